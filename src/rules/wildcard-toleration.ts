import { isControlPlanePool } from "../model/control-plane.js";
import type { Severity } from "../model/finding.js";
import type { NodePool } from "../model/pool.js";
import type { PoolFit, WorkloadFit } from "../model/pool-fit.js";
import { saysOnlyPresence } from "../model/presence-value.js";
import { formatTaint, type Taint } from "../model/taint.js";
import type { Toleration } from "../model/toleration.js";
import { quoted } from "../model/words.js";
import { placeInPodSpec, type Workload } from "../model/workload.js";
import { keepsPodsOff, toleratesTaint } from "../scheduling/taints/toleration.js";
import { exampleWorkload, readExamples } from "./contract/examples.js";
import type { RuleFinding, RuleFindings } from "./contract/finding.js";
import type { Rule, RuleContext } from "./contract/rule.js";
import {
  isWildcard,
  namePools,
  ofAllPools,
  ofPools,
  taintedHere,
  UNKNOWN_KEYS_FIRST,
  type WrittenToleration,
  writtenTolerations,
} from "./contract/vocabulary.js";
import { poolsByToleration, type ReachedPool, toleratedTaints } from "./explanations/reached-pools.js";
import { isPlatformTaintKey } from "./facts/platform-taints.js";
import { isIntruder, isWelcome, whyNotToTolerate } from "./facts/reservation.js";
import { isSystemNamespace } from "./facts/system-namespaces.js";
import { isVirtualPool } from "./facts/virtual-pool.js";
import { replaceWildcard } from "./repairs/toleration-fixes.js";
import { formatTolerationsFor } from "./repairs/toleration-yaml.js";

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

/** EKS taints Fargate nodes, and admits pods of a profile. */
const FARGATE: Taint = { key: "eks.amazonaws.com/compute-type", value: "fargate", effect: "NoSchedule" };

/** Reports whether a DaemonSet gets a pod on each Fargate node, which only the undeclared taint would prevent. */
function entersFargate({ workload }: WorkloadFit, { pool, selector, reasons }: PoolFit, wildcard: Toleration): boolean {
  return (
    workload.kind === "DaemonSet" &&
    pool.labels[FARGATE.key] === FARGATE.value &&
    selector === "match" &&
    reasons.length > 0 &&
    reasons.every(({ kind }) => kind === "pool-may-not-exist") &&
    toleratesTaint(wildcard, FARGATE, "off") === "yes"
  );
}

/** Returns selected pools without a specific toleration. */
function poolsReachedBy(fit: WorkloadFit, wildcard: WrittenToleration): PoolFit[] {
  const comparison = fit.cluster.comparisonOperators;
  return fit.pools.filter(
    (pool) =>
      pool.verdict !== "blocked" &&
      toleratedTaints(pool, fit).some(
        ({ taint, toleration }) => isWildcard(toleration) && toleratesTaint(wildcard, taint, comparison) === "yes",
      ),
  );
}

/** Returns taints matched by the wildcard only. */
function taintsMetOnlyBy(
  wildcard: WrittenToleration,
  reached: readonly PoolFit[],
  { tolerations, cluster }: WorkloadFit,
): Taint[] {
  const meets = (toleration: Toleration, taint: Taint) =>
    toleratesTaint(toleration, taint, cluster.comparisonOperators) !== "no";
  return reached
    .flatMap(({ pool }) => pool.taints)
    .filter((taint) => meets(wildcard, taint))
    .filter((taint) => !tolerations.some((other) => other !== wildcard && meets(other, taint)));
}

/** A possible verdict is no evidence of misuse. */
function isMisused({ workload }: WorkloadFit, { pool, verdict }: PoolFit): boolean {
  if (isIntruder(workload, pool)) return true;
  return workload.kind === "DaemonSet" && verdict === "fits" && isVirtualPool(pool);
}

/** Kubernetes adds the same to every pod by key. */
function isEvictionDelay({ effect, tolerationSeconds }: Toleration): boolean {
  return effect === "NoExecute" && tolerationSeconds !== undefined;
}

function describeTaints(pool: NodePool, workload: Workload): string {
  const taints = pool.taints.filter(keepsPodsOff).map(formatTaint).join(", ") || formatTaint(FARGATE);
  const isDaemonSet = workload.kind === "DaemonSet";
  if (isDaemonSet && isVirtualPool(pool)) return `${taints} (virtual nodes: a DaemonSet's pod stays Pending)`;
  if (isControlPlanePool(pool)) return `${taints} (control plane)`;
  return isIntruder(workload, pool) ? `${taints} (reserved for others)` : taints;
}

