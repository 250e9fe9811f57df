import { matchesNameGlob } from "../model/name-glob.js";
import type { NodePool } from "../model/pool.js";
import type { Workload } from "../model/workload.js";
import { nodeAgentRole } from "./node-agent-role.js";
import { isSystemNamespace } from "./system-namespaces.js";
import { matchesWorkload } from "./workload-glob.js";

/** Whether `reservedFor` of the pool names the workload; a pool that is not reserved takes everybody. */
export function isWelcome(workload: Workload, pool: NodePool): boolean {
  const reservation = pool.reservedFor;
  if (reservation === undefined) return true;
  const { namespaces, workloads } = reservation;
  const byNamespace = namespaces?.some((glob) => matchesNameGlob(glob, workload.namespace)) ?? false;
  const byWorkload = workloads?.some((glob) => matchesWorkload(glob, workload)) ?? false;
  return byNamespace || byWorkload;
}

/**
 * Whether the workload does not belong on the reserved pool. A reservation says who uses the nodes, not who serves
 * them: DaemonSets of a system namespace and node agents that other pods need are no intruders.
 */
export function isIntruder(workload: Workload, pool: NodePool): boolean {
  if (isWelcome(workload, pool)) return false;
  const serves = isSystemNamespace(workload.namespace) || nodeAgentRole(workload) !== undefined;
  return workload.kind !== "DaemonSet" || !serves;
}
