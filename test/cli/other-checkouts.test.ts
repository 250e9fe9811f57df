import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { locate } from "../../src/manifest/locate.js";
import { formatTaint } from "../../src/model/taint.js";
import { isTried } from "../long-run.js";
import { fillRepository, makeRepository, openRepository } from "../sources/git-repository.js";
import { run } from "./in-process.js";
import { HELM, KUSTOMIZE, readRendered } from "./read-rendered.js";
import { temporaryFolder } from "./temporary-folder.js";

type Files = Readonly<Record<string, string>>;

/** Asks for pool "gpu", and tolerates nothing. */
const TRAINER = `apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer, namespace: ml}
spec:
  selector: {matchLabels: {app: trainer}}
  template:
    metadata: {labels: {app: trainer}}
    spec:
      nodeSelector: {pool: gpu}
      containers: [{name: trainer, image: trainer}]
`;
const NODE_POOL = `resource "google_container_node_pool" "this" {
  name    = "gpu"
  cluster = "main"
  node_config {
    labels = merge({ pool = "gpu" }, yamldecode(file("\${path.module}/labels.yaml")))
    taint {
      key    = var.key
      value  = "gpu"
      effect = "NO_SCHEDULE"
    }
  }
}
variable "key" {}
`;
const PLATFORM: Files = {
  "pools.yaml": "version: 1\ncomplete: true\nfrom: [{path: ., format: terraform}]\n",
  "main.tf": 'module "gpu" {\n  source = "./modules/pool"\n  key    = var.key\n}\nvariable "key" {}\n',
  "terraform.tfvars": 'key = "dedicated"\n',
  "modules/pool/main.tf": NODE_POOL,
  "modules/pool/labels.yaml": "tier: gold\n",
};
const ROOT_BESIDE: Files = {
  ...PLATFORM,
  "a/b/pools.yaml": "version: 1\ncomplete: true\nfrom: [{path: ../../infra, format: terraform}]\n",
  "infra/main.tf": 'module "gpu" {\n  source = "../modules/pool"\n  key    = "dedicated"\n}\n',
};
const MISSED = 'the only pool "gpu" has taint dedicated=gpu:NoSchedule that it does not tolerate';

const below = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));

/** A repository of workloads beside a folder of pools. */
function besides(
  platform: Files,
  app: Files = { "web.yaml": TRAINER },
): { readonly app: string; readonly platform: string } {
  const folder = temporaryFolder();
  for (const name of ["app", "platform"]) mkdirSync(join(folder, name));
  fillRepository(join(folder, "app"), app);
  fillRepository(join(folder, "platform"), platform);
  return { app: join(folder, "app"), platform: join(folder, "platform") };
}

