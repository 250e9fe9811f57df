import { matchesNameGlob } from "../../model/name-glob.js";

/** Returns values of the globs that match a name. */
export type GlobIndex<Value> = (name: string) => readonly Value[];

interface Bucket<Value> {
  readonly entries: Map<string, (readonly [glob: string, value: Value])[]>;
  /** Lengths of the keys of `entries`. */
  readonly lengths: Set<number>;
}

/** Indexes thousands of globs by literal start or end, whichever is longer. */
export function indexGlobs<Value>(globs: Iterable<readonly [glob: string, value: Value]>): GlobIndex<Value> {
  const heads: Bucket<Value> = { entries: new Map(), lengths: new Set() };
  const tails: Bucket<Value> = { entries: new Map(), lengths: new Set() };
  for (const entry of globs) {
    const [glob] = entry;
    const head = /^[^*]*/.exec(glob)?.[0] ?? "";
    const tail = glob.slice(glob.lastIndexOf("*") + 1);
    if (head.length >= tail.length) add(heads, head, entry);
    else add(tails, tail, entry);
  }
  return (name) => [
    ...covering(heads, name, (length) => name.slice(0, length)),
    ...covering(tails, name, (length) => name.slice(name.length - length)),
  ];
}

function add<Value>({ entries, lengths }: Bucket<Value>, key: string, entry: readonly [string, Value]): void {
  const others = entries.get(key);
  if (others === undefined) entries.set(key, [entry]);
  else others.push(entry);
  lengths.add(key.length);
}

function covering<Value>(
  { entries, lengths }: Bucket<Value>,
  name: string,
  keyOf: (length: number) => string,
): Value[] {
  return [...lengths].flatMap((length) => {
    if (length > name.length) return [];
    const candidates = entries.get(keyOf(length)) ?? [];
    return candidates.flatMap(([glob, value]) => (matchesNameGlob(glob, name) ? [value] : []));
  });
}
