import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describe, expect, it } from "vitest";
import { LINT_FORMATS } from "../../src/cli/arguments/command-descriptions.js";
import { isRunning } from "../sources/render/is-running.js";
import { type Jump, preloadJump } from "./clock-jump.js";
import { useDist } from "./dist-copy.js";
import { POD } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

const program = useDist("cli.js");
const SAYS = /^taintlint: the run was stopped while (\w+), after \d+ s, because (.*): what was not judged until then/m;

function runStopped(
  files: Readonly<Record<string, string>>,
  words: readonly string[],
  { jump = "at the mark", step = "none", env = {}, ...others }: Partial<Options> = {},
) {
  const cwd = temporaryFolder(files);
  const all = ["--require", preloadJump({ jump, step, ...others }), program(), ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, {
    cwd,
    env: { PATH: process.env.PATH, TELLS_THREADS: "1", ...env },
    encoding: "utf8",
    timeout: 50_000,
  });
  const [, while_, why] = SAYS.exec(stderr) ?? [];
  return { status, stdout, stderr, cwd, while_, why };
}

interface Options extends Jump {
  readonly env: Readonly<Record<string, string>>;
}

/** More than a small run reads. */
const LARGE = `${POD}---\n`.repeat(1000);
const BROKEN = "kind: Pod\napiVersion: v1\n  x: {\n";
const POOLS = Array.from(
  { length: 2000 },
  (_, n) => `{name: p${n}, labels: {pool: p${n}}, taints: ["k${n}=a:NoSchedule"]}`,
);
const PODS = Array.from({ length: 2000 }, (_, n) =>
  `${POD}  nodeSelector: {pool: p${n}}\n---\n`.replace("web", `w${n}`),
);
/** Four million cells, which take a minute. */
const MATRIX = {
  "taintlint.yaml": `version: 1\npools: [${POOLS.join()}]\n`,
  "pods.yaml": PODS.join(""),
  "broken.yaml": BROKEN,
};

