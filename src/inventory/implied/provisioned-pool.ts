import { NO_WORDS } from "../../model/by-word.js";
import type { NodePool } from "../../model/pool.js";
import type { Place } from "../../model/source.js";

const NAME = "auto-provisioned";
/** The format of one that the configuration declares. */
export const PROVISION_FORMAT = "auto-provision";

/** Returns a pool for nodes that a platform makes on demand. `place` is its declaration. */
export function provisionedPool(place: Place, cluster: string | null, format = PROVISION_FORMAT): NodePool {
  return {
    name: NAME,
    cluster,
    format,
    place,
    taints: [],
    startupTaints: [],
    labels: NO_WORDS,
    labelsClosed: false,
    openLabels: ["*"],
    nodes: undefined,
    allocatable: NO_WORDS,
    reservedFor: undefined,
    autoProvisions: true,
  };
}
