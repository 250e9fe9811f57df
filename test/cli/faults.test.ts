import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
} from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isTried } from "../long-run.js";
import { runInProcess } from "./in-process.js";
import { canRunWithoutRights, INVALID_POD, POD, useProgram, WITHOUT_RIGHTS } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

const program = useProgram();
const hasFullDisk = existsSync("/dev/full");
if (!hasFullDisk) console.warn("skipped: there is no /dev/full");
if (!canRunWithoutRights()) console.warn("skipped: nobody else may run this Node");

/** Runs with one of the standard streams in another place. */
function runWith(words: readonly string[], cwd: string, path: string, stream: "stdin" | "stdout") {
  const opened = openSync(path, stream === "stdin" ? "r" : "w");
  const stdio: ("pipe" | "ignore" | number)[] =
    stream === "stdin" ? [opened, "pipe", "pipe"] : ["ignore", opened, "pipe"];
  const run = spawnSync(process.execPath, [program.path(), ...words], { cwd, stdio, encoding: "utf8" });
  closeSync(opened);
  return run;
}

it.skipIf(!hasFullDisk).each([["text"], ["json"]])("a full disk below the standard output is told, as %s", (format) => {
  const { status, stderr } = runWith(["--format", format], temporaryFolder({ "web.yaml": POD }), "/dev/full", "stdout");
  expect(stderr).toBe("taintlint: the standard output cannot be written: no space is left on the disk\n");
  expect(status).toBe(2);
});

it.each([[["-"]], [["init", "-", "--stdout"]]])("a folder as the standard input is told: %s", (words) => {
  const cwd = temporaryFolder();
  const { status, stderr, stdout } = runWith(words, cwd, cwd, "stdin");
  expect(stderr).toBe("taintlint: the standard input cannot be read: it is a folder, not a file\n");
  expect(stdout).toBe("");
  expect(status).toBe(2);
});

it.skipIf(!canRunWithoutRights())("a fix that cannot be written is not called done", () => {
  const fixable = INVALID_POD.replace("effect: NoSchedul ", "value: x, effect: NoSchedule ");
  const cwd = temporaryFolder({ "a/web.yaml": fixable, "b/web.yaml": fixable });
  chmodSync(cwd, 0o755);
  chmodSync(join(cwd, "b"), 0o777);
  chmodSync(join(cwd, "a"), 0o555);
  const { exitCode, stderr } = program.run(["--fix"], { cwd, ...WITHOUT_RIGHTS });
  expect(stderr).toContain("taintlint: fixed 1 of 2 files; the others are unchanged");
  expect(stderr).toContain('"a/web.yaml" cannot be fixed: permission denied');
  expect(exitCode).toBe(2);
  chmodSync(join(cwd, "a"), 0o755);
});

const FLUX = `apiVersion: source.toolkit.fluxcd.io/v1
kind: GitRepository
metadata: { name: flux-system, namespace: flux-system }
spec: { url: ssh://git@example.com/a/b }
---
apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: { name: apps, namespace: flux-system }
spec:
  path: PATH
  sourceRef: { kind: GitRepository, name: flux-system }
`;

it.each([
  ["../apps", 0],
  ["./link", 1],
  ["./apps", 0],
])("a path of Flux that leads out of the repository is told: %s", async (path, told) => {
  const cwd = temporaryFolder({ "flux.yaml": FLUX.replace("PATH", path), "apps/web.yaml": POD, "web.yaml": POD });
  mkdirSync(join(cwd, ".git"));
  symlinkSync(temporaryFolder({ "web.yaml": POD }), join(cwd, "link"));
  const { stdout } = await runInProcess(["--format", "concise"], cwd, { PATH: process.env.PATH });
  const lines = stdout.split("\n").filter((line) => line.includes("outside of the repository"));
  expect(lines.map((line) => line.replace(/^(flux\.yaml):\d+:\d+: /, "$1 "))).toEqual(
    told === 0
      ? []
      : [expect.stringMatching(/^flux\.yaml note\[not-rendered] .*Flux Kustomization flux-system\/apps builds it/)],
  );
});

/** A module for `--import` that changes what a function of node:fs does. */
function withFault(code: string): string {
  const module = `import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module"; ${code}; syncBuiltinESMExports();`;
  return `data:text/javascript,${encodeURIComponent(module)}`;
}

function runFaulty(code: string, words: readonly string[], cwd: string) {
  return spawnSync(process.execPath, ["--import", withFault(code), program.path(), ...words], {
    cwd,
    encoding: "utf8",
  });
}

