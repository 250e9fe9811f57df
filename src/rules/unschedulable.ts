import type { Inventory } from "../model/cluster.js";
import { COMPUTE_CLASS_FORMAT } from "../model/compute-class.js";
import type { PoolFit, WorkloadFit } from "../model/fit.js";
import { hasNoNodes } from "../model/pool.js";
import { placeInPodSpec } from "../model/workload.js";
import { keepsPodsOff } from "../scheduling/toleration.js";
import { describeLostTolerations } from "./lost-tolerations.js";
import { describePools, explainTaints, type Placement, taintsAgainst } from "./placement.js";
import { describeSiblings } from "./release-siblings.js";
import type { Rule } from "./rule.js";
import { explainSelector } from "./selector-explanation.js";
import { fixUnschedulable } from "./toleration-fixes.js";
import { list, quoted } from "./wording.js";

/** Pools that the pod's selector allows and only taints keep from it. */
export function poolsBehindTaints(pools: readonly PoolFit[]): PoolFit[] {
  return pools.filter(
    (pool) => pool.selector !== "mismatch" && !hasNoNodes(pool.pool) && taintsAgainst(pool).length > 0,
  );
}

/**
 * True when no pool takes the pod, for certain. A pod with a nodeName is not the scheduler's business, and where a
 * field is misplaced nobody knows what the pod asks for.
 */
export function isUnschedulable({ valid, workload, pools }: WorkloadFit): boolean {
  if (!valid || workload.strayFields.length > 0) return false;
  if (workload.kind === "DaemonSet" || workload.podSpec.nodeName !== "") return false;
  return pools.length > 0 && pools.every((pool) => pool.verdict === "blocked");
}

/** A pool that could take the pod, had it nodes. */
function isOnlyEmpty({ pool, selector, cordoned, untolerated }: PoolFit): boolean {
  return hasNoNodes(pool) && selector !== "mismatch" && !cordoned && !untolerated.some(keepsPodsOff);
}

function explainEmpty(fit: WorkloadFit, empty: readonly PoolFit[]): Placement {
  const names = list(empty.map(({ pool }) => quoted(pool.name)));
  return {
    at: placeInPodSpec(fit.workload, [], "key"),
    cause:
      empty.length === 1
        ? `pool ${names}, the only one that could take it, is scaled to zero`
        : `pools ${names}, the only ones that could take it, are scaled to zero`,
    details: describePools(fit.pools, empty),
    help: "Give the pool nodes, or remove the workload.",
    related: empty.map(({ pool }) => ({ place: pool.place, message: `pool ${quoted(pool.name)} is declared here` })),
    nearMissIndex: undefined,
  };
}

/** GKE runs a pod that selects no ComputeClass on other pools: where only the classes are known, nothing is known of it. */
function runsBesideClasses({ tolerations }: WorkloadFit, { pools }: Inventory): boolean {
  return (
    !tolerations.some(({ origin }) => origin.by === "GKE") &&
    pools.every(({ format }) => format === COMPUTE_CLASS_FORMAT)
  );
}

/**
 * Where the inventory may lack a pool, a pod that selects nothing most likely runs on one without taints that is declared
 * elsewhere, such as a default node group. A toleration that nearly fits shows that it was meant for a declared one.
 */
function mayRunElsewhere(fit: WorkloadFit, inventory: Inventory, { nearMissIndex }: Placement): boolean {
  if (inventory.complete) return false;
  const { nodeSelector, workload } = fit;
  const selects = Object.keys(nodeSelector).length > 0 || workload.podSpec.nodeAffinity?.required !== undefined;
  return runsBesideClasses(fit, inventory) || (!selects && nearMissIndex === undefined);
}

function explainPlacement(fit: WorkloadFit, { cluster }: Inventory): Placement {
  const emptyOnly = fit.pools.filter(isOnlyEmpty);
  if (emptyOnly.length > 0) return explainEmpty(fit, emptyOnly);
  const behindTaints = poolsBehindTaints(fit.pools);
  return behindTaints.length > 0 ? explainTaints(fit, behindTaints, cluster.comparisonOperators) : explainSelector(fit);
}

const placements = new WeakMap<WorkloadFit, { readonly placement: Placement | undefined }>();

/** Why no pool takes the pod; undefined where one may, be it one that is not declared. `inventory` is what was judged. */
export function explainUnschedulable(fit: WorkloadFit, inventory: Inventory): Placement | undefined {
  if (!isUnschedulable(fit)) return undefined;
  const known = placements.get(fit);
  if (known !== undefined) return known.placement;
  const explained = explainPlacement(fit, inventory);
  const placement = mayRunElsewhere(fit, inventory, explained) ? undefined : explained;
  placements.set(fit, { placement });
  return placement;
}

