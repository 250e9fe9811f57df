import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { changedLines } from "../../src/sources/disk/git-changed-lines.js";
import { run } from "../cli/in-process.js";
import { CONFIGURATION, POD } from "../cli/program.js";
import { temporaryFolder } from "../cli/temporary-folder.js";
import { triedRows } from "../long-run.js";
import { fillRepository, runGitThere } from "./git-repository.js";

/** One way to have git start a program, in the texts of which CANARY stands for the path of one. */
interface Attack {
  /** Lines of `.git/config`. */
  readonly config?: string;
  /** Other files below the root, also in `.git`. Those in `.git/hooks` and `hooks` can be started. */
  readonly files?: Readonly<Record<string, string>>;
  /** Variables of the process that calls taintlint. */
  readonly environment?: Readonly<Record<string, string>>;
  /** A blob of the base is missing, and git would fetch it. */
  readonly isPartial?: true;
  /** A second repository stands in `vendor`, which the index names as a submodule, with these lines of configuration. */
  readonly submodule?: string;
  /** What git is asked to show that the program can run. */
  readonly control: readonly string[];
}

const ATTRIBUTES = (value: string) => ({ ".gitattributes": `*.yaml ${value}\n` });
const PROMISOR =
  '[core]\nrepositoryFormatVersion = 1\n[extensions]\npartialClone = origin\n[remote "origin"]\npromisor = true\n';
const DIFF = ["diff", "HEAD"];
const MISSING = ["cat-file", "-p", "HEAD~1:a.yaml"];

