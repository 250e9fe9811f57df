import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { run } from "./in-process.js";
import { POD } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

const ROOT = `terraform {
  backend "s3" {}
}

module "pool" {
  source = "../../modules/pool"
  name   = "gpu"
  taints = var.taints
}
`;
const VARIABLES = 'variable "taints" {\n  default = []\n}\n';
const MODULE = `variable "name" {}
variable "taints" {}

resource "aws_eks_node_group" "this" {
  node_group_name = var.name
  labels          = { pool = var.name }
  dynamic "taint" {
    for_each = var.taints
    content {
      key    = taint.value.key
      value  = taint.value.value
      effect = taint.value.effect
    }
  }
}
`;
const SECRET = "a-secret-that-nobody-may-see";
const PROD = `password = "${SECRET}"\ntaints = [\n  { key = "gpu", value = "true", effect = "NO_SCHEDULE" },\n]\n`;
const FILES = {
  "infra/prod/main.tf": ROOT,
  "infra/prod/variables.tf": VARIABLES,
  "modules/pool/main.tf": MODULE,
  "modules/unused/main.tf": MODULE.replace("var.name\n", '"nobody calls it"\n'),
};

interface JsonPool {
  readonly name: string;
  readonly cluster: string | null;
  readonly format: string;
  readonly address: string;
  readonly taints: readonly string[];
  readonly origins: readonly object[];
  readonly open: readonly object[];
}

async function poolsOf(folder: string): Promise<readonly JsonPool[]> {
  const { stdout, stderr } = await run(["pools", "--format", "json"], { cwd: folder });
  expect(stderr + stdout).not.toContain(SECRET);
  return JSON.parse(stdout).pools;
}

