import type { Exception } from "../exception.js";
import { workload } from "../workload-texts.js";

const spoken = workload("Deployment", []);
const TAINT = "node.cilium.io/agent-not-ready";
const nodePool = `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: batch}
spec: {template: {spec: {taints: [{key: ${TAINT}, effect: NoExecute}]}}}
`;

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "it is a warning for a NodePool of Karpenter",
    inventory: `pools: [{name: batch, taints: ["${TAINT}:NoExecute"]}]`,
    spoken,
    silentInventory: "from: [{path: manifest.yaml}]",
    silent: `${spoken}---\n${nodePool}`,
    saidAs: "warning",
  },
];
