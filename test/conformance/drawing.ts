/** A number from zero to below `most`. */
export type Draw = (most: number) => number;
/** A part of an object of Kubernetes. */
export type Part = Readonly<Record<string, unknown>>;

/** The same numbers for the same seed, everywhere. */
export function drawing(seed: number): Draw {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return (most) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
}

export function one<Item>(draw: Draw, items: readonly [Item, ...Item[]]): Item {
  return items[draw(items.length)] ?? items[0];
}

export function pick<Item>(draw: Draw, items: readonly Item[]): Item | undefined {
  return items[draw(items.length)];
}
