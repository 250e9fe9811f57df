import { spawnSync } from "node:child_process";
import { chmodSync, closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
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

it.each([[["--stdin"]], [["init", "-", "--stdout"]]])("a folder as the standard input is told: %s", (words) => {
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
  expect(stderr).toContain("taintlint: fixed 1 of 2 files; the others are as they were");
  expect(stderr).toContain('"a/web.yaml" cannot be fixed: permission denied');
  expect(exitCode).toBe(2);
  chmodSync(join(cwd, "a"), 0o755);
});

it("a glob on the command line that would be tried for too long is told", () => {
  const { exitCode, stderr } = program.run(["*a*a*a*b"], { cwd: temporaryFolder({ "web.yaml": POD }) });
  expect(stderr).toBe('taintlint: the glob "*a*a*a*b" has 3 times "*" more than one in a step: 2 are the most\n');
  expect(exitCode).toBe(2);
});
