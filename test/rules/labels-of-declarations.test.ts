import { beforeAll, describe, expect, it } from "vitest";
import type { HclParser } from "../../src/hcl/syntax/hcl-node.js";
import { buildInventory } from "../../src/inventory/pools.js";
import { createTerraformReader } from "../../src/inventory/terraform/reader.js";
import { openTerraformRoot } from "../../src/inventory/terraform/repository.js";
import { lintRepository } from "../../src/lint/lint.js";
import type { SourceFile } from "../../src/model/source.js";
import { loadHclParser } from "../../src/sources/disk/hcl-parser.js";
import { messagesFound } from "./found.js";
import { readTexts } from "./lint-texts.js";
import { requiring, tolerating, workload } from "./workload-texts.js";

let parse: HclParser;
beforeAll(async () => {
  parse = await loadHclParser();
});

const TYPE = "node.kubernetes.io/instance-type";
const asks = (value: string, key = TYPE) => workload("Deployment", [`nodeSelector: {${key}: ${value}}`]);

/** Lints a manifest against the pools of a Terraform root, as `severity rule: message`. */
function foundIn(terraform: string, manifest: string, complete = true): string[] {
  const root: SourceFile = { path: "infra/main.tf", text: terraform };
  const list = (folder: string) => (folder === "infra" ? [root.path] : []);
  const reader = createTerraformReader({ read: (path) => (path === root.path ? root : undefined), list }, parse);
  const file = openTerraformRoot(reader, { folder: "infra", varFiles: [] });
  const input = readTexts(`complete: ${complete}\nfrom: [{path: infra, format: terraform}]`, [
    { path: "manifest.yaml", text: manifest },
  ]);
  const clusters = input.clusters.map(({ declaration }) => {
    const imports = (declaration.from ?? []).map((from) => ({ from, file }));
    return { declaration, inventory: buildInventory(declaration, imports).inventory };
  });
  return lintRepository({ ...input, clusters }).findings.map((one) => `${one.severity} ${one.rule}: ${one.message}`);
}

const NODE_GROUP = (types: string) =>
  `resource "aws_eks_node_group" "a" {\n  cluster_name = "a"\n  node_group_name = "core"\n  ${types}\n}\n`;
const EKS_MODULE = `module "eks" {
  source = "terraform-aws-modules/eks/aws"
  version = "~> 20.31"
  eks_managed_node_groups = {
    core = { instance_types = ["m5.large"] }
  }
}
`;
const GKE = `resource "google_container_node_pool" "a" {\n  name = "core"\n  node_config {\n    machine_type = "m5.large"\n  }\n}\n`;
const AKS = `resource "azurerm_kubernetes_cluster_node_pool" "a" {\n  name = "core"\n  vm_size = "m5.large"\n}\n`;

describe("the machine types of a declaration are the instance types of its nodes", () => {
  it.each([
    ["a node group of EKS", NODE_GROUP('instance_types = ["m5.large"]')],
    ["a group of the EKS module", EKS_MODULE],
    ["a node pool of GKE", GKE],
    ["a node pool of AKS", AKS],
  ])("of %s", (_, terraform) => {
    expect(foundIn(terraform, asks("m5.large"))).toEqual([]);
    expect(foundIn(terraform, asks("m5.large", "beta.kubernetes.io/instance-type")).join()).not.toContain("unschedul");
    for (const text of [
      asks("c5.large"),
      workload("Deployment", [requiring(`{key: ${TYPE}, operator: In, values: [c5.large]}`)]),
    ])
      expect(foundIn(terraform, text)).toEqual([expect.stringContaining(`"${TYPE}"`)]);
    // Other pools may exist; a name of a pool is no machine type all the same.
    expect(foundIn(terraform, asks("c5.large"), false)).toEqual([]);
    expect(foundIn(terraform, asks("core"), false)).toEqual([
      expect.stringMatching(/^warning unschedulable: no declared pool/),
    ]);
  });

  it.each([
    ["the declaration names none", NODE_GROUP("")],
    ["one of them is not known", NODE_GROUP('instance_types = ["m5.large", var.other]')],
    ["none of them is known", NODE_GROUP("instance_types = var.types")],
  ])("but not where %s", (_, terraform) => {
    expect(foundIn(terraform, asks("c5.large"))).toEqual([]);
  });

  const eksctl = (group: string) =>
    `apiVersion: eksctl.io/v1alpha5\nkind: ClusterConfig\nmetadata: {name: a}\nmanagedNodeGroups: [{name: core, ${group}}]\n`;
  const machines = (value: string) =>
    `apiVersion: machine.openshift.io/v1beta1\nkind: MachineSet\nmetadata: {name: core}\nspec: {template: {spec: {providerSpec: {value: {${value}}}}}}\n`;
  const found = (declared: string) =>
    messagesFound("complete: true\nfrom: [manifest.yaml]", `${asks("c5.large")}---\n${declared}`);

  it.each([
    ["eksctl, one", eksctl("instanceType: m5.large")],
    ["eksctl, several", eksctl("instanceTypes: [m5.large, m5a.large]")],
    ["eksctl, mixed", eksctl("instanceType: mixed, instancesDistribution: {instanceTypes: [m5.large]}")],
    ["MachineSet on AWS", machines("instanceType: m5.large")],
    ["MachineSet on Azure", machines("vmSize: m5.large")],
    ["MachineSet on Google", machines("machineType: m5.large")],
  ])("of %s", (_, declared) => {
    expect(found(declared)).toEqual([expect.stringContaining("no pool admits the pod")]);
    expect(found(declared.replaceAll("m5.large", "c5.large"))).toEqual([]);
  });

  it("but not where eksctl selects them by what they have", () => {
    expect(found(eksctl("instanceSelector: {vCPUs: 2}, instanceType: m5.large"))).toEqual([]);
  });
});

