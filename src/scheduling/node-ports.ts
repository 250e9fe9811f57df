import type { AdmissionObjects } from "../model/cluster.js";
import type { HostPort } from "../model/pod.js";
import type { Obstacle, PoolFit, WorkloadFit } from "../model/pool-fit.js";
import type { Workload } from "../model/workload.js";
import { comesBefore, daemonKey, runsOnAll } from "./daemonset.js";
import { withFurther } from "./volumes.js";

type IsBefore = (one: Workload, other: Workload) => boolean;

/** The address that stands for all addresses of a node. */
const ALL_ADDRESSES = "0.0.0.0";

/** Reports whether no node has room for both. Upstream: kube-scheduler/framework/types.go HostPortInfo.CheckConflict. */
function portsConflict(one: HostPort, other: HostPort): boolean {
  if (one.port !== other.port || one.protocol !== other.protocol) return false;
  return one.ip === other.ip || one.ip === ALL_ADDRESSES || other.ip === ALL_ADDRESSES;
}

/**
 * Adds to each verdict which of the pod's ports DaemonSets take on every node of the pool. Of two DaemonSets the second
 * one is kept off, and overlays make one of several by one name. `isCertain` tells those that the cluster has for certain.
 * Upstream: pkg/scheduler/framework/plugins/nodeports/node_ports.go Filter.
 */
export function withPorts(
  fits: readonly WorkloadFit[],
  isCertain: (daemonSet: Workload) => boolean,
  admission: AdmissionObjects,
): readonly WorkloadFit[] {
  const comes = (one: Workload, other: Workload) => comesBefore(one, other, admission) === true;
  const isAbove = (one: WorkloadFit, other: WorkloadFit) => Number(comes(one.workload, other.workload));
  /** Either of two DaemonSets of one priority class may be first: the other is kept off then. */
  const isBefore: IsBefore = (one, other) =>
    one.podSpec.priorityClassName === other.podSpec.priorityClassName || comes(one, other);
  const certain = fits.filter((fit) => isTaker(fit) && isCertain(fit.workload));
  // Which of two comes first is a race: decided by name, so that the order of files changes nothing.
  const takers = [...certain].sort(
    (a, b) => isAbove(b, a) - isAbove(a, b) || (daemonKey(a.workload) < daemonKey(b.workload) ? -1 : 1),
  );
  const byPool = fits[0]?.pools.map((_, index) => runningOn(index, takers, isBefore)) ?? [];
  return fits.map((fit) => {
    const { hostPorts } = fit.workload.podSpec;
    if (hostPorts === undefined) return fit;
    const pools = fit.pools.map((pool, index): PoolFit => {
      const before = byPool[index]?.filter((running) => isBefore(running, fit.workload)) ?? [];
      const obstacles = hostPorts.flatMap((port): Obstacle[] => {
        const by = before.find((running) => takes(running, port, fit.workload));
        return by === undefined ? [] : [{ kind: "port-taken", port, by }];
      });
      return withFurther(pool, obstacles, ["ports"]);
    });
    return { ...fit, pools };
  });
}

/** Returns the DaemonSets that get their ports on every node of a pool. Where their room is open, another may have them. */
function runningOn(index: number, takers: readonly WorkloadFit[], isBefore: IsBefore): readonly Workload[] {
  const entering = takers
    .filter((taker) => runsOnAll(taker, index) && (taker.pools[index]?.size?.verdict ?? "enough") === "enough")
    .map(({ workload }) => workload);
  const rivalsOf = (one: Workload, among: readonly Workload[]) =>
    among.filter((other) => one.podSpec.hostPorts?.some((port) => takes(other, port, one)));
  // Which of two runs is open where only the values of their priority classes tell.
  const isPending = (one: Workload, other: Workload) => !isBefore(one, other) && !isBefore(other, one);
  if (entering.some((one) => rivalsOf(one, entering).some((other) => isPending(one, other)))) {
    return entering.filter((one) => rivalsOf(one, entering).length === 0);
  }
  const running: Workload[] = [];
  for (const one of entering) if (rivalsOf(one, running).length === 0) running.push(one);
  return running;
}

function takes(running: Workload, port: HostPort, other: Workload): boolean {
  const { hostPorts = [] } = running.podSpec;
  return running.name !== other.name && hostPorts.some((taken) => portsConflict(port, taken));
}

/** Reports whether the cluster takes the DaemonSet and makes its pods, and they take ports. */
function isTaker({ valid, admissionError, workload }: WorkloadFit): boolean {
  const { kind, podSpec, strayFields } = workload;
  const isMade = valid && admissionError === undefined && strayFields.length === 0;
  return kind === "DaemonSet" && podSpec.hostPorts !== undefined && isMade;
}
