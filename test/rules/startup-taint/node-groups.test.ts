import { expect, it } from "vitest";
import { messagesFound } from "../found.js";

const POD = `apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: shop}
spec:
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec: {containers: [{name: web, image: web}]}
---
`;
const eksctl = (key: string) => `apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
managedNodeGroups: [{name: general, taints: [{key: ${key}, value: "true", effect: NoExecute}]}]
`;
const karpenter = (key: string) => `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: general}
spec: {template: {spec: {taints: [{key: ${key}, value: "true", effect: NoExecute}]}}}
`;
const INVENTORY = "from: [{path: manifest.yaml}]\ncomplete: true";
const BLOCKED = "error unschedulable: no pool admits the pod: the only pool";

it.each([
  // Cilium's guides for EKS and GKE have it on every node group, and its operator removes it.
  ["node.cilium.io/agent-not-ready", eksctl, []],
  ["startup-taint.cluster-autoscaler.kubernetes.io/gpu", eksctl, []],
  ["dedicated", eksctl, [BLOCKED]],
  // Karpenter makes no node for a pod that does not tolerate it.
  ["node.cilium.io/agent-not-ready", karpenter, [BLOCKED]],
])("a node group that starts with taint %s (%o)", (key, pools, expected) => {
  const found = messagesFound(INVENTORY, POD + pools(key));
  expect(found.filter((one) => one.includes(" unschedulable: ")).map((one) => one.slice(0, BLOCKED.length))).toEqual(
    expected,
  );
  expect(found.some((one) => one.includes("every-pool-tainted"))).toBe(expected.length > 0);
});
