import { hasNoNodes } from "../model/pool.js";
import type { PoolFit, WorkloadFit } from "../model/pool-fit.js";
import { isSlipOfValue } from "../model/spelling.js";
import { list, quoted } from "../model/words.js";
import { placeInPodSpec } from "../model/workload.js";
import { keepsPodsOff } from "../scheduling/taints/toleration.js";
import { exampleWorkload, readExamples } from "./contract/examples.js";
import type { RuleFinding, RuleFindings } from "./contract/finding.js";
import type { Rule, RuleContext } from "./contract/rule.js";
import {
  declaredHere,
  inOrder,
  isPlacementKnown,
  ofAllPools,
  ofAllWorkloads,
  ofObject,
  taintsAgainst,
} from "./contract/vocabulary.js";
import { describeStrandedAddOn } from "./explanations/add-ons.js";
import { adviseOverlay } from "./explanations/lost-tolerations.js";
import { isMeantForDeclared } from "./explanations/meant-for-declared.js";
import { explainObstacles, isShort, obstaclesOf } from "./explanations/obstacles.js";
import { describeAtPool, findPoolSpelling, type PoolSpelling, suggestAtPool } from "./explanations/pool-spelling.js";
import { describeSiblings } from "./explanations/release-siblings.js";
import { explainSelector } from "./explanations/selector-explanation.js";
import { describePools, explainTaints, type Placement } from "./explanations/taint-explanation.js";
import { admitsButForTopology } from "./explanations/topology-labels.js";
import { fixUnschedulable } from "./repairs/toleration-fixes.js";

function poolsBehindTaints(pools: readonly PoolFit[]): PoolFit[] {
  return pools.filter(
    (pool) => pool.selector !== "mismatch" && !hasNoNodes(pool.pool) && taintsAgainst(pool).length > 0,
  );
}

function isUnschedulable(fit: WorkloadFit): boolean {
  const { workload, pools, queue } = fit;
  // A pod that its queue never starts has a rule of its own.
  if (!isPlacementKnown(fit) || workload.kind === "DaemonSet" || queue?.kind === "refuses") return false;
  // Where only a topology label is missing, `unknown-topology-key` tells which, and `insufficient-capacity` of sizes alone.
  const selected = pools.filter(admitsButForTopology);
  const isHindered =
    selected.every((pool) => isShort(pool) || obstaclesOf(pool).length > 0) && !selected.every(isShort);
  return pools.length > 0 && (selected.length === 0 || isHindered);
}

/** Reports whether the pool only lacks nodes. */
function isOnlyEmpty({ pool, selector, cordoned, untolerated }: PoolFit): boolean {
  return hasNoNodes(pool) && selector !== "mismatch" && !cordoned && !untolerated.some(keepsPodsOff);
}

function explainEmpty(fit: WorkloadFit, empty: readonly PoolFit[]): Placement {
  const names = list(empty.map(({ pool }) => quoted(pool.name)));
  const [of, only, are] = empty.length === 1 ? ["pool", "one", "is"] : ["pools", "ones", "are"];
  return {
    at: placeInPodSpec(fit.workload, [], "key"),
    cause: ofAllPools(`${of} ${names}, the only ${only} that could take it, ${are} scaled to zero`, {
      says: `${of} ${names}, the only declared ${only} that could take it, ${are} scaled to zero`,
    }),
    reasons: describePools(fit.pools, empty),
    help: "Give the pool nodes, or remove the workload.",
    related: empty.map(({ pool }) => declaredHere(pool)),
  };
}

function explainPlacement(fit: WorkloadFit, context: RuleContext): readonly Placement[] {
  const hindered = fit.pools.filter(({ verdict }) => verdict !== "blocked");
  const obstacles = explainObstacles(fit, hindered);
  if (obstacles !== undefined) return [obstacles];
  const emptyOnly = fit.pools.filter(isOnlyEmpty);
  if (emptyOnly.length > 0) return [explainEmpty(fit, emptyOnly)];
  const behindTaints = poolsBehindTaints(fit.pools);
  return behindTaints.length > 0 ? explainTaints(fit, behindTaints) : [explainSelector(fit, context)];
}

function describeRefusal({ workload }: WorkloadFit, refusal: string): RuleFinding {
  const path = workload.podSpec.runtimeClassName === undefined ? [] : ["runtimeClassName"];
  return {
    at: placeInPodSpec(workload, path, "key"),
    workload,
    claims: [ofObject(`admission refuses the pod: ${refusal}`)],
    help: "Make the pod and what admission adds to it agree.",
    fingerprintBy: { names: [refusal] },
    pools: [],
  };
}

