/** Bounds the keys that a name is searched for: its length times this. */
const MAX_KEY = 64;

/** Indexes thousands of patterns by the rarest text that each needs. Returns the values of those that may match a name. */
export function indexByLiteral<Value>(
  patterns: readonly (readonly [literals: readonly string[], value: Value])[],
): (name: string) => Iterable<Value> {
  const keysOf = patterns.map(([literals]) => literals.map((one) => one.slice(-MAX_KEY)).filter((one) => one !== ""));
  const uses = new Map<string, number>();
  for (const key of keysOf.flat()) uses.set(key, (uses.get(key) ?? 0) + 1);
  const values = new Map<string, Value[]>();
  const lengths = new Set<number>();
  for (const [index, [, value]] of patterns.entries()) {
    const keys = keysOf[index] ?? [];
    const [key = ""] = keys.sort((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0) || b.length - a.length);
    lengths.add(key.length);
    const others = values.get(key);
    if (others === undefined) values.set(key, [value]);
    else others.push(value);
  }
  return function* find(name) {
    const keys = new Set<string>();
    for (const length of lengths)
      for (let end = length === 0 ? name.length : length; end <= name.length; end++)
        keys.add(name.slice(end - length, end));
    for (const key of keys) yield* values.get(key) ?? [];
  };
}
