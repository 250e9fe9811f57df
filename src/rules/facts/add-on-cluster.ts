import { folderOf } from "../../model/path-steps.js";
import type { NodePool } from "../../model/pool.js";
import type { AddOnOrigin } from "../../model/workload.js";

/** Reports whether an add-on is one of the pool's cluster: the two are declared together, and no other cluster is named. */
export function isAddOnOf({ place, cluster }: AddOnOrigin, pool: NodePool): boolean {
  if (folderOf(pool.place.document.file.path) !== folderOf(place.file.path)) return false;
  return cluster === undefined || pool.clusterName === cluster;
}
