import { matchesNameGlob } from "../../model/name-glob.js";
import type { WorkloadIdentity } from "../../model/workload.js";
/** Reads an option of type `mappings`, already validated. */
export function readMappings<K extends string>(value: unknown, keys: readonly K[]): Readonly<Record<K, string>>[] {
  if (!Array.isArray(value)) return [];
  const hasKeys = (item: unknown): item is Readonly<Record<K, string>> =>
    typeof item === "object" && item !== null && keys.every((key) => key in item);
  return value.filter(hasKeys);
}

/** Matches `Kind/name` or `namespace/Kind/name`. */
export function matchesWorkload(glob: string, { kind, namespace, name }: WorkloadIdentity): boolean {
  return matchesNameGlob(glob, `${kind}/${name}`) || matchesNameGlob(glob, `${namespace}/${kind}/${name}`);
}