function helpFor(workload: Workload, named: readonly NodePool[]): string {
  const help = "Name the keys of the taints that this workload really has to tolerate, one toleration each.";
  if (workload.kind !== "DaemonSet") return help;
  const keepOff = "Keep the DaemonSet off with a nodeAffinity that excludes the label of these nodes";
  const example = named.some(isVirtualPool) ? ", such as `eks.amazonaws.com/compute-type` NotIn `fargate`" : "";
  return `${keepOff}${example}. Or: ${help.charAt(0).toLowerCase()}${help.slice(1)}`;
}

/** Describes swallowed taints of nodes; DaemonSets are meant to stay. */
function describeSwallowed(fit: WorkloadFit, wildcard: WrittenToleration, { inventory }: RuleContext): string[] {
  if (fit.workload.kind === "DaemonSet") return [];
  const isEndless = wildcard.tolerationSeconds === undefined;
  return SWALLOWED.filter(
    ({ taint }) =>
      toleratesTaint(wildcard, taint, inventory.cluster.comparisonOperators) === "yes" &&
      (isEndless || taint.effect !== "NoExecute"),
  ).map(({ taint, consequence }) => `also tolerates ${formatTaint(taint)}: ${consequence}`);
}

/** Reports Deployments left on dead nodes; network components may have to start first. */
function isStranded({ workload }: WorkloadFit, { effect, tolerationSeconds }: Toleration): boolean {
  const { kind, namespace, podSpec } = workload;
  const isMovable = kind === "Deployment" && namespace.startsWith("openshift-") && !podSpec.hostNetwork;
  return isMovable && (!effect || effect === "NoExecute") && tolerationSeconds === undefined;
}

/** Nobody has declared what pools there are, so only a pool that takes no other pods proves harm. */
function severityOfFound(severity: Severity, fit: WorkloadFit, reached: readonly PoolFit[]): Severity {
  const harms = reached.some((pool) => isMisused(fit, pool) || isControlPlanePool(pool.pool));
  return harms && severity !== "note" ? "warning" : "note";
}

function severityOf(fit: WorkloadFit, toleration: Toleration, reached: readonly PoolFit[]): Severity {
  if (fit.workload.kind === "DaemonSet" || isStranded(fit, toleration)) return "warning";
  if (isSystemNamespace(fit.workload.namespace)) return "note";
  if (reached.some((pool) => isMisused(fit, pool) || isControlPlanePool(pool.pool))) return "error";
  return fit.workload.podSpec.hostNetwork ? "note" : "warning";
}

/** `reached`: pools to name, for a DaemonSet only misused ones. */
function describeWildcard(
  fit: WorkloadFit,
  toleration: WrittenToleration,
  reached: readonly PoolFit[],
  context: RuleContext,
): RuleFinding {
  const { workload } = fit;
  const { isFound } = context.inventory;
  const { index } = toleration.origin;
  const severity = severityOf(fit, toleration, reached);
  const pools = reached.map(({ pool }) => pool);
  const outcome =
    pools.length === 0
      ? context.inventory.pools.length === 0
        ? "it opens every pool that is tainted, now or later"
        : "it opens no pool of the inventory now, but every pool that is tainted later"
      : `it opens ${namePools(pools)}`;
  const stays = isStranded(fit, toleration) ? ", and the pod never leaves a dead node" : "";
  const met = workload.kind === "DaemonSet" ? [] : taintsMetOnlyBy(toleration, reached, fit);
  const fix = replaceWildcard(workload, toleration, pools, met);
  return {
    at: placeInPodSpec(workload, ["tolerations", index, "operator"]),
    workload,
    severity: isFound ? severityOfFound(severity, fit, reached) : severity,
    ifAdded: isFound && ("warning" as const),
    claims: [
      ofPools(
        `toleration without a key tolerates every taint${toleration.effect ? ` with effect ${toleration.effect}` : ""}: ${outcome}${stays}`,
      ),
    ],
    reasons: pools.map((pool) => ({ pool, reasons: [describeTaints(pool, workload)] })),
    details: describeSwallowed(fit, toleration, context),
    help: helpFor(workload, pools),
    related: pools.flatMap((pool) =>
      pool.taints
        .filter(keepsPodsOff)
        .slice(0, 1)
        .map((taint) => taintedHere(pool, taint)),
    ),
    subject: { tolerations: [index], pools },
    fingerprintBy: { tolerations: [index] },
    fix: fix ? { ...fix, restsOn: ofAllPools("these are all pools that it opens") } : undefined,
  };
}