describe("Terraform of another checkout", () => {
  const layouts: Readonly<Record<string, () => readonly [cwd: string, inventory: string, start: string]>> = {
    "a repository beside": () => [besides(PLATFORM).app, "../platform/pools.yaml", "../platform/"],
    "an inventory apart from its root module": () => [
      besides(ROOT_BESIDE).app,
      "../platform/a/b/pools.yaml",
      "../platform/",
    ],
    "a folder without git": () => {
      const { app, platform } = besides(PLATFORM);
      rmSync(join(platform, ".git"), { recursive: true });
      return [app, "../platform/pools.yaml", "../platform/"];
    },
    "a repository that a link leads to": () => {
      const { app, platform } = besides(PLATFORM);
      symlinkSync(platform, join(app, "../link"));
      return [app, "../link/pools.yaml", "../platform/"];
    },
    "a repository in a folder that git ignores": () => {
      const { folder } = makeRepository({ "web.yaml": TRAINER, ".gitignore": "/vendor/\n" });
      mkdirSync(join(folder, "vendor/platform"), { recursive: true });
      fillRepository(join(folder, "vendor/platform"), PLATFORM);
      return [folder, "vendor/platform/pools.yaml", "vendor/platform/"];
    },
    "files in a folder that git ignores": () => {
      const { folder, write } = makeRepository({ "web.yaml": TRAINER, ".gitignore": "/vendor/\n" });
      write(below("vendor/platform", ROOT_BESIDE));
      return [folder, "vendor/platform/a/b/pools.yaml", "vendor/platform/"];
    },
    "a repository in the checkout, as actions/checkout makes it": () => {
      const { folder } = makeRepository({ "web.yaml": TRAINER });
      mkdirSync(join(folder, ".platform"));
      fillRepository(join(folder, ".platform"), PLATFORM);
      return [folder, ".platform/pools.yaml", ".platform/"];
    },
  };

  it.each(Object.keys(layouts))("is read with its modules, variables and files: %s", async (name) => {
    const [cwd, inventory, start] = layouts[name]?.() ?? ["", "", ""];
    const { exitCode, stdout } = await run(["pools", "--inventory", inventory], { cwd });
    expect([exitCode, stdout]).toEqual([
      0,
      expect.stringContaining(`dedicated=gpu:NoSchedule  ${start}modules/pool/main.tf:6`),
    ]);
    expect(stdout).toContain(`${start}modules/pool/labels.yaml:1`);
    const linted = await run(["--inventory", inventory, "--format", "concise"], { cwd });
    expect([linted.exitCode, linted.stdout, linted.stderr]).toEqual([1, expect.stringContaining(MISSED), ""]);
    // The base has the same pools: it has no other revision of that repository.
    openRepository(cwd).commit({ "new.yaml": "kind: Nothing\n" });
    const compared = await run(["--inventory", inventory, "--base", "HEAD~1"], { cwd });
    expect([compared.exitCode, compared.stdout]).toEqual([0, expect.stringContaining("2 findings were there before")]);
    expect(compared.stdout).not.toContain("cannot be read");
  });

  it("is a whole cluster only if nothing else of that repository makes nodes", async () => {
    const cluster =
      'resource "google_container_cluster" "main" {\n  name                     = "main"\n  remove_default_node_pool = true\n}\n';
    const { "pools.yaml": _, ...files } = PLATFORM;
    const whole = {
      ...files,
      "pools.yaml": "version: 1\nfrom: [{path: ., format: terraform}]\n",
      "cluster.tf": cluster,
    };
    const alone = await run(["--inventory", "../platform/pools.yaml"], { cwd: besides(whole).app });
    expect(alone.stdout).toContain("no pool admits the pod (of the pools of cluster");
    const karpenter = {
      "other/pool.yaml": "apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: other}\nspec: {}\n",
    };
    const more = await run(["--inventory", "../platform/pools.yaml"], { cwd: besides({ ...whole, ...karpenter }).app });
    expect([more.exitCode, more.stdout]).toEqual([0, expect.stringContaining("1 workload, 1 pool")]);
    expect(more.stdout).not.toContain("no pool admits the pod");
  });
});

const pool = (name: string, value: string) =>
  `apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: ${name}}\nspec: {template: {spec: {taints: [{key: dedicated, value: ${value}, effect: NoSchedule}]}}}\n`;

