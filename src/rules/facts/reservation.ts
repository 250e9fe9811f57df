import { isControlPlanePool } from "../../model/control-plane.js";
import { matchesNameGlob } from "../../model/name-glob.js";
import type { NodePool } from "../../model/pool.js";
import type { Workload } from "../../model/workload.js";
import { matchesWorkload } from "../contract/workload-option.js";
import { nodeAgentRole } from "./node-agents.js";
import { osOfPod, osOfPool } from "./operating-system.js";
import { isSystemNamespace } from "./system-namespaces.js";

/** Reports whether `reservedFor` of the pool names the workload; a pool that is not reserved takes everybody. */
export function isWelcome(workload: Workload, pool: NodePool): boolean {
  const reservation = pool.reservedFor;
  if (reservation === undefined) return true;
  const { namespaces, workloads } = reservation;
  const byNamespace = namespaces?.some((glob) => matchesNameGlob(glob, workload.namespace)) ?? false;
  const byWorkload = workloads?.some((glob) => matchesWorkload(glob, workload)) ?? false;
  return byNamespace || byWorkload;
}

/** Says on a DaemonSet, or on its pod template, which pools it is not meant for: globs with commas between them. */
export const NOT_ON_ANNOTATION = "taintlint.dev/not-on";

/** Reports whether a list of globs, of which those with `!` take out, covers the DaemonSet; one that only takes out covers the rest. */
function coversDaemonSet(globs: readonly string[], { namespace, name }: Workload): boolean {
  const covers = (glob: string) => matchesNameGlob(glob, name) || matchesNameGlob(glob, `${namespace}/${name}`);
  return globs.reduce(
    (isCovered, glob) => (glob.startsWith("!") ? isCovered && !covers(glob.slice(1)) : isCovered || covers(glob)),
    globs[0]?.startsWith("!") ?? false,
  );
}

/** Reports whether the pool asks for the DaemonSet by a glob that does not cover everything. */
export function servesByName(workload: Workload, { daemonSets = [] }: NodePool): boolean {
  const asking = daemonSets.filter((glob) => !glob.startsWith("!") && !/^\**$/.test(glob));
  return coversDaemonSet(daemonSets, workload) && coversDaemonSet(asking, workload);
}

/** Reports whether a DaemonSet may be meant for a pool, by what the pool and the DaemonSet itself say. */
export function mayServePool(workload: Workload, pool: NodePool): boolean {
  const { annotations, templateAnnotations } = workload;
  const notOn = `${annotations[NOT_ON_ANNOTATION] ?? ""},${templateAnnotations[NOT_ON_ANNOTATION] ?? ""}`.split(",");
  if (notOn.some((glob) => matchesNameGlob(glob.trim(), pool.name))) return false;
  return pool.daemonSets === undefined ? isWelcome(workload, pool) : coversDaemonSet(pool.daemonSets, workload);
}

/** Why nobody may be told to let the workload in, to follow the pool's name; undefined where that can do no harm. */
export function whyNotOpen(workload: Workload, pool: NodePool): string | undefined {
  if (!isWelcome(workload, pool)) return "is reserved for others";
  // Agents of nodes serve control planes, too.
  if (workload.kind !== "DaemonSet" && isControlPlanePool(pool)) return "is a control plane";
  const os = osOfPool(pool);
  return os === osOfPod(workload.podSpec) ? undefined : `has nodes with ${os}`;
}

/**
 * Reports whether the workload does not belong on the reserved pool. A reservation says who uses the nodes, not who serves
 * them: DaemonSets of a system namespace and node agents that other pods need are no intruders.
 */
export function isIntruder(workload: Workload, pool: NodePool): boolean {
  if (isWelcome(workload, pool)) return false;
  if (workload.kind === "DaemonSet" && pool.daemonSets && coversDaemonSet(pool.daemonSets, workload)) return false;
  const serves = isSystemNamespace(workload.namespace) || nodeAgentRole(workload) !== undefined;
  return workload.kind !== "DaemonSet" || !serves;
}