describe("a role is an ordinary label", () => {
  const role = (name: string) => asks('""', `node-role.kubernetes.io/${name}`);

  it("unless an installer gives it", () => {
    expect(foundIn(EKS_MODULE, role("rocm"))).toEqual([expect.stringContaining('"node-role.kubernetes.io/rocm"')]);
    for (const name of ["worker", "control-plane", "infra", "etcd"])
      expect(foundIn(EKS_MODULE, role(name))).toEqual([]);
    expect(messagesFound("pools: [{name: a, labels: {node-role.kubernetes.io/rocm: ''}}]", role("rocm"))).toEqual([]);
    expect(messagesFound("knownLabels: [node-role.kubernetes.io/rocm]\npools: [{name: a}]", role("rocm"))).toEqual([]);
  });
});

describe("a name with a random end", () => {
  const named = (value: string) => asks(value, "eks.amazonaws.com/nodegroup");

  it("is never its beginning", () => {
    expect(foundIn(EKS_MODULE, named("core"), false)).toEqual([
      'warning unschedulable: no declared pool admits the pod: label "eks.amazonaws.com/nodegroup" of pool "core" can only be a name that begins with "core-" and goes on, the pod asks for "core"',
    ]);
    expect(foundIn(EKS_MODULE, named("core"))).toEqual([expect.stringMatching(/^error unschedulable/)]);
  });

  it.each(["core-20260101", "other"])("may be %s, or belong to a group that is not declared", (value) => {
    expect(foundIn(EKS_MODULE, named(value), false)).toEqual([]);
  });

  it("may be its beginning where the end is not known, and nothing says that there is one", () => {
    const group = NODE_GROUP("").replace('"core"', '"core${var.end}"');
    expect(foundIn(group, named("core"))).toEqual([]);
  });
});

describe("Rancher's key of the control plane", () => {
  const RANCHERS = "node-role.kubernetes.io/controlplane";
  const pools = (key: string, more = "") =>
    `${more}pools: [{name: general}, {name: cp, taints: ["${key}:NoSchedule"], labels: {${key}: ""}}]`;
  const KUBEADM = pools("node-role.kubernetes.io/control-plane");
  const pod = (...keys: readonly string[]) =>
    workload("Deployment", [
      tolerating(keys.map((key) => `{key: ${key}, operator: Exists, effect: NoSchedule}`).join(", ")),
    ]);
  const told = (inventory: string, manifest: string) =>
    messagesFound(inventory, manifest).filter((text) => text.includes("only Rancher"));

  it("stands for no taint of other clusters", () => {
    const says = `warning legacy-key: only Rancher taints control-plane nodes "${RANCHERS}", and the pod does not tolerate "node-role.kubernetes.io/control-plane"`;
    expect(told(KUBEADM, pod(RANCHERS))).toEqual([says]);
    expect(messagesFound(KUBEADM, pod("node-role.kubernetes.io/master", RANCHERS))).toEqual([says]);
  });

  it.each([
    ["beside the key of Kubernetes", KUBEADM, pod(RANCHERS, "node-role.kubernetes.io/control-plane")],
    ["beside Rancher's other role", KUBEADM, pod(RANCHERS, "node-role.kubernetes.io/etcd")],
    ["on Rancher", pools(RANCHERS), pod(RANCHERS)],
    ["with Rancher as the provider", pools("node-role.kubernetes.io/control-plane", "provider: rke2\n"), pod(RANCHERS)],
    ["where nothing shows the control plane", "pools: [{name: general}]", pod(RANCHERS)],
  ])("is left alone %s", (_, inventory, manifest) => {
    expect(told(inventory, manifest)).toEqual([]);
  });
});
