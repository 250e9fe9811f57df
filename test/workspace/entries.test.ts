import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadTerraform } from "../../src/index.js";
import type { LintResult } from "../../src/lint/contract/result.js";
import { judge, MANIFESTS, POOLS } from "../../src/playground/judged.js";
import { formatLintJson } from "../../src/reporters/lint-json.js";
import { formatPoolsJson } from "../../src/reporters/pools-report.js";
import { lint } from "../../src/workspace/lint-texts.js";
import { runStep } from "../action/workflow-step.js";
import { runInProcess } from "../cli/in-process.js";
import { temporaryFolder } from "../cli/temporary-folder.js";

type Texts = Readonly<Record<string, string>>;

const pod = (name: string, spec: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: ${name}}\nspec:\n  containers: [{name: a, image: "a:1"}]\n  ${spec}\n`;
const NODE_GROUP = `provider "aws" {}

resource "aws_eks_node_group" "gpu" {
  cluster_name    = "prod"
  node_group_name = "gpu"
  labels          = { pool = "gpu" }
  taint {
    key    = "gpu"
    value  = "true"
    effect = "NO_SCHEDULE"
  }
  scaling_config {
    desired_size = 1
    max_size     = 2
    min_size     = 1
  }
}
`;
const KARPENTER = `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: gpu}
spec:
  template:
    metadata: {labels: {pool: gpu}}
    spec:
      taints: [{key: gpu, value: "true", effect: NoSchedule}]
`;
const TWO_POOLS = `version: 1
pools:
  - name: general
  - name: gpu
    labels: {pool: gpu}
    taints: ["gpu=true:NoSchedule"]
