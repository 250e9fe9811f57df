import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openSearchPath } from "../../src/sources/disk/search-path.js";
import { findProgram } from "../../src/sources/render/find-program.js";
import { makeRepository } from "../sources/git-repository.js";
import { run } from "./in-process.js";
import { temporaryFolder } from "./temporary-folder.js";

const PATH = [resolve("test/programs/built"), process.env.PATH ?? "", resolve("node_modules/.bin")].join(delimiter);
const has = (renderer: "kustomize" | "helm") => findProgram(renderer, openSearchPath(PATH, [])) !== undefined;
const isPosix = process.platform !== "win32";
if (!has("kustomize")) console.warn("skipped: neither kustomize nor kubectl is on PATH");
if (!has("helm")) console.warn("skipped: helm is not there");

const CONFIGURATION = `version: 1
pools:
  - name: general
    labels: { pool: general }
`;
/** Fits no pool: none has the label. */
const LOST = `apiVersion: apps/v1
kind: Deployment
metadata: { name: api }
spec:
  selector: { matchLabels: { app: api } }
  template:
    metadata: { labels: { app: api } }
    spec:
      containers: [{ name: api, image: api:1 }]
      nodeSelector: { pool: nothing }
`;
const KUSTOMIZATION = {
  "taintlint.yaml": CONFIGURATION,
  "app/kustomization.yaml": "resources: [api.yaml]\n",
  "app/api.yaml": LOST,
};
const CHART = {
  "taintlint.yaml": `${CONFIGURATION}charts: [{ path: chart }]\n`,
  "chart/Chart.yaml": "apiVersion: v2\nname: api\nversion: 0.1.0\n",
  "chart/values.yaml": "pool: general\n",
  "chart/templates/api.yaml": LOST.replace("nothing", "{{ .Values.pool }}"),
  "web.yaml": LOST,
};

interface Told {
  readonly exitCode: number | null;
  readonly stderr: string;
  readonly findings: readonly string[];
}

async function lint(cwd: string, path: string, ...words: string[]): Promise<Told> {
  const env = { PATH: path, XDG_CACHE_HOME: join(cwd, ".cache") };
  const { exitCode, stderr, stdout } = await run(["--format", "json", ...words], { cwd, env });
  const { findings }: { findings: { rule: string; severity: string; source: { file: string } }[] } = JSON.parse(stdout);
  return {
    exitCode,
    stderr,
    findings: findings.map(({ rule, severity, source }) => `${source.file} ${severity} ${rule}`),
  };
}

/** What a run says whose findings are notes only for want of a program. */
function undecided(programs = "", findings = "", roots = "", them = ""): string {
  return `${programs} not installed, so ${findings} below ${roots} could not be decided: install ${them}, or set "render: off"`;
}

/** A folder on PATH with one program, which is a script or a text. */
function withProgram(name: string, text: string, mode = 0o755): string {
  const folder = temporaryFolder({ [name]: text });
  chmodSync(join(folder, name), mode);
  return folder;
}

/** Mounts a small disk, where this user may, and fills it. */
function fullDisk(folder: string, ...options: string[]): boolean {
  if (spawnSync("mount", ["-t", "tmpfs", "-o", options.join(","), "tmpfs", folder]).status !== 0) return false;
  onTestFinished(() => void spawnSync("umount", ["-l", folder]));
  return true;
}

