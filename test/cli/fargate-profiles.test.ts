import { describe, expect, it } from "vitest";
import { run } from "./in-process.js";
import { temporaryFolder } from "./temporary-folder.js";

type Selectors = readonly { readonly namespace: string; readonly labels?: Readonly<Record<string, string>> }[];

const labelsOf = (labels: Readonly<Record<string, string>> = {}) =>
  Object.entries(labels)
    .map(([key, value]) => `${key} = "${value}"`)
    .join("\n");

/** A cluster whose only group is tainted, and that has a Fargate profile, as each way to declare it writes it. */
const CLUSTERS = {
  "resources of Terraform": (selectors: Selectors, taint: boolean) => ({
    "infra/main.tf": `terraform {}
resource "aws_eks_cluster" "this" { name = "shop" }
resource "aws_eks_node_group" "gpu" {
  cluster_name    = aws_eks_cluster.this.name
  node_group_name = "gpu"
  ${taint ? 'taint {\n    key = "gpu"\n    effect = "NO_SCHEDULE"\n  }' : ""}
}
resource "aws_eks_fargate_profile" "apps" {
  cluster_name         = aws_eks_cluster.this.name
  fargate_profile_name = "apps"
  ${selectors.map(({ namespace, labels }) => `selector {\n    namespace = "${namespace}"\n    labels = {\n${labelsOf(labels)}\n}\n  }\n`).join("")}
}
`,
  }),
  "the module of EKS": (selectors: Selectors, taint: boolean) => ({
    "infra/main.tf": `terraform {}
module "eks" {
  source  = "terraform-aws-modules/eks/aws"
  version = "20.0.0"
  cluster_name = "shop"
  eks_managed_node_groups = {
    gpu = { taints = ${taint ? '[{ key = "gpu", value = "", effect = "NO_SCHEDULE" }]' : "[]"} }
  }
  fargate_profiles = {
    apps = {
      selectors = [${selectors.map(({ namespace, labels }) => `{ namespace = "${namespace}", labels = {\n${labelsOf(labels)}\n} }`).join(", ")}]
    }
  }
}
`,
  }),
  eksctl: (selectors: Selectors, taint: boolean) => ({
    "infra/main.yaml": `apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
managedNodeGroups:
  - {name: gpu, taints: [${taint ? "{key: gpu, effect: NoSchedule}" : ""}]}
fargateProfiles:
  - name: apps
    selectors: ${JSON.stringify(selectors)}
`,
  }),
};

const pod = (namespace: string) => `apiVersion: v1
kind: Pod
metadata: {name: a${namespace === "" ? "" : `, namespace: ${namespace}`}, labels: {app: web}}
spec: {containers: [{name: a, image: "a:1"}]}
`;
const DAEMON = `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: a, namespace: other}
spec: {template: {spec: {nodeSelector: {eks.amazonaws.com/compute-type: ec2}, tolerations: [{key: gpu}], containers: [{name: a, image: "a:1"}]}}}
`;

const NONE = ["unschedulable", "every-pool-tainted"];

describe.each(Object.entries(CLUSTERS))("a Fargate profile in %s", (_, cluster) => {
  it.each([
    ["is no node for a pod of another namespace", [{ namespace: "apps" }], true, pod("other"), NONE],
    ["is one for a pod of its own", [{ namespace: "apps" }], true, pod("apps"), ["every-pool-tainted"]],
    ["may take a pod whose namespace nobody wrote", [{ namespace: "apps" }], true, pod(""), ["every-pool-tainted"]],
    ["takes those of a glob", [{ namespace: "ap*" }], true, pod("apps"), ["every-pool-tainted"]],
    ["asks for labels", [{ namespace: "apps", labels: { app: "db" } }], true, pod("apps"), NONE],
    ["takes every pod where it says so", [{ namespace: "*" }], true, pod("other"), []],
    ["matters to nobody beside an open group", [{ namespace: "apps" }], false, pod("other"), []],
    ["matters to no DaemonSet", [{ namespace: "apps" }], true, DAEMON, ["every-pool-tainted"]],
  ])("%s", async (_case, selectors: Selectors, taint, manifest, expected) => {
    const files = cluster(selectors, taint);
    const [path = ""] = Object.keys(files);
    const from = path.endsWith(".tf") ? "infra" : path;
    const folder = temporaryFolder({
      ...files,
      "pod.yaml": manifest,
      "taintlint.yaml": `version: 1\ncomplete: true\nfrom: [{path: ${from}}]\n`,
    });
    const { stdout } = await run(["--format", "json"], { cwd: folder });
    const rules: string[] = JSON.parse(stdout).findings.map(({ rule }: { readonly rule: string }) => rule);
    const told = [...new Set(rules)].filter((rule) => NONE.includes(rule));
    expect(told.sort()).toEqual([...expected].sort());
  });
});