`;
const CHART = {
  "chart/Chart.yaml": "apiVersion: v2\nname: api\nversion: 1.0.0\n",
  "chart/values.yaml": "tolerations:\n  - {key: gpu, operator: Equals}\n",
  "chart/templates/pod.yaml": "{{ if .Values.on }}\nkind: Pod\n{{ end }}\n",
};

const INPUTS: Readonly<Record<string, Texts>> = {
  "pools of Terraform, named by folder": {
    "infra/main.tf": NODE_GROUP,
    "taintlint.yaml": "version: 1\nfrom: [{path: infra}]\n",
    "app.yaml": pod("app", "nodeSelector: {pool: gpu}"),
  },
  "a NodePool of Karpenter beside the app, without a configuration": {
    "pool.yaml": KARPENTER,
    "app.yaml": pod("app", "nodeSelector: {pool: gpu}"),
  },
  "Terraform, Helm and discovery": {
    ...CHART,
    "infra/main.tf": NODE_GROUP,
    "pool.yaml": KARPENTER.replace("name: gpu", "name: fast").replace("pool: gpu", "pool: fast"),
    "k8s/app.yaml": pod("app", "nodeSelector: {pool: fast}"),
    "k8s/other.yaml": pod("other", "tolerations: [{key: gpu, value: tru}]"),
  },
  "pools by hand": {
    [POOLS]: TWO_POOLS,
    [MANIFESTS]: pod("app", "nodeSelector: {pool: gpu}"),
  },
  "no pools at all": { [MANIFESTS]: pod("app", "tolerations: [{key: gpu, effect: NoShedule}]") },
  "a configuration without pools": {
    [POOLS]: "version: 1\n",
    [MANIFESTS]: pod("app", "tolerations: [{key: gpu, effect: NoShedule}]"),
  },
  "a glob that matches nothing, and an exclusion": {
    "taintlint.yaml": `${TWO_POOLS}manifests: [k8s, missing/*.yaml]\nexclude: [k8s/old]\n`,
    "k8s/app.yaml": pod("app", "nodeSelector: {pool: gpu}"),
    "k8s/old/app.yaml": pod("old", "nodeSelector: {pool: gpu}"),
    "elsewhere.yaml": pod("elsewhere", "nodeSelector: {pool: gpu}"),
  },
  "clusters with manifests of their own": {
    "taintlint.yaml": `version: 1
clusters:
  - name: one
    manifests: [one]
    pools: [{name: gpu, labels: {pool: gpu}, taints: ["gpu=true:NoSchedule"]}]
  - name: two
    manifests: [two]
    pools: [{name: general, labels: {pool: gpu}}]
`,
    "one/app.yaml": pod("app", "nodeSelector: {pool: gpu}"),
    "two/app.yaml": pod("app", "nodeSelector: {pool: gpu}"),
    "neither.yaml": pod("neither", "nodeSelector: {pool: gpu}"),
  },
  "files of tests, of dots and of packages": {
    "taintlint.yaml": TWO_POOLS,
    "tests/app.yaml": pod("tested", "nodeSelector: {pool: gpu}"),
    ".hidden/app.yaml": pod("hidden", "nodeSelector: {pool: gpu}"),
    "node_modules/a/app.yaml": pod("packed", "nodeSelector: {pool: gpu}"),
    "app.yaml": pod("app", "{}").replace("  {}\n", ""),
  },
  "workloads that Terraform deploys": {
    "infra/main.tf": `${NODE_GROUP}
resource "kubernetes_pod" "a" {
  metadata { name = "a" }
  spec {
    node_selector = { pool = "gpu" }
    container {
      name  = "a"
      image = "a:1"
    }
  }
}
`,
  },
  "files of variables": {
    "infra/main.tf": `variable "key" {}\n${NODE_GROUP.replace('"gpu"\n    value', "var.key\n    value")}`,
    "infra/prod.tfvars": 'key = "dedicated"\n',
    "taintlint.yaml": "version: 1\nfrom: [{path: infra, vars: [prod.tfvars]}]\n",
    "app.yaml": pod("app", "tolerations: [{key: gpu, operator: Exists}]"),
  },
  "a script that taints nodes": {
    "user-data.sh": "kubelet --register-with-taints=gpu=true:NoSchedule\n",
    "app.yaml": pod("app", "nodeSelector: {pool: gpu}"),
  },
};

/** What an entry says: findings, notices and counts, as they are printed. */
function describeClass(text: string) {
  const { findings, notices, summary, coverage } = JSON.parse(text);
  expect(summary).toBeDefined();
  return {
    findings,
    summary,
    coverage,
    notices: notices.filter((one: string) => !/not rendered, because no program/.test(one)),
  };
}

const printed = (result: LintResult) => describeClass(formatLintJson(result, {}));

describe.each(Object.entries(INPUTS))("%s", (_, texts) => {
  const { [POOLS]: configuration, ...others } = texts;
  const files = Object.entries(texts).map(([path, text]) => ({ path, text }));
  const options = {
    files,
    configuration: configuration === undefined ? undefined : { path: POOLS, text: configuration },
    today: new Date().toISOString().slice(0, 10),
  };
  const runCommand = (...words: string[]) => runInProcess([...words, "--format", "json"], temporaryFolder(texts));
  const byCommandLine = async () => describeClass((await runCommand("lint", "--render", "off")).stdout);

  it("says the same by the command line and as a library", async () => {
    const outcome = await lint({ ...options, terraform: await loadTerraform() });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    expect(printed(outcome.result)).toEqual(await byCommandLine());
    const { inventory } = outcome.result;
    if (inventory.pools.length > 0) expect(formatPoolsJson(inventory)).toBe((await runCommand("pools")).stdout);
    else expect((await runCommand("pools")).exitCode).toBe(2);
  });

  it("says the same as a step of a workflow", async () => {
    const cwd = temporaryFolder(texts);
    await runStep({ cwd, inputs: { render: "off", format: "json=report.json" } });
    expect(describeClass(readFileSync(join(cwd, "report.json"), "utf8"))).toEqual(await byCommandLine());
  });

  it.runIf(Object.keys(others).join() === MANIFESTS)("says the same in the playground", async () => {
    const { value } = await judge(texts[MANIFESTS] ?? "", configuration ?? "");
    expect(value && printed(value)).toEqual(await byCommandLine());
  });
});

it("a library without the parser of Terraform leaves it out, and says so once", async () => {
  const { "taintlint.yaml": text = "", ...others } = INPUTS["pools of Terraform, named by folder"] ?? {};
  const files = Object.entries(others).map(([path, one]) => ({ path, text: one }));
  const outcome = await lint({ files, configuration: { path: "taintlint.yaml", text } });
  expect(outcome.ok && outcome.result.notices.filter((one) => one.startsWith("Terraform is not read here"))).toEqual([
    "Terraform is not read here: the command line reads it, and the library where it is given what loadTerraform loads",
  ]);
});