const TEMPORARY_FOLDERS: readonly (readonly [string, (folder: string) => string | undefined, RegExp])[] = [
  ["does not exist", (folder) => join(folder, "nothing"), /it does not exist/],
  ["is a file", (folder) => join(folder, "taintlint.yaml"), /a part of the path is a file, not a folder/],
  ["is a device", () => "/dev/full", /a part of the path is a file, not a folder/],
  ["takes no folders", () => "/proc/self", /it does not exist|permission denied/],
  [
    "is a link to nothing",
    (folder) => {
      symlinkSync("nowhere", join(folder, "link"));
      return join(folder, "link");
    },
    /it does not exist/,
  ],
  [
    "is a link to itself",
    (folder) => {
      symlinkSync("circle", join(folder, "circle"));
      return join(folder, "circle");
    },
    /its symbolic links form a cycle/,
  ],
  [
    "stands on a full disk",
    (folder) => {
      mkdirSync(join(folder, "disk"));
      const disk = join(folder, "disk");
      if (!fullDisk(disk, "size=64k")) return undefined;
      try {
        writeFileSync(join(disk, "filling"), Buffer.alloc(1024 * 1024));
      } catch {
        // It is full.
      }
      return disk;
    },
    /no space is left on the disk/,
  ],
  [
    "stands on a disk without room for another file",
    (folder) => {
      mkdirSync(join(folder, "disk"));
      return fullDisk(join(folder, "disk"), "size=64k", "nr_inodes=2") ? join(folder, "disk") : undefined;
    },
    /no space is left on the disk/,
  ],
];

describe.skipIf(!has("kustomize") || !isPosix)("a temporary folder that", () => {
  it.each(TEMPORARY_FOLDERS)("%s makes no finding milder, and fails the run", async (_, make, why) => {
    const folder = temporaryFolder(KUSTOMIZATION);
    const temporary = make(folder);
    if (temporary === undefined) {
      console.warn("skipped: this user may mount nothing");
      return;
    }
    vi.stubEnv("TMPDIR", temporary);
    const told = await lint(folder, PATH).finally(() => vi.unstubAllEnvs());
    expect(told.findings).toEqual(["app/api.yaml error unschedulable"]);
    expect(told.stderr).toMatch(/^taintlint: "app" could not be rendered because of a problem on this machine: /);
    expect(told.stderr).toMatch(why);
    expect(told.exitCode).toBe(2);
  });

  it("does not exist is told where a base is compared with, and where nothing is found", async () => {
    const { folder, write } = makeRepository({ ...KUSTOMIZATION, "app/api.yaml": LOST.replace("nothing", "general") });
    write({ "notes.txt": "changed\n" });
    vi.stubEnv("TMPDIR", join(folder, "nothing"));
    const env = { PATH };
    const [plain, compared] = [
      await run([], { cwd: folder, env }),
      await run(["--base", "HEAD"], { cwd: folder, env }),
    ];
    vi.unstubAllEnvs();
    expect(plain.exitCode).toBe(2);
    expect(compared.stderr).toContain("cannot create a temporary folder");
    expect(compared.stderr).not.toContain("internal error");
    expect(compared.exitCode).toBe(2);
  });
});

const BROKEN = /is broken: it does not even render the least that (?:kustomize|helm) can/;
const NOT_STARTED = /cannot be started/;

const PROGRAMS: readonly (readonly [string, string, RegExp])[] = [
  ["prints nothing", "#!/bin/sh\nexit 0\n", BROKEN],
  ["prints a comment", "#!/bin/sh\necho '# nothing'\n", BROKEN],
  ["prints blank lines and marks", "#!/bin/sh\nprintf '\\n---\\n\\n---\\n'\n", BROKEN],
  ["prints how it is used", "#!/bin/sh\necho 'Usage: build [folder]'\n", BROKEN],
  ["prints bytes that are no text", "#!/bin/sh\nprintf '\\377\\376\\000'\n", BROKEN],
  ["knows only its version", '#!/bin/sh\n[ "$1" = version ] && echo v5.8.1\nexit 0\n', BROKEN],
  ["fails without a word", "#!/bin/sh\nexit 3\n", BROKEN],
  ["fails with a word", "#!/bin/sh\necho 'no version is set' >&2\nexit 1\n", BROKEN],
  [
    "fails with the words of a missing file",
    "#!/bin/sh\necho 'Error: no such file or directory' >&2\nexit 1\n",
    BROKEN,
  ],
  ["prints an object of its own and fails", "#!/bin/sh\necho 'kind: Pod'\nexit 1\n", BROKEN],
  ["kills itself", "#!/bin/sh\nkill -KILL $$\n", /was killed \(SIGKILL\)/],
  ["is asked to end", "#!/bin/sh\nkill -TERM $$\n", /was killed \(SIGTERM\)/],
  ["is aborted", "#!/bin/sh\nkill -ABRT $$\n", /was killed \(SIGABRT\)/],
  ["touches memory that it has not", "#!/bin/sh\nkill -SEGV $$\n", /was killed \(SIGSEGV\)/],
  ["is a script for a program that is missing", "#!/nonexistent/bash\nexit 0\n", NOT_STARTED],
  ["is a script for a folder", "#!/tmp\nexit 0\n", NOT_STARTED],
  ["lacks a library", "#!/bin/sh\necho 'error while loading shared libraries' >&2\nexit 127\n", NOT_STARTED],
  ["is of another machine", "\x7fELF\u0001\u0001\u0001 of nothing\n", /cannot be started|is broken/],
  ["is empty", "", BROKEN],
  ["has no disk", "#!/bin/sh\necho 'write x: no space left on device' >&2\nexit 1\n", BROKEN],
  ["has no files", "#!/bin/sh\necho 'open x: too many open files' >&2\nexit 1\n", BROKEN],
  ["has no threads", "#!/bin/sh\necho 'runtime: failed to create new OS thread (errno=11)' >&2\nexit 2\n", BROKEN],
];

