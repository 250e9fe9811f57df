import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { DISK } from "../../src/sources/disk/disk.js";
import { gitFolderTest } from "../../src/sources/disk/real-path.js";
import { triedRows } from "../long-run.js";
import { fillRepository } from "../sources/git-repository.js";
import { run } from "./in-process.js";
import { CONFIGURATION, INVALID_POD, POD } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

const CANARY = "canary-7lq2";
/** Shown in some way by whatever reads it as YAML. */
const SECRET = `apiVersion: v1\nkind: Pod\nmetadata: {name: ${CANARY}}\nspec:\n  tolerations: [{key: ${CANARY}, effect: ${CANARY}}]\n`;

/** Folders that git keeps for itself, on some disk. */
const GITS = [
  ...[
    "tools/.git",
    "tools/.git/modules/x",
    "tools/.GIT",
    "tools/.git.",
    "tools/.git ::$INDEX_ALLOCATION",
    "tools/git~1",
  ],
  "tools/.g\u200cit",
];
const PLAIN = "tools/plain";
/** A bare repository has any name, and so has the folder of `git init --separate-git-dir`. */
const BARE = { HEAD: "ref: refs/heads/main\n", "objects/x": "", "refs/x": "" };

type Files = Readonly<Record<string, string>>;

interface Way {
  /** Beside `link`, which leads to the folder, and `linked.yaml`, which leads to its file. */
  readonly files?: Files;
  /** What stands in the folder in place of `secret.yaml`. */
  readonly inFolder?: Files;
  readonly words?: readonly string[];
}

const kustomization = (text: string): Files => ({ "app/kustomization.yaml": text, "app/base.yaml": POD });
const CHART: Files = {
  "Chart.yaml": "apiVersion: v2\nname: web\nversion: 1.0.0\n",
  "templates/pod.yaml": `${POD}  nodeSelector: {pool: {{ .Values.pool }}}\n`,
};
const below = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
const TERRAFORM_POOL = `resource "aws_eks_node_group" "one" {\n  cluster_name = "a"\n  node_group_name = "${CANARY}"\n  labels = { pool = "${CANARY}" }\n}\n`;

const POOL = {
  "secret.yaml": `apiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: ${CANARY}}\nspec: {template: {spec: {requirements: []}}}\n`,
};
const UNKNOWN_KEY = { "secret.yaml": `version: 1\n${CANARY}: 1\n` };

