import { describe, expect, it } from "vitest";
import { judged } from "./found.js";
import { lintTexts } from "./lint-texts.js";
import { requiring, tolerating, workload } from "./workload-texts.js";

const found = (inventory: string, manifest: string) =>
  lintTexts(inventory, manifest).findings.map(({ severity, rule, message }) => `${severity} ${rule}: ${message}`);
const rules = (inventory: string, manifest: string) =>
  lintTexts(inventory, manifest).findings.map(({ severity, rule }) => `${severity} ${rule}`);

const GROUP = `apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: c, region: eu-west-1}
managedNodeGroups: [{name: general}]
---
`;
const nodePool = (name: string, requirements = "") => `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: ${name}}
spec: {template: {spec: {nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: d}, requirements: [${requirements}]}}}
---
`;
const READ = "from: [{path: manifest.yaml}]\n";
const asking = (selector: string, name = "a") =>
  workload("Deployment", [`nodeSelector: {${selector}}`]).replace("name: a,", `name: ${name},`);

describe("labels by their owners", () => {
  it.each([
    ["karpenter.sh/nodepool: nope", true],
    ["karpenter.sh/nodepool: batch", false],
    ["karpenter.sh/capacity-type: spot", false],
    ["eks.amazonaws.com/nodegroup: general", false],
  ])("a node group has none of Karpenter, %s", (selector, isAccused) => {
    const found = rules(`complete: true\n${READ}`, GROUP + nodePool("batch") + asking(selector));
    expect(found.includes("error unschedulable")).toBe(isAccused);
  });

  it("a node group that declares one of Karpenter's labels has it", () => {
    const group = GROUP.replace("{name: general}", "{name: general, labels: {karpenter.sh/nodepool: nope}}");
    expect(rules(`complete: true\n${READ}`, group + asking("karpenter.sh/nodepool: nope"))).toEqual([]);
  });

  it.each([
    ["topology.kubernetes.io/zone: a", false],
    ["topology.kubernetes.io/region: a", false],
    ["topology.kubernetes.io/rack: a", true],
    ["topology.kubernetes.io/zones: a", true],
  ])("a cloud sets the zone and the region, and nothing else of that domain: %s", (selector, isAccused) => {
    const found = rules("complete: true\npools: [{name: general}]", asking(selector));
    expect(found.includes("error unschedulable")).toBe(isAccused);
  });

  const classOf = (priorities: string, more = "") =>
    `apiVersion: cloud.google.com/v1\nkind: ComputeClass\nmetadata: {name: batch}\nspec: {priorities: [${priorities}]${more}}\n---\n`;
  const gkePool = (config: string) => `apiVersion: container.cnrm.cloud.google.com/v1beta1
kind: ContainerNodePool
metadata: {name: spare}
spec: {clusterRef: {name: c}, nodeConfig: {${config}}}
---
`;
  const BOUND = `labels: {cloud.google.com/compute-class: batch}, taint: [{key: cloud.google.com/compute-class, value: batch, effect: NO_SCHEDULE}]`;
  it.each([
    ["without its label", gkePool(""), classOf("{nodepools: [spare]}"), true],
    ["with its label and taint", gkePool(BOUND), classOf("{nodepools: [spare]}"), false],
    ["of another class", gkePool(BOUND.replaceAll("batch", "web")), classOf("{nodepools: [spare]}"), true],
    ["beside nodes that GKE makes", gkePool(""), classOf("{nodepools: [spare]}, {machineFamily: n4}"), false],
    [
      "where pools are created",
      gkePool(""),
      classOf("{nodepools: [spare]}", ", nodePoolAutoCreation: {enabled: true}"),
      false,
    ],
  ])("a ComputeClass that names a node pool %s", (_, pool, own, isAccused) => {
    const text = pool + own + asking("cloud.google.com/compute-class: batch");
    const told = rules(`provider: gke\ncomplete: true\n${READ}`, text);
    expect(told.includes("error unschedulable")).toBe(isAccused);
  });

  const POOLS = ["a1", "b2", "c3"].map((name) => nodePool(`team-${name}`)).join("");
  const several = (label: string) =>
    [1, 2, 3, 4].map((one) => `${asking(`${label}: compute`, `w${one}`)}---\n`).join("");

  it.each([
    ["karpenter.sh/nodepool", "NodePools of other names", POOLS, true],
    ["karpenter.sh/nodepool", "a node group alone", GROUP, true],
    ["eks.amazonaws.com/nodegroup", "NodePools alone", POOLS, true],
    ["eks.amazonaws.com/nodegroup", "a node group of another name", GROUP, true],
    ["cloud.google.com/gke-nodepool", "NodePools of AWS alone", POOLS, true],
    ["karpenter.sh/capacity-type", "a node group alone", GROUP, false],
    ["karpenter.sh/nodepool", "a NodePool of that name", nodePool("compute"), false],
  ])("several workloads that ask for %s beside %s", (label, _, pools, isEvidence) => {
    expect(rules(READ, pools + several(label)).includes("note undeclared-pools")).toBe(isEvidence);
  });

  it("names of pools that one workload asks for, or beside pools that may have them, are no evidence", () => {
    const one = asking("karpenter.sh/nodepool: compute");
    const beside = judged(READ, POOLS + one);
    expect(beside.workloads).toBe(1);
    expect(beside.rules).not.toContain("undeclared-pools");
    const open = judged("pools: [{name: general}]\ncomplete: false", several("karpenter.sh/nodepool"));
    expect(open.workloads).toBe(4);
    expect(open.rules).not.toContain("undeclared-pools");
  });
});

