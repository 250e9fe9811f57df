import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { renderEnvironment } from "../../../src/sources/render/render-environment.js";
import { findIsolation, RUN_LIMITS, type RunLimits, runProgram } from "../../../src/sources/render/run-program.js";
import { temporaryFolder } from "../../cli/temporary-folder.js";
import { fakeProgram } from "./fake-program.js";
import { isRunning } from "./is-running.js";

function run(script: string, limits: Partial<RunLimits> = {}, words: readonly string[] = []) {
  const folder = temporaryFolder();
  const { path } = fakeProgram(script);
  const all = { ...RUN_LIMITS, ...limits };
  const environment = renderEnvironment(folder, all.memoryBytes);
  return { folder, end: runProgram({ path, arguments: words, folder, environment, limits: all }) };
}

/** A process of the program, whose number is written as the machine knows it. */
const CHILD = `(pid=0; [ ! -r /proc/self/stat ] || read -r pid others </proc/self/stat
echo $pid >child; while :; do :; done) & [ -r /proc/self/stat ] || echo $! >child`;
const childOf = (folder: string) => Number(readFileSync(join(folder, "child"), "utf8"));

describe.skipIf(process.platform === "win32")("runProgram", () => {
  it("gives the standard output", async () => {
    await expect(run('echo "out $1"; echo err >&2', {}, ["a b; $(exit)"]).end).resolves.toEqual({
      kind: "output",
      output: "out a b; $(exit)\n",
    });
  });

  it("gives what a failing program says apart from its output", async () => {
    await expect(run("echo out; echo why >&2; exit 1").end).resolves.toEqual({ kind: "failed", message: "why\n" });
  });

  it("hands nothing of the user's environment on, and no way to another program or the network", async () => {
    process.env.TAINTLINT_TEST_SECRET = "planted";
    const { end, folder } = run("set");
    const result = await end;
    delete process.env.TAINTLINT_TEST_SECRET;
    if (result.kind !== "output") throw new Error(result.kind);
    expect(result.output).not.toContain("planted");
    expect(result.output).toContain("PATH=''");
    expect(result.output).toContain(`HOME='${join(folder, "home")}'`);
    expect(result.output).toContain("HTTPS_PROXY='http://127.0.0.1:9'");
    expect(process.env.HOME === undefined || !result.output.includes(`'${process.env.HOME}'`)).toBe(true);
  });

  it("has no network where the kernel allows that", async (context) => {
    if (findIsolation().length === 0) {
      console.warn("skipped: this kernel gives no network namespace");
      context.skip();
    }
    const end = await run("exec /bin/cat /proc/self/net/dev").end;
    expect(end).toMatchObject({ kind: "output" });
    const devices = JSON.stringify(end)
      .match(/\w+(?=:)/g)
      ?.filter((name) => !["kind", "output"].includes(name));
    expect(devices).toEqual(["lo"]);
  });

  it("stops a program that never ends, and what it has started", async () => {
    const { end, folder } = run(`${CHILD}; while :; do :; done`, { seconds: 1 });
    await expect(end).resolves.toEqual({ kind: "too-long" });
    await expect.poll(() => isRunning(childOf(folder))).toBe(false);
  });

  it("ends what a program leaves behind that holds its output open", async () => {
    const { end, folder } = run(`${CHILD}; while [ ! -s child ]; do :; done`, { seconds: 1 });
    const isolated = findIsolation().length > 0;
    await expect(end).resolves.toEqual(isolated ? { kind: "output", output: "" } : { kind: "too-long" });
    await expect.poll(() => isRunning(childOf(folder))).toBe(false);
  });

  it("keeps what programs of one folder print apart, also after one that was stopped", async () => {
    const folder = temporaryFolder();
    const environment = renderEnvironment(folder, RUN_LIMITS.memoryBytes);
    const { path } = fakeProgram(
      'echo "$#:$1:$2:$PWD"; echo "why $1" >&2; [ "$1" != loop ] || while :; do :; done; exit $3',
    );
    const next = (...words: string[]) =>
      runProgram({ path, arguments: words, folder, environment, limits: { ...RUN_LIMITS, seconds: 1 } });
    const printed = (words: string) => ({ kind: "output", output: `${words}:${folder}\n` });
    expect(await next("a", "", "0")).toEqual(printed("3:a:"));
    expect(await next(".", "=$(exit)", "0")).toEqual(printed("3:.:=$(exit)"));
    expect(await next("a", "b", "3")).toEqual({ kind: "failed", message: "why a\n" });
    expect(await next("loop")).toEqual({ kind: "too-long" });
    expect(await next("a\nb", "c", "0")).toEqual(printed("3:a\nb:c"));
    expect(await next("long", "x".repeat(70_000), "0")).toEqual(printed(`3:long:${"x".repeat(70_000)}`));
    expect(await next("a", "\n00000000-0000-4000-8000-000000000000 0\n", "0")).toMatchObject({ kind: "output" });
  });

  it("stops a program that prints without an end", async () => {
    const { end } = run("while :; do echo 0123456789; done", { outputBytes: 10_000 });
    await expect(end).resolves.toEqual({ kind: "too-much-output" });
  });

  it.runIf(process.platform === "linux")("stops a program that takes more memory than it may", async () => {
    const { end } = run("exec /bin/dd if=/dev/zero of=/dev/null bs=256M count=1", { memoryBytes: 64 * 1024 ** 2 });
    await expect(end).resolves.toEqual({ kind: "too-much-memory" });
  });

  it("tells where nothing can be started", async () => {
    const folder = temporaryFolder({ kustomize: "no program" });
    const environment = renderEnvironment(folder, RUN_LIMITS.memoryBytes);
    const path = join(folder, "nothing");
    const end = runProgram({ path, arguments: [], folder, environment, limits: RUN_LIMITS });
    await expect(end).resolves.toEqual({ kind: "fault", why: `"${path}" cannot be started` });
  });
});