describe.skipIf(process.platform === "win32")("a thread stops the step that a run is in", { timeout: 60_000 }, () => {
  it.each(["loop", "regular expression", "catching"] as const)("%s", (step) => {
    const run = runStopped({ "a.yaml": LARGE, "busy.yaml": POD }, ["--format", "json"], { step });
    expect(run).toMatchObject({ status: 2, while_: "reading", why: 'of its bound "limits.seconds"' });
    expect(JSON.parse(run.stdout)).toMatchObject({ ended: { step: "reading", bound: "seconds" }, findings: [] });
  });

  it("for memory", () => {
    const run = runStopped({ "a.yaml": LARGE, "busy.yaml": POD }, ["--format", "json"], {
      jump: "memory",
      step: "loop",
    });
    expect(run).toMatchObject({ status: 2, why: "it took almost all memory that Node.js may use" });
    expect(JSON.parse(run.stdout)).toMatchObject({ ended: { bound: "memory" } });
  });

  it("for memory that really grows, before V8 ends the process", () => {
    const env = { NODE_OPTIONS: "--max-old-space-size=200" };
    const run = runStopped(MATRIX, ["--format", "json"], { jump: "nothing", env });
    expect(run).toMatchObject({ status: 2, while_: "judging", why: "it took almost all memory that Node.js may use" });
    expect(JSON.parse(run.stdout)).toMatchObject({ ended: { bound: "memory" }, summary: { workloads: 2000 } });
  });

  it("writes every report with what was known, and none as clean", () => {
    const formats = ["json", "sarif", ...LINT_FORMATS.filter((one) => one !== "json" && one !== "sarif")];
    const words = formats.flatMap((format) => ["--format", `${format}=out.${format}`]);
    const run = runStopped(MATRIX, [...words, "--write-baseline", "known.json"], { jump: "after a while", after: 2 });
    expect(run).toMatchObject({ status: 2, while_: "judging" });
    const [json = "", sarif = "", ...others] = formats.map((format) =>
      readFileSync(join(run.cwd, `out.${format}`), "utf8"),
    );
    expect(JSON.parse(json)).toMatchObject({
      ended: { step: "judging" },
      summary: { workloads: 2000, pools: 2000 },
      findings: [{ rule: "invalid-yaml" }],
    });
    expect(JSON.parse(sarif).runs[0].invocations[0]).toMatchObject({ executionSuccessful: false });
    for (const text of others) {
      expect(text).toContain("the run was stopped while judging");
      expect(text).not.toMatch(/✓ passed|✅/);
    }
    expect(readdirSync(run.cwd)).not.toContain("known.json");
  });

  it("ends programs and removes folders", async () => {
    const programs = temporaryFolder({});
    const folders = temporaryFolder({});
    const findsPid = "pid=$$; [ ! -r /proc/self/stat ] || read -r pid others </proc/self/stat";
    const script = `#!/bin/sh\n[ "$1" = version ] && echo v5 && exit\n${findsPid}\necho $pid > ${programs}/pid\nwhile :; do :; done\n`;
    writeFileSync(join(programs, "kustomize"), script, { mode: 0o755 });
    const files = { "a.yaml": LARGE, "k/kustomization.yaml": "resources: [pod.yaml]\n", "k/pod.yaml": POD };
    const env = { PATH: programs, TMPDIR: folders };
    const run = runStopped(files, ["--format", "concise"], { jump: "at the mark", mark: join(programs, "pid"), env });
    expect(run).toMatchObject({ status: 2, while_: "reading" });
    expect(readdirSync(programs)).toContain("pid");
    // The system takes a moment for a process that is killed.
    const pid = Number(readFileSync(join(programs, "pid"), "utf8"));
    await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
    expect(readdirSync(folders)).toEqual([]);
  });

  const writing = { jump: "at the mark", step: "writing" } as const;

  it("lets all files of a fix be written", () => {
    const wrong = `${POD}  tolerations: [{key: gpu, operator: Exists, value: x}]\n`;
    const files = { "a.yaml": wrong, "b.yaml": wrong.replace("web", "other"), "large.yaml": LARGE };
    const { cwd, stderr } = runStopped(files, ["--fix"], writing);
    expect(stderr).toContain("threads: 1");
    const texts = ["a.yaml", "b.yaml"].map((name) => readFileSync(join(cwd, name), "utf8"));
    expect(texts.filter((text) => text.includes("value: x"))).toEqual([]);
    expect(readdirSync(cwd).sort()).toEqual(["a.yaml", "b.yaml", "large.yaml"]);
  });

  it("lets a baseline be written", () => {
    const { cwd, stderr } = runStopped(
      { "a.yaml": LARGE, "b.yaml": BROKEN },
      ["--write-baseline", "known.json"],
      writing,
    );
    expect(stderr).toContain("threads: 1");
    expect(readdirSync(cwd).sort()).toEqual(["a.yaml", "b.yaml", "known.json"]);
    expect(JSON.parse(readFileSync(join(cwd, "known.json"), "utf8"))).toMatchObject({ findings: [{}] });
  });

  it("lets an entry of the cache be written", () => {
    const programs = temporaryFolder({});
    const cache = temporaryFolder({});
    const script = `#!/bin/sh\n[ "$1" = version ] && echo v5.8.1 && exit\necho '${POD}'\n`;
    writeFileSync(join(programs, "kustomize"), script, { mode: 0o755 });
    const files = { "a.yaml": LARGE, "k/kustomization.yaml": "resources: [pod.yaml]\n", "k/pod.yaml": POD };
    const path = [programs, process.env.PATH].join(delimiter);
    const { stderr } = runStopped(files, [], { ...writing, env: { PATH: path, XDG_CACHE_HOME: cache } });
    expect(stderr).toContain("threads: 1");
    const kept = readdirSync(cache, { recursive: true, encoding: "utf8" }).filter((name) => /[0-9a-f]{64}/.test(name));
    expect(kept).toEqual([expect.stringMatching(/[0-9a-f]{64}$/)]);
  });

  it("lets a run that is in time end, and has no thread for a small one", () => {
    const large = runStopped({ "a.yaml": LARGE }, [], { jump: "nothing" });
    expect(large).toMatchObject({ status: 0, stderr: expect.stringContaining("threads: 1") });
    const small = runStopped({ "a.yaml": POD }, [], { jump: "nothing" });
    expect(small.status).toBe(0);
    const names = Array.from({ length: 2200 }, (_, n) => [`n${n}.txt`, ""]);
    const listed = runStopped({ "a.yaml": POD, ...Object.fromEntries(names) }, [], { jump: "nothing" });
    expect(listed).toMatchObject({ status: 0, stderr: expect.stringContaining("threads: 1") });
  });
});