const READS: Readonly<Record<string, Way>> = {
  "from, a glob": {
    files: { "taintlint.yaml": 'version: 1\nfrom: ["link/*.yaml"]\n' },
    inFolder: POOL,
    words: ["pools"],
  },
  "from, a file": {
    files: { "taintlint.yaml": "version: 1\nfrom: [linked.yaml]\n" },
    inFolder: POOL,
    words: ["pools"],
  },
  "from, a file of the folder": {
    files: { "taintlint.yaml": "version: 1\nfrom: [link/secret.yaml]\n" },
    inFolder: POOL,
    words: ["pools"],
  },
  "an ignored folder on the command line": { files: { ".gitignore": "/link\n/tools\n" }, words: ["link"] },
  "a baseline": {
    inFolder: { "secret.yaml": `{"version": "${CANARY}"}` },
    words: ["--baseline", "linked.yaml"],
  },
  "a configuration": { inFolder: UNKNOWN_KEY, words: ["--config", "linked.yaml"] },
  "an inventory": { inFolder: UNKNOWN_KEY, words: ["--inventory", "link/secret.yaml"] },
  "a base of a kustomization": {
    files: kustomization("resources: [../link]\n"),
    inFolder: { "kustomization.yaml": "resources: [secret.yaml]\n", "secret.yaml": SECRET },
  },
  "manifests, a glob": { files: { "taintlint.yaml": `${CONFIGURATION}manifests: ["link/*.yaml"]\n` } },
  "manifests, a folder": { files: { "taintlint.yaml": `${CONFIGURATION}manifests: [link]\n` } },
  "manifests, a file by the folder": { files: { "taintlint.yaml": `${CONFIGURATION}manifests: [link/secret.yaml]\n` } },
  "from, a folder of Terraform": {
    files: { "taintlint.yaml": "version: 1\nfrom: [link]\n" },
    inFolder: { "main.tf": TERRAFORM_POOL },
    words: ["pools"],
  },
  "a file on the command line": { words: ["linked.yaml"] },
  "a file of a folder on the command line": { words: ["link/secret.yaml"] },
  "a glob on the command line": { words: ["link/*.yaml"] },
  "the configuration of the folder": {
    inFolder: { "secret.yaml": `version: 1\npools: [{name: ${CANARY}}]\n` },
    files: { "taintlint.yaml": "->linked.yaml" },
    words: ["pools"],
  },
  "a resource of a kustomization": { files: kustomization("resources: [base.yaml, ../link/secret.yaml]\n") },
  "a resource of a kustomization that is a link": { files: kustomization("resources: [base.yaml, ../linked.yaml]\n") },
  "a patch of a kustomization": {
    files: kustomization("resources: [base.yaml]\npatches: [{path: ../link/patch.yaml}]\n"),
    inFolder: {
      "patch.yaml": `${POD}  tolerations: [{key: ${CANARY}, effect: ${CANARY}}]\n`,
    },
  },
  "the values of a chart": {
    files: { ...below("web", CHART), "web/values.yaml": "->linked.yaml" },
    inFolder: { "secret.yaml": `pool: ${CANARY}\n` },
  },
  "a subchart": {
    files: { ...below("web", CHART), "web/values.yaml": "pool: a\n", "web/charts/sub": "->link" },
    inFolder: { ...CHART, "values.yaml": `pool: ${CANARY}\n` },
  },
  "a module of Terraform": {
    files: {
      "taintlint.yaml": "version: 1\nfrom: [infra]\n",
      "infra/main.tf": 'module "one" {\n  source = "../link"\n}\n',
    },
    inFolder: { "main.tf": TERRAFORM_POOL },
    words: ["pools"],
  },
  "a file of Terraform": {
    files: {
      "taintlint.yaml": "version: 1\nfrom: [infra]\n",
      "infra/main.tf": TERRAFORM_POOL.replaceAll(`"${CANARY}"`, 'yamldecode(file("../link/secret.yaml")).pool'),
    },
    inFolder: { "secret.yaml": `pool: ${CANARY}\n` },
    words: ["pools"],
  },
  "variables of Terraform": {
    files: {
      "taintlint.yaml": "version: 1\nfrom: [{path: infra, vars: [link/a.tfvars]}]\n",
      "infra/main.tf": `variable "pool" {}\n${TERRAFORM_POOL.replaceAll(`"${CANARY}"`, "var.pool")}`,
    },
    inFolder: { "a.tfvars": `pool = "${CANARY}"\n` },
    words: ["pools"],
  },
};

function fill(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (text.startsWith("->")) symlinkSync(join(folder, text.slice(2)), join(folder, path));
    else writeFileSync(join(folder, path), text);
  }
}

/** A checkout, or a folder outside of git, with the folder in it. */
function prepare(gits: string, { files = {}, inFolder = { "secret.yaml": SECRET } }: Way, isRepository = true): string {
  const folder = temporaryFolder();
  if (isRepository) fillRepository(folder, {});
  fill(join(folder, gits), inFolder);
  symlinkSync(gits, join(folder, "link"));
  symlinkSync(join(gits, "secret.yaml"), join(folder, "linked.yaml"));
  fill(folder, { "taintlint.yaml": CONFIGURATION, ...files });
  return folder;
}

describe("what git keeps for itself is not read through a link", () => {
  describe.each([
    ["in a repository", true],
    ["outside of git", false],
  ])("%s", (_, isRepository) => {
    it.each(triedRows(Object.entries(READS), /manifests/))("%s", { timeout: 20_000 }, async (__, way) => {
      const show = async (gits: string) => {
        const { words = [] } = way;
        const folder = prepare(gits, way, isRepository);
        const { stdout, stderr } = await run(words, { cwd: folder });
        return stdout + stderr;
      };
      // Outside of git one folder is enough to show that nobody asks whether there is a repository.
      if (isRepository) expect(await show(PLAIN), "it is read where it is not git's").toContain(CANARY);
      for (const gits of GITS.slice(0, isRepository ? 2 : 1)) expect(await show(gits), gits).not.toContain(CANARY);
    });
  });
});

interface Target {
  /** Where `link` leads, with the files that stand there. */
  readonly folder: string;
  readonly files: Files;
}