/** Admission refuses an unknown RuntimeClass. Upstream: plugin/pkg/admission/runtimeclass/admission.go. */
function* misspeltRuntimeClass(
  { workload, valid }: WorkloadFit,
  { objects: { admission } }: RuleContext,
): RuleFindings {
  const { runtimeClassName: name = "" } = workload.podSpec;
  const declared = [...admission.runtimeClasses.keys()];
  if (!valid || name === "" || declared.includes(name)) return;
  const meant = declared.find((other) => isSlipOfValue(name, other));
  if (meant === undefined) return;
  yield {
    at: placeInPodSpec(workload, ["runtimeClassName"]),
    workload,
    claims: [ofAllWorkloads(`admission refuses the pod: nothing declares RuntimeClass ${quoted(name)}`)],
    help: `Did you mean ${quoted(meant)}?`,
    fingerprintBy: { names: [name] },
    pools: [],
  };
}

/** If either spelling could be wrong, names both. */
function adviseBoth(placement: Placement, spelling: PoolSpelling | undefined): Pick<Placement, "help" | "offer"> {
  const { help, offer } = placement;
  if (spelling?.wrong !== "open") return placement;
  const also = suggestAtPool(spelling);
  return { help: help + also, offer: offer ? { ...offer, fallback: offer.fallback + also } : undefined };
}

function describePlacement(fit: WorkloadFit, placement: Placement, context: RuleContext): RuleFinding {
  const { workload } = fit;
  const { tolerations, nodeSelector, nodeAffinity } = workload.podSpec;
  const asksNothing =
    tolerations.length === 0 && Object.keys(nodeSelector).length === 0 && nodeAffinity?.required === undefined;
  const noPool = isMeantForDeclared(fit, context.inventory, placement.miss)
    ? ofAllPools("no pool admits the pod", { says: "no declared pool admits the pod", severity: "warning" })
    : ofAllPools("no pool admits the pod");
  const { cause, miss, missingLabel } = placement;
  const overlay = adviseOverlay(fit, context);
  const spelling = overlay === undefined ? findPoolSpelling(fit, placement.key, context) : undefined;
  const atPool = spelling?.wrong === "pool" ? describeAtPool(spelling) : undefined;
  const ofSelector = spelling?.wrong === "open" ? undefined : placement.fix;
  const fix =
    atPool === undefined ? (ofSelector ?? fixUnschedulable(fit, placement, context, cause, noPool)) : undefined;
  const { help, offer } = overlay ?? adviseBoth(placement, spelling);
  return {
    at: (overlay ?? atPool ?? placement).at,
    workload,
    claims: [noPool, atPool?.cause ?? cause],
    reasons: placement.reasons,
    details: [
      ...(overlay?.details ?? []),
      ...describeSiblings(fit, poolsBehindTaints(fit.pools), context),
      ...(workload.schedulerMessage === undefined ? [] : [`the scheduler says: ${quoted(workload.schedulerMessage)}`]),
    ],
    help: atPool?.help ?? help,
    offer: offer && atPool === undefined ? offer : undefined,
    related: [...(overlay?.related ?? []), ...(atPool?.related ?? placement.related)],
    subject: {
      tolerations: [...(spelling?.tolerations ?? []), ...(miss === undefined ? [] : [miss.toleration.origin.index])],
      selectors: missingLabel !== undefined ? [missingLabel] : undefined,
    },
    // One for the workload: another pool, or another toleration that comes near, makes it no new one.
    fingerprintBy: {},
    pools: [],
    groupBy: asksNothing ? "asks for nothing and tolerates nothing" : (atPool?.cause ?? cause).says,
    fix,
  };
}

