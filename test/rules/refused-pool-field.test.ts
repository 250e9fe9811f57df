import { describe, expect, it } from "vitest";
import { foundBy } from "./found.js";

const INVENTORY = `from: [{path: manifest.yaml}]
`;
const found = (manifest: string) => foundBy("refused-pool-field", INVENTORY, manifest);

const eksctl = (label: string, groups = "managedNodeGroups") => `apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
${groups}:
  - name: web
    labels: {"${label}": x}
`;

describe("labels of a node group that the kubelet sets", () => {
  it.each([
    "node-role.kubernetes.io/web",
    "app.kubernetes.io/name",
    "kubernetes.io/role",
    "k8s.io/role",
    "cluster-autoscaler.k8s.io/pool",
  ])("%s keeps it from starting", (label) => {
    expect(found(eksctl(label))).toEqual(["error 6 x"]);
    expect(found(eksctl(label, "nodeGroups"))).toEqual(["error 6 x"]);
  });

  it.each([
    "role",
    "example.org/role",
    "eks.amazonaws.com/role",
    "node.kubernetes.io/role",
    "shop.node.kubernetes.io/role",
    "kubelet.kubernetes.io/role",
    "kubernetes.io/arch",
    "topology.kubernetes.io/zone",
    "notkubernetes.io/role",
  ])("%s does not", (label) => {
    expect(found(eksctl(label))).toEqual([]);
  });
});

const nodePool = (
  labels: string,
  requirement: string,
  apiVersion = "karpenter.sh/v1",
  kind = "NodePool",
) => `apiVersion: ${apiVersion}
kind: ${kind}
metadata: {name: batch}
spec:
  template:
    metadata: {labels: {${labels}}}
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: batch}
      requirements: [{${requirement}}]
`;
const ZONE = "key: topology.kubernetes.io/zone, operator: Exists";
const capacity = (values: string, operator = "In") =>
  `key: karpenter.sh/capacity-type, operator: ${operator}, values: [${values}]`;

describe("what Karpenter refuses", () => {
  it.each([
    ["the label of the pool", nodePool("karpenter.sh/nodepool: a", ZONE), ["error 6 a"]],
    ["another label of its own", nodePool("karpenter.sh/do-not-sync-taints: a", ZONE), ["error 6 a"]],
    ["a host name", nodePool("", "key: kubernetes.io/hostname, operator: Exists"), ["error 9 kubernetes.io/hostname"]],
    ["only capacity types that nobody knows", nodePool("", capacity("SPOT")), ["error 9 SPOT"]],
  ])("%s", (_, manifest, expected) => {
    expect(found(manifest)).toEqual(expected);
  });

  it.each([
    ["a label of the provider", nodePool("karpenter.k8s.aws/team: a", ZONE)],
    ["a role", nodePool("node-role.kubernetes.io/web: a", ZONE)],
    ["a capacity type", nodePool("", capacity("spot, on-demand"))],
    ["one that it knows beside another", nodePool("", capacity("spot, SPOT"))],
    ["an exclusion", nodePool("", capacity("SPOT", "NotIn"))],
    ["a template", nodePool("", capacity('"${TYPE}"'))],
    [
      "a Provisioner, which had other rules",
      nodePool("karpenter.sh/x: a", ZONE, "karpenter.sh/v1alpha5", "Provisioner"),
    ],
  ])("not %s", (_, manifest) => {
    expect(found(manifest)).toEqual([]);
  });
});
