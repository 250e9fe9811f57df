import type { Inventory } from "../model/cluster.js";
import { DECLARED_FORMAT, hasNoNodes, type NodePool } from "../model/pool.js";
import type { WorkloadFit } from "../model/pool-fit.js";
import { formatTaint, type PoolTaint } from "../model/taint.js";
import { isTransientTaint } from "../model/transient-taints.js";
import { quoted } from "../model/words.js";
import { formatWorkload, WORKLOAD_KINDS } from "../model/workload.js";
import { keepsPodsOff } from "../scheduling/taints/toleration.js";
import { EXAMPLE_POD, exampleWorkload, POOLS_OF_MANIFESTS, readExamples } from "./contract/examples.js";
import type { RuleFinding } from "./contract/finding.js";
import type { Rule, RuleContext } from "./contract/rule.js";
import {
  declaredHere,
  isPlacementKnown,
  namePools,
  ofAllWorkloads,
  ofPools,
  writtenTolerations,
} from "./contract/vocabulary.js";
import { checkDeadlocks } from "./explanations/startup-deadlocks.js";
import { imageName } from "./facts/node-agents.js";
import { hasKnownRemover } from "./facts/startup-taint-removers.js";

function* checkPermanent({ inventory }: RuleContext): Iterable<RuleFinding> {
  for (const pool of inventory.pools) {
    // Every other format tells itself which taints are permanent, or means both.
    const isDeclared = pool.format === DECLARED_FORMAT;
    if (!isDeclared && pool.format !== "karpenter") continue;
    for (const taint of pool.taints) {
      if (!isTransientTaint(taint.key, inventory.cluster.transientTaints)) continue;
      const where = isDeclared ? '"taints" is for permanent ones' : 'Karpenter treats "taints" as permanent';
      yield {
        at: taint.place,
        severity: isDeclared ? "note" : "warning",
        claims: [
          ofPools(`taint ${quoted(formatTaint(taint))} of pool ${quoted(pool.name)} is temporary, but ${where}`),
        ],
        help: 'Move it to "startupTaints" if new nodes start with it, else remove it: no workload has to tolerate it.',
        fingerprintBy: { pools: [pool], taints: [taint] },
      };
    }
  }
}

/** A workload that names the taint may remove it, if it may change nodes. */
function isNamed({ key }: PoolTaint, { fits }: RuleContext): boolean {
  return fits.some(
    (fit) => mayChangeNodes(fit) && writtenTolerations(fit).some((toleration) => toleration.key === key),
  );
}

/** Reports whether a pod may change nodes, by its ServiceAccount or host files. Operators' additions are unknown. */
function mayChangeNodes({ workload: { kind, podSpec } }: WorkloadFit): boolean {
  const { hostPaths, serviceAccount = "default" } = podSpec;
  return !WORKLOAD_KINDS.some((one) => one === kind) || hostPaths.length > 0 || serviceAccount !== "default";
}

function hasNoKnownRemover(taint: PoolTaint, { cluster }: Inventory): boolean {
  return keepsPodsOff(taint) && !hasKnownRemover(taint.key) && !isTransientTaint(taint.key, cluster.transientTaints);
}

function unremoved(pool: NodePool, context: RuleContext): PoolTaint[] {
  return pool.startupTaints.filter(
    (taint) => taint.implied === undefined && hasNoKnownRemover(taint, context.inventory) && !isNamed(taint, context),
  );
}

function* checkUnremoved(context: RuleContext): Iterable<RuleFinding> {
  for (const pool of context.inventory.pools) {
    for (const taint of unremoved(pool, context)) {
      yield {
        at: taint.place,
        severity: "note",
        claims: [
          ofAllWorkloads(
            `nothing here is known to remove startup taint ${quoted(formatTaint(taint))} of pool ${quoted(pool.name)}`,
          ),
        ],
        help: "If a controller removes it, add its key to that controller's tolerations or list it under `transientTaints`. To keep pods off for good, write it under taints.",
        subject: { pools: [pool], taints: [taint] },
        fingerprintBy: { pools: [pool], taints: [taint] },
        groupBy: formatTaint(taint),
      };
    }
  }
}

const CILIUM_KEY = "node.cilium.io/agent-not-ready";
const MAX_RELATED = 12;

function isCilium({ workload: { kind, podSpec } }: WorkloadFit): boolean {
  return kind === "DaemonSet" && podSpec.containers.some(({ image }) => imageName(image) === "cilium");
}

/** Karpenter considers only declared startup taints. */
function lacksTaint({ format, startupTaints, taints, incomplete = [] }: NodePool): boolean {
  const isPending = incomplete.some(({ field }) => field === "taints");
  return format === "karpenter" && !isPending && ![...startupTaints, ...taints].some(({ key }) => key === CILIUM_KEY);
}

function poolsWithout({ inventory }: RuleContext, fit: WorkloadFit): NodePool[] {
  return inventory.pools.filter(
    (pool, index) => lacksTaint(pool) && !hasNoNodes(pool) && fit.pools[index]?.verdict === "fits",
  );
}

function* checkMissing(context: RuleContext): Iterable<RuleFinding> {
  const agent = context.fits.find((fit) => isCilium(fit) && isPlacementKnown(fit));
  const pools = agent === undefined ? [] : poolsWithout(context, agent);
  const [first] = pools;
  if (agent === undefined || first === undefined) return;
  yield {
    at: first.place,
    severity: "note",
    claims: [
      ofPools(
        `${namePools(pools)} of Karpenter ${pools.length === 1 ? "starts" : "start"} without the taint ${CILIUM_KEY} of Cilium, which runs there`,
      ),
    ],
    details: [`${formatWorkload(agent.workload)} has to be ready before other pods`],
    help: `Add to startupTaints of the NodePool:\n- {key: ${CILIUM_KEY}, value: "true", effect: NoExecute}`,
    related: pools.slice(1, MAX_RELATED).map(declaredHere),
    subject: { pools },
    fingerprintBy: { names: [CILIUM_KEY] },
  };
}