export const unschedulable: Rule = {
  id: "unschedulable",
  summary: "No pool of the inventory admits the pod: it stays Pending.",
  severity: "error",
  why: `No pool can take the pod, so it would stay Pending. Each pool has a taint that the pod does not tolerate, lacks a label that its
selector asks for, has only cordoned nodes, is scaled to zero, has a DaemonSet on every node that takes a port of the node that the
pod asks for, does not reach a volume of the pod, or does not take the pods that it must run beside (required pod affinity, where
every file was read and rendered). The volume is known if a claim of the repository is bound by name to a
PersistentVolume with \`nodeAffinity\` or labels of a zone, or names a StorageClass with \`allowedTopologies\` and
\`WaitForFirstConsumer\`. The scheduler says as little as "0/4 nodes are available: 4 node(s) had untolerated taint(s)"; newer
versions no longer name the taint. taintlint gives the reason for each pool.`,
  silent: `Anything that the repository cannot show counts as possible, and taintlint is silent: a label that a cloud adds later, a
RuntimeClass that is defined elsewhere, an operator behind a feature gate, a volume or a StorageClass that the repository
does not hold. A DaemonSet has its own rule. A pod with \`nodeName\` bypasses the scheduler, so nothing is reported.

If the inventory is incomplete, the finding is a warning, and only for a pod that was meant for a declared pool. That is a pod that
asks for a label of this pool (other than labels that every node has, such as the system or the zone), or whose selector or
toleration differs from the pool's by a typo. Any other pod may run on nodes that are declared elsewhere.

Where the finding stands:

- If the list of an overlay replaced the list of its base, and the base's list would fit, at the overlay's list.
- If a value of the pod and one of a pool differ only in case or punctuation, at the odd one out. The other places that use the
  value decide: at least twice as many must agree with one spelling as with the other.
- If \`runtimeClassName\` misspells a declared RuntimeClass, at that field: admission refuses the pod.

A Deployment that an add-on of EKS installs, such as \`coredns\`, tolerates almost nothing. If every pool of its cluster has a
taint that it does not tolerate, that is a warning, where the add-on is declared. It is a note if other pools may exist.

If all other workloads of a Helm release (\`app.kubernetes.io/instance\`) fit a pool whose taint keeps this one off, a line says so.
The usual case is a hook Job that was forgotten.`,
  fix: `Tolerate the taint of the pool that the pod is meant for, or select a pool that it may enter.

\`--fix\` adds the missing tolerations, or corrects the one that nearly matches. It does so if the inventory is complete, the selector
allows exactly one pool, and that pool is neither reserved for others nor a control plane. If several pools would do,
\`--unsafe-fixes\` adds the tolerations of the pool that the help names: the one with the fewest taints, then the first by name.`,
  examples: readExamples([
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
      manifests: `${exampleWorkload("Deployment", "trainer")}
      nodeSelector:
        pool: gpu # <--
+     tolerations:
+       - key: nvidia.com/gpu
+         operator: Equal
+         value: present
+         effect: NoSchedule
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
      manifests: `${exampleWorkload("Deployment", "trainer")}
      nodeSelector: {pool: gpu}
      tolerations:
        - key: nvidia.com/gpu
-         operator: Equal
-         value: "true" # <--
+         operator: Exists
          effect: NoSchedule
`,
    },
    {
      title: "A volume in a zone that no pool has",
      inventory: `
pools:
  - name: general
    labels: {topology.kubernetes.io/zone: eu-west-1a}
`,
      manifests: `
apiVersion: v1
kind: PersistentVolume
metadata: {name: models}
spec:
  accessModes: [ReadWriteOnce]
  capacity: {storage: 9Gi}
  csi: {driver: disk.example.org, volumeHandle: models}
  nodeAffinity:
    required:
      nodeSelectorTerms:
        - matchExpressions:
-           - {key: topology.kubernetes.io/zone, operator: In, values: [eu-west-1c]}
+           - {key: topology.kubernetes.io/zone, operator: In, values: [eu-west-1a]}
---
apiVersion: v1
kind: PersistentVolumeClaim
metadata: {name: models}
spec:
  accessModes: [ReadWriteOnce]
  resources: {requests: {storage: 9Gi}}
  volumeName: models
---${exampleWorkload("Deployment", "trainer")}
      volumes:
        - name: models
          persistentVolumeClaim:
            claimName: models # <--
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
      manifests: `
apiVersion: batch/v1
kind: CronJob
metadata: {name: report}
spec:
  schedule: "0 3 * * *"
  jobTemplate:
    spec:
      template:
        spec:
          restartPolicy: Never
          containers: [{name: report, image: report:1}]
          nodeSelector:
-           pool: generall # <--
+           pool: general
+           topology.kubernetes.io/zone: eu-west-1a
`,
    },
  ]),
  claims: ["all-pools", "no-effect", "pools", "object", "all-workloads", "difference"],
  // The policy that took the toleration away is the cause.
  yieldsTo: [{ rule: "policy-drops-toleration", by: "workload" }],
  *checkWorkload(fit, context) {
    if (fit.valid && fit.admissionError !== undefined) yield describeRefusal(fit, fit.admissionError);
    yield* misspeltRuntimeClass(fit, context);
    if (!isUnschedulable(fit)) return;
    const placements = explainPlacement(fit, context);
    yield inOrder(placements.map((placement) => describePlacement(fit, placement, context)));
  },
  *checkAddOn(fit) {
    yield describeStrandedAddOn(fit);
  },
};
