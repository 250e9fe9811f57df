import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LINT_FORMATS } from "../../src/cli/command-descriptions.js";
import { isRunning } from "../sources/render/is-running.js";
import { useDist } from "./dist-copy.js";
import { POD } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

const program = useDist("cli.js");
const SAYS = /^taintlint: the run was stopped while (\w+), after \d+ s, because (.*): what was not judged until then/m;

/** A clock or a measure of the watching thread that jumps, until the thread has stopped the run once. */
const JUMPS = {
  seconds:
    "const real = process.uptime; process.uptime = () => real() > after && shared[1] >= 600 ? real() + 1e6 : real();",
  memory:
    "const real = process.memoryUsage.rss; process.memoryUsage.rss = () => process.uptime() > after && shared[2] < 2 ** 31 - 1 ? 2 ** 60 : real();",
  nothing: "",
} as const;

/** Busy steps, put where the run calls the system: nothing asks for the time in them. */
const STEPS = {
  none: "",
  loop: 'busyAt(fs, "openSync", () => { for (;;); });',
  "regular expression": 'busyAt(fs, "openSync", () => /^(a+)+$/.test("a".repeat(60) + "b"));',
  catching: 'busyAt(fs, "openSync", () => { for (;;) try { for (;;); } catch {} finally { continue; } });',
} as const;

function runStopped(
  files: Readonly<Record<string, string>>,
  words: readonly string[],
  { jump = "seconds", after = 1.5, step = "none", env = {} }: Partial<Options> = {},
) {
  const cwd = temporaryFolder(files);
  const preload = join(temporaryFolder({}), "preload.cjs");
  writeFileSync(
    preload,
    `const threads = process.getBuiltinModule("node:worker_threads"), fs = process.getBuiltinModule("node:fs");
    const { Worker } = threads;
    globalThis.threads = 0;
    threads.Worker = class extends Worker {
      constructor(source, options) {
        globalThis.threads++;
        super(\`{ const shared = require("node:worker_threads").workerData, after = ${after}; ${JUMPS[jump]} }\${source}\`, options);
      }
    };
    function busyAt(module, name, work) {
      const real = module[name];
      module[name] = (path, ...others) => { if (String(path).endsWith("busy.yaml")) work(); return real(path, ...others); };
      require("node:module").syncBuiltinESMExports();
    }
    ${STEPS[step]}
    process.on("exit", () => fs.writeSync(2, "threads: " + globalThis.threads + "\\n"));`,
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--require", preload, program(), ...words], {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    encoding: "utf8",
    timeout: 50_000,
  });
  const [, while_, why] = SAYS.exec(stderr) ?? [];
  return { status, stdout, stderr, cwd, while_, why };
}

interface Options {
  readonly jump: keyof typeof JUMPS;
  /** Seconds. */
  readonly after: number;
  readonly step: keyof typeof STEPS;
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

  it("writes every report with what was known, and none as clean", () => {
    const formats = ["json", "sarif", ...LINT_FORMATS.filter((one) => one !== "json" && one !== "sarif")];
    const words = formats.flatMap((format) => ["--format", `${format}=out.${format}`]);
    const run = runStopped(MATRIX, [...words, "--write-baseline", "known.json"], { after: 8 });
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

  it("ends programs and removes folders", () => {
    const programs = temporaryFolder({});
    const folders = temporaryFolder({});
    const findsPid = "pid=$$; [ ! -r /proc/self/stat ] || read -r pid others </proc/self/stat";
    const script = `#!/bin/sh\n[ "$1" = version ] && echo v5 && exit\n${findsPid}\necho $pid > ${programs}/pid\nwhile :; do :; done\n`;
    writeFileSync(join(programs, "kustomize"), script, { mode: 0o755 });
    const files = { "a.yaml": LARGE, "k/kustomization.yaml": "resources: [pod.yaml]\n", "k/pod.yaml": POD };
    const run = runStopped(files, ["--format", "concise"], { after: 6, env: { PATH: programs, TMPDIR: folders } });
    expect(run).toMatchObject({ status: 2, while_: "reading" });
    expect(readdirSync(programs)).toContain("pid");
    expect(isRunning(Number(readFileSync(join(programs, "pid"), "utf8")))).toBe(false);
    expect(readdirSync(folders)).toEqual([]);
  });

  it("lets a run that is in time end, and has no thread for a small one", () => {
    const large = runStopped({ "a.yaml": LARGE }, [], { jump: "nothing" });
    expect(large).toMatchObject({ status: 0, stderr: expect.stringContaining("threads: 1") });
    const small = runStopped({ "a.yaml": POD }, [], { jump: "nothing" });
    expect(small.status).toBe(0);
  });
});