describe("root modules of Terraform", () => {
  it("are told once where a file below the root repeats an object that the root applies", async () => {
    const pool = (name: string) =>
      `apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: ${name}}\nspec: {template: {spec: {}}}\n`;
    const folder = await temporaryFolder({
      "infra/main.tf": `provider "kubectl" {}\nresource "kubectl_manifest" "p" {\n  yaml_body = <<-YAML\n${pool("a")}YAML\n}\n`,
      "infra/templates/a.yaml": pool("a"),
      "infra/templates/b.yaml": pool("b"),
      "apps/a.yaml": pool("c"),
    });
    const { stdout, stderr } = await run(["pools", "--format", "json"], { cwd: folder });
    const pools: JsonPool[] = JSON.parse(stdout).pools;
    expect(pools.map(({ name }) => name).sort()).toEqual(["a", "b", "c"]);
    expect(stderr).toContain("infra/templates/a.yaml:1: Terraform makes pools of these names here");
  });

  it("are found without a configuration, and a module that nobody calls makes nothing", async () => {
    const pools = await poolsOf(temporaryFolder(FILES));
    expect(pools.map(({ name }) => name)).toEqual(["gpu"]);
    expect(pools[0]).toMatchObject({ format: "terraform", address: "module.pool.aws_eks_node_group.this", taints: [] });
  });

  it("are clusters of their own in examples, also where a test calls them", async () => {
    const call = 'terraform {}\nmodule "example" {\n  source = "../../../examples/one"\n}\n';
    const folder = temporaryFolder({
      ...FILES,
      "examples/one/main.tf": ROOT,
      "examples/one/variables.tf": VARIABLES,
      "examples/two/a/main.tf": ROOT.replace("../../", "../../../"),
      "examples/two/a/variables.tf": VARIABLES,
      "examples/two/b/main.tf": ROOT.replace("../../", "../../../"),
      "examples/two/b/variables.tf": VARIABLES,
      "test/fixtures/one/main.tf": call,
    });
    expect((await poolsOf(folder)).map(({ cluster, name }) => [cluster, name])).toEqual([
      ["main", "gpu"],
      ["examples/one", "gpu"],
      ["examples/two/a", "gpu"],
      ["examples/two/b", "gpu"],
    ]);
  });

  it("are as many clusters as they make, in a run and in what init writes", async () => {
    const pool = (cluster: string, name: string) =>
      `resource "azurerm_kubernetes_cluster_node_pool" "${cluster}_${name}" {\n  name = "${name}"\n  kubernetes_cluster_id = azurerm_kubernetes_cluster.${cluster}.id\n}\n`;
    const cluster = (name: string) =>
      `resource "azurerm_kubernetes_cluster" "${name}" {\n  default_node_pool {\n    name = "system"\n  }\n}\n`;
    const text = [cluster("blue"), pool("blue", "linux"), cluster("green"), pool("green", "linux")].join("");
    const folder = temporaryFolder({ "infra/main.tf": `provider "azurerm" {}\n${text}` });
    const all = ["blue", "green"].flatMap((name) => [
      [name, "system"],
      [name, "linux"],
    ]);
    const shown = async () => (await poolsOf(folder)).map((one) => [one.cluster, one.name]).sort();
    expect(await shown()).toEqual(all.sort());
    await run(["init"], { cwd: folder });
    expect(readFileSync(join(folder, "taintlint.yaml"), "utf8")).toContain('select: {address: "*.blue*"}');
    expect(await shown()).toEqual(all);
  });

  it("are a cluster for each file of variables, each with its own taints", async () => {
    const folder = temporaryFolder({
      ...FILES,
      "infra/prod/envs/prod.tfvars": PROD,
      "infra/prod/envs/dev.tfvars": "taints = []\n",
    });
    expect((await poolsOf(folder)).map(({ cluster, name, taints }) => [cluster, name, taints])).toEqual([
      [expect.stringContaining("dev"), "gpu", []],
      [expect.stringContaining("prod"), "gpu", ["gpu=true:NoSchedule"]],
    ]);
  });

  it("are a cluster for each folder with a terraform.tfvars below the root", async () => {
    const varFiles = ["dev", "uat", "prod"].map((name) => [`infra/prod/env/${name}/terraform.tfvars`, PROD]);
    const folder = temporaryFolder({ ...FILES, ...Object.fromEntries(varFiles) });
    const shown = (await poolsOf(folder)).map(({ cluster, name }) => [cluster, name]);
    expect(shown.sort()).toEqual([
      ["dev", "gpu"],
      ["prod", "gpu"],
      ["uat", "gpu"],
    ]);
  });

  it("take the files of variables that an entry names", async () => {
    const folder = temporaryFolder({
      ...FILES,
      "infra/prod/prod.tfvars": PROD,
      "taintlint.yaml": "version: 1\nfrom: [{path: infra/prod, vars: [prod.tfvars]}]\n",
    });
    const [pool] = await poolsOf(folder);
    expect(pool?.taints).toEqual(["gpu=true:NoSchedule"]);
    expect(pool?.origins).toContainEqual({ taint: "gpu=true:NoSchedule", file: "infra/prod/prod.tfvars", line: 3 });
    expect(pool?.origins).toContainEqual({ label: "pool", file: "modules/pool/main.tf", line: 6 });
  });

  it("leave open what a file of variables may set that nobody names", async () => {
    const folder = temporaryFolder({
      ...FILES,
      "infra/prod/prod.tfvars": PROD,
      "taintlint.yaml": "version: 1\nfrom: [infra/prod]\n",
    });
    const why = '"infra/prod/prod.tfvars" may set it: "vars" names the files of variables that count';
    expect((await poolsOf(folder))[0]?.open).toEqual([{ field: "taints", why }]);
  });

  it("leave open what an encrypted file of variables may set", async () => {
    const folder = temporaryFolder({
      ...FILES,
      "infra/prod/terraform.tfvars": Buffer.from("\0GITCRYPT\0\u0001\u0002\ufffd"),
      "taintlint.yaml": "version: 1\nfrom: [infra/prod]\n",
    });
    expect((await poolsOf(folder))[0]?.open).toMatchObject([{ field: "taints" }]);
  });

  it("say which file of variables does not exist", async () => {
    const folder = temporaryFolder({
      ...FILES,
      "taintlint.yaml": "version: 1\nfrom: [{path: infra/prod, vars: [prd.tfvars]}]\n",
    });
    const { exitCode, stderr } = await run(["pools"], { cwd: folder });
    expect(exitCode).toBe(2);
    expect(stderr).toContain('taintlint.yaml:2:34: error: "prd.tfvars" does not exist');
  });

  it("read only files that count as the repository's", async () => {
    const folder = temporaryFolder({
      ...FILES,
      ".gitignore": "*.auto.tfvars\n",
      "infra/prod/local.auto.tfvars": PROD,
    });
    spawnSync("git", ["init", "-q"], { cwd: folder });
    expect((await poolsOf(folder))[0]?.taints).toEqual([]);
  });

  it("are proposed by init with their files of variables, and the proposal is read again", async () => {
    const folder = temporaryFolder({ ...FILES, "infra/prod/envs/prod.tfvars": PROD });
    const { stdout } = await run(["init", "--stdout"], { cwd: folder });
    expect(stdout).toContain("- path: infra/prod\n");
    expect(stdout).toContain("vars: [infra/prod/envs/prod.tfvars]");
    await run(["init"], { cwd: folder });
    expect((await poolsOf(folder)).map(({ taints }) => taints)).toEqual([["gpu=true:NoSchedule"]]);
  });
});