it("a reader that closes the pipe ends nothing early, and the exit code stays", async () => {
  const cwd = temporaryFolder({ "web.yaml": Array.from({ length: 400 }, () => INVALID_POD).join("---\n") });
  const child = spawn(process.execPath, [program.path(), "--format", "json"], { cwd });
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  child.stdout.destroy();
  const [code] = await once(child, "close");
  expect(stderr).toBe("");
  expect(code).toBe(1);
});

it.skipIf(!hasFullDisk)("a full disk below a report is told", () => {
  const cwd = temporaryFolder({ "web.yaml": POD });
  const { exitCode, stderr } = program.run(["--format", "sarif=/dev/full"], { cwd });
  expect(stderr).toBe('taintlint: "/dev/full" cannot be written: no space is left on the disk\n');
  expect(exitCode).toBe(2);
});

it.skipIf(!canRunWithoutRights())("a report in a read-only folder is told, and leaves nothing", () => {
  const cwd = temporaryFolder({ "web.yaml": POD });
  chmodSync(cwd, 0o555);
  const { exitCode, stderr } = program.run(["--format", "sarif=a.sarif"], { cwd, ...WITHOUT_RIGHTS });
  chmodSync(cwd, 0o755);
  expect(stderr).toBe('taintlint: "a.sarif" cannot be written: permission denied\n');
  expect(exitCode).toBe(2);
  expect(readdirSync(cwd)).toEqual(["web.yaml"]);
});

it.skipIf(process.platform === "win32")("a fix that is killed while it writes leaves the file as it was", () => {
  const fixable = INVALID_POD.replace("effect: NoSchedul ", "value: x, effect: NoSchedule ");
  const cwd = temporaryFolder({ "web.yaml": fixable });
  const kill = 'fs.renameSync = () => process.kill(process.pid, "SIGKILL")';
  expect(runFaulty(kill, ["--fix"], cwd).signal).toBe("SIGKILL");
  expect(readFileSync(join(cwd, "web.yaml"), "utf8")).toBe(fixable);
  // What it had begun is no manifest, and nothing for the next run.
  expect(program.run(["--fix", "--format", "concise"], { cwd })).toMatchObject({ exitCode: 0 });
  expect(readFileSync(join(cwd, "web.yaml"), "utf8")).not.toBe(fixable);
});

it("a file that vanishes before it is read is told, and the others are judged", () => {
  const cwd = temporaryFolder({ "gone.yaml": POD, "web.yaml": INVALID_POD });
  const vanish =
    'const { openSync } = fs; fs.openSync = (path, ...more) => { if (String(path).endsWith("gone.yaml")) fs.rmSync(path, { force: true }); return openSync(path, ...more); }';
  const { status, stdout } = runFaulty(vanish, ["--format", "concise"], cwd);
  expect(stdout).toMatch(/^gone\.yaml:1:1: warning\[unreadable-file] cannot be read: it does not exist$/m);
  expect(stdout).toMatch(/^web\.yaml:8:\d+: error\[invalid-toleration]/m);
  expect(status).toBe(1);
});

it.skipIf(process.platform === "win32")("few file descriptors are enough for many files", () => {
  const files = Array.from({ length: 60 }, (_, index) => [`f${index}.yaml`, POD.replace("web", `w${index}`)] as const);
  const cwd = temporaryFolder(Object.fromEntries(files));
  const words = ["-c", 'ulimit -n 40; exec "$@"', "sh", process.execPath, program.path(), "--format", "json"];
  const { status, stdout } = spawnSync("/bin/sh", words, { cwd, encoding: "utf8" });
  expect(JSON.parse(stdout)).toMatchObject({ summary: { files: 60, failed: 0 } });
  expect(status).toBe(0);
});

const NOWHERE = existsSync("/proc/self") ? ["/proc/x", "/proc/x/y", "/proc/x/y/z", "/proc/self/x/y", "/sys/x/y"] : [];

it.each(
  [
    ...NOWHERE.flatMap((path) => [`--format=json=${path}`, `--write-baseline=${path}`]),
    ...[".", "/", "web.yaml/x", "web.yaml/x/y", "/dev/null/x", `${"a".repeat(300)}`, `${"a".repeat(300)}/b`].map(
      (path) => `--format=html=${path}`,
    ),
    ...(hasFullDisk ? ["--format=html=/dev/full", "--format=junit=/dev/full", "--write-baseline=/dev/full"] : []),
  ].filter((_, index) => isTried(index)),
)("a report that can be written nowhere ends in words: %s", (word) => {
  const cwd = temporaryFolder({ "web.yaml": POD });
  const run = spawnSync(process.execPath, [program.path(), word], { cwd, encoding: "utf8", timeout: 20_000 });
  expect(run.stderr).toMatch(
    /^taintlint: ".*" cannot be written: (?:it does not exist|permission denied|it is a folder, not a file|it is read-only|a part of the path is a file, not a folder|the name is too long|no space is left on the disk|the disk is read-only)\n$/,
  );
  expect(run.status).toBe(2);
  expect(readdirSync(cwd)).toEqual(["web.yaml"]);
});