describe("keys where they stand", () => {
  it.each([
    ["karpenter.io/arch", "kubernetes.io/arch"],
    ["node.kubernetes.io/instance-family", "karpenter.k8s.aws/instance-family"],
    ["node.kubernetes.io/arch", "kubernetes.io/arch"],
    ["karpenter.k8s.aws/capacity-type", "karpenter.sh/capacity-type"],
    ["kubernetes.io/zone", "topology.kubernetes.io/zone"],
    ["karpenter.k8s.sh/instance-cpu", "karpenter.k8s.aws/instance-cpu"],
    ["kubernetes.io/arch", undefined],
    ["beta.kubernetes.io/arch", undefined],
    ["failure-domain.beta.kubernetes.io/zone", undefined],
    ["topology.kubernetes.io/zone", undefined],
    ["karpenter.k8s.aws/instance-family", undefined],
    ["node.kubernetes.io/instance-type", undefined],
    ["acme.io/arch", undefined],
    ["arch", undefined],
  ])("a requirement on %s means %s", (key, meant) => {
    const text = nodePool("batch", `{key: ${key}, operator: In, values: [a]}`);
    const expected = `warning ignored-pool-field: Karpenter chooses no machines for pool "batch" by "${key}": it knows "${meant}"`;
    const told = found(READ, text).filter((line) => line.includes("ignored-pool-field"));
    expect(told).toEqual(meant === undefined ? [] : [expected]);
  });

  it.each([
    ["key", "warning"],
    ["key1", "warning"],
    ["example-key", "warning"],
    ["my-key", "warning"],
    ["nvidia/gpu", "warning"],
    ["amd/gpu", "warning"],
    ["keys-team", "note"],
    ["team", "note"],
    ["keyboard", "note"],
  ])("a toleration of %s is a %s where other pools may exist", (key, severity) => {
    const manifest = workload("Deployment", [tolerating(`{key: ${key}, operator: Exists}`)]);
    expect(rules("complete: false\npools: [{name: general}]", manifest)).toEqual([`${severity} unmatched-toleration`]);
  });

  it("a pool with such a key is what the toleration is for", () => {
    const manifest = workload("Deployment", [tolerating("{key: key1, operator: Exists}")]);
    const pools = "complete: false\npools: [{name: g}, {name: k, taints: ['key1:NoSchedule']}]";
    expect(judged(pools, manifest)).toEqual({ workloads: 1, rules: [] });
  });

  it.each([
    ["its own nodes", "pools: [{name: g, labels: {eks.amazonaws.com/capacityType: spot}}]", "spot", true],
    ["no node", "pools: [{name: g, openLabels: ['*']}]", "spot", false],
  ])("the capacity type of EKS in another spelling, which %s have", (_, pools, value, isSilent) => {
    const told = rules(pools, asking(`eks.amazonaws.com/capacityType: ${value}`));
    expect(told.includes("warning impossible-label-value")).toBe(!isSilent);
  });

  it("the capacity type of EKS in both spellings", () => {
    const both = workload("Deployment", [
      requiring("{key: eks.amazonaws.com/capacityType, operator: In, values: [SPOT, spot]}"),
    ]);
    expect(rules("pools: [{name: g, openLabels: ['*']}]", both)).toEqual([]);
  });
});

describe("a label of nodes in the affinity of a pod", () => {
  const near = (kind: string, selector: string) =>
    `affinity: {${kind}: {requiredDuringSchedulingIgnoredDuringExecution: [{topologyKey: kubernetes.io/hostname, labelSelector: {${selector}}}]}}`;
  const labelled = `apiVersion: apps/v1
kind: Deployment
metadata: {name: l}
spec: {template: {metadata: {labels: {karpenter.sh/nodepool: x}}, spec: {containers: [{name: a, image: a:1}]}}}
`;

  it.each([
    ["podAffinity", "matchLabels: {kubernetes.io/arch: arm64}", true],
    ["podAffinity", "matchExpressions: [{key: karpenter.sh/nodepool, operator: In, values: [x]}]", true],
    ["podAntiAffinity", "matchExpressions: [{key: node-role.kubernetes.io/worker, operator: Exists}]", true],
    ["podAffinity", "matchLabels: {app: api}", false],
    ["podAffinity", "matchLabels: {topology.kubernetes.io/zone: a}", false],
  ])("%s with %s", (kind, selector, isAccused) => {
    const told = rules("pools: [{name: general}]", workload("Deployment", [near(kind, selector)]));
    expect(told.includes("warning node-label-on-pod")).toBe(isAccused);
  });

  it("is right where a pod has it", () => {
    const asker = workload("Deployment", [near("podAffinity", "matchLabels: {karpenter.sh/nodepool: x}")]);
    expect(judged("pools: [{name: general}]", `${asker}---\n${labelled}`)).toEqual({ workloads: 2, rules: [] });
  });
});
