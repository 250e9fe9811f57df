import type { NodePool } from "./pool.js";

/** What makes clusters on the machine of a developer, or in a run of tests: nobody shares them. */
const LOCAL_FORMATS: ReadonlySet<string> = new Set(["kind", "k3d"]);

/** Whether some pools are those of a cluster on the machine of a developer. */
export function areLocalPools(pools: readonly NodePool[]): boolean {
  return pools.length > 0 && pools.every(({ format }) => LOCAL_FORMATS.has(format));
}
