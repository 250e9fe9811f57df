import { describe, expect, it } from "vitest";
import { run } from "./in-process.js";
import { temporaryFolder } from "./temporary-folder.js";

const pod = (spec: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: a, namespace: a}\nspec: {containers: [{name: a, image: a:1}], ${spec}}\n`;
/** Fits no declared pool, and nothing says that it was meant for one. */
const STRAY = pod("nodeSelector: {disk: fast}");
const GROUP = "managedNodeGroups: [{name: core, instanceType: m5.large}]";
const eksctl = (more = "", groups = GROUP) =>
  `apiVersion: eksctl.io/v1alpha5\nkind: ClusterConfig\nmetadata: {name: prod, region: a}\n${groups}\n${more}`;
const machines = (name: string, cluster = "prod") =>
  `apiVersion: machine.openshift.io/v1beta1\nkind: MachineSet\nmetadata: {name: ${name}, labels: {machine.openshift.io/cluster-api-cluster: ${cluster}}}\nspec: {template: {spec: {}}}\n`;
const MODULE = `module "eks" {
  source = "terraform-aws-modules/eks/aws"
  version = "~> 20.31"
  cluster_name = "prod"
  eks_managed_node_groups = { core = { instance_types = ["m5.large"] } }
}
`;
const VPC = 'module "vpc" {\n  source = "terraform-aws-modules/vpc/aws"\n  version = "~> 5.0"\n  name = "prod"\n}\n';
const DOKS = `resource "digitalocean_kubernetes_cluster" "main" {
  name = "prod"
  node_pool {
    name = "core"
    size = "s-2vcpu-4gb"
  }
}
`;
const GKE = `resource "google_container_cluster" "main" {
  name = "prod"
  remove_default_node_pool = true
}
resource "google_container_node_pool" "core" {
  name = "core"
  cluster = google_container_cluster.main.id
}
`;
const provisioning = (enabled: string) =>
  GKE.replace("remove_", `cluster_autoscaling {\n    enabled = ${enabled}\n  }\n  remove_`);
const AUTOPILOT = 'resource "google_container_cluster" "main" {\n  name = "prod"\n  enable_autopilot = true\n}\n';
const GOOGLE = "terraform-google-modules/kubernetes-engine/google//modules";
const autopilotModule = `module "gke" {\n  source = "${GOOGLE}/beta-autopilot-public-cluster"\n  name = "prod"\n}\n`;
const provisioningModule = `module "gke" {
  source = "${GOOGLE}/private-cluster"
  name = "prod"
  cluster_autoscaling = { enabled = true }
}
`;
const CLASS =
  "apiVersion: cloud.google.com/v1\nkind: ComputeClass\nmetadata: {name: c}\nspec: {priorities: [{machineFamily: n4}]}\n";
const AKS = `resource "azurerm_kubernetes_cluster" "main" {
  name = "prod"
  default_node_pool {
    name = "core"
    vm_size = "Standard_D2s_v3"
  }
}
`;
const EKS = `resource "aws_eks_cluster" "main" {
  name = "prod"
}
resource "aws_eks_node_group" "core" {
  cluster_name = aws_eks_cluster.main.name
  node_group_name = "core"
}
`;

const CALL = 'module "cluster" {\n  source = "../modules/doks"\n}\n';
const NODE_GROUP = EKS.slice(EKS.indexOf('resource "aws_eks_node'));

async function linted(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder({ "app.yaml": STRAY, ...files });
  const { stdout } = await run(["--format", "json", "--render", "off"], { cwd: folder });
  const { findings, notices, summary } = JSON.parse(stdout);
  const told = findings.map(({ severity, rule, message }: Record<string, string>) => `${severity} ${rule}: ${message}`);
  return { told, notices: notices.join("\n"), workloads: summary.workloads };
}

describe("a declaration that makes a whole cluster", () => {
  it.each([
    ["eksctl", { "eksctl/cluster.yaml": eksctl() }, "eksctl/cluster.yaml"],
    ["the EKS module", { "infra/main.tf": MODULE, "infra/vpc.tf": VPC }, "infra/main.tf"],
    ["EKS", { "infra/main.tf": EKS }, "infra/main.tf"],
    ["DigitalOcean", { "infra/main.tf": DOKS }, "infra/main.tf"],
    ["GKE", { "infra/main.tf": GKE }, "infra/main.tf"],
    ["AKS", { "infra/main.tf": AKS }, "infra/main.tf"],
    ["a local module", { "infra/main.tf": CALL, "modules/doks/main.tf": DOKS }, "modules/doks/main.tf"],
    ["a root in a folder of its own", { "prod/infra/main.tf": DOKS }, "prod/infra/main.tf"],
    ["the only environment", { "c-prod.yaml": eksctl(), "production/app.yaml": "a: b\n" }, "c-prod.yaml"],
    ["MachineSets", { "m/a.yaml": machines("a"), "m/b.yaml": machines("b") }, "m/a.yaml"],
    ["an import of it", { "c.yaml": eksctl(), "taintlint.yaml": "version: 1\nfrom: [c.yaml]\n" }, "c.yaml"],
  ])("holds all of its pools: %s", async (_, files, file) => {
    const { told, notices } = await linted(files);
    const whole = `cluster "prod", which ${file} creates`;
    expect(told).toEqual([
      `warning unschedulable: no pool admits the pod (of the pools of ${whole}): no pool has label "disk", the pod asks for "fast"`,
    ]);
    expect(notices).toContain(`the pools of ${whole}, are taken for all that it has: "complete: false" undoes that`);
    expect(notices).not.toContain("there may be others");
  });

  const karpenter = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {chart: karpenter}\n";
  it.each([
    ["Karpenter may add nodes", { "c.yaml": eksctl(), "k.yaml": karpenter }],
    [
      "a chart of Karpenter stands in Terraform",
      { "infra/main.tf": MODULE, "infra/k.tf": 'module "karpenter" {\n  source = "./k"\n}\n' },
    ],
    ["Auto Mode adds nodes", { "c.yaml": eksctl("autoModeConfig: {enabled: true}\n") }],
    ["GKE may add nodes", { "infra/main.tf": provisioning("var.provision") }],
    ["GKE adds none", { "infra/main.tf": provisioning("false") }],
    ["a ComputeClass has nodes made", { "infra/main.tf": AUTOPILOT, "class.yaml": CLASS }],
    [
      "CAST AI adds nodes",
      { "infra/main.tf": DOKS, "a.yaml": pod("tolerations: [{key: scheduling.cast.ai/a, operator: Exists}]") },
    ],
    [
      "another file declares pools of it",
      { "c.yaml": eksctl(), "other/c.yaml": eksctl("", GROUP.replace("core", "gpu")) },
    ],
    ["another root makes node groups", { "infra/main.tf": DOKS, "more/main.tf": NODE_GROUP }],
    [
      "another module makes node groups",
      { "infra/main.tf": CALL, "modules/doks/main.tf": DOKS, "modules/more/main.tf": NODE_GROUP },
    ],
    ["its folder holds workloads, and others stand beside it", { "prod/infra/main.tf": DOKS, "prod/app.yaml": STRAY }],
    ["the folder of its file holds workloads, too", { "prod/c.yaml": eksctl(), "prod/app.yaml": STRAY }],
    ["an overlay is of another environment", { "c.yaml": eksctl(), "overlays/dev/kustomization.yaml": "a: b\n" }],
    ["a workload's file is of another environment", { "c.yaml": eksctl(), "app-staging.yaml": STRAY }],
    [
      "its root is of another environment than an overlay",
      { "qa/main.tf": CALL, "modules/doks/main.tf": DOKS.replace('"prod"', "var.name"), "uat/app.yaml": "a: b\n" },
    ],
    ["two clusters stand in one root", { "infra/main.tf": `${DOKS}${DOKS.replace('"main"', '"other"')}` }],
    ["MachineSets are of two clusters", { "m/a.yaml": machines("a"), "m/b.yaml": machines("b", "test") }],
    [
      "node groups stand in a root without the cluster",
      { "infra/main.tf": EKS.slice(EKS.indexOf('resource "aws_eks_node')) },
    ],
    [
      "a pool may not exist",
      { "infra/main.tf": EKS.replace("node_group_name", "count = var.count\n  node_group_name") },
    ],
    ["the cluster may not exist", { "infra/main.tf": DOKS.replace("name =", "count = var.count\n  name =") }],
    [
      "a configuration says so",
      { "c.yaml": eksctl(), "taintlint.yaml": "version: 1\ncomplete: false\nfrom: [c.yaml]\n" },
    ],
  ])("is not taken for whole where %s", async (_, files) => {
    const { told, notices, workloads } = await linted(files);
    expect(workloads).toBeGreaterThan(0);
    expect(told.join("\n")).not.toMatch(/(?:error|warning) unschedulable/);
    expect(notices).not.toContain("taken for all");
  });

  const tolerating = (rest: string) =>
    pod(`nodeSelector: {disk: fast}, tolerations: [{key: disk, effect: NoSchedule, ${rest}}]`);
  it.each([
    ["Autopilot", AUTOPILOT],
    ["node auto-provisioning", provisioning("true")],
    ["a module of Autopilot", autopilotModule],
    ["a module of node auto-provisioning", provisioningModule],
  ])("has nodes made for pods: %s", async (_, text) => {
    const main = { "infra/main.tf": text };
    const unschedulable = [expect.stringMatching(/^warning unschedulable: .*label "disk", the pod asks for "fast"$/)];
    expect((await linted(main)).told).toEqual(unschedulable);
    expect((await linted({ ...main, "app.yaml": tolerating("operator: Equal, value: slow") })).told).not.toEqual([]);
    expect((await linted({ ...main, "app.yaml": tolerating("operator: Equal, value: fast") })).told).toEqual([]);
    expect((await linted({ ...main, "app.yaml": tolerating("operator: Exists") })).told).toEqual([]);
  });

  it("is certain where a configuration says so", async () => {
    const { told } = await linted({
      "c.yaml": eksctl(),
      "taintlint.yaml": "version: 1\ncomplete: true\nfrom: [c.yaml]\n",
    });
    expect(told).toEqual([expect.stringMatching(/^error unschedulable: no pool admits the pod: /)]);
  });

  it("is named only where its name is known", async () => {
    const { notices } = await linted({ "infra/main.tf": DOKS.replace('"prod"', "var.name") });
    expect(notices).toContain("the pools of the cluster, which infra/main.tf creates, are taken for all that it has");
  });

  it("is one with the folders below its root, although two pools there have one name", async () => {
    const gpu = "apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: gpu}\nspec: {template: {spec: {}}}\n";
    const pools = { "live/karpenter/gpu.yaml": gpu, "live/manifests/gpu.yaml": gpu };
    expect((await linted(pools)).notices).toContain("of 2 clusters (karpenter, manifests)");
    const { notices } = await linted({
      ...pools,
      "live/main.tf": NODE_GROUP.replace("aws_eks_cluster.main.name", '"prod"'),
    });
    expect(notices).toContain("3 node pools were discovered");
    expect(notices).not.toContain("clusters (");
  });
});

it("a template of many lines is told by the line that a program fills in", async () => {
  const patch = "kubeadmConfigPatches:\n  - |\n    kind: ClusterConfiguration\n    kubernetesVersion: v@VERSION@\n";
  const kind = `apiVersion: kind.x-k8s.io/v1alpha4\nkind: Cluster\nnodes: [{role: control-plane}, {role: worker}]\n${patch}`;
  const { notices } = await linted({ "kind.yaml": kind });
  expect(notices).toContain('it is a template: "kubernetesVersion: v@VERSION@"');
});
