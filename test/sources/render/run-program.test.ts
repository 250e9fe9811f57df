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
    const { end, folder } = run("(while :; do :; done) & echo $! > child; while :; do :; done", { seconds: 0.3 });
    await expect(end).resolves.toEqual({ kind: "too-long" });
    const child = Number(readFileSync(join(folder, "child"), "utf8"));
    await expect.poll(() => isRunning(child)).toBe(false);
  });

  it("stops one that leaves a program behind which holds its output open", async () => {
    await expect(run("(while :; do :; done) & exit 0", { seconds: 0.3 }).end).resolves.toEqual({ kind: "too-long" });
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
