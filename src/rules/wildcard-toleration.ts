import type { WorkloadFit } from "../model/fit.js";
import type { NodePool } from "../model/pool.js";
import { formatTaint, type Taint } from "../model/taint.js";
import type { PodToleration } from "../model/toleration.js";
import { placeInPodSpec, type Workload } from "../model/workload.js";
import { keepsPodsOff, toleratesTaint } from "../scheduling/toleration.js";
import { isControlPlanePool } from "./control-plane.js";
import { isWelcome } from "./reservation.js";
import type { Rule, RuleContext } from "./rule.js";
import { isSystemNamespace } from "./system-namespaces.js";
import { list, quoted } from "./wording.js";

/** Taints that a pod should not tolerate for ever without meaning to, and what happens then. */
const SWALLOWED: readonly { readonly taint: Taint; readonly consequence: string }[] = [
  {
    taint: { key: "node.kubernetes.io/unreachable", value: "", effect: "NoExecute" },
    consequence: "it never leaves a dead node",
  },
  {
    taint: { key: "node.kubernetes.io/unschedulable", value: "", effect: "NoSchedule" },
    consequence: "it returns to a node that is being drained",
  },
  {
    taint: { key: "karpenter.sh/disrupted", value: "", effect: "NoSchedule" },
    consequence: "Karpenter and the cluster autoscaler remove its node with it",
  },
];

/** Pools that only the wildcard opens: another toleration does not meet the taint, and the selector allows the pool. */
function poolsOpenedBy(fit: WorkloadFit, wildcard: PodToleration, context: RuleContext): NodePool[] {
  const comparison = context.inventory.cluster.comparisonOperators;
  const others = fit.tolerations.filter((toleration) => toleration !== wildcard);
  return fit.pools
    .filter(({ verdict, pool }) => {
      if (verdict === "blocked") return false;
      return pool.taints.some(
        (taint) =>
          keepsPodsOff(taint) &&
          toleratesTaint(wildcard, taint, comparison) === "yes" &&
          !others.some((other) => toleratesTaint(other, taint, comparison) !== "no"),
      );
    })
    .map(({ pool }) => pool);
}

function describePool(pool: NodePool, workload: Workload): string {
  const taints = pool.taints.filter(keepsPodsOff).map(formatTaint).join(", ");
  if (isControlPlanePool(pool)) return `${pool.name}: ${taints} (control plane)`;
  return isWelcome(workload, pool) ? `${pool.name}: ${taints}` : `${pool.name}: ${taints} (reserved for others)`;
}

export const wildcardToleration: Rule = {
  id: "wildcard-toleration",
  summary: "A toleration without a key tolerates every taint, and opens pools that nobody meant.",
  severity: "warning",
  rationale: `\`operator: Exists\` without a key matches every taint. On a DaemonSet that runs everywhere this is right, and
taintlint is silent unless it opens a pool that is reserved for others. On anything else it puts the pod on GPU, spot and
control-plane nodes, on cordoned nodes that are being drained, and leaves it on dead nodes for ever.

The finding names the pools that this toleration alone opens. It is an error when one of them is reserved for others or
belongs to the control plane. In the namespaces of the system itself, where such pods are often meant, it is a note.`,
  examples: [
    {
      title: "An application that may run anywhere",
      inventory: `
pools:
  - name: general
  - name: batch
    taints: ["dedicated=batch:NoSchedule"]
`,
      bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      tolerations:
        - operator: Exists # <--
`,
      good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      tolerations:
        - {key: dedicated, operator: Equal, value: batch, effect: NoSchedule}
`,
    },
    {
      title: "A node agent that runs everywhere is meant to do so",
      inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
    reservedFor: {namespaces: [ml-*, monitoring]}
`,
      bad: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: scratch-cleaner, namespace: web}
spec:
  template:
    spec:
      containers: [{name: cleaner, image: cleaner:1}]
      tolerations:
        - operator: Exists # <--
`,
      good: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: node-exporter, namespace: monitoring}
spec:
  template:
    spec:
      containers: [{name: node-exporter, image: node-exporter:1}]
      tolerations:
        - operator: Exists
`,
    },
  ],
  *checkWorkload(fit, context) {
    const { workload } = fit;
    if (!fit.valid) return;
    for (const toleration of fit.tolerations) {
      if (toleration.origin.by !== "manifest" || toleration.key || toleration.operator !== "Exists") continue;
      const opened = poolsOpenedBy(fit, toleration, context);
      const unwelcome = opened.filter((pool) => !isWelcome(workload, pool));
      const isDaemonSet = workload.kind === "DaemonSet";
      if (isDaemonSet && unwelcome.length === 0) continue;
      const comparison = context.inventory.cluster.comparisonOperators;
      const endless = toleration.tolerationSeconds === undefined;
      const swallowed = isDaemonSet
        ? []
        : SWALLOWED.filter(
            ({ taint }) =>
              toleratesTaint(toleration, taint, comparison) === "yes" && (endless || taint.effect !== "NoExecute"),
          );
      const named = isDaemonSet ? unwelcome : opened;
      const opens =
        named.length === 0
          ? "it opens no pool of the inventory now, but every pool that is tainted later"
          : `it opens ${named.length === 1 ? "pool" : "pools"} ${list(named.map((pool) => quoted(pool.name)))}`;
      const dangerous = unwelcome.length > 0 || opened.some(isControlPlanePool);
      const severity = isDaemonSet
        ? "warning"
        : isSystemNamespace(workload.namespace)
          ? "note"
          : dangerous
            ? "error"
            : "warning";
      yield {
        at: placeInPodSpec(workload, ["tolerations", toleration.origin.index, "operator"]),
        workload,
        severity,
        message: `toleration without a key tolerates every taint${toleration.effect ? ` with effect ${toleration.effect}` : ""}: ${opens}`,
        details: [
          ...named.map((pool) => describePool(pool, workload)),
          ...swallowed.map(({ taint, consequence }) => `also tolerates ${formatTaint(taint)}: ${consequence}`),
        ],
        help: "Name the keys of the taints that this workload really has to tolerate, one toleration each.",
        related: named.flatMap((pool) =>
          pool.taints
            .filter(keepsPodsOff)
            .slice(0, 1)
            .map((taint) => ({ place: taint.place, message: `pool ${quoted(pool.name)} is tainted here` })),
        ),
        subject: `wildcard ${toleration.effect ?? ""}`,
      };
    }
  },
};
