import { describe, expect, it } from "vitest";
import { lintTexts } from "./lint-texts.js";

const OPEN = `pools:
  - {name: general, openLabels: ["*"]}
`;
const RULES = ["impossible-label-value", "node-label-on-pod"];

const found = (manifest: string, inventory = OPEN) =>
  lintTexts(inventory, manifest)
    .findings.filter(({ rule }) => RULES.includes(rule))
    .map(({ severity, message, fixable }) => `${severity} ${message}${fixable ? " (fixable)" : ""}`);

const pod = (fields: string, labels = "{}", kind = "Pod") => `apiVersion: v1
kind: ${kind}
metadata: {name: a, labels: ${labels}}
spec:
  containers: [{name: a, image: a:1}]
  ${fields}
`;

describe("values in a spelling that no node has", () => {
  it.each([
    ["karpenter.sh/capacity-type", "SPOT", "spot"],
    ["karpenter.sh/capacity-type", "ON_DEMAND", "on-demand"],
    ["karpenter.sh/capacity-type", "ondemand", "on-demand"],
    ["kubernetes.io/arch", "x86_64", "amd64"],
    ["beta.kubernetes.io/arch", "aarch64", "arm64"],
    ["kubernetes.io/os", "Linux", "linux"],
    ["kubernetes.azure.com/mode", "System", "system"],
    ["kubernetes.azure.com/scalesetpriority", "Spot", "spot"],
    ["eks.amazonaws.com/compute-type", "Fargate", "fargate"],
    ["eks.amazonaws.com/capacityType", "ONDEMAND", "ON_DEMAND"],
    ["eks.amazonaws.com/capacityType", "spot", "SPOT"],
    ["cloud.google.com/gke-accelerator", "nvidia-tesla-l4", "nvidia-l4"],
  ])("%s: %s means %s", (key, value, meant) => {
    const message = `warning no node ever has label "${key}" with value "${value}": it is spelt "${meant}" (fixable)`;
    expect(found(pod(`nodeSelector: {${key}: ${value}}`))).toContain(message);
  });

  it.each([
    ["karpenter.sh/capacity-type", "reserved"],
    ["kubernetes.io/arch", "arm"],
    ["kubernetes.io/arch", "amd"],
    ["kubernetes.io/arch", "loong64"],
    ["example.org/capacity-type", "SPOT"],
    ["kubernetes.azure.com/mode", "gateway"],
    ["cloud.google.com/gke-accelerator", "nvidia-b300"],
    ["eks.amazonaws.com/capacityType", "ON_DEMAND"],
    ["eks.amazonaws.com/capacityType", "CAPACITY_BLOCK"],
  ])("%s: %s is left alone", (key, value) => {
    expect(found(pod(`nodeSelector: {${key}: ${value}}`))).toEqual([]);
  });

  it("in a preference, and in what is excluded", () => {
    const term = "{matchExpressions: [{key: kubernetes.io/arch, operator: NotIn, values: [AARCH64]}]}";
    const preferred = `preferredDuringSchedulingIgnoredDuringExecution: [{weight: 1, preference: ${term}}]`;
    expect(found(pod(`affinity: {nodeAffinity: {${preferred}}}`))).toHaveLength(1);
  });

  it("at the pool that declares it, not in what Nodes really have", () => {
    const pools = `pools:
  - {name: arm, labels: {kubernetes.io/arch: aarch64}}
`;
    const [message] = lintTexts(pools, pod("")).findings.map((finding) => finding.message);
    expect(message).toBe('label "kubernetes.io/arch" of pool "arm" is spelt "arm64", not "aarch64"');
  });

  it("one cause is one finding: a pod that finds no pool is told so once", () => {
    const pools = `pools:
  - {name: spot, labels: {karpenter.sh/capacity-type: spot}}
`;
    const rules = lintTexts(pools, pod("nodeSelector: {karpenter.sh/capacity-type: SPOT}")).findings;
    expect(rules.map(({ rule }) => rule)).toEqual(["unschedulable"]);
  });
});

describe("a label of nodes on a pod", () => {
  it("chooses nothing", () => {
    const message = 'warning label "kubernetes.io/os" of a pod selects no node: it is a label of nodes';
    expect(found(pod("", "{kubernetes.io/os: linux}"))).toEqual([message]);
  });

  it("is left alone where the pod asks for it too, and where it may be copied from the node", () => {
    const labels = "{kubernetes.io/os: linux}";
    const terms = "nodeSelectorTerms: [{matchExpressions: [{key: kubernetes.io/os, operator: Exists}]}]";
    expect(found(pod("nodeSelector: {kubernetes.io/os: linux}", labels))).toEqual([]);
    const required = `affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {${terms}}}}`;
    expect(found(pod(required, labels))).toEqual([]);
    expect(found(pod("", "{topology.kubernetes.io/zone: a}"))).toEqual([]);
  });
});