describe("a place in another checkout", () => {
  const words = (format: string) => ["--inventory", "../platform/pools.yaml", "--format", format];
  const place = "../platform/modules/pool/main.tf";

  it("is told in the message of an annotation, for GitHub annotates no file outside", async () => {
    const { stdout } = await run(words("github"), { cwd: besides(PLATFORM).app });
    expect(stdout).toContain("::error file=web.yaml,line=8,");
    expect(stdout).toContain(`::warning title=taintlint every-pool-tainted::${place}:2: every Linux pool`);
  });

  it("has no base in SARIF, which allows no step up from one", async () => {
    const { stdout } = await run(words("sarif"), { cwd: besides(PLATFORM).app });
    const flat = stdout.replaceAll(/\s/g, "");
    expect(flat).toContain('{"uri":"web.yaml","uriBaseId":"%SRCROOT%"}');
    expect(flat).toContain(`{"uri":"${place}"}`);
  });

  it.each([
    ["git@github.com:acme/platform.git", "https://github.com/acme/platform"],
    ["https://git.example/acme/platform", undefined],
  ])("leads to its own repository at the same server: %s", async (remote, address) => {
    const { app, platform } = besides(PLATFORM);
    const { git } = openRepository(platform);
    git("config", "remote.origin.url", remote);
    const github = {
      GITHUB_SERVER_URL: "https://github.com",
      GITHUB_REPOSITORY: "acme/app",
      GITHUB_SHA: "1".repeat(40),
    };
    const { stdout } = await run(words("markdown"), { cwd: app, env: { ...github, GITHUB_WORKSPACE: app } });
    expect(stdout).toContain(`](https://github.com/acme/app/blob/${"1".repeat(40)}/web.yaml#L8)`);
    const link = `](${address}/blob/${git("rev-parse", "HEAD")}/modules/pool/main.tf#L2)`;
    if (address === undefined) expect(stdout.match(/main\.tf#L/)).toBeNull();
    else expect(stdout).toContain(link);
    expect(stdout).toContain(place);
  });
});

/** `name taint [open fields] file file:line of the taint`, one line for each pool. */
async function poolsOf(app: string): Promise<string[]> {
  const { clusters } = await readRendered(app, [], "../platform/pools.yaml");
  return clusters.flatMap(({ inventory }) =>
    inventory.pools.map(({ name, taints, incomplete = [], place }) => {
      const written = taints.map(
        (taint) => `${formatTaint(taint)} [${incomplete.map(({ field }) => field).join(" ")}]`,
      );
      const at = taints.map((taint) => locate(taint.place)).map(({ file, line }) => `${file}:${line}`);
      return [name, ...written, locate(place).file, ...at].join(" ");
    }),
  );
}

describe("renderings of another checkout", () => {
  it.skipIf(KUSTOMIZE === undefined)("are what its kustomizations make of imported files", async () => {
    const { app } = besides({
      "pools.yaml": "version: 1\nfrom: [karpenter/base]\n",
      "karpenter/base/kustomization.yaml": "resources: [pool.yaml]\n",
      "karpenter/base/pool.yaml": pool("gpu", "base"),
      "karpenter/prod/kustomization.yaml": "resources: [../base]\npatches: [{path: patch.yaml}]\n",
      "karpenter/prod/patch.yaml": pool("gpu", "prod"),
      "unnamed/kustomization.yaml": "resources: [pool.yaml]\n",
      "unnamed/pool.yaml": pool("unnamed", "x"),
    });
    const [base, prod] = ["../platform/karpenter/base/pool.yaml", "../platform/karpenter/prod/patch.yaml"];
    expect(await poolsOf(app)).toEqual([`gpu dedicated=prod:NoSchedule [] ${base} ${prod}:4`]);
  });

  it.skipIf(HELM === undefined)("are what its charts make, with the values that it installs them with", async () => {
    const { app } = besides({
      "pools.yaml": "version: 1\nfrom: [chart]\n",
      "chart/Chart.yaml": "apiVersion: v2\nname: nodes\nversion: 1.0.0\n",
      "chart/values.yaml": "pools: [gpu]\n",
      "chart/templates/pool.yaml": `{{- range .Values.pools }}\n---\n${pool("{{ . }}", "x")}{{- end }}\n`,
    });
    const template = "../platform/chart/templates/pool.yaml";
    expect(await poolsOf(app)).toEqual([expect.stringContaining(`gpu dedicated=x:NoSchedule [exists] ${template} `)]);
  });
});

describe("pools that another repository publishes", () => {
  const remote = "git@github.com:acme/platform.git";

  async function publish(files: Files, address = remote) {
    const { folder, git, write } = makeRepository({ ...files, "infra/keep": "" });
    git("config", "remote.origin.url", address);
    const { exitCode, stdout, stderr } = await run(["pools", "--inventory", "pools.yaml", "--format", "taintlint"], {
      cwd: folder,
    });
    expect([exitCode, stderr]).toEqual([0, ""]);
    return { folder, text: stdout, commit: git("rev-parse", "HEAD"), write };
  }

  it("keep the file and line of each taint, and the commit", async () => {
    const { folder, text, commit } = await publish(PLATFORM);
    expect(text).toContain(`origin: "https://github.com/acme/platform@${commit}"\n`);
    const origin = "modules/pool/main.tf:6";
    expect(text).toContain(`- { key: dedicated, value: gpu, effect: NoSchedule, origin: "${origin}" }`);
    // Paths start at the root of the repository, wherever the program runs.
    const below = await run(["pools", "--inventory", "../pools.yaml", "--format", "taintlint"], {
      cwd: join(folder, "infra"),
    });
    expect(below.stdout).toContain(`origin: "${origin}" }`);
    const { folder: app } = makeRepository({ "web.yaml": TRAINER, "pools.yaml": text });
    const { exitCode, stdout } = await run(["--inventory", "pools.yaml"], { cwd: app });
    const said = stdout.replaceAll(/\s+/g, " ");
    expect([exitCode, said]).toEqual([1, expect.stringContaining(MISSED)]);
    expect(said).toContain(`pool "gpu" is tainted in platform/${origin} (commit ${commit.slice(0, 7)})`);
    const full = await run(["--inventory", "pools.yaml", "--full"], { cwd: app });
    expect(full.stdout.replaceAll(/\s+/g, "")).toContain(
      `:https://github.com/acme/platform/blob/${commit}/modules/pool/main.tf#L6`,
    );
  });

  it("are complete only if that was declared", async () => {
    const cluster = `resource "google_container_cluster" "main" {\n  name = "main"\n  remove_default_node_pool = true\n}\n`;
    const declared = await publish({ ...PLATFORM, "cluster.tf": cluster });
    expect(declared.text).not.toContain("complete:");
    const found = {
      ...PLATFORM,
      "pools.yaml": "version: 1\nfrom: [{path: ., format: terraform}]\n",
      "cluster.tf": cluster,
    };
    expect((await publish(found)).text).toContain("complete: false\n");
  });

  it("name no commit for files of a third repository", async () => {
    const { folder, write } = await publish(PLATFORM);
    write({ "outer.yaml": 'version: 1\nfrom: ["inner/pool.yaml"]\n' });
    mkdirSync(join(folder, "inner"));
    fillRepository(join(folder, "inner"), { "pool.yaml": pool("gpu", "x") });
    const { stdout } = await run(["pools", "--inventory", "outer.yaml", "--format", "taintlint"], { cwd: folder });
    expect(stdout).toContain('"dedicated=x:NoSchedule" # inner/pool.yaml:4');
  });

  it.each([
    ["javascript:alert(1)//x/y", "1".repeat(40)],
    ["https://github.com/a b/c](x)", "1".repeat(40)],
    ["https://github.com.example/a/b", "1".repeat(40)],
  ])("lead to no address but that of a repository: %s", async (repository, commit) => {
    const taint = `{key: dedicated, value: gpu, effect: NoSchedule, origin: "a.tf\\u001b[2J:3"}`;
    const inventory = `version: 1\norigin: "${repository}@${commit}"\npools: [{name: gpu, labels: {pool: gpu}, taints: [${taint}]}]\n`;
    const { folder } = makeRepository({ "web.yaml": TRAINER, "pools.yaml": inventory });
    const { exitCode, stdout } = await run(["--inventory", "pools.yaml", "--full"], { cwd: folder });
    expect([exitCode, stdout]).toEqual([1, expect.stringContaining("1111111)")]);
    expect(stdout).toContain("a.tf\\u001b[2J:3");
    expect(stdout).not.toMatch(/: (?:javascript|https):/);
    expect(stdout).not.toContain("\u001b");
  });
});

describe("another checkout, by the one that names it", () => {
  const ignored = { ".gitignore": "/vendor/\n", "web.yaml": TRAINER };
  const vendor = below("vendor", PLATFORM);
  const from = "version: 1\nfrom: [{path: vendor, format: terraform}]\n";

  it("is read for an inventory of the ignored folder, which no change can write", async () => {
    const { folder, write } = makeRepository(ignored);
    write(vendor);
    expect((await run(["pools", "--inventory", "vendor/pools.yaml"], { cwd: folder })).exitCode).toBe(0);
  });

  it.each([
    ["taintlint.yaml", []],
    ["pools.yaml", ["--inventory", "pools.yaml"]],
    ["vendor/tracked.yaml", ["--inventory", "vendor/tracked.yaml"]],
  ])("is not read for a file that a change can write: %s", async (name, words) => {
    const repository = makeRepository(ignored);
    repository.write({
      ...vendor,
      [name]: from.replace("path: vendor", name.startsWith("vendor") ? "path: ." : "path: vendor"),
    });
    repository.git("add", "--force", name);
    const { exitCode, stderr } = await run(["pools", ...words], { cwd: repository.folder });
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining("holds no node pool")]);
  });

  it("shows nothing to a module that a change adds to the ignored folder", async () => {
    const CANARY = "canary-2f7x";
    const { folder, write, git } = makeRepository(ignored);
    write({ ...vendor, "vendor/secret.txt": CANARY });
    const spy = NODE_POOL.replace('"gpu"', 'file("${path.module}/secret.txt")').replace('"this"', '"spy"');
    write({ "vendor/spy.tf": spy.replace('variable "key" {}', "") });
    const words = ["pools", "--inventory", "vendor/pools.yaml"];
    expect((await run(words, { cwd: folder })).stdout).toContain(CANARY);
    git("add", "--force", "vendor/spy.tf");
    const { exitCode, stdout } = await run(words, { cwd: folder });
    // A folder with a file of the repository is a folder of the repository.
    expect([exitCode, stdout]).toEqual([
      0,
      expect.stringContaining('file "vendor/secret.txt" is not in the repository'),
    ]);
    expect(stdout).not.toContain(CANARY);
  });

  it("is not read for the configuration of a repository inside", async () => {
    const { folder, write } = makeRepository(ignored);
    write(vendor);
    mkdirSync(join(folder, "inner"));
    fillRepository(join(folder, "inner"), { "taintlint.yaml": from.replace("vendor", "../vendor") });
    const { exitCode, stderr } = await run([], { cwd: folder });
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining("holds no node pool")]);
  });

  it("leads nowhere else by a link or a module", async () => {
    const CANARY = "canary-9d3k";
    const module = `resource "google_container_node_pool" "x" {\n  name = "${CANARY}"\n  cluster = "main"\n}\n`;
    const outer = 'module "outer" {\n  source = "../outer"\n}\nmodule "linked" {\n  source = "./linked"\n}\n';
    const { app, platform } = besides({ ...PLATFORM, "outer.tf": outer });
    const outside = join(platform, "../outer");
    mkdirSync(outside);
    openRepository(outside).write({ "main.tf": module, "pool.yaml": pool(CANARY, CANARY), "x.yaml": CANARY });
    symlinkSync(outside, join(platform, "linked"));
    symlinkSync(join(outside, "main.tf"), join(platform, "link.tf"));
    symlinkSync(join(outside, "x.yaml"), join(platform, "modules/pool/link.yaml"));
    symlinkSync(join(outside, "pool.yaml"), join(platform, "pool.yaml"));
    openRepository(platform).write({ "linked.yaml": "version: 1\nfrom: [pool.yaml]\n" });
    const read = await run(["pools", "--inventory", "../platform/pools.yaml"], { cwd: app });
    expect([read.exitCode, read.stdout]).toEqual([0, expect.stringContaining("dedicated=gpu:NoSchedule")]);
    const linked = await run(["pools", "--inventory", "../platform/linked.yaml"], { cwd: app });
    expect([linked.exitCode, linked.stderr]).toEqual([
      2,
      expect.stringContaining("a link leads out of the repository"),
    ]);
    expect(JSON.stringify([read, linked])).not.toContain(CANARY);
  });
});

