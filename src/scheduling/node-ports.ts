import type { Obstacle, PoolFit, WorkloadFit } from "../model/fit.js";
import type { HostPort } from "../model/pod.js";
import type { Workload } from "../model/workload.js";
import { comesBefore, runsOnAll } from "./daemonset.js";

/** The address that stands for all addresses of a node. */
const ALL_ADDRESSES = "0.0.0.0";

/** Reports whether no node has room for both. Upstream: kube-scheduler/framework/types.go HostPortInfo.CheckConflict. */
export function portsConflict(one: HostPort, other: HostPort): boolean {
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
): readonly WorkloadFit[] {
  const takers = fits.filter((fit) => isTaker(fit) && isCertain(fit.workload));
  return fits.map((fit) => {
    const { hostPorts } = fit.workload.podSpec;
    if (hostPorts === undefined) return fit;
    const own = takers.indexOf(fit);
    const others = takers.filter((taker, index) => own < 0 || index < own || !areEqual(taker, fit));
    const pools = fit.pools.map((pool, index): PoolFit => {
      const beside = others.filter(
        (taker) =>
          taker.workload.name !== fit.workload.name &&
          runsOnAll(taker, index) &&
          (areEqual(taker, fit) || comesBefore(taker.workload, fit.workload) === true) &&
          taker.pools[index]?.size?.verdict !== "short",
      );
      const obstacles = hostPorts.flatMap((port): Obstacle[] => {
        const taker = beside.find(({ workload }) =>
          workload.podSpec.hostPorts?.some((taken) => portsConflict(port, taken)),
        );
        return taker === undefined ? [] : [{ kind: "port-taken", port, by: taker.workload }];
      });
      return { ...pool, further: { judged: ["ports"], obstacles } };
    });
    return { ...fit, pools };
  });
}

/** Reports whether the cluster takes the DaemonSet and makes its pods, and they take ports. */
function isTaker({ valid, admissionError, workload }: WorkloadFit): boolean {
  const { kind, podSpec, strayFields } = workload;
  const isMade = valid && admissionError === undefined && strayFields.length === 0;
  return kind === "DaemonSet" && podSpec.hostPorts !== undefined && isMade;
}

/** Reports whether neither pod gives way to the other. */
function areEqual({ workload: one }: WorkloadFit, { workload: other }: WorkloadFit): boolean {
  return (one.podSpec.priorityClassName ?? "") === (other.podSpec.priorityClassName ?? "");
}
