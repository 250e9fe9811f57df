import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runFit } from "../../src/cli/commands/fit.js";
import { runInit } from "../../src/cli/commands/init.js";
import { runLint } from "../../src/cli/commands/lint.js";
import { runPools } from "../../src/cli/commands/pools.js";
import type { CommandContext } from "../../src/cli/contract/command-context.js";
import { parseConfiguration } from "../../src/lint/configuration/parse-configuration.js";
import { NO_PROGRESS } from "../../src/workspace/progress.js";
import { invocationOf } from "./in-process.js";
import { INVALID_POD, POD, WARNED_POD } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

const NODE_POOL = `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: { name: gpu }
spec:
  template:
    spec:
      nodeClassRef: { group: karpenter.k8s.aws, kind: EC2NodeClass, name: default }
      taints: [{ key: nvidia.com/gpu, value: "true", effect: NoSchedule }]
`;

function contextOf(workingDirectory: string, input = ""): CommandContext {
  return {
    workingDirectory,
    environment: {},
    columns: undefined,
    color: false,
    readStdin: async () => Buffer.from(input),
    progress: NO_PROGRESS,
    elapsed: () => 0,
  };
}

/** Runs `taintlint init`; `files` are those that it asks to write, by their path. */
async function init(cwd: string, words: readonly string[] = [], input = "") {
  const { exitCode, reports, errors } = await runInit(invocationOf("init", ...words), contextOf(cwd, input));
  const files = Object.fromEntries(reports.flatMap(({ file, text }) => (file === undefined ? [] : [[file, text]])));
  const stdout = reports.flatMap(({ file, text }) => (file === undefined ? text : [])).join("");
  return { exitCode, files, stdout, errors: errors.map(({ message }) => message) };
}

/** The text that standard output gets of a command. */
function stdoutOf(reports: readonly { readonly file: string | undefined; readonly text: string }[]): string {
  return reports.flatMap(({ file, text }) => (file === undefined ? text : [])).join("");
}