const ATTACKS: Readonly<Record<string, Attack>> = {
  "a clean filter": { config: '[filter "evil"]\nclean = CANARY\n', files: ATTRIBUTES("filter=evil"), control: DIFF },
  "a required clean filter": {
    config: '[filter "evil"]\nclean = CANARY\nrequired = true\n',
    files: ATTRIBUTES("filter=evil"),
    control: DIFF,
  },
  "a filter whose name begins like that of Git LFS": {
    config: '[filter "lfs.x"]\nclean = CANARY\n',
    files: ATTRIBUTES("filter=lfs.x"),
    control: DIFF,
  },
  "a filter with an equals sign in its name": {
    config: '[filter "x=y"]\nclean = CANARY\n',
    files: ATTRIBUTES("filter=x=y"),
    control: DIFF,
  },
  "a filter with dots, equals signs and quotes in its name": {
    config: '[filter "a.b=.c\\"="]\nclean = CANARY\n',
    files: ATTRIBUTES('filter=a.b=.c"='),
    control: DIFF,
  },
  "the filter of Git LFS": {
    config: '[filter "lfs"]\nclean = CANARY\n',
    files: ATTRIBUTES("filter=lfs"),
    control: DIFF,
  },
  "a filter process": {
    config: '[filter "evil"]\nprocess = CANARY\n',
    files: ATTRIBUTES("filter=evil"),
    control: DIFF,
  },
  "a smudge filter": {
    config: '[filter "evil"]\nsmudge = CANARY\n',
    files: ATTRIBUTES("filter=evil"),
    control: ["cat-file", "--filters", "HEAD:a.yaml"],
  },
  "a filter that .git/info/attributes names": {
    config: '[filter "evil"]\nclean = CANARY\n',
    files: { ".git/info/attributes": "* filter=evil\n" },
    control: DIFF,
  },
  "a filter that core.attributesFile names": {
    config: '[filter "evil"]\nclean = CANARY\n[core]\nattributesFile = mine\n',
    files: { mine: "* filter=evil\n" },
    control: DIFF,
  },
  "a filter of an attribute macro": {
    config: '[filter "evil"]\nclean = CANARY\n',
    files: { ".gitattributes": "[attr]odd filter=evil\n*.yaml odd\n" },
    control: DIFF,
  },
  "a filter of an included file": {
    config: "[include]\npath = ../mine\n",
    files: { ...ATTRIBUTES("filter=evil"), mine: '[filter "evil"]\nclean = CANARY\n' },
    control: DIFF,
  },
  "a filter of a conditionally included file": {
    config: '[includeIf "onbranch:main"]\npath = ../mine\n',
    files: { ...ATTRIBUTES("filter=evil"), mine: '[filter "evil"]\nclean = CANARY\n' },
    control: DIFF,
  },
  "a filter of the configuration of a worktree": {
    config: "[extensions]\nworktreeConfig = true\n",
    files: { ...ATTRIBUTES("filter=evil"), ".git/config.worktree": '[filter "evil"]\nclean = CANARY\n' },
    control: DIFF,
  },
  "a filter of a submodule": {
    submodule: '[filter "evil"]\nclean = CANARY\n[core]\nattributesFile = .git/mine\n',
    files: { "vendor/.git/mine": "* filter=evil\n" },
    control: ["status", "--short"],
  },
  "a filter of a submodule that is always looked at": {
    config:
      '[submodule "vendor"]\nignore = none\nactive = true\npath = vendor\n[diff]\nignoreSubmodules = none\nsubmodule = diff\n[submodule]\nrecurse = true\n',
    submodule: '[filter "x=y"]\nclean = CANARY\n[core]\nattributesFile = .git/mine\n',
    files: { "vendor/.git/mine": "* filter=x=y\n" },
    control: DIFF,
  },
  "a monitor": { config: "[core]\nfsmonitor = CANARY\n", control: ["status", "--short"] },
  "a monitor of a submodule": { submodule: "[core]\nfsmonitor = CANARY\n", control: ["status", "--short"] },
  "a hook for the index": {
    config: "[core]\nhooksPath = hooks\n",
    files: { "hooks/post-index-change": "CANARY" },
    control: ["update-index", "--refresh"],
  },
  "a hook for references": {
    files: { ".git/hooks/reference-transaction": "CANARY" },
    control: ["update-ref", "refs/heads/other", "HEAD"],
  },
  "an external diff": { config: "[diff]\nexternal = CANARY\n", control: DIFF },
  "a diff driver": { config: '[diff "evil"]\ncommand = CANARY\n', files: ATTRIBUTES("diff=evil"), control: DIFF },
  "a text conversion": { config: '[diff "evil"]\ntextconv = CANARY\n', files: ATTRIBUTES("diff=evil"), control: DIFF },
  "a text conversion of git grep": {
    config: '[diff "evil"]\ntextconv = CANARY\n',
    files: ATTRIBUTES("diff=evil"),
    control: ["grep", "--textconv", "kind"],
  },
  "a program that checks signatures": {
    config: "[gpg]\nprogram = CANARY\n[log]\nshowSignature = true\n",
    control: ["verify-commit", "signed"],
  },
  "a program that lists references of alternates": {
    config: "[core]\nalternateRefsCommand = CANARY\n",
    files: { ".git/objects/info/alternates": "OTHER/.git/objects\n" },
    control: ["rev-list", "--alternate-refs"],
  },
  "an alias": { config: "[alias]\nls-tree = !CANARY\nother = !CANARY\n", control: ["other"] },
  "a remote that is a program": {
    isPartial: true,
    config: `${PROMISOR}url = ext::CANARY\n[protocol "ext"]\nallow = always\n`,
    control: MISSING,
  },
  "a remote that is a program, all protocols allowed": {
    isPartial: true,
    config: `${PROMISOR}url = ext::CANARY\n[protocol]\nallow = always\n[protocol "ext"]\nallow = always\n`,
    control: MISSING,
  },
  "a remote that is a program by its helper": {
    isPartial: true,
    config: `${PROMISOR}url = CANARY\nvcs = ext\n[protocol "ext"]\nallow = always\n`,
    control: MISSING,
  },
  "a remote whose address becomes a program": {
    isPartial: true,
    config: `${PROMISOR}url = https://example.com/\n[url "ext::CANARY "]\ninsteadOf = https://example.com/\n[protocol "ext"]\nallow = always\n`,
    control: MISSING,
  },
  "a remote with an equals sign in its name": {
    isPartial: true,
    config:
      '[core]\nrepositoryFormatVersion = 1\n[extensions]\npartialClone = "a=b"\n[remote "a=b"]\npromisor = true\nurl = ext::CANARY\n[protocol "ext"]\nallow = always\n',
    control: MISSING,
  },
  "the upload-pack of a local remote": {
    isPartial: true,
    config: `${PROMISOR}url = OTHER\nuploadPack = CANARY\n[protocol "file"]\nallow = always\n`,
    control: MISSING,
  },
  "the command of ssh": {
    isPartial: true,
    config: `${PROMISOR}url = ssh://host.invalid/x\n[core]\nsshCommand = CANARY\n[protocol "ssh"]\nallow = always\n`,
    control: MISSING,
  },
  "a proxy of git": {
    isPartial: true,
    config: `${PROMISOR}url = git://host.invalid/x\n[core]\ngitProxy = CANARY\n[protocol "git"]\nallow = always\n`,
    control: MISSING,
  },
  "the caller's protocols": {
    isPartial: true,
    config: `${PROMISOR}url = ext::CANARY\n`,
    environment: { GIT_ALLOW_PROTOCOL: "ext", GIT_NO_LAZY_FETCH: "0" },
    control: MISSING,
  },
  "the caller's command of ssh": {
    isPartial: true,
    config: `${PROMISOR}url = ssh://host.invalid/x\n`,
    environment: { GIT_SSH_COMMAND: "CANARY" },
    control: MISSING,
  },
  "the caller's external diff": { environment: { GIT_EXTERNAL_DIFF: "CANARY" }, control: DIFF },
  "the caller's monitor": {
    environment: { GIT_CONFIG_COUNT: "1", GIT_CONFIG_KEY_0: "core.fsmonitor", GIT_CONFIG_VALUE_0: "CANARY" },
    control: ["status", "--short"],
  },
  "a caller's configuration by -c": {
    environment: { GIT_CONFIG_PARAMETERS: "'core.fsmonitor=CANARY'" },
    control: ["status", "--short"],
  },
  "the caller's programs of git": {
    files: { "hooks/git-other": "CANARY" },
    environment: { GIT_EXEC_PATH: "ROOT/hooks" },
    control: ["other"],
  },
  "the caller's trace, which is a file": { environment: { GIT_TRACE2_EVENT: "MARKER" }, control: ["status"] },
  "the caller's older trace": { environment: { GIT_TRACE: "MARKER" }, control: ["status"] },
};

