import { matchesNameGlob } from "../model/name-glob.js";
import type { NodePool } from "../model/pool.js";
import type { Workload } from "../model/workload.js";

/** Whether `reservedFor` of the pool names the workload; a pool that is not reserved takes everybody. */
export function isWelcome(workload: Workload, pool: NodePool): boolean {
  const reservation = pool.reservedFor;
  if (reservation === undefined) return true;
  const { namespaces, workloads } = reservation;
  const names = [`${workload.kind}/${workload.name}`, `${workload.namespace}/${workload.kind}/${workload.name}`];
  const byNamespace = namespaces?.some((glob) => matchesNameGlob(glob, workload.namespace)) ?? false;
  const byWorkload = workloads?.some((glob) => names.some((name) => matchesNameGlob(glob, name))) ?? false;
  return byNamespace || byWorkload;
}