describe("init", () => {
  it("proposes what reads the pools of the repository, and says what to run next", async () => {
    const cwd = temporaryFolder({ "infra/gpu.yaml": NODE_POOL, "web.yaml": POD });
    const { exitCode, files, stdout, errors } = await init(cwd);
    expect(errors).toEqual([]);
    expect(exitCode).toBe(0);
    expect(Object.keys(files)).toEqual(["taintlint.yaml"]);
    const text = files["taintlint.yaml"] ?? "";
    expect(text).toContain("provider: eks");
    expect(text).toContain("  # 1 pool: gpu\n  - path: infra/gpu.yaml\n    format: karpenter\n");
    expect(stdout).toBe(
      'taintlint.yaml: reads 1 node pool from 1 file.\nNext: "taintlint pools" shows the pools, "taintlint" checks the manifests.\n"taintlint" reports no findings in 2 files (2 documents, 1 workload, 1 pool).\n1 of 1 workload can be judged on every pool, as before.\n"complete: true" is left out on purpose: until you write it, a pod that fits none of these pools is a warning and does not fail.\n',
    );
  });

  it("writes a file that the next run reads", async () => {
    const cwd = temporaryFolder({ "infra/gpu.yaml": NODE_POOL, "[odd]/a{b}.yaml": NODE_POOL, "web.yaml": POD });
    const { files } = await init(cwd);
    const written = temporaryFolder({
      ...files,
      "infra/gpu.yaml": NODE_POOL,
      "[odd]/a{b}.yaml": NODE_POOL,
    });
    const { reports, errors, messages } = await runPools(invocationOf("pools", "--format", "json"), contextOf(written));
    expect(errors).toEqual([]);
    expect(messages).toEqual([]);
    const { pools } = JSON.parse(stdoutOf(reports));
    const named = pools.map(({ name, cluster }: { name: string; cluster: string }) => `${cluster} ${name}`);
    expect(named.sort()).toEqual(["[odd] gpu", "infra gpu"]);
  });

  it("says what lint reports next, and that it rendered nothing for that", async () => {
    const repository = {
      "infra/gpu.yaml": NODE_POOL,
      "web.yaml": WARNED_POD,
      "api.yaml": INVALID_POD.replace("name: web", "name: api"),
    };
    const { files, stdout } = await init(temporaryFolder(repository));
    const [, said = ""] = /\n"taintlint" reports (.*)\.\n/.exec(stdout) ?? [];
    expect(said).toMatch(/^1 error, 1 note in 3 files \(/);
    const linted = await runLint(invocationOf("lint"), contextOf(temporaryFolder({ ...repository, ...files })));
    expect(stdoutOf(linted.reports)).toContain(`${said} `);
    const kustomization = "resources: [web.yaml]\n";
    const rendered = await init(temporaryFolder({ ...repository, "kustomization.yaml": kustomization }));
    expect(rendered.stdout).toMatch(/ pool\), before it renders kustomizations and charts\.\n/);
  });

  it("proposes the values beside a chart that nothing uses, which lint names, and no others", async () => {
    const chart = (name: string) => ({
      [`${name}/Chart.yaml`]: `apiVersion: v2\nname: ${name}\nversion: 1.0.0\n`,
      [`${name}/values.yaml`]: "on: true\n",
      [`${name}/templates/web.yaml`]: POD,
    });
    const application = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: deployed }
spec:
  source: { repoURL: ., path: deployed, helm: { valueFiles: [values-prod.yaml] } }
  destination: { name: in-cluster }
`;
    const repository = {
      "infra/gpu.yaml": NODE_POOL,
      ...chart("web"),
      "web/values-prod.yaml": "on: true\n",
      "web/staging.values.yaml": "on: true\n",
      "web/values/eu.yaml": "on: true\n",
      "web/values.schema.json": "{}",
      "web/enc-prod.secret.values.yaml": "on: true\n",
      ...chart("tested"),
      "tested/ci/all-values.yaml": "on: true\n",
      "tested/values-prod.yaml": "on: true\n",
      ...chart("deployed"),
      "deployed/values-prod.yaml": "on: true\n",
      "deployed/values-dev.yaml": "on: true\n",
      "deployed.yaml": application,
      ...chart("library"),
      "library/Chart.yaml": "apiVersion: v2\nname: library\nversion: 1.0.0\ntype: library\n",
      "library/values-prod.yaml": "on: true\n",
      ...Object.fromEntries(Object.entries(chart("part")).map(([path, text]) => [`web/charts/${path}`, text])),
      "web/charts/part/values-prod.yaml": "on: true\n",
    };
    const named =
      /values files "web\/staging\.values\.yaml", "web\/values-prod\.yaml", "web\/values\/eu\.yaml" are used by nothing/;
    const before = await runLint(invocationOf("lint"), contextOf(temporaryFolder(repository)));
    expect(stdoutOf(before.reports)).toMatch(named);
    expect(stdoutOf(before.reports).match(/used by nothing/g)).toHaveLength(1);
    const { files } = await init(temporaryFolder(repository));
    expect(
      files["taintlint.yaml"],
    ).toContain(`charts: # values files that nothing else uses: is each of these installed?
  - path: web
    name: staging
    values: [web/staging.values.yaml]
  - path: web
    name: prod
    values: [web/values-prod.yaml]
  - path: web
    name: eu
    values: [web/values/eu.yaml]
`);
    const after = await runLint(invocationOf("lint"), contextOf(temporaryFolder({ ...repository, ...files })));
    expect(stdoutOf(after.reports)).not.toContain("used by nothing");
  });

  it("takes values that are called like a cluster for those of that one", async () => {
    const { files } = await init(
      temporaryFolder({
        "clusters/eu/pool.yaml": NODE_POOL,
        "clusters/us/pool.yaml": NODE_POOL,
        "web/Chart.yaml": "apiVersion: v2\nname: web\nversion: 1.0.0\n",
        "web/values-eu.yaml": "on: true\n",
        "web/templates/web.yaml": POD,
      }),
    );
    expect(files["taintlint.yaml"]).toContain("    values: [web/values-eu.yaml]\n    clusters: [eu]\n");
  });

  it("counts what it wrote, and which workloads are judged", async () => {
    const cwd = temporaryFolder({
      "a/gpu.yaml": NODE_POOL,
      "b/gpu.yaml": NODE_POOL,
      "a/web.yaml": POD,
      "web.yaml": POD,
    });
    const { stdout } = await init(cwd);
    expect(stdout).toContain("taintlint.yaml: reads 2 node pools of 2 clusters from 2 files.\n");
    expect(stdout).toContain("\n2 of 2 workloads can be judged on every pool, as before.\n");
  });

  it("names the workloads that it judges no more, and why: the named file is not all that declares pools", async () => {
    const other = NODE_POOL.replace("name: gpu", "name: big").replace(/ {6}taints.*\n/, "");
    const repository = { ".git/HEAD": "", "infra/gpu.yaml": NODE_POOL, "infra/big.yaml": other, "web.yaml": POD };
    const { exitCode, stdout } = await init(temporaryFolder(repository), ["infra/gpu.yaml"]);
    expect(exitCode).toBe(0);
    expect(stdout).toContain(
      '\n0 of 1 workload can be judged on every pool, 1 before.\nNot judged any more: web.yaml:1 Pod default/web: pool "big": it is unknown whether the pool exists: "taintlint.yaml" does not read it.\n',
    );
    expect((await init(temporaryFolder(repository))).stdout).toContain(
      "\n1 of 1 workload can be judged on every pool, as before.\n",
    );
  });

  it("follows Argo CD where it deploys to its own cluster alone", async () => {
    const application = (destination: string) => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: ${/\w+/.exec(destination)?.[0]} }
spec:
  source: { repoURL: https://git.example.com/us, path: apps }
  destination: { ${destination}, namespace: shop }
`;
    const repository = {
      ".git/HEAD": "",
      "infra/gpu.yaml": NODE_POOL,
      "apps/web.yaml": POD,
      "argo/a.yaml": application("server: https://kubernetes.default.svc"),
    };
    const proposed = async (more: Record<string, string> = {}) => {
      const { files, stdout } = await init(temporaryFolder({ ...repository, ...more }));
      expect(stdout).toContain("1 of 1 workload can be judged");
      return files["taintlint.yaml"] ?? "";
    };
    const text = await proposed();
    expect(text).toContain("\ngitops: { argocd: { name: in-cluster } }\n");
    const matrix = await runFit(
      invocationOf("fit", "--format", "json"),
      contextOf(temporaryFolder({ ...repository, "taintlint.yaml": text })),
    );
    expect(JSON.parse(stdoutOf(matrix.reports)).workloads).toMatchObject([{ name: "web", namespace: "shop" }]);
    expect(await proposed({ "argo/b.yaml": application("name: edge") })).not.toContain("\ngitops:");
    expect(await proposed({ "argo/b.yaml": application("name: '{{cluster}}'") })).not.toContain("gitops:");
  });

  it("asks whether a pool was meant that is one letter away", async () => {
    const asking = (pool: string) => `${POD}  nodeSelector: {pool: ${pool}}\n`;
    const proposed = async (pool: string) => {
      const labelled = LABELLED_POOL.replace("pool: web", "pool: batch");
      return (
        (await init(temporaryFolder({ "infra/batch.yaml": labelled, "web.yaml": asking(pool) }))).files[
          "taintlint.yaml"
        ] ?? ""
      );
    };
    const slip = await proposed("batsh");
    expect(slip).toContain(
      '\n#   # 1 workload asks for it, in web.yaml; did you mean pool "gpu"?\n#   - name: batsh\n',
    );
    expect(await proposed("stream")).toContain("\n#   # 1 workload asks for it, in web.yaml\n#   - name: stream\n");
  });

  it("says why lint would find nothing", async () => {
    const { stdout } = await init(temporaryFolder({ "infra/gpu.yaml": NODE_POOL }));
    expect(stdout).toMatch(/\n"taintlint" would find nothing to judge: nothing was linted: the only file [^\n]*\.\n/);
  });

  it("writes at the root of the repository, unless a folder is named", async () => {
    const root = temporaryFolder({ ".git/HEAD": "", "infra/gpu.yaml": NODE_POOL, "apps/web.yaml": POD });
    const { files } = await init(join(root, "apps"));
    expect(Object.keys(files)).toEqual(["../taintlint.yaml"]);
    expect(files["../taintlint.yaml"]).toContain("path: infra/gpu.yaml");
    expect(Object.keys((await init(join(root, "apps"), ["."])).files)).toEqual(["taintlint.yaml"]);
  });

  it("reads pools in files that a tool fills in: what it fills in is open", async () => {
    const templated = LABELLED_POOL.replace("pool: web", "pool: web, size: __SIZE__");
    const { files } = await init(temporaryFolder({ "pool.yaml.tpl": templated, "notes.txt.tpl": NODE_POOL }));
    const text = files["taintlint.yaml"] ?? "";
    expect(text).toContain("  - path: pool.yaml.tpl\n    format: karpenter\n");
    expect(text).toMatch(/pool.yaml.tpl:\d+: pool "gpu": its labels cannot be determined: value of "size"/);
    expect(text).not.toContain("notes");
  });

  it("proposes pools that workloads only ask for, in comments that are legal", async () => {
    const asking = (name: string, labels: string) =>
      `${POD.replace("name: web", `name: ${name}`)}  nodeSelector: {${labels}, kubernetes.io/arch: amd64}\n  tolerations: [{key: team, value: ml, effect: NoSchedule}, {key: ${name}, operator: Exists}, {key: CriticalAddonsOnly, value: x, effect: NoSchedule}]\n`;
    const workloads = { "a.yaml": asking("a", "pool: ml"), "b.yaml": asking("b", "pool: ml") };
    const known = { "infra/web.yaml": LABELLED_POOL, "web.yaml": PINNED_POD };
    for (const declared of [{}, known]) {
      const { files } = await init(temporaryFolder({ ...workloads, ...declared }));
      const text = files["taintlint.yaml"] ?? "";
      expect(text).toContain(
        '# pools:\n#   # 2 workloads ask for it, in a.yaml\n#   - name: ml\n#     labels: { pool: ml }\n#     taints: ["team=ml:NoSchedule"]\n',
      );
      const uncommented = text.replaceAll(/^# (?=pools:| )/gm, "").replaceAll(/^ +- path: nodes.*$/gm, "");
      const { configuration, errors } = parseConfiguration(
        { path: "t.yaml", text: uncommented },
        { kind: "inventory" },
      );
      expect(errors).toEqual([]);
      expect(configuration?.clusters[0]?.pools?.map(({ name }) => name)).toEqual(["ml"]);
    }
    const { files } = await init(temporaryFolder(known));
    expect(files["taintlint.yaml"]).not.toContain("# pools:");
  });

  it("reads a file that is named, and no other, though git ignores it", async () => {
    const root = temporaryFolder({
      ".gitignore": "build/\n",
      "build/gpu.yaml": NODE_POOL,
      "infra/web.yaml": NODE_POOL.replace("name: gpu", "name: web"),
      "apps/web.yaml": POD,
    });
    execFileSync("git", ["init", "--quiet"], { cwd: root });
    const { files, errors } = await init(join(root, "apps"), ["../build/gpu.yaml"]);
    expect(errors).toEqual([]);
    expect(files["../taintlint.yaml"]).toContain("  # 1 pool: gpu\n  - path: build/gpu.yaml\n");
    expect(files["../taintlint.yaml"]).not.toContain("infra");
    const unnamed = (await init(root)).files["taintlint.yaml"];
    expect(unnamed).toContain("path: infra/web.yaml");
    expect(unnamed).not.toContain("build");
  });

  it("names the scripts that taint the nodes which they start, and no others", async () => {
    const start = "#!/bin/sh\nkubelet --register-with-taints=gpu=true:NoSchedule\n";
    const { files, stdout } = await init(
      temporaryFolder({ "boot/gpu.sh": start, "boot/web.sh": "#!/bin/sh\nkubelet\n" }),
    );
    const named =
      '# not read: boot/gpu.sh:2: it starts nodes with "--register-with-taints": declare these pools by hand';
    expect(files["taintlint.yaml"]).toContain(named);
    expect(files["taintlint.yaml"]).not.toContain("web.sh");
    expect(stdout).not.toContain("no file declares node pools");
  });

  it.each(["taintlint.yaml", "taintlint.yml"])("never overwrites %s", async (name) => {
    const cwd = temporaryFolder({ [`infra/${name}`]: "mine", "infra/gpu.yaml": NODE_POOL });
    expect(await init(cwd, ["infra"])).toEqual({
      exitCode: 2,
      files: {},
      stdout: "",
      errors: [`"infra/${name}" exists already, and init overwrites nothing: --stdout shows what it would write`],
    });
    const printed = await init(cwd, ["infra", "--stdout"]);
    expect(printed).toMatchObject({ exitCode: 0, files: {}, errors: [] });
    expect(printed.stdout).toContain("path: gpu.yaml");
    expect(readFileSync(join(cwd, "infra", name), "utf8")).toBe("mine");
  });

  it("writes a skeleton where nothing declares pools, and says so", async () => {
    const { exitCode, files, stdout } = await init(temporaryFolder({ "web.yaml": POD }));
    expect(exitCode).toBe(0);
    expect(stdout).toBe(
      'taintlint.yaml: no file declares node pools, so it has only examples.\nNext: write the pools into it, then run "taintlint".\n"taintlint" reports no findings in 1 file (1 document, 1 workload, 0 pools).\n',
    );
    const skeleton = files["taintlint.yaml"] ?? "";
    const uncommented = skeleton.replaceAll(/^# (?=pools:|from:| )/gm, "");
    const { configuration, errors } = parseConfiguration({ path: "t.yaml", text: uncommented }, { kind: "inventory" });
    expect(errors).toEqual([]);
    expect(configuration?.clusters[0]?.pools?.map(({ name }) => name)).toEqual(["general", "gpu"]);
  });

  it("writes the Nodes of the standard input as pools, grouped", async () => {
    const nodes = [
      { name: "a", labels: { "eks.amazonaws.com/nodegroup": "general" } },
      { name: "b", labels: { "eks.amazonaws.com/nodegroup": "general" } },
    ].map((metadata) => ({ apiVersion: "v1", kind: "Node", metadata }));
    const list = JSON.stringify({ apiVersion: "v1", kind: "List", items: nodes });
    const { files, stdout, errors } = await init(temporaryFolder(), ["-"], list);
    expect(errors).toEqual([]);
    expect(stdout).toMatch(/^taintlint\.yaml: declares 1 node pool\.\nNext: /);
    const file = { path: "taintlint.yaml", text: files["taintlint.yaml"] ?? "" };
    const [cluster] = parseConfiguration(file, { kind: "inventory" }).configuration?.clusters ?? [];
    expect(cluster?.pools?.map(({ name }) => name)).toEqual(["general"]);
    expect(cluster?.settings.provider).toBe("eks");
    expect(cluster?.complete).toBeUndefined();
  });

  it.each([
    [["nowhere"], "", 'folder "nowhere" does not exist'],
    [
      ["web.yaml"],
      "",
      '"web.yaml" declares no node pools: name a file that does, a folder to search, or - for Nodes from the standard input',
    ],
    [["-"], "", "the standard input is empty: kubectl get nodes -o json | taintlint init -"],
    [["-"], POD, /^"<stdin>" holds no node pool; formats that are read: /],
    [["-"], "\0", /^the standard input is /],
  ])("%j is refused", async (words, input, message) => {
    const cwd = temporaryFolder({ "web.yaml": POD });
    const { exitCode, files, errors } = await init(cwd, words, input);
    expect(exitCode).toBe(2);
    expect(files).toEqual({});
    expect(errors).toEqual([typeof message === "string" ? message : expect.stringMatching(message)]);
    expect(existsSync(join(cwd, "taintlint.yaml"))).toBe(false);
  });
});

/** Selects a label of the pool: a pod that selects nothing, or what no pool has, may run on one that nobody declares. */
const PINNED_POD = POD.replace("spec:", "spec:\n  nodeSelector: {pool: web}");
const LABELLED_POOL = NODE_POOL.replace("template:", "template:\n    metadata: { labels: { pool: web } }");

describe("a run without a configuration", () => {
  it("judges against the pools that the repository declares, which need not be all", async () => {
    const cwd = temporaryFolder({ "infra/gpu.yaml": LABELLED_POOL, "web.yaml": PINNED_POD });
    const { exitCode, reports } = await runLint(invocationOf("lint"), contextOf(cwd));
    const stdout = stdoutOf(reports);
    expect(stdout).toContain("warning[unschedulable] no declared pool");
    expect(stdout).toContain(
      'notice: without a taintlint.yaml 1 node pool was discovered in "infra/gpu.yaml", and there may be others: "taintlint init" writes them down',
    );
    expect(exitCode).toBe(0);
  });

  it("takes Nodes that nobody has named for a part of the cluster", async () => {
    const node =
      "apiVersion: v1\nkind: Node\nmetadata: {name: n, labels: {pool: web}}\nspec: {taints: [{key: a, effect: NoSchedule}]}\n";
    const cwd = temporaryFolder({ "nodes.yaml": node, "web.yaml": PINNED_POD });
    const { reports } = await runLint(invocationOf("lint"), contextOf(cwd));
    expect(stdoutOf(reports)).toContain("warning[unschedulable] no declared pool");
  });

  it("says which file is left out, and judges without it", async () => {
    const cwd = temporaryFolder({ "gpu.yaml": NODE_POOL, "broken.yaml": `${NODE_POOL}---\n[ {\n` });
    const { exitCode, messages } = await runPools(invocationOf("pools"), contextOf(cwd));
    expect(exitCode).toBe(0);
    expect(messages).toContainEqual(expect.stringMatching(/^broken\.yaml:\d+: not valid YAML/));
  });

  it("leaves out what git ignores", async () => {
    const cwd = temporaryFolder({ ".gitignore": "build/\n", "build/gpu.yaml": NODE_POOL });
    const { exitCode, errors } = await runPools(invocationOf("pools"), contextOf(cwd));
    expect(exitCode).toBe(2);
    expect(errors[0]?.message).toMatch(/^no node pools are declared/);
  });

  it("prefers what the configuration says, even nothing", async () => {
    const cwd = temporaryFolder({ "taintlint.yaml": "version: 1\n", "gpu.yaml": NODE_POOL });
    expect((await runPools(invocationOf("pools"), contextOf(cwd))).exitCode).toBe(2);
  });
});

describe("pools --format taintlint", () => {
  it("is an inventory that can be kept", async () => {
    const cwd = temporaryFolder({ "gpu.yaml": NODE_POOL });
    const { reports } = await runPools(invocationOf("pools", "--format", "taintlint"), contextOf(cwd));
    const kept = temporaryFolder({ "pools.yaml": stdoutOf(reports) });
    const words = ["--inventory", "pools.yaml", "--format", "json"];
    const again = await runPools(invocationOf("pools", ...words), contextOf(kept));
    expect(JSON.parse(stdoutOf(again.reports))).toMatchObject({
      pools: [{ name: "gpu", format: "taintlint", taints: ["nvidia.com/gpu=true:NoSchedule"] }],
    });
  });
});

it("what is printed for a file is no workflow command in the log of GitHub Actions", async () => {
  const node = { apiVersion: "v1", kind: "Node", metadata: { name: "##[error]n", labels: { nodepool: "##[error]p" } } };
  const onGithub = { ...contextOf(temporaryFolder({ "nodes.json": JSON.stringify(node) }), JSON.stringify(node)) };
  const context = { ...onGithub, environment: { GITHUB_ACTIONS: "true" } };
  const from = await runInit(invocationOf("init", "-", "--stdout"), context);
  const file = temporaryFolder({
    "taintlint.yaml": "version: 1\nfrom: [{path: nodes.json, format: node}]\n",
    "nodes.json": JSON.stringify(node),
  });
  const pools = await runPools(invocationOf("pools", "--format", "taintlint"), { ...context, workingDirectory: file });
  for (const { reports } of [from, pools]) {
    const text = stdoutOf(reports);
    const [, token = "", inside = ""] = /^::stop-commands::([\w-]{36})\n([\s\S]*)\n::\1::\n$/.exec(text) ?? [];
    expect(token).not.toBe("");
    expect(inside).toContain("##[error]p");
  }
});
