/** Returns the first answer about an item; undefined if there is none. */
export function firstOf<Item, Found>(items: Iterable<Item>, ask: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = ask(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
