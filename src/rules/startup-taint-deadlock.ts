import { matchesNameGlob } from "../model/name-glob.js";
import type { NodePool } from "../model/pool.js";
import type { WorkloadFit } from "../model/pool-fit.js";
import { formatTaint, type PoolTaint, type Taint } from "../model/taint.js";
import { list, quoted } from "../model/words.js";
import { keepsPodsOff } from "../scheduling/taints/toleration.js";
import { exampleWorkload, readExamples } from "./contract/examples.js";
import type { RuleFinding } from "./contract/finding.js";
import type { Rule, RuleContext, RuleOptions } from "./contract/rule.js";
import {
  distinctTaints,
  insertTolerations,
  isPlacementKnown,
  namePools,
  ofAllWorkloads,
} from "./contract/vocabulary.js";
import { matchesWorkload, readMappings } from "./contract/workload-option.js";
import { isKeptOff } from "./explanations/reached-pools.js";
import { findReadinessDeadlocks, type ReadinessDeadlock } from "./explanations/readiness-deadlocks.js";
import { placeOfTolerations } from "./explanations/taint-explanation.js";
import { isKnownRemover } from "./facts/startup-taint-removers.js";
import { offerFor } from "./repairs/offered-tolerations.js";
import { formatTolerationsFor } from "./repairs/toleration-yaml.js";

const MAX_RELATED = 12;

interface Deadlock {
  readonly pool: NodePool;
  readonly taint: PoolTaint;
}

function isRemover({ workload }: WorkloadFit, taint: Taint, options: RuleOptions): boolean {
  if (workload.kind !== "DaemonSet") return false;
  if (isKnownRemover(workload, taint)) return true;
  return readMappings(options.removers, ["taint", "workload"]).some(
    (remover) => matchesNameGlob(remover.taint, taint.key) && matchesWorkload(remover.workload, workload),
  );
}

/** Finds startup taints that only a non-tolerating DaemonSet would remove. */
function findDeadlocks(context: RuleContext, options: RuleOptions): Map<WorkloadFit, Deadlock[]> {
  const deadlocks = new Map<WorkloadFit, Deadlock[]>();
  const removersOf = new Map<string, WorkloadFit[]>();
  for (const [index, pool] of context.inventory.pools.entries()) {
    for (const taint of pool.startupTaints) {
      if (!keepsPodsOff(taint)) continue;
      const removers = removersOf.get(taint.key) ?? context.fits.filter((fit) => isRemover(fit, taint, options));
      removersOf.set(taint.key, removers);
      const running = removers.filter(({ pools }) => pools[index]?.verdict !== "blocked");
      if (running.some((fit) => !isKeptOff(fit, taint))) continue;
      for (const fit of running) {
        if (fit.pools[index]?.verdict !== "fits" || !isPlacementKnown(fit)) continue;
        const known = deadlocks.get(fit);
        if (known === undefined) deadlocks.set(fit, [{ pool, taint }]);
        else known.push({ pool, taint });
      }
    }
  }
  return deadlocks;
}

/** Pools with the same startup taint are reported there. */
function describeReadiness(
  { workload }: WorkloadFit,
  deadlocks: readonly ReadinessDeadlock[],
  told: readonly Deadlock[],
): RuleFinding | undefined {
  const unresolved = deadlocks.filter(({ rule, pools }) =>
    pools.some((pool) => !told.some((one) => one.pool === pool && one.taint.key === rule.taint.key)),
  );
  const [first] = unresolved;
  if (first === undefined) return undefined;
  const { rule, condition, role } = first;
  const taints = distinctTaints(unresolved.map((deadlock) => deadlock.rule.taint));
  const pools = [...new Set(unresolved.flatMap((deadlock) => deadlock.pools))];
  const relation =
    role === "reports" ? `reports condition ${quoted(condition)}` : `is what condition ${quoted(condition)} is about`;
  return {
    at: placeOfTolerations(workload),
    workload,
    claims: [
      // Anything else that reports the condition lets the DaemonSet in.
      ofAllWorkloads(
        `the DaemonSet ${relation}, but does not tolerate taint ${formatTaint(rule.taint)}, which NodeReadinessRule ${quoted(rule.name)} keeps on nodes of ${namePools(pools)} until then: it never starts on a node that has the taint`,
      ),
    ],
    details: unresolved
      .slice(1)
      .map(
        (other) =>
          `NodeReadinessRule ${quoted(other.rule.name)} waits for condition ${quoted(other.condition)} as well`,
      ),
    help: `Add to the pod spec:\n${formatTolerationsFor(taints)}`,
    offer: offerFor(taints, ""),
    related: [...new Set(unresolved.map((deadlock) => deadlock.rule))].map((one) => ({
      place: one.taint.place,
      message: `NodeReadinessRule ${quoted(one.name)} sets this taint`,
    })),
    subject: { pools, taints },
    fingerprintBy: { taints },
    fix: {
      title: `tolerate ${taints.map(formatTaint).join(", ")}`,
      operations: [insertTolerations(workload, taints)],
    },
  };
}

