export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

export function groupByEach<Item, Key>(items: Iterable<Item>, keysOf: (item: Item) => Iterable<Key>): Map<Key, Item[]> {
  const pairs = Array.from(items, (item) => Array.from(new Set(keysOf(item)), (key) => ({ key, item }))).flat();
  return new Map(
    Array.from(
      groupBy(pairs, ({ key }) => key),
      ([key, of]) => [key, of.map(({ item }) => item)],
    ),
  );
}

/** Returns items without a counterpart, one for one; matches by the first key, then the next. */
export function leftOver<Item>(
  items: readonly Item[],
  others: readonly Item[],
  keys: readonly ((item: Item) => string)[],
): readonly Item[] {
  let [left, free] = [items, others];
  for (const keyOf of keys) {
    const groups = groupBy(free, keyOf);
    left = left.filter((one) => groups.get(keyOf(one))?.shift() === undefined);
    free = [...groups.values()].flat();
  }
  return left;
}

/** Items that are linked, also by way of others, in the order of the links. */
export function connected<Item>(links: Iterable<readonly Item[]>): Item[][] {
  const groupOf = new Map<Item, Item[]>();
  for (const link of links) {
    const [largest, ...others] = [...new Set(link.map((item) => groupOf.get(item) ?? [item]))].sort(
      (a, b) => b.length - a.length,
    );
    if (largest === undefined) continue;
    for (const other of others) for (const item of other) largest.push(item);
    for (const item of [...others.flat(), ...link]) groupOf.set(item, largest);
  }
  return [...new Set(groupOf.values())];
}