const SIGNED = `gpgsig -----BEGIN PGP SIGNATURE-----
 
 iQ==
 -----END PGP SIGNATURE-----`;

/** Copied for each attack: making one takes longer than all else. */
let template = "";
let other = "";
const made = realpathSync(mkdtempSync(join(tmpdir(), "taintlint-test-")));

beforeAll(() => {
  template = join(made, "template");
  mkdirSync(template);
  const { git, commit } = fillRepository(template, { "taintlint.yaml": CONFIGURATION, "a.yaml": POD });
  commit({ "a.yaml": `${POD}# changed\n`, "b.yaml": POD.replace("web", "api") });
  const text = git("cat-file", "commit", "HEAD").replace("\n\n", `\n${SIGNED}\n\n`);
  writeFileSync(join(template, ".git/signed"), `${text}\n`);
  git("tag", "signed", git("hash-object", "-t", "commit", "-w", ".git/signed"));
  other = join(made, "other");
  mkdirSync(other);
  fillRepository(other, { a: "" });
});

afterAll(() => rmSync(made, { recursive: true, force: true }));

function prepare({ config = "", files = {}, isPartial, submodule, environment = {} }: Attack) {
  const folder = join(temporaryFolder(), "checkout");
  const marker = join(dirname(folder), "ran");
  const canary = join(dirname(folder), "canary");
  writeFileSync(canary, `#!/bin/sh\n: > '${marker}'\nexit 1\n`);
  chmodSync(canary, 0o755);
  const filled = (text: string) =>
    text
      .replaceAll("CANARY", canary)
      .replaceAll("MARKER", marker)
      .replaceAll("OTHER", other)
      .replaceAll("ROOT", folder);
  cpSync(template, folder, { recursive: true });
  if (submodule !== undefined) {
    mkdirSync(join(folder, "vendor"));
    const { git } = fillRepository(join(folder, "vendor"), { "inner.yaml": POD });
    appendFileSync(join(folder, "vendor/.git/config"), filled(submodule));
    runGitThere(folder, ["update-index", "--add", "--cacheinfo", `160000,${git("rev-parse", "HEAD")},vendor`]);
    writeFileSync(join(folder, ".gitmodules"), '[submodule "vendor"]\npath = vendor\nurl = ./vendor\n');
    writeFileSync(join(folder, "vendor/inner.yaml"), POD.replace("web", "wib"));
  }
  if (isPartial) {
    const blob = runGitThere(folder, ["rev-parse", "HEAD~1:a.yaml"]);
    rmSync(join(folder, ".git/objects", blob.slice(0, 2), blob.slice(2)));
  }
  for (const [path, text] of Object.entries(files)) {
    const absolute = join(folder, path);
    mkdirSync(dirname(absolute), { recursive: true });
    writeFileSync(absolute, path.includes("hooks/") ? `#!/bin/sh\n${filled(text)}\n` : filled(text));
    if (path.includes("hooks/")) chmodSync(absolute, 0o755);
  }
  appendFileSync(join(folder, ".git/config"), filled(config));
  // Of the same size as in the index, so that git has to look into it.
  writeFileSync(join(folder, "a.yaml"), `${POD}# chanced\n`);
  const variables = Object.entries(environment).map(([name, value]) => [name, filled(value)] as const);
  return { folder, marker, variables };
}

