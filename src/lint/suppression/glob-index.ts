import { indexByLiteral } from "../../model/literal-index.js";
import { matchesNameGlob } from "../../model/name-glob.js";

/** Returns values of the globs that match a name. */
export type GlobIndex<Value> = (name: string) => readonly Value[];

/** Indexes thousands of globs of names. */
export function indexGlobs<Value>(globs: Iterable<readonly [glob: string, value: Value]>): GlobIndex<Value> {
  const find = indexByLiteral([...globs].map((entry) => [entry[0].split("*"), entry] as const));
  return (name) => [...find(name)].flatMap(([glob, value]) => (matchesNameGlob(glob, name) ? [value] : []));
}