describe.skipIf(!isPosix)("a program that", () => {
  it.each(PROGRAMS)("%s makes no finding milder, and fails the run", async (_, script, why) => {
    const kustomize = await lint(temporaryFolder(KUSTOMIZATION), withProgram("kustomize", script));
    expect(kustomize.findings).toEqual(["app/api.yaml error unschedulable"]);
    expect(kustomize.stderr).toMatch(why);
    expect(kustomize.exitCode).toBe(2);
    const helm = await lint(temporaryFolder(CHART), withProgram("helm", script));
    expect(helm.findings).toEqual(["web.yaml error unschedulable"]);
    expect(helm.stderr).toMatch(why);
    expect(helm.exitCode).toBe(2);
  });

  it.skipIf(!has("kustomize"))("was broken has nothing remembered", async () => {
    const { folder } = makeRepository({ ...KUSTOMIZATION, "app/api.yaml": LOST.replace("nothing", "general") });
    const programs = withProgram("kustomize", "#!/bin/sh\nexit 0\n");
    expect((await lint(folder, programs)).exitCode).toBe(2);
    const real = findProgram("kustomize", openSearchPath(PATH, []));
    writeFileSync(
      join(programs, "kustomize"),
      `#!/bin/sh\nshift\nexec ${[real?.path, ...(real?.words ?? [])].join(" ")} "$@"\n`,
    );
    expect(await lint(folder, programs)).toEqual({ exitCode: 0, stderr: "", findings: [] });
  });

  it.each([
    ["is not there", () => temporaryFolder()],
    ["is a folder", () => temporaryFolder({ "kustomize/a": "" })],
    ["may not be started", () => withProgram("kustomize", "#!/bin/sh\nexit 0\n", 0o644)],
    [
      "is a link to nothing",
      () => {
        const folder = temporaryFolder();
        symlinkSync("nothing", join(folder, "kustomize"));
        return folder;
      },
    ],
  ])("%s makes what a rendering could put right a note, and fails the run", async (_, make) => {
    const cwd = temporaryFolder(KUSTOMIZATION);
    const env = { PATH: make() };
    const { exitCode, stdout, stderr } = await run(["--format", "concise"], { cwd, env });
    expect(stdout).toMatch(/^app\/api\.yaml:10:\d+: note\[unschedulable\] .*could not be rendered/m);
    expect(stderr).toBe(`taintlint: ${undecided("kustomize is", "1 finding", '"app"', "it")}\n`);
    expect(exitCode).toBe(2);
    const text = await run([], { cwd, env });
    expect(text.stdout).toContain("1 kustomization is not rendered, because kustomize or kubectl is not on PATH");
  });

  const two = { ...KUSTOMIZATION, "more/kustomization.yaml": "resources: [web.yaml]\n", "more/web.yaml": LOST };
  const chart = { ...CHART, "web.yaml": "", "chart/templates/plain.yaml": LOST };
  it.each([
    [
      "fails nothing where nothing is found",
      { ...KUSTOMIZATION, "app/api.yaml": LOST.replace("nothing", "general") },
      [],
      0,
    ],
    ["fails nothing by --fail-on never", KUSTOMIZATION, ["--fail-on", "never"], 0],
    ["fails no run that looks at other rules", KUSTOMIZATION, ["--only", "invalid-toleration"], 0],
    ["is no reason where notes fail the run anyway", KUSTOMIZATION, ["--fail-on", "note"], 1],
    ["is no reason where nothing is rendered", KUSTOMIZATION, ["--render", "off"], 1],
    [
      "is told beside what fails the run anyway",
      { ...KUSTOMIZATION, "web.yaml": LOST },
      [],
      2,
      ["kustomize is", "1 finding", '"app"', "it"],
    ],
    ["is counted by findings", two, [], 2, ["kustomize is", "2 findings", '"app" and "more"', "it"]],
    [
      "is told with others in one line",
      { ...two, ...chart },
      [],
      2,
      ["kustomize and helm are", "3 findings", '"app", "chart" and "more"', "them"],
    ],
  ] as const)("is not installed %s", async (_, files, words, exitCode, says?: readonly string[]) => {
    const told = await lint(temporaryFolder(files), temporaryFolder(), ...words);
    expect(told.stderr).toBe(says === undefined ? "" : `taintlint: ${undecided(...says)}\n`);
    expect(told.exitCode).toBe(exitCode);
  });

  it("is not installed fails nothing that the base had before", async () => {
    const { folder, write } = makeRepository(KUSTOMIZATION);
    write({ "notes.txt": "changed\n" });
    expect((await lint(folder, `${temporaryFolder()}${delimiter}${process.env.PATH}`, "--base", "HEAD")).exitCode).toBe(
      0,
    );
  });
});

