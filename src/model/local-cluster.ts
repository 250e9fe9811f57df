import type { NodePool } from "./pool.js";

/** What makes clusters on the machine of a developer, or in a run of tests: nobody shares them. */
const LOCAL_FORMATS: ReadonlySet<string> = new Set(["kind", "k3d"]);

/** Reports whether some pools are those of a cluster on the machine of a developer. */
export function areLocalPools(pools: readonly NodePool[]): boolean {
  return pools.length > 0 && pools.every(isLocal);
}

/** Reports whether some pools are control planes of such clusters: what runs elsewhere has nothing to do with them. */
export function areLocalControlPlanes(pools: readonly NodePool[]): boolean {
  return areLocalPools(pools) && pools.every(({ role }) => role === "control-plane");
}

/**
 * Reports whether nothing follows from what no pool of an incomplete inventory has: nobody shares the cluster, pods are meant for
 * other nodes than a control plane's, and what a template leaves open may become any number of pools.
 */
export function speakForNoCluster(pools: readonly NodePool[]): boolean {
  return pools.length > 0 && pools.every((pool) => isLocal(pool) || pool.role === "control-plane" || isOpen(pool));
}

function isLocal({ format }: NodePool): boolean {
  return LOCAL_FORMATS.has(format);
}

/** Reports whether a template hides the pool's name, or whether it exists. */
function isOpen(pool: NodePool): boolean {
  const { incomplete = [] } = pool;
  return isOfTemplate(pool) && incomplete.some(({ field }) => field === "name" || field === "exists");
}

/** Reports whether a pool stands in a file that some template engine fills in. */
export function isOfTemplate({ place: { document } }: NodePool): boolean {
  return document.blanks !== undefined || document.doubt !== undefined;
}
