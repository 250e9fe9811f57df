const NONE: readonly never[] = [];

/** A list that is kept for long: one stands for all that are empty, and others have no room for more items. */
export function compact<Item>(list: readonly Item[]): readonly Item[] {
  return list.length === 0 ? NONE : list.slice();
}
