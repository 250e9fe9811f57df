import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openSearchPath } from "../../src/sources/disk/search-path.js";
import { findProgram } from "../../src/sources/render/find-program.js";
import { makeRepository } from "../sources/git-repository.js";
import { run } from "./in-process.js";
import { CONFIGURATION, INVALID_POD, POD } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";
import { workflowCommandsIn } from "./workflow-commands.js";

const CANARY = "canary-7Lq2";
/** A file outside of the repository that would be shown in many ways if it were read. */
const OUTSIDE = `kind: Pod\nmetadata: { name: ${CANARY} }\napiVersion: v1\nspec:\n  tolerations: [{ key: ${CANARY}, effect: ${CANARY} }]\n  : ${CANARY}\n`;

function everything({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }): string {
  return stdout + stderr;
}

describe("what is written", () => {
  it.each(["--format=sarif=out.sarif", "--format=json=reports/x.json", "--write-baseline=out.sarif"])(
    "%s does not follow a link out of the repository",
    async (option) => {
      const outside = temporaryFolder({ "kept.txt": "kept" });
      const { folder } = makeRepository({ "taintlint.yaml": CONFIGURATION, "a.yaml": POD });
      symlinkSync(join(outside, "kept.txt"), join(folder, "out.sarif"));
      symlinkSync(outside, join(folder, "reports"));
      const { exitCode, stderr } = await run([option], { cwd: folder });
      expect([exitCode, stderr]).toEqual([2, expect.stringContaining("leads out of the repository")]);
      expect([readdirSync(outside), readFileSync(join(outside, "kept.txt"), "utf8")]).toEqual([["kept.txt"], "kept"]);
    },
  );
});

describe("what goes to a terminal or a log", () => {
  const forged = "x\\n::add-mask::abc\\r##[command]y\\u001b[2J\\u202e\\u0085\\u2028";
  const configurations: Readonly<Record<string, string>> = {
    "a rule": `version: 1\nrules: {"${forged}": off}\n`,
    "a key": `version: 1\n"${forged}": 1\n`,
    "a cluster": `version: 1\nclusters: [{name: "${forged}", pools: [{name: a}]}, {name: "${forged}", pools: []}]\n`,
    "a path": `version: 1\nfrom: ["${forged}"]\n`,
    "a word": `version: 1\nrender: {helm: "${forged}"}\nfailOn: "${forged}"\n`,
  };

  it.each(Object.keys(configurations))("forges no command and moves no cursor: %s", async (name) => {
    const { folder } = makeRepository({ "taintlint.yaml": configurations[name] ?? "", "a.yaml": POD });
    for (const words of [[], ["fit"], ["--base", "HEAD"]]) {
      const result = await run(words, { cwd: folder, env: { GITHUB_ACTIONS: "true" } });
      expect(result.exitCode).toBe(2);
      expect(workflowCommandsIn(everything(result))).toEqual([]);
      expect(everything(result)).not.toMatch(/[^\P{C}\n\t]|[\u2028\u2029]/u);
      expect(result.stderr).toContain("add-mask");
    }
  });

  it.each(["text", "json", "markdown", "github", "sarif", "junit", "gitlab", "azure"])(
    "shows odd names: %s",
    async (format) => {
      const name = "a\u202e\u001b[2J.yaml";
      const { folder } = makeRepository({ "taintlint.yaml": CONFIGURATION, [name]: INVALID_POD });
      const result = await run(["--format", format], { cwd: folder });
      expect(everything(result)).not.toMatch(/[^\P{C}\n\t]/u);
      expect(everything(result)).toMatch(/u202e|%E2%80%AE/i);
    },
  );

  it("nor do words of the command line", async () => {
    const { stderr } = await run(["--fail-on", "x\n::error::y\u001b[2J"], {
      cwd: temporaryFolder(),
      env: { GITHUB_ACTIONS: "true" },
    });
    expect(workflowCommandsIn(stderr)).toEqual([]);
    expect(stderr).not.toContain("\u001b");
  });
});

