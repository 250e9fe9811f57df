import { groupBy } from "./group-by.js";

/** Bounds the keys that a name is searched for: its length times this. */
const MAX_KEY = 64;

/** Indexes thousands of patterns by the rarest text that each needs. Returns the values of those that may match a name. */
export function indexByLiteral<Value>(
  patterns: readonly (readonly [literals: readonly string[], value: Value])[],
): (name: string) => Iterable<Value> {
  const keysOf = patterns.map(([literals]) => literals.map((one) => one.slice(-MAX_KEY)).filter((one) => one !== ""));
  const uses = new Map<string, number>();
  for (const key of keysOf.flat()) uses.set(key, (uses.get(key) ?? 0) + 1);
  const keyed = patterns.map(([, value], index) => {
    const keys = keysOf[index] ?? [];
    const [key = ""] = keys.sort((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0) || b.length - a.length);
    return { key, value };
  });
  const values = groupBy(keyed, ({ key }) => key);
  const lengths = new Set(keyed.map(({ key }) => key.length));
  return function* find(name) {
    const keys = new Set<string>();
    for (const length of lengths)
      for (let end = length === 0 ? name.length : length; end <= name.length; end++)
        keys.add(name.slice(end - length, end));
    for (const key of keys) for (const { value } of values.get(key) ?? []) yield value;
  };
}