export const startupTaint: Rule = {
  id: "startup-taint",
  summary:
    "A startup taint is declared as permanent, nothing removes it, its remover does not tolerate it, or it is missing.",
  severity: "error",
  why: `**A remover that waits for itself.** A startup taint keeps pods off a new node until an agent is ready there. If the agent itself
does not tolerate the taint, it never starts, and the node never takes a pod. An autoscaler keeps adding nodes, and none of them
helps. This is an error. These agents are known:

- Cilium (\`node.cilium.io/agent-not-ready\`), recognized by its image;
- Istio's CNI plugin (\`cni.istio.io/not-ready\`), recognized by its image;
- Gardener's critical components, recognized by their label;
- every CSI driver that keeps its socket in the kubelet's folder \`plugins/<driver>\`, for its taint \`<driver>/agent-not-ready\`, as
  the drivers of AWS and Azure do.

Declare other agents with \`removers\`: \`taint\` is a glob of the taint's key, and \`workload\` one of \`namespace/Kind/name\` or
\`Kind/name\`.

A NodeReadinessRule keeps its taint on nodes until their conditions are met. So the DaemonSet that reports such a condition (its
variable \`CONDITION_TYPE\`) has to tolerate the taint, and so does the agent that the condition is about (a CSI driver, Calico,
Cilium or Falco, by the condition's domain).

**Declared as permanent.** An agent or a controller removes a taint such as \`node.cilium.io/agent-not-ready\` or
\`node.cloudprovider.kubernetes.io/uninitialized\` once the node is ready. Under \`taints\` of a pool such a taint counts as permanent, and
every pod without a toleration looks unschedulable there. It belongs under \`startupTaints\`. For a NodePool it is worse than a wrong
report: Karpenter creates no node for a pod that does not tolerate the taint.

Reported for pools that are declared by hand and for NodePools. The taints are those that Kubernetes, autoscalers and well-known
agents remove, and those under \`transientTaints\`.

**Without a remover.** Something has to remove a startup taint once the node is ready. Karpenter and other autoscalers do not. If
nothing does, no pod ever runs on these nodes, and an autoscaler keeps adding more of them.

**Missing.** Cilium's operator sets the taint \`node.cilium.io/agent-not-ready\` on a node that joins without it, to keep pods off until
the agent is ready. Karpenter does not expect that: the pods for which it created the node cannot start, and it creates another
node. With the taint under \`startupTaints\` of the NodePool Karpenter waits, and no pod gets an address from another network plugin.

Reported for NodePools of Karpenter on which a DaemonSet with Cilium's image runs.`,
  silent: `A taint that is declared as permanent is a note, but it is a warning for a NodePool of Karpenter.

A missing taint is a note. A taint without a remover is a note, because something outside the repository may remove it. These have a remover:

- taints that a known agent removes;
- taints that are named as such: \`.../agent-not-ready\`, \`startup-taint.cluster-autoscaler.kubernetes.io/\`, and \`transientTaints\` of
  the configuration;
- a taint that a workload tolerates by its key, if the workload may change nodes: it has a ServiceAccount of its own or mounts
  files of the node.

Of a remover that waits for itself, these are not reported:

- a NodeReadinessRule for which one of several conditions is enough, and a condition that is met while nothing reports it;
- a startup taint that another DaemonSet removes and tolerates. A file that was not read or rendered may hold one, so everything
  has to be read and rendered;
- pools whose permanent taints or labels keep the DaemonSet off, which belong to \`daemonset-misses-pool\`.`,
  fix: `Add a toleration of the startup taint to the DaemonSet that removes it. Move a startup taint to where the platform reads startup
taints. If a controller removes it, add its key to that controller's tolerations or list it under \`transientTaints\`.`,
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
  startup-taint:
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
    {
      title: "The taint of a network agent",
      inventory: `
pools:
  - name: general
  - name: batch
    taints:
      - dedicated=batch:NoSchedule
+   startupTaints:
      - node.cilium.io/agent-not-ready=true:NoExecute # <--
`,
      manifests: EXAMPLE_POD,
    },
    {
      title: "A custom taint",
      inventory: `
+transientTaints: [example.org/warming-up]
pools:
  - name: general
    startupTaints: ["example.org/warming-up:NoSchedule"] # <--
`,
      manifests: EXAMPLE_POD,
    },
    {
      title: "A NodePool without Cilium's startup taint",
      inventory: POOLS_OF_MANIFESTS,
      manifests: `
apiVersion: karpenter.sh/v1
kind: NodePool
metadata:
  name: general # <--
spec:
  template:
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: general}
      requirements: []
+     startupTaints:
+       - {key: node.cilium.io/agent-not-ready, value: "true", effect: NoExecute}
---${exampleWorkload("DaemonSet", "cilium", { namespace: "kube-system", image: "quay.io/cilium/cilium:v1.18.2" })}
      hostNetwork: true
      tolerations: [{operator: Exists}]
`,
    },
  ]),
  claims: ["pools", "all-workloads"],
  *checkInventory(context, options) {
    yield* checkDeadlocks(context, options);
    yield* checkPermanent(context);
    yield* checkUnremoved(context);
    yield* checkMissing(context);
  },
};