describe("what a repository cannot have", () => {
  const DELETED = `resources: [api.yaml]
patches: [{ patch: '{ "apiVersion": "apps/v1", "kind": "Deployment", "metadata": { "name": "api" }, "$patch": "delete" }' }]
`;
  it.skipIf(!has("kustomize")).each([
    ["deletes all that it has", DELETED, []],
    ["takes in a file without an object", "resources: [nothing.yaml]\n", ["app/api.yaml error unschedulable"]],
    [
      "needs a file that is missing",
      "resources: [api.yaml, missing.yaml]\n",
      ["app/api.yaml note unschedulable", "app/kustomization.yaml note not-rendered"],
    ],
    [
      "has a patch of nothing",
      'resources: [api.yaml]\npatches: [{ patch: \'{ "apiVersion": "v1", "kind": "Pod", "metadata": { "name": "x" } }\' }]\n',
      ["app/api.yaml note unschedulable", "app/kustomization.yaml note not-rendered"],
    ],
  ])("is no fault of the machine: a kustomization that %s", async (_, text, findings) => {
    const files = { ...KUSTOMIZATION, "app/kustomization.yaml": text, "app/nothing.yaml": "# nothing\n" };
    const told = await lint(temporaryFolder(files), PATH);
    expect(told.findings.toSorted()).toEqual(findings);
    expect(told.stderr).not.toContain("fault of this machine");
    expect(told.exitCode).not.toBe(2);
  });

  it.skipIf(!has("helm")).each([
    ["makes nothing", "{{ if .Values.enabled }}\n", "{{ end }}\n", []],
    ["fails", '{{ fail "no" }}\n', "", ["chart/templates/api.yaml note not-rendered"]],
  ])("is no fault of the machine: a chart that %s", async (_, before, after, findings) => {
    const template = `${before}${CHART["chart/templates/api.yaml"]}${after}`;
    const told = await lint(temporaryFolder({ ...CHART, "chart/templates/api.yaml": template }), PATH);
    expect(told.findings).toEqual([...findings, "web.yaml error unschedulable"]);
    expect(told.stderr).toBe("");
    expect(told.exitCode).toBe(1);
  });
});