const POD = (name: string, spec: string) =>
  `---\napiVersion: v1\nkind: Pod\nmetadata: {name: ${name}}\nspec: {${spec}, containers: [{name: a, image: a}]}\n`;
const WORKLOADS = [
  POD("plain", "restartPolicy: Never"),
  POD("chooses", "nodeSelector: {pool: gpu}"),
  POD("tolerates", "tolerations: [{key: nvidia.com/gpu, value: presen, effect: NoSchedule}]"),
  POD("unknown", "nodeSelector: {no.example/such: label}, tolerations: [{key: no.example/such, effect: NoExecute}]"),
  `---\n${TRAINER.replace("kind: Deployment", "kind: DaemonSet").replace("      nodeSelector: {pool: gpu}\n", "")}`,
].join("");

/** Sources that lead from the root of the repository, which is another one where the pools have a checkout of their own. */
const OF_ROOT = /own-repository|terragrunt-sources/;

/** Folders with pools, and how an inventory names them. */
const FIXTURES = [
  ...readdirSync("test/inventory/formats").map((name) => [`test/inventory/formats/${name}`, `"*.*"`] as const),
  ...readdirSync("test/inventory/terraform/fixtures").map(
    (name) => [`test/inventory/terraform/fixtures/${name}`, "{path: root, format: terraform}"] as const,
  ),
].filter(
  ([folder], index) =>
    isTried(index, 12) &&
    !OF_ROOT.test(folder) &&
    (existsSync(join(folder, "root")) || existsSync(join(folder, "pools.json"))),
);

