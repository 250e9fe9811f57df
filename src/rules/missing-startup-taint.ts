import type { WorkloadFit } from "../model/fit.js";
import { hasNoNodes, type NodePool } from "../model/pool.js";
import { formatWorkload } from "../model/workload.js";
import type { Rule, RuleContext } from "./contract/rule.js";
import { declaredHere, isPlacementKnown, namePools, ofPools } from "./contract/vocabulary.js";
import { imageName } from "./facts/node-agents.js";

const KEY = "node.cilium.io/agent-not-ready";
/** More pools than this are not shown one by one. */
const MAX_RELATED = 12;

function isCilium({ workload: { kind, podSpec } }: WorkloadFit): boolean {
  return kind === "DaemonSet" && podSpec.containers.some(({ image }) => imageName(image) === "cilium");
}

/** Karpenter reckons with the taint only where its NodePool declares it. */
function lacksTaint({ format, startupTaints, taints, incomplete = [] }: NodePool): boolean {
  const isOpen = incomplete.some(({ field }) => field === "taints");
  return format === "karpenter" && !isOpen && ![...startupTaints, ...taints].some(({ key }) => key === KEY);
}

function poolsWithout({ inventory }: RuleContext, fit: WorkloadFit): NodePool[] {
  return inventory.pools.filter(
    (pool, index) => lacksTaint(pool) && !hasNoNodes(pool) && fit.pools[index]?.verdict === "fits",
  );
}

export const missingStartupTaint: Rule = {
  id: "missing-startup-taint",
  summary: "Cilium runs on pools of Karpenter that do not start with its taint.",
  severity: "note",
  rationale: `Cilium keeps pods off a node until its agent is ready there, by the taint \`node.cilium.io/agent-not-ready\`. Its operator sets
that taint on a node which joins without it. Karpenter counts on such a node for the pods that it made it for; when the
taint appears they cannot start, and Karpenter makes another node for them. Under \`startupTaints\` of the NodePool it waits,
and no pod gets an address of another network plugin before.

Looked at are NodePools of Karpenter on which the DaemonSet with Cilium's image runs.`,
  examples: [
    {
      title: "A NodePool that does not know of Cilium",
      inventory: `
from: [{path: manifest.yaml}]
`,
      bad: `
apiVersion: karpenter.sh/v1
kind: NodePool
metadata:
  name: general # <--
spec:
  template:
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: general}
      requirements: []
---
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: cilium, namespace: kube-system}
spec:
  template:
    spec:
      hostNetwork: true
      containers: [{name: cilium-agent, image: "quay.io/cilium/cilium:v1.18.2"}]
      tolerations: [{operator: Exists}]
`,
      good: `
apiVersion: karpenter.sh/v1
kind: NodePool
metadata:
  name: general
spec:
  template:
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: general}
      requirements: []
      startupTaints:
        - {key: node.cilium.io/agent-not-ready, value: "true", effect: NoExecute}
---
apiVersion: apps/v1
kind: DaemonSet
metadata: {name: cilium, namespace: kube-system}
spec:
  template:
    spec:
      hostNetwork: true
      containers: [{name: cilium-agent, image: "quay.io/cilium/cilium:v1.18.2"}]
      tolerations: [{operator: Exists}]
`,
    },
  ],
  claims: ["pools"],
  *checkInventory(context) {
    const agent = context.fits.find((fit) => isCilium(fit) && isPlacementKnown(fit));
    const pools = agent === undefined ? [] : poolsWithout(context, agent);
    const [first] = pools;
    if (agent === undefined || first === undefined) return;
    yield {
      at: first.place,
      claims: [ofPools(`${namePools(pools)} of Karpenter start without the taint ${KEY} of Cilium, which runs there`)],
      details: [`${formatWorkload(agent.workload)} has to be ready before other pods`],
      help: `Add to startupTaints of the NodePool:\n- {key: ${KEY}, value: "true", effect: NoExecute}`,
      related: pools.slice(1, MAX_RELATED).map(declaredHere),
      concerns: { pools },
      identity: { names: [KEY] },
    };
  },
};
