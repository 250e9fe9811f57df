import type { NodePool } from "../../model/pool.js";
import type { Place } from "../../model/source.js";
import { EMPTY_STRING_MAP } from "../../model/string-map.js";

const NAME = "auto-provisioned";
/** The format of one that the configuration declares. */
export const PROVISION_FORMAT = "auto-provision";

/** Returns a pool for nodes that a platform makes on demand. `place` is its declaration. */
export function provisionedPool(place: Place, cluster: string | null): NodePool {
  return {
    name: NAME,
    cluster,
    format: PROVISION_FORMAT,
    place,
    taints: [],
    startupTaints: [],
    labels: EMPTY_STRING_MAP,
    labelsClosed: false,
    openLabels: ["*"],
    nodes: undefined,
    allocatable: EMPTY_STRING_MAP,
    reservedFor: undefined,
    autoProvisions: true,
  };
}
