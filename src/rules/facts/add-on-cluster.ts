import { folderOf } from "../../model/path-steps.js";
import type { NodePool } from "../../model/pool.js";
import type { AddOnOrigin } from "../../model/workload.js";

/** Reports whether add-on and pool belong to one cluster: declared together, and none else named. */
export function isAddOnOf({ place, cluster }: AddOnOrigin, pool: NodePool): boolean {
  if (folderOf(pool.place.document.file.path) !== folderOf(place.file.path)) return false;
  return cluster === undefined || pool.clusterName === cluster;
}
