import type { Inventory } from "../model/cluster.js";
import type { PodAffinityTerm } from "../model/pod.js";
import type { NodePool } from "../model/pool.js";
import type { PoolFit, WorkloadFit } from "../model/pool-fit.js";
import { DEFAULT_NAMESPACE, isDaemon, WORKLOAD_KINDS, type Workload } from "../model/workload.js";
import { HOSTNAME, mayHaveTopology, valuesOnEveryNode } from "./labels/topology-domains.js";
import { withFurther } from "./volumes.js";

/** Labels set by controllers. Upstream: pkg/controller, and api/apps/v1, api/batch/v1. */
export const BY_CONTROLLER =
  /^(?:pod-template-hash|controller-revision-hash|pod-template-generation|controller-uid|job-name|(?:.*\.)?kubernetes\.io\/.*(?:pod-name|pod-index|job-name|controller-uid|completion-index))$/;

/**
 * Adds to each verdict the workloads that the pod must run beside, if their pods come near no node of the pool. A pod that
 * its own terms select is the first of them, and a DaemonSet may be meant to run beside others only. Upstream:
 * pkg/scheduler/framework/plugins/interpodaffinity/filtering.go satisfyPodAffinity.
 */
export function withCompanions(fits: readonly WorkloadFit[], inventory: Inventory): readonly WorkloadFit[] {
  return fits.map((fit) => {
    const { podSpec } = fit.workload;
    const terms = podSpec.podAffinityTerms.filter(({ effect, isRequired }) => effect === "attract" && isRequired);
    if (terms.length === 0 || isDaemon(fit.workload) || mayBeSelected(fit.workload, terms, fit.workload)) return fit;
    const companions = fits.filter(({ workload }) => mayBeSelected(workload, terms, fit.workload));
    const pools = fit.pools.map((poolFit): PoolFit => {
      const mayRunNear = (other: PoolFit, { topologyKey }: PodAffinityTerm) =>
        other.verdict !== "blocked" && mayShare(topologyKey, poolFit.pool, other.pool, inventory);
      const apart = terms.find((term) => !companions.some((one) => one.pools.some((other) => mayRunNear(other, term))));
      if (apart === undefined) return poolFit;
      const { topologyKey, selected, path } = apart;
      const workloads = companions.map(({ workload }) => workload);
      const at = selected?.[0]?.path ?? path;
      const lonely = { kind: "companions-elsewhere", companions: workloads, topologyKey, path: at } as const;
      return workloads.length > 0 ? withFurther(poolFit, [lonely]) : withFurther(poolFit, [], [], [lonely]);
    });
    return { ...fit, pools };
  });
}

/** Reports whether a pod may have all that all terms select, as it must. Operators may add labels to the pods that they make. */
function mayBeSelected(pod: Workload, terms: readonly PodAffinityTerm[], by: Workload): boolean {
  const isOpen = !WORKLOAD_KINDS.some((kind) => kind === pod.kind);
  const has = ([key, value]: [string, string]) =>
    pod.templateLabels[key] === value || (pod.templateLabels[key] === undefined && (isOpen || BY_CONTROLLER.test(key)));
  const selected = terms.flatMap(({ matchLabels }) => matchLabels ?? []);
  const isNear = selected.length === 0 || [by.namespace, DEFAULT_NAMESPACE].includes(pod.namespace);
  return (
    (isNear || by.namespace === DEFAULT_NAMESPACE) && selected.every((labels) => Object.entries(labels).every(has))
  );
}

/** Reports whether a node of each pool may be in one domain. */
function mayShare(topologyKey: string, one: NodePool, other: NodePool, inventory: Inventory): boolean {
  if (topologyKey === HOSTNAME) return one === other;
  if (!mayHaveTopology(other, topologyKey, inventory)) return false;
  const [values, others] = [one, other].map((pool) => valuesOnEveryNode(topologyKey, pool, inventory));
  return values === undefined || others === undefined || values.some((value) => others.includes(value));
}
