import { describe, expect, it } from "vitest";
import { run } from "../cli/in-process.js";
import { temporaryFolder } from "../cli/temporary-folder.js";

const GENERAL = `provider "google" {}
resource "google_container_cluster" "prod" { name = "prod" }
resource "google_container_node_pool" "general" {
  name    = "general"
  cluster = google_container_cluster.prod.name
  node_config { labels = { pool = "general" } }
}
`;
const TAINT = `taint {
      key    = "dedicated"
      value  = "gpu"
      effect = "NO_SCHEDULE"
    }`;
const pool = (label: string) => `resource "google_container_node_pool" "gpu" {
  name    = "gpu"
  cluster = var.cluster
  node_config {
    labels = { pool = ${label} }
    ${TAINT}
  }
}
`;
const MODULE = `variable "cluster" {}\noutput "name" { value = google_container_node_pool.gpu.name }\n`;
const KARPENTER = `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: gpu}
spec:
  template:
    metadata: {labels: {pool: gpu}}
    spec: {taints: [{key: dedicated, value: gpu, effect: NoSchedule}]}
`;
const UNKNOWN_MODULE = `terraform {
  backend "s3" {}
}
module "nodes" {
  source     = "git::https://git.example.com/nodes.git"
  node_pools = [{ labels = { pool = "gpu" }, taints = ["dedicated=gpu:NoSchedule"] }]
}
`;
const GROUP = `Resources:
  Gpu:
    Type: AWS::EKS::Nodegroup
    Properties: {Labels: {pool: gpu}, Taints: [{Key: dedicated, Value: gpu, Effect: NO_SCHEDULE}]}
`;
const KIND = `kind: Cluster
apiVersion: kind.x-k8s.io/v1alpha4
nodes:
  - {role: control-plane}
  - role: worker
    labels: {pool: gpu}
    kubeadmConfigPatches:
      - "nodeRegistration: {kubeletExtraArgs: {register-with-taints: 'dedicated=gpu:NoSchedule'}}"
`;

function pod(value: string, key = "dedicated"): string {
  return `apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  nodeSelector: {pool: ${value}}
  tolerations: [{key: ${key}, value: gpu, effect: NoSchedule}]
  containers: [{name: web, image: "web:1"}]
`;
}

async function report(files: Readonly<Record<string, string>>, below = "") {
  const folder = temporaryFolder({ ".git/HEAD": "", "infra/prod/main.tf": GENERAL, ...files });
  const { stdout } = await run(["--render", "off", "--format", "json"], { cwd: `${folder}/${below}` });
  const { findings, coverage } = JSON.parse(stdout);
  return {
    found: findings.map(({ rule, source }: { rule: string; source: { line: number } }) => `${rule} ${source.line}`),
    reasons: coverage.reasons.map(({ reason, source }: { reason: string; source: { file: string; line: number } }) =>
      [source.file, source.line, reason].join(":"),
    ),
  };
}

/** Paths and texts that declare the pool, and are left out; and the line that names the label. */
const LEFT_OUT: [string, string, string, number][] = [
  ["a module that nobody calls", "modules/gpu/main.tf", MODULE + pool('"gpu"'), 7],
  ["a module whose label is computed", "modules/gpu/main.tf", MODULE + pool("var.label"), 7],
  ["a root in a folder of old things", "old/main.tf", `provider "google" {}\n${pool('"gpu"')}`, 6],
  ["a NodePool in a folder of old things", "archive/pool.yaml", KARPENTER, 6],
  ["a root with a module that is not known", "infra/gpu/main.tf", UNKNOWN_MODULE, 6],
  ["CloudFormation", "cfn/nodegroup.yaml", GROUP, 4],
  ["a cluster of a developer's machine", "dev/kind.yaml", KIND, 6],
];

describe("what is left out is possible", () => {
  it.each(LEFT_OUT)("in %s", async (_, path, text, line) => {
    const reason = `${path}:${line}:a file whose node pools are not read names label "pool"`;
    expect(await report({ [path]: text, "web.yaml": pod("gpu") })).toEqual({ found: [], reasons: [reason] });
  });

  it.each(LEFT_OUT)("and a misspelt word is told beside %s", async (_, path, text) => {
    const { found } = await report({ [path]: text, "web.yaml": pod("genreal", "dedicatde") });
    expect(found).toContain("unmatched-toleration 6");
    // A root with a state of its own may be the pod's cluster, of which nothing is known.
    const mayBeElsewhere = text.includes("backend");
    expect(found.includes("unschedulable 5")).toBe(!mayBeElsewhere && !text.includes("var.label"));
  });

  it("and what no file names is told", async () => {
    const { found, reasons } = await report({ "web.yaml": pod("gpu") });
    expect([found, reasons]).toEqual([["unschedulable 5", "unmatched-toleration 6"], []]);
  });

  it("with its path in a run below the root", async () => {
    const files = { "modules/gpu/main.tf": MODULE + pool('"gpu"'), "apps/web.yaml": pod("gpu") };
    expect((await report(files, "apps")).reasons).toEqual([
      '../modules/gpu/main.tf:7:a file whose node pools are not read names label "pool"',
    ]);
  });

  it("but not where the pools are declared to be all", async () => {
    const configuration = "version: 1\ncomplete: true\nfrom: [{path: infra/prod}]\n";
    const files = {
      "modules/gpu/main.tf": MODULE + pool('"gpu"'),
      "web.yaml": pod("gpu"),
      "taintlint.yaml": configuration,
    };
    expect((await report(files)).found).toContain("unschedulable 5");
  });

  it("in a root that a configuration names and that hides pools", async () => {
    const files = {
      "infra/gpu/main.tf": UNKNOWN_MODULE,
      "web.yaml": pod("gpu"),
      "taintlint.yaml": "version: 1\nfrom: [{path: infra/prod}, {path: infra/gpu}]\n",
    };
    expect((await report(files)).found).toEqual([]);
  });

  it("and a root whose pool may not exist is one of the clusters", async () => {
    const root = `provider "google" {}\nvariable "on" {}\nvariable "cluster" {}\n${pool('"gpu"').replace("{\n", "{\n  count = var.on\n")}`;
    const { found, reasons } = await report({ "infra/gpu/main.tf": root, "web.yaml": pod("gpu") });
    expect([found, reasons]).toEqual([[], [expect.stringContaining("it is unknown whether the pool exists")]]);
  });
});