const FIXABLE = INVALID_POD.replace("effect: NoSchedul ", "value: x, effect: NoSchedule ");

it.skipIf(process.platform === "win32")(
  "--fix keeps the mode of each file, and refuses those that are read-only",
  () => {
    const modes = { a: 0o600, b: 0o755, c: 0o640, d: 0o444, e: 0o666, f: 0o555, g: 0o400 };
    const cwd = temporaryFolder(Object.fromEntries(Object.keys(modes).map((name) => [`${name}.yaml`, FIXABLE])));
    for (const [name, mode] of Object.entries(modes)) chmodSync(join(cwd, `${name}.yaml`), mode);
    const { stderr, exitCode } = program.run(["--fix"], { cwd });
    for (const [name, mode] of Object.entries(modes)) {
      const path = join(cwd, `${name}.yaml`);
      const isReadOnly = (mode & 0o222) === 0;
      expect([name, statSync(path).mode & 0o7777]).toEqual([name, mode]);
      expect([name, readFileSync(path, "utf8") === FIXABLE]).toEqual([name, isReadOnly]);
      expect(stderr.includes(`"${name}.yaml" is not fixed: it is read-only`)).toBe(isReadOnly);
    }
    expect(stderr).toContain("fixed 4 findings in 4 files");
    expect(exitCode).toBe(1);
  },
);

it.skipIf(process.platform === "win32")("a report and a baseline that are read-only are left as they are", () => {
  const cwd = temporaryFolder({ "web.yaml": POD, "old.json": "old", "known.json": "old" });
  for (const name of ["old.json", "known.json"]) chmodSync(join(cwd, name), 0o444);
  const { stderr, exitCode } = program.run(["web.yaml", "--format=json=old.json", "--write-baseline=known.json"], {
    cwd,
  });
  expect(stderr).toContain('"old.json" cannot be written: it is read-only');
  expect(stderr).toContain('"known.json" cannot be written: it is read-only');
  expect(exitCode).toBe(2);
  expect(["old.json", "known.json"].map((name) => readFileSync(join(cwd, name), "utf8"))).toEqual(["old", "old"]);
});

const CLUSTER = `resource "google_container_node_pool" "gpu" {
  name    = "gpu"
  cluster = "main"
  node_config {
    taint {
      key    = "gpu"
      value  = "true"
      effect = "NO_SCHEDULE"
    }
  }
}
`;

it.each<readonly [string, Buffer | string | ((path: string) => void), RegExp | undefined]>([
  ["holds bytes that are no text", Buffer.from([0xc3, 0x28, 0xff, 0x00]), /warning\[unreadable-file] /],
  ["is larger than any", (path) => truncateSync(path, 65 * 1024 * 1024), /unreadable-file] larger than 64 MiB/],
  ["is encrypted", "\0GITCRYPT\0abc", undefined],
  ["is well", CLUSTER, undefined],
])("a file of Terraform that %s is named where it cannot be read", async (_, content, told) => {
  const isText = typeof content !== "function";
  const cwd = temporaryFolder({ "web.yaml": POD, "main.tf": CLUSTER, "pools.tf": isText ? content : "" });
  if (!isText) content(join(cwd, "pools.tf"));
  const { stdout } = await runInProcess(["--format", "concise"], cwd);
  const lines = stdout.split("\n").filter((line) => line.startsWith("pools.tf:"));
  expect(lines).toEqual(told === undefined ? [] : [expect.stringMatching(told)]);
});

it.skipIf(!canRunWithoutRights())("a file of Terraform that may not be read is named", () => {
  const cwd = temporaryFolder({ "web.yaml": POD, "main.tf": CLUSTER, "pools.tf": CLUSTER });
  chmodSync(join(cwd, "pools.tf"), 0);
  const { stdout } = program.run(["--format", "concise"], { cwd, ...WITHOUT_RIGHTS });
  expect(stdout).toMatch(/^pools\.tf:1:1: warning\[unreadable-file] cannot be read: permission denied$/m);
});