export const unschedulable: Rule = {
  id: "unschedulable",
  summary: "No pool of the inventory admits the pod: it stays Pending.",
  severity: "error",
  rationale: `Every pool refuses the pod, for certain: by a taint that it does not tolerate, by a label that its selector asks
for and the pool does not have, because all its nodes are cordoned, or because it is scaled to zero. Kubernetes would say only "0/4 nodes are
available: 4 node(s) had untolerated taint(s)"; newer versions no longer name the taint.

Whatever the repository cannot know counts as possible: a label that a cloud sets later, a RuntimeClass that is defined
elsewhere, an operator behind a feature gate. Then taintlint is silent. Where the inventory is not complete the finding is
a warning, and a pod that selects nothing is not accused: it runs on the default pool that is declared elsewhere. Where the other workloads of the same Helm release (\`app.kubernetes.io/instance\`) all enter a
pool whose taint keeps this one off, a line says so: hook Jobs are easily forgotten. A DaemonSet has its own rule, and a pod with \`nodeName\` does not pass the scheduler.

\`--fix\` adds the missing tolerations, or corrects the one that nearly fits, where the selector leaves exactly one pool of
a complete inventory, and that pool is neither reserved for others nor a control plane.`,
  examples: [
    {
      title: "A selector for a tainted pool, without the toleration",
      inventory: `
pools:
  - name: general
    labels: {pool: general}
  - name: gpu
    labels: {pool: gpu}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
      bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  template:
    spec:
      containers: [{name: trainer, image: trainer:1}]
      nodeSelector:
        pool: gpu # <--
`,
      good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  template:
    spec:
      containers: [{name: trainer, image: trainer:1}]
      nodeSelector:
        pool: gpu
      tolerations:
        - key: nvidia.com/gpu
          operator: Equal
          value: present
          effect: NoSchedule
`,
    },
    {
      title: "The toleration has another value than the taint",
      inventory: `
pools:
  - name: general
    labels: {pool: general}
  - name: gpu
    labels: {pool: gpu}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
      bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  template:
    spec:
      containers: [{name: trainer, image: trainer:1}]
      nodeSelector: {pool: gpu}
      tolerations:
        - key: nvidia.com/gpu
          operator: Equal
          value: "true" # <--
          effect: NoSchedule
`,
      good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  template:
    spec:
      containers: [{name: trainer, image: trainer:1}]
      nodeSelector: {pool: gpu}
      tolerations:
        - key: nvidia.com/gpu
          operator: Exists
          effect: NoSchedule
`,
    },
    {
      title: "A label value that no pool has",
      inventory: `
pools:
  - name: general
    labels: {pool: general}
  - name: memory
    labels: {pool: memory}
`,
      bad: `
apiVersion: batch/v1
kind: CronJob
metadata: {name: report}
spec:
  jobTemplate:
    spec:
      template:
        spec:
          containers: [{name: report, image: report:1}]
          nodeSelector:
            pool: generall # <--
`,
      good: `
apiVersion: batch/v1
kind: CronJob
metadata: {name: report}
spec:
  jobTemplate:
    spec:
      template:
        spec:
          containers: [{name: report, image: report:1}]
          nodeSelector:
            pool: general
            topology.kubernetes.io/zone: eu-west-1a
`,
    },
  ],
  *checkWorkload(fit, context) {
    const { inventory, fits } = context;
    const { workload } = fit;
    if (fit.valid && fit.admissionError !== undefined) {
      yield {
        at: placeInPodSpec(
          workload,
          fit.workload.podSpec.runtimeClassName === undefined ? [] : ["runtimeClassName"],
          "key",
        ),
        workload,
        message: `admission refuses the pod: ${fit.admissionError}`,
        help: "Make the pod and what admission adds to it agree.",
        subject: fit.admissionError,
        pools: [],
      };
      return;
    }
    const placement = explainUnschedulable(fit, inventory);
    if (placement === undefined) return;
    const { tolerations, nodeSelector, nodeAffinity } = workload.podSpec;
    const asksNothing =
      tolerations.length === 0 && Object.keys(nodeSelector).length === 0 && nodeAffinity?.required === undefined;
    const fix = fixUnschedulable(fit, placement.miss, context);
    yield {
      at: placement.at,
      workload,
      ...(!inventory.complete && { severity: "warning" as const }),
      message: `${inventory.complete ? "no pool" : "no declared pool"} admits the pod: ${placement.cause}`,
      details: [
        ...placement.details,
        ...describeLostTolerations(fit, context),
        ...describeSiblings(fit, poolsBehindTaints(fit.pools), fits),
      ],
      help: placement.help,
      related: placement.related,
      pools: [],
      ...(asksNothing && { group: "asks for nothing and tolerates nothing" }),
      ...(fix && { fix }),
    };
  },
};