describe("two checkouts", () => {
  it.each(FIXTURES)("say what one says, but for paths: %s", async (fixture, entry) => {
    const base = temporaryFolder();
    const inventory = `version: 1\nfrom: [${entry}, {path: none.yaml, optional: true}]\n`;
    const copy = (folder: string) => {
      cpSync(fixture, folder, { recursive: true, filter: (path) => !path.endsWith("pools.json") });
      openRepository(folder).write({ "inventory.yaml": inventory });
    };
    for (const folder of ["one/platform", "platform"]) copy(join(base, folder));
    for (const folder of ["one/app", "app"]) mkdirSync(join(base, folder));
    for (const folder of ["one/app", "app"]) openRepository(join(base, folder)).write({ "web.yaml": WORKLOADS });
    for (const folder of ["one", "app", "platform"]) openRepository(join(base, folder)).git("init", "--quiet");
    const words = ["--no-cache", "--format", "json", "--inventory"];
    const one = await run([...words, "platform/inventory.yaml"], { cwd: join(base, "one") });
    const two = await run([...words, "../platform/inventory.yaml"], { cwd: join(base, "app") });
    const findings = (text: string) =>
      (JSON.parse(text) as { findings: { source: { file: string } }[] }).findings.filter(({ source: { file } }) =>
        file.endsWith("web.yaml"),
      );
    const normalized = one.stdout.replaceAll("app/web.yaml", "web.yaml").replaceAll("platform/", "../platform/");
    expect(two.stderr).toBe(one.stderr.replaceAll("platform/", "../platform/"));
    const { summary } = JSON.parse(two.stdout || "{}");
    if (one.exitCode !== 2) expect(summary.workloads).toBe(5);
    if (one.exitCode !== 2) expect(findings(two.stdout)).toEqual(findings(normalized));
  });
});