/** Presence values do not tell owners apart. */
function distinctValues(reached: readonly ReachedPool[]): number {
  return new Set(reached.map(({ taint }) => (saysOnlyPresence(taint.value) ? "" : taint.value))).size;
}

/** Has no subject: what else is to say of the toleration and its pools is said too. */
function describeBroadKey(
  workload: Workload,
  toleration: WrittenToleration,
  reached: readonly ReachedPool[],
): RuleFinding | undefined {
  const pools = reached.map(({ pool }) => pool.pool);
  if (distinctValues(reached) < 2 || pools.some((pool) => isIntruder(workload, pool))) return undefined;
  if (pools.every((pool) => pool.reservedFor !== undefined && isWelcome(workload, pool))) return undefined;
  const { index } = toleration.origin;
  const example = reached.find(({ pool }) => whyNotToTolerate(workload, pool.pool) === undefined);
  const help = "Name the value of the pool that is meant";
  return {
    at: placeInPodSpec(workload, ["tolerations", index, "operator"]),
    workload,
    severity: "note",
    claims: [
      ofPools(
        `toleration of ${quoted(toleration.key ?? "")} with any value opens ${namePools(pools)}, which have different values`,
      ),
    ],
    reasons: reached.map(({ pool: { pool }, taint }) => ({ pool, reasons: [formatTaint(taint)] })),
    help: example === undefined ? `${help}.` : `${help}, for example:\n${formatTolerationsFor([example.taint])}`,
    related: reached.map(({ pool, taint }) => taintedHere(pool.pool, taint)),
    fingerprintBy: { tolerations: [index] },
  };
}

/** `named`: pools that a toleration without a key opens, too. */
function* checkBroadKeys(fit: WorkloadFit, named: ReadonlySet<NodePool>): RuleFindings {
  const { workload, cluster } = fit;
  if (workload.kind === "DaemonSet" || isSystemNamespace(workload.namespace)) return;
  for (const [toleration, reached] of poolsByToleration(fit)) {
    const { key, operator } = toleration;
    if (!key || operator !== "Exists" || isPlatformTaintKey(key, cluster.transientTaints)) continue;
    const left = reached.filter(({ pool }) => !named.has(pool.pool));
    yield describeBroadKey(workload, toleration, left);
  }
}

