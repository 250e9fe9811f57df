import type { NodePool } from "./pool.js";

/** Tools for clusters on a developer's machine or in tests. */
const LOCAL_FORMATS: ReadonlySet<string> = new Set(["kind", "k3d"]);

export function areLocalPools(pools: readonly NodePool[]): boolean {
  return pools.length > 0 && pools.every(isLocal);
}

export function areLocalControlPlanes(pools: readonly NodePool[]): boolean {
  return areLocalPools(pools) && pools.every(({ role }) => role === "control-plane");
}

/** Reports whether missing labels prove nothing, for local clusters, lone control planes, or templated pools. */
export function representNoCluster(pools: readonly NodePool[]): boolean {
  return pools.length > 0 && pools.every((pool) => isLocal(pool) || pool.role === "control-plane" || isPending(pool));
}

function isLocal({ format }: NodePool): boolean {
  return LOCAL_FORMATS.has(format);
}

/** Reports whether a template hides the pool's name or existence. */
function isPending(pool: NodePool): boolean {
  const { incomplete = [] } = pool;
  return isOfTemplate(pool) && incomplete.some(({ field }) => field === "name" || field === "exists");
}

export function isOfTemplate({ place: { document } }: NodePool): boolean {
  return document.blanks !== undefined || document.doubt !== undefined;
}
