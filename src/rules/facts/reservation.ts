import { matchesNameGlob } from "../../model/name-glob.js";
import { isControlPlanePool, type NodePool } from "../../model/pool.js";
import { isDaemon, type Workload } from "../../model/workload.js";
import { nodeAgentRole } from "./node-agents.js";
import { osOfPod, osOfPool } from "./operating-system.js";
import { isSystemNamespace } from "./system-namespaces.js";
import { matchesWorkload } from "./workload-option.js";

/** Reports whether `reservedFor` allows the workload; an unreserved pool allows all. */
export function isWelcome(workload: Workload, pool: NodePool): boolean {
  const reservation = pool.reservedFor;
  if (reservation === undefined) return true;
  const { namespaces, workloads } = reservation;
  const byNamespace = namespaces?.some((glob) => matchesNameGlob(glob, workload.namespace)) ?? false;
  const byWorkload = workloads?.some((glob) => matchesWorkload(glob, workload)) ?? false;
  return byNamespace || byWorkload;
}

/** Annotates a DaemonSet or its template with pools it is not for: comma-separated globs. */
export const NOT_ON_ANNOTATION = "taintlint.dev/not-on";

/** Matches globs with `!` exclusions; exclusions alone match the rest. */
function coversDaemonSet(globs: readonly string[], { namespace, name }: Workload): boolean {
  const covers = (glob: string) => matchesNameGlob(glob, name) || matchesNameGlob(glob, `${namespace}/${name}`);
  return globs.reduce(
    (isCovered, glob) => (glob.startsWith("!") ? isCovered && !covers(glob.slice(1)) : isCovered || covers(glob)),
    globs[0]?.startsWith("!") ?? false,
  );
}

/** Reports whether the pool names the DaemonSet by a specific glob. */
export function servesByName(workload: Workload, { daemonSets = [] }: NodePool): boolean {
  const asking = daemonSets.filter((glob) => !glob.startsWith("!") && !/^\**$/.test(glob));
  return coversDaemonSet(daemonSets, workload) && coversDaemonSet(asking, workload);
}

/** Reports whether pool and DaemonSet permit each other. */
export function mayServePool(workload: Workload, pool: NodePool): boolean {
  const { annotations, templateAnnotations } = workload;
  const notOn = `${annotations[NOT_ON_ANNOTATION] ?? ""},${templateAnnotations[NOT_ON_ANNOTATION] ?? ""}`.split(",");
  if (notOn.some((glob) => matchesNameGlob(glob.trim(), pool.name))) return false;
  return pool.daemonSets === undefined ? isWelcome(workload, pool) : coversDaemonSet(pool.daemonSets, workload);
}

/** Returns the reason not to advise a toleration, after the pool's name; undefined if harmless. */
export function whyNotToTolerate(workload: Workload, pool: NodePool): string | undefined {
  if (!isWelcome(workload, pool)) return "is reserved for others";
  // Agents of nodes serve control planes, too.
  if (!isDaemon(workload) && isControlPlanePool(pool)) return "is a control plane";
  const os = osOfPool(pool);
  return os === osOfPod(workload.podSpec) ? undefined : `has nodes with ${os ?? "a system that is not known"}`;
}

/** Reports whether the workload must not use the pool. System DaemonSets and node agents serve it. */
export function isIntruder(workload: Workload, pool: NodePool): boolean {
  if (isWelcome(workload, pool)) return false;
  if (isDaemon(workload) && pool.daemonSets && coversDaemonSet(pool.daemonSets, workload)) return false;
  const serves = isSystemNamespace(workload.namespace) || nodeAgentRole(workload) !== undefined;
  return !isDaemon(workload) || !serves;
}