export const wildcardToleration: Rule = {
  id: "wildcard-toleration",
  summary: "A toleration without a key, or of any value of one, opens pools that nobody meant.",
  severity: "warning",
  why: `\`operator: Exists\` without a key tolerates every taint. The pod may run on GPU, spot and control-plane nodes, may return to a node
that is being drained, and never leaves a dead node. The finding names the pools that only this toleration opens.

A DaemonSet that runs everywhere is meant to tolerate everything, but not to enter a pool that is reserved for others. Nor can its
pods run on virtual nodes (EKS Fargate, or a virtual kubelet such as the virtual nodes of AKS): there they stay Pending forever.

**Any value of a key.** If pools have the taints \`team=red\` and \`team=blue\`, the value says whose pool it is. A toleration of \`team\`
with \`operator: Exists\` admits the pod to both, and to every pool with this key that is added later. This is a note.`,
  silent: `Of tolerations without a key, a finding about a DaemonSet is a warning. For anything else the first of these decides:

- It is a warning for a Deployment without \`hostNetwork\` in a namespace \`openshift-*\`: it stays on a dead node, and nothing takes
  over its work.
- It is a note in a system namespace such as \`kube-system\`, where such pods are often meant to run anywhere.
- It is an error if one of the opened pools is reserved for others or belongs to the control plane.
- It is a note for a pod with \`hostNetwork\`: the operator of a network plugin, for example, may have to start before anything else.
- Otherwise it is a warning.

Without a configuration it is a warning if it opens a reserved pool or the control plane, else a note. A comparison warns of each
one that the change adds.

A toleration with effect NoExecute and \`tolerationSeconds\` is not reported: it only delays an eviction, like those that Kubernetes
adds by default.

For a DaemonSet taintlint is silent unless the toleration opens a pool that is reserved for others, or virtual nodes. A reservation
is about who uses the nodes, not who serves them: DaemonSets of a system namespace and node agents that other pods need (CSI, CNI,
device plugins) may enter every reserved pool.

A pool is virtual if it has the taint or label \`eks.amazonaws.com/compute-type=fargate\`, the taint \`virtual-kubelet.io/provider\`, or
the label \`type=virtual-kubelet\`, or if it is a Fargate profile, whose nodes EKS taints. It is named only if the selector certainly
allows it.

Any value of a key is reported only if the pod certainly enters pools with different values of it by this toleration. A nodeSelector
that allows only one of them is enough to be silent. Values that only say that the taint is there, such as \`true\` and \`present\`,
count as one. Not reported are:

- DaemonSets and pods in system namespaces, which are meant to run on pools of others;
- keys of Kubernetes and of platforms (\`nvidia.com/gpu\`, \`kubernetes.io/arch\`), whose value names a kind of node, not an owner;
- a workload that \`reservedFor\` names on every such pool;
- a toleration that opens a pool reserved for others, which is another matter (\`reserved-pool\`).`,
  fix: `Name the taints that the pod has to tolerate, one toleration each, and their values. Or list the workload under \`reservedFor\`
of each pool that it may use.

\`--fix\` leaves it alone, because only the author knows which pools the pod needs. \`--unsafe-fixes\` writes a toleration for each taint
of the pools that it opens, so that the pod can still run where it could. It does not if one of them is reserved for others or
belongs to the control plane, if the inventory is incomplete, with \`tolerationSeconds\`, or in a system namespace.`,
  examples: readExamples([
    {
      title: "An application that may run anywhere",
      inventory: `
pools:
  - name: general
  - name: spot
    taints: ["spot=true:NoSchedule"]
`,
      manifests: `${exampleWorkload("Deployment", "api")}
      tolerations:
-       - operator: Exists # <--
+       - {key: spot, operator: Equal, value: "true", effect: NoSchedule}
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
      manifests: `${exampleWorkload("DaemonSet", "scratch-cleaner", { namespace: "web" })}
      tolerations:
        - operator: Exists # <--
`,
      good: `${exampleWorkload("DaemonSet", "node-exporter", { namespace: "monitoring" })}
      tolerations:
        - operator: Exists
`,
    },
    {
      title: "A DaemonSet whose pods wait forever on Fargate",
      inventory: `
pools:
  - name: general
  - name: fargate
    labels: {eks.amazonaws.com/compute-type: fargate}
    taints: ["eks.amazonaws.com/compute-type=fargate:NoSchedule"]
`,
      manifests: `${exampleWorkload("DaemonSet", "log-agent", { namespace: "monitoring" })}
+     affinity:
+       nodeAffinity:
+         requiredDuringSchedulingIgnoredDuringExecution:
+           nodeSelectorTerms:
+             - matchExpressions:
+                 - {key: eks.amazonaws.com/compute-type, operator: NotIn, values: [fargate]}
      tolerations:
        - operator: Exists # <--
`,
    },
    {
      title: "The pool of another team",
      inventory: `
pools:
  - name: red
    taints: ["team=red:NoSchedule"]
  - name: blue
    taints: ["team=blue:NoSchedule"]
  - name: general
`,
      manifests: `${exampleWorkload("Deployment", "api")}
      tolerations:
        - key: team
-         operator: Exists # <--
+         operator: Equal
+         value: red
+         effect: NoSchedule
`,
    },
  ]),
  claims: ["pools"],
  yieldsTo: UNKNOWN_KEYS_FIRST,
  looksAt: "tolerations",
  *checkWorkload(fit, context) {
    if (!fit.valid) return;
    const isDaemonSet = fit.workload.kind === "DaemonSet";
    const named = new Set<NodePool>();
    for (const toleration of writtenTolerations(fit).filter(isWildcard)) {
      if (isEvictionDelay(toleration)) continue;
      const reached = poolsReachedBy(fit, toleration);
      const misused = fit.pools.filter(
        (pool) => (reached.includes(pool) && isMisused(fit, pool)) || entersFargate(fit, pool, toleration),
      );
      if (!isDaemonSet) yield describeWildcard(fit, toleration, reached, context);
      else if (misused.length > 0) yield describeWildcard(fit, toleration, misused, context);
      for (const { pool } of reached) named.add(pool);
    }
    yield* checkBroadKeys(fit, named);
  },
};