function useVariables(variables: readonly (readonly [string, string])[]): void {
  for (const [name, value] of variables) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
}

describe.runIf(process.platform !== "win32")("no program starts that git's configuration or its caller names", () => {
  it.each(triedRows(Object.entries(ATTACKS), /lfs|=|ext/))("%s", { timeout: 20_000 }, async (_, attack) => {
    const { folder, marker, variables } = prepare(attack);
    const env = { PATH: process.env.PATH, HOME: "/nonexistent", ...Object.fromEntries(variables) };
    spawnSync("git", attack.control, { cwd: folder, env });
    expect(existsSync(marker), "the program can run").toBe(true);
    rmSync(marker);
    useVariables(variables);
    const words = ["--format", "concise", "--fail-on", "never"];
    const plain = await run(words, { cwd: folder });
    const based = await run([...words, "--base", "HEAD~1"], { cwd: folder });
    const lines = await changedLines({ root: folder, prefix: "" }, attack.isPartial ? "HEAD" : "HEAD~1");
    expect(existsSync(marker), "the program has run").toBe(false);
    expect(plain.exitCode).toBe(0);
    if (attack.isPartial)
      expect(based).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("partial clone") });
    else expect(based).toMatchObject({ exitCode: 0 });
    expect(lines.value?.get("a.yaml")).toHaveLength(1);
  });
});

it("the files of a checkout are its own, whatever core.worktree says", async () => {
  const elsewhere = temporaryFolder({ "secret.yaml": POD });
  const { folder } = prepare({ config: `[core]\nworktree = ${elsewhere}\n`, control: [] });
  const { stdout } = await run(["fit", "--format", "json"], { cwd: folder });
  expect(stdout).toContain('"a.yaml"');
  const lines = await changedLines({ root: folder, prefix: "" }, "HEAD");
  expect([...(lines.value?.keys() ?? [])]).toEqual(["a.yaml"]);
});

it("a .git that is a file leads to a configuration that starts nothing either", async () => {
  const { folder, marker } = prepare({ ...ATTACKS["a clean filter"], control: [] });
  const apart = join(dirname(folder), "apart");
  cpSync(join(folder, ".git"), apart, { recursive: true });
  rmSync(join(folder, ".git"), { recursive: true });
  writeFileSync(join(folder, ".git"), `gitdir: ${apart}\n`);
  const based = await run(["--base", "HEAD~1"], { cwd: folder });
  await changedLines({ root: folder, prefix: "" }, "HEAD");
  expect([based.exitCode, existsSync(marker)]).toEqual([0, false]);
  expect(readFileSync(join(apart, "config"), "utf8")).toContain("clean = ");
});