describe("what the repository's own configuration names stays inside", () => {
  const configurations: Readonly<Record<string, (outside: string) => string>> = {
    "manifests, absolute": (outside) => `manifests: ["${outside}/*.yaml"]\n`,
    "manifests, above": () => `manifests: ["../*/secret.yaml"]\n`,
    "manifests, above by a way round": () => `manifests: ["k8s/../../*/secret.yaml"]\n`,
    "manifests, by a link": () => `manifests: ["linked/**"]\n`,
    "from, absolute": (outside) => `from: ["${outside}/secret.yaml"]\n`,
    "from, above": () => `from: ["../**/secret.yaml"]\n`,
    "from, a link to a file": () => `from: ["linked.yaml"]\n`,
    "from, by a link to a folder": () => `from: ["linked/secret.yaml"]\n`,
    "from, git's own": () => `from: [".git/config"]\n`,
    "a cluster's manifests": (outside) =>
      `clusters: [{name: a, manifests: ["${outside}/*.yaml"], pools: [{name: general}]}]\n`,
    "a cluster's from": (outside) => `clusters: [{name: a, from: ["${outside}/secret.yaml"]}]\n`,
  };

  it.each(Object.keys(configurations))("%s", async (way) => {
    const outside = temporaryFolder({ "secret.yaml": OUTSIDE });
    const text = `version: 1\n${configurations[way]?.(outside) ?? ""}`;
    const { folder } = makeRepository({ "taintlint.yaml": text, "k8s/a.yaml": POD });
    symlinkSync(outside, join(folder, "linked"));
    symlinkSync(join(outside, "secret.yaml"), join(folder, "linked.yaml"));
    const result = await run([], { cwd: folder });
    expect([result.exitCode, everything(result)]).toEqual([2, expect.stringContaining("leads out of the repository")]);
    expect(result.stderr).toMatch(/^taintlint\.yaml:\d+:\d+: error: /);
    expect(everything(result)).not.toContain(CANARY);
    // Who writes a configuration that stands elsewhere names what he likes.
    const mine = temporaryFolder({ "taintlint.yaml": `version: 1\nmanifests: ["${outside}/*.yaml"]\n` });
    expect(everything(await run(["--config", join(mine, "taintlint.yaml")], { cwd: folder }))).toContain(CANARY);
  });

  it.each<[string, readonly string[]]>([
    ["taintlint.yaml", []],
    ["mine.yaml", ["--config", "mine.yaml"]],
    ["pools.yaml", ["--inventory", "pools.yaml"]],
    ["known.json", ["--baseline", "known.json"]],
    ["web.yaml", ["web.yaml"]],
  ])("a link to a file outside is not read as %s", async (name, words) => {
    const outside = temporaryFolder({ "secret.yaml": OUTSIDE });
    const { folder } = makeRepository({ "a.yaml": POD });
    symlinkSync(join(outside, "secret.yaml"), join(folder, name));
    const result = await run(words, { cwd: folder });
    expect(everything(result)).toContain("a link leads out of the repository");
    expect(everything(result)).not.toContain(CANARY);
  });
});

describe("what git ignores", () => {
  const hasKustomize = findProgram("kustomize", openSearchPath(process.env.PATH, [])) !== undefined;
  const LEAK = {
    ".gitignore": ".env\n",
    "taintlint.yaml": CONFIGURATION,
    "app/kustomization.yaml": `resources: [web.yaml]
configMapGenerator: [{ name: leak, envs: [.env] }]
replacements:
  - source: { kind: ConfigMap, fieldPath: data.TOKEN }
    targets: [{ select: { kind: Pod }, fieldPaths: [spec.tolerations.0.effect] }]
`,
    "app/web.yaml": INVALID_POD,
  };

  it.skipIf(!hasKustomize)("reaches no rendering, and what is tracked does although it is ignored", async () => {
    const repository = makeRepository(LEAK);
    const cache = temporaryFolder();
    const env = { PATH: process.env.PATH ?? "", XDG_CACHE_HOME: cache };
    repository.write({ "app/.env": `TOKEN=${CANARY}\n` });
    const result = await run([], { cwd: repository.folder, env });
    expect(everything(result)).not.toContain(CANARY);
    expect(everything(result)).toContain('refers to ".env", which git ignores');
    expect(existsSync(join(cache, "taintlint"))).toBe(false);
    repository.git("add", "--force", "app/.env");
    expect(everything(await run([], { cwd: repository.folder, env }))).toContain(CANARY);
  });

  it("is linted where it is tracked, whatever the case of its ending, and not else", async () => {
    const repository = makeRepository({
      ".gitignore": "*.gen.yaml\nout/\n",
      "a.YAML": INVALID_POD,
      "b.Yml": INVALID_POD,
    });
    repository.write({ "kept.gen.yaml": INVALID_POD, "b.gen.yaml": INVALID_POD, "out/c.yaml": INVALID_POD });
    repository.git("add", "--force", "kept.gen.yaml");
    const { stdout } = await run(["--format", "json"], { cwd: repository.folder });
    const { findings }: { findings: readonly { readonly source: { readonly file: string } }[] } = JSON.parse(stdout);
    expect([...new Set(findings.map(({ source }) => source.file))].sort()).toEqual([
      "a.YAML",
      "b.Yml",
      "kept.gen.yaml",
    ]);
  });
});