const DEPLOYMENT = `provider "kubernetes" {}

variable "pool" {
  default = "gpu"
}

resource "kubernetes_deployment_v1" "api" {
  metadata {
    name      = "api"
    namespace = "shop"
  }
  spec {
    replicas = 2
    selector {
      match_labels = { app = "api" }
    }
    template {
      metadata {
        labels = { app = "api" }
      }
      spec {
        node_selector = { pool = var.pool }
        toleration {
          key      = "gpus"
          operator = "Exists"
        }
        container {
          name  = "api"
          image = "api:1"
        }
      }
    }
  }
}

resource "kubernetes_deployment" "open" {
  metadata {
    name = "open"
  }
  spec {
    template {
      spec {
        node_selector = data.external.pool.result
        container {
          name = "open"
        }
      }
    }
  }
}
`;

describe("workloads in Terraform", () => {
  const pools =
    "pools:\n  - name: general\n  - name: gpu\n    labels: {pool: gpu}\n    taints: [gpu=true:NoSchedule]\n";
  const lint = async (files: Readonly<Record<string, string>>) => {
    const { stdout } = await run(["--format", "json"], { cwd: temporaryFolder(files) });
    const {
      findings,
      summary,
    }: { findings: { rule: string; source: { file: string; line: number } }[]; summary: object } = JSON.parse(stdout);
    return { findings: findings.map(({ rule, source }) => `${rule} ${source.file}:${source.line}`), summary };
  };

  it("go to the cluster that their root declares, and are not judged against another one", async () => {
    const cluster = 'resource "aws_eks_cluster" "own" {\n  name = "own"\n}\n';
    const files = { "infra/api.tf": DEPLOYMENT, "infra/eks.tf": cluster };
    expect((await lint({ ...files, "taintlint.yaml": `version: 1\n${pools}`, "pod.yaml": POD })).findings).toEqual([]);
  });

  it.each(["requests {", "requests = {"])(
    "may ask for resources in a map or, as up to version 1, in a block: %s",
    async (open) => {
      const resources = (cpu: string) => `resources {\n        ${open}\n          cpu = "${cpu}"\n        }\n      }`;
      const asking = (cpu: string) => ({
        "infra/api.tf": DEPLOYMENT.replace('image = "api:1"', `image = "api:1"\n      ${resources(cpu)}`),
        "taintlint.yaml":
          'version: 1\npools: [{name: general}, {name: gpu, labels: {pool: gpu}, taints: ["gpus:NoSchedule"], allocatable: {cpu: "4", memory: 16Gi}}]\n',
      });
      const big = await lint(asking("64"));
      expect(big).toMatchObject({
        findings: [expect.stringMatching(/^insufficient-capacity/)],
        summary: { workloads: 1 },
      });
      expect(await lint(asking("1"))).toMatchObject({ findings: [], summary: { workloads: 1, failed: 0 } });
    },
  );

  it("are judged at their lines, and one of which a field is not known is left out", async () => {
    const { findings, summary } = await lint({ "infra/api.tf": DEPLOYMENT, "taintlint.yaml": `version: 1\n${pools}` });
    expect(findings).toContain("unschedulable infra/api.tf:22");
    expect(findings.filter((finding) => !finding.includes("infra/api.tf"))).toEqual([]);
    expect(summary).toMatchObject({ workloads: 1, failed: 0 });
  });

  it("are left out where the configuration names the manifests", async () => {
    const configuration = `version: 1\nmanifests: ["k8s/*.yaml"]\n${pools}`;
    const pod = "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: [{name: a, image: a}]}\n";
    const { summary } = await lint({
      "infra/api.tf": DEPLOYMENT,
      "taintlint.yaml": configuration,
      "k8s/pod.yaml": pod,
    });
    expect(summary).toMatchObject({ workloads: 1 });
  });

  it.each(["[]", '["k8s/**"]'])("are judged where several clusters say what goes to each: %s", async (manifests) => {
    const cluster = (name: string) => `  - {name: ${name}, manifests: ${manifests}, pools: [{name: general}]}\n`;
    const configuration = `version: 1\nclusters:\n${cluster("eu")}${cluster("us")}`;
    const { summary } = await lint({
      "infra/api.tf": DEPLOYMENT,
      "taintlint.yaml": configuration,
      "k8s/pod.yaml": POD,
    });
    expect(summary).toMatchObject({ workloads: 2 });
  });

  it("are never changed by a fix", async () => {
    const folder = temporaryFolder({ "infra/api.tf": DEPLOYMENT, "taintlint.yaml": `version: 1\n${pools}` });
    await run(["--fix"], { cwd: folder });
    expect(readFileSync(join(folder, "infra/api.tf"), "utf8")).toBe(DEPLOYMENT);
  });
});