export const startupTaintDeadlock: Rule = {
  id: "startup-taint-deadlock",
  summary: "The DaemonSet that removes a startup taint does not tolerate it, so the taint stays forever.",
  severity: "error",
  why: `A startup taint keeps pods off a new node until an agent is ready there. If the agent itself does not tolerate the taint, it never
starts, and the node never takes a pod. An autoscaler keeps adding nodes, and none of them helps.

These agents are known:

- Cilium (\`node.cilium.io/agent-not-ready\`), recognized by its image;
- Istio's CNI plugin (\`cni.istio.io/not-ready\`), recognized by its image;
- Gardener's critical components, recognized by their label;
- every CSI driver that keeps its socket in the kubelet's folder \`plugins/<driver>\`, for its taint \`<driver>/agent-not-ready\`, as
  the drivers of AWS and Azure do.

Declare other agents with \`removers\`: \`taint\` is a glob of the taint's key, and \`workload\` one of \`namespace/Kind/name\` or
\`Kind/name\`.

A NodeReadinessRule keeps its taint on nodes until their conditions are met. So the DaemonSet that reports such a condition (its
variable \`CONDITION_TYPE\`) has to tolerate the taint, and so does the agent that the condition is about (a CSI driver, Calico,
Cilium or Falco, by the condition's domain).`,
  silent: `Not reported:

- a NodeReadinessRule for which one of several conditions is enough, and a condition that is met while nothing reports it;
- a startup taint without a known remover in the repository: something else may install the remover;
- a startup taint that another DaemonSet removes and tolerates. A file that was not read or rendered may hold one, so the rule
  needs everything to be read and rendered;
- pools whose permanent taints or labels keep the DaemonSet off, which belong to \`daemonset-misses-pool\`.`,
  fix: `Add a toleration of the startup taint to the DaemonSet that removes it.`,
  options: {
    removers: {
      type: "mappings",
      keys: ["taint", "workload"],
      description:
        "DaemonSets that remove startup taints: a glob of the taint's key, and one of `namespace/Kind/name` or `Kind/name`.",
      default: [],
    },
  },
  examples: readExamples([
    {
      title: "A network agent that waits for itself",
      inventory: `
pools:
  - name: general
    startupTaints: ["node.cilium.io/agent-not-ready=true:NoExecute"]
`,
      manifests: `${exampleWorkload("DaemonSet", "cilium", { namespace: "kube-system", image: "quay.io/cilium/cilium:v1.18.2" })}
      hostNetwork: true
      tolerations: # <--
-       - {key: node.kubernetes.io/not-ready, operator: Exists}
+       - operator: Exists
`,
    },
    {
      title: "A reporter that waits for the condition that it reports",
      manifests: `
apiVersion: readiness.node.x-k8s.io/v1alpha1
kind: NodeReadinessRule
metadata: {name: network}
spec:
  conditions: [{type: example.org/NetworkReady, requiredStatus: "True"}]
  taint: {key: readiness.k8s.io/network, effect: NoSchedule}
  enforcementMode: continuous
  nodeSelector: {}
---
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: network-reporter, namespace: kube-system}
spec:
  selector: {matchLabels: {app: network-reporter}}
  template:
    metadata: {labels: {app: network-reporter}}
    spec: # <--
+     tolerations: [{key: readiness.k8s.io/network, operator: Exists}]
      containers:
        - name: reporter
          image: node-readiness-reporter:1
          env: [{name: CONDITION_TYPE, value: example.org/NetworkReady}]
`,
    },
    {
      title: "A remover that the configuration declares",
      inventory: `
pools:
  - name: general
  - name: gpu
    labels: {pool: gpu}
    startupTaints: ["shop.example/driver-not-ready:NoSchedule"]
rules:
  startup-taint-deadlock:
    removers:
      - {taint: shop.example/driver-not-ready, workload: DaemonSet/gpu-driver}
`,
      manifests: `
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: gpu-driver, namespace: kube-system}
spec:
  selector: {matchLabels: {app: gpu-driver}}
  template:
    metadata: {labels: {app: gpu-driver}}
    spec: # <--
      nodeSelector: {pool: gpu}
      containers: [{name: driver, image: gpu-driver:1}]
+     tolerations:
+       - {key: shop.example/driver-not-ready, operator: Exists}
`,
    },
  ]),
  claims: ["all-workloads"],
  *checkInventory(context, options) {
    const starting = findDeadlocks(context, options);
    for (const [fit, deadlocks] of findReadinessDeadlocks(context)) {
      yield describeReadiness(fit, deadlocks, starting.get(fit) ?? []);
    }
    for (const [{ workload }, deadlocks] of starting) {
      const taints = distinctTaints(deadlocks.map(({ taint }) => taint));
      const pools = deadlocks.map(({ pool }) => pool);
      const [removed, them] = taints.length === 1 ? ["taint", "it"] : ["taints", "them"];
      yield {
        at: placeOfTolerations(workload),
        workload,
        claims: [
          // Whatever else removes the taint lets the DaemonSet in.
          ofAllWorkloads(
            `the DaemonSet removes startup ${removed} ${list(taints.map(formatTaint))} of ${namePools(pools)}, but does not tolerate ${them}: it never starts there`,
          ),
        ],
        help: `Add to the pod spec:\n${formatTolerationsFor(taints)}`,
        offer: offerFor(taints, ""),
        related: deadlocks.slice(0, MAX_RELATED).map(({ pool, taint }) => ({
          place: taint.place,
          message: `pool ${quoted(pool.name)} starts with this taint`,
        })),
        subject: { pools, taints },
        fingerprintBy: { taints },
        fix: {
          title: `tolerate ${taints.map(formatTaint).join(", ")}`,
          operations: [insertTolerations(workload, taints)],
        },
      };
    }
  },
};