const TARGETS: Readonly<Record<string, Target>> = {
  ...Object.fromEntries(GITS.map((folder) => [folder, { folder, files: { config: "kept" } }])),
  "a bare repository": { folder: "store", files: { ...BARE, config: "kept" } },
  "a folder of a bare repository": {
    folder: "store/hooks",
    files: { config: "kept", "../HEAD": "", "../objects/x": "", "../refs/x": "" },
  },
  "the repository's own": { folder: ".git/hooks", files: { config: "kept" } },
};

describe("what git keeps for itself is not written through a link", () => {
  it.each(Object.entries(TARGETS))("%s", async (_, { folder: gits, files }) => {
    for (const isRepository of [true, false]) {
      const folder = temporaryFolder();
      if (isRepository) fillRepository(folder, {});
      fill(folder, { "taintlint.yaml": CONFIGURATION, "a.yaml": INVALID_POD });
      fill(join(folder, gits), files);
      symlinkSync(gits, join(folder, "link"));
      symlinkSync(join(gits, "config"), join(folder, "linked.json"));
      symlinkSync(join(gits, "new"), join(folder, "missing.json"));
      const before = readdirSync(join(folder, gits));
      for (const words of [
        ["--format", "sarif=link/config"],
        ["--format", "json=link/new/deep.json"],
        ["--format", "html=linked.json"],
        ["--write-baseline", "link/config"],
        ["--write-baseline", "linked.json"],
        ["init", "link"],
      ]) {
        const { exitCode, stderr } = await run(words, { cwd: folder });
        expect([words, exitCode, stderr]).toEqual([words, 2, expect.stringContaining("into a .git")]);
      }
      // A link to nothing is replaced, not followed.
      await run(["--format", "json=missing.json"], { cwd: folder });
      expect(readdirSync(join(folder, gits))).toEqual(before);
      expect(readFileSync(join(folder, gits, "config"), "utf8")).toBe("kept");
    }
  });

  it("a file that is called .git", async () => {
    const folder = temporaryFolder();
    fill(folder, { "taintlint.yaml": CONFIGURATION, "a.yaml": INVALID_POD, "tools/.git": "gitdir: ../elsewhere\n" });
    symlinkSync("tools/.git", join(folder, "report.json"));
    const { exitCode } = await run(["--format", "json=report.json"], { cwd: folder });
    expect([exitCode, readFileSync(join(folder, "tools/.git"), "utf8")]).toEqual([2, "gitdir: ../elsewhere\n"]);
  });

  it("fixes and renderings", async () => {
    const folder = temporaryFolder();
    fillRepository(folder, {});
    fill(folder, {
      "taintlint.yaml": CONFIGURATION,
      "tools/.git/a.yaml": INVALID_POD,
      ...kustomization("resources: [base.yaml]\n"),
    });
    symlinkSync("tools/.git", join(folder, "link"));
    symlinkSync("tools/.git/a.yaml", join(folder, "linked.yaml"));
    for (const path of ["link/a.yaml", "linked.yaml", "tools/.git/a.yaml"]) {
      await run(["--fix", path], { cwd: folder });
      expect(readFileSync(join(folder, "tools/.git/a.yaml"), "utf8")).toBe(INVALID_POD);
    }
    await run([], { cwd: folder, env: { XDG_CACHE_HOME: join(folder, "link") } });
    expect(existsSync(join(folder, "tools/.git/taintlint"))).toBe(false);
  });

  it("a person may name it by its own name", async () => {
    const folder = temporaryFolder();
    fillRepository(folder, {});
    fill(folder, { "taintlint.yaml": CONFIGURATION, "a.yaml": POD });
    await run(["--format", "json=.git/report.json"], { cwd: folder });
    expect(existsSync(join(folder, ".git/report.json"))).toBe(true);
  });
});

it.each([
  ["apps/.git/config", true],
  ["apps/.GiT", true],
  [".git .. ", true],
  ["GIT~1/config", true],
  [".git::$INDEX_ALLOCATION/config", true],
  ["a/.g\u200dit\ufeff/x", true],
  [".gitignore", false],
  ["apps/.github/x", false],
  ["apps/x.git/config", false],
  ["git/config", false],
  [".git.yaml", false],
  ["git~10", false],
])("%j is git's own: %j", (path, expected) => {
  // A folder that stands below such a name itself.
  const base = join(temporaryFolder(), ".git/checkout");
  expect(gitFolderTest(base, DISK)(join(base, path))).toBe(expected);
  expect(gitFolderTest(base, DISK)(base)).toBe(false);
});
