import type { Exception } from "../exception.js";
import { tolerating, workload } from "../workload-texts.js";

const nodePool = (more = "", group = "karpenter.sh/v1") => `apiVersion: ${group}
kind: NodePool
metadata: {name: general}
spec:
  template:
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: general}
      requirements: []
${more}---
`;
const agent = (image: string, ...spec: string[]) =>
  workload("DaemonSet", [tolerating("{operator: Exists}"), ...spec], "kube-system").replace(
    "image: a:1",
    `image: ${image}`,
  );
const CILIUM = agent("quay.io/cilium/cilium:v1");
const about = { inventory: "from: [{path: manifest.yaml}]", spoken: `${nodePool()}${CILIUM}` };
const promise = "Reported for NodePools of Karpenter on which a DaemonSet with Cilium's image runs";

export const EXCEPTIONS: readonly Exception[] = [
  { promise, ...about, silent: `${nodePool()}${agent("quay.io/cilium/operator:v1")}` },
  { promise, ...about, silent: `${nodePool()}${CILIUM.replace("DaemonSet", "Deployment")}` },
  { promise, ...about, silent: `${nodePool()}${agent("quay.io/cilium/cilium:v1", "nodeSelector: {net: cilium}")}` },
  { promise, ...about, silentInventory: "pools: [{name: general}]" },
  { promise, ...about, silent: `${nodePool('      taints: "{{ taints }}"\n')}${CILIUM}` },
  {
    promise: "A missing taint is a note",
    ...about,
    spoken: `${nodePool("      taints: [{key: node.cilium.io/agent-not-ready, effect: NoExecute}]\n")}${CILIUM}`,
    silent: about.spoken,
    saidAs: "note",
  },
  {
    promise: "With the taint under `startupTaints` of the NodePool Karpenter waits",
    ...about,
    silent: `${nodePool("      startupTaints: [{key: node.cilium.io/agent-not-ready, effect: NoExecute}]\n")}${CILIUM}`,
  },
];
