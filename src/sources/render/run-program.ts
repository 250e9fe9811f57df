import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { describeSystemError } from "../system-error.js";
import { cleanAtEnd } from "../temporary-folder.js";

export interface RunLimits {
  readonly seconds: number;
  readonly memoryBytes: number;
  readonly outputBytes: number;
}

export const RUN_LIMITS: RunLimits = {
  seconds: 30,
  // A Go program reserves a good part of the first gigabyte without using it.
  memoryBytes: 3 * 1024 ** 3,
  outputBytes: 64 * 1024 ** 2,
};

export interface ProgramCall {
  /** Absolute. */
  readonly path: string;
  readonly arguments: readonly string[];
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly limits: RunLimits;
  readonly hasNetwork?: true;
}

export type ProgramEnd =
  | { readonly kind: "output"; readonly output: string }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "too-long" | "too-much-memory" | "too-much-output" }
  /** A machine fault: one lower-case clause. */
  | { readonly kind: "fault"; readonly why: string };

const SHELL = "/bin/sh";
const MESSAGE_BYTES = 64 * 1024;
const OUT_OF_MEMORY = /out of memory|cannot allocate memory|failed to reserve|memory exhausted|errno=12\b/;
/** A shell's codes for a program that does not start. */
const NOT_STARTED = [126, 127];

const running = new Set<ChildProcess>();
let interrupted = false;

/** Runs a program in its own process group, without network if possible. Never throws. */
export async function runProgram(call: ProgramCall): Promise<ProgramEnd> {
  const end = await runOnce(call, call.hasNetwork ? [] : findIsolation());
  if (end.kind !== "failed" || !end.message.startsWith(ISOLATION_FAILED)) return end;
  // The kernel allows only so many namespaces at once.
  isolation = [];
  return runOnce(call, isolation);
}

const INTERRUPTED = { kind: "fault", why: "the run was interrupted" } as const;

function runOnce(call: ProgramCall, isolated: readonly string[]): Promise<ProgramEnd> {
  if (interrupted) return Promise.resolve(INTERRUPTED);
  const { limits, path } = call;
  const notStarted = { kind: "fault", why: `"${path}" cannot be started` } as const;
  return new Promise((resolve) => {
    const [file, words] = withLimits(call, isolated);
    const child = spawn(file, words, {
      cwd: call.folder,
      env: call.environment,
      shell: false,
      detached: process.platform !== "win32",
      windowsHide: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.add(child);
    const output: Buffer[] = [];
    const message: Buffer[] = [];
    let outputBytes = 0;
    let messageBytes = 0;
    let stopped: "too-long" | "too-much-output" | undefined;
    const stop = (reason: typeof stopped) => {
      stopped ??= reason;
      killGroup(child);
    };
    const timer = setTimeout(() => stop("too-long"), limits.seconds * 1000);
    // Both are missing where no file descriptor is left.
    child.stdout?.on("data", (chunk: Buffer) => {
      outputBytes += chunk.length;
      if (outputBytes > limits.outputBytes) stop("too-much-output");
      else output.push(chunk);
    });
    child.stderr?.on("data", (chunk: Buffer) => {
      messageBytes += chunk.length;
      if (messageBytes <= MESSAGE_BYTES) message.push(chunk);
    });
    const end = (result: ProgramEnd) => {
      clearTimeout(timer);
      running.delete(child);
      resolve(result);
    };
    child.on("error", (error) => end({ kind: "fault", why: `${notStarted.why}: ${describeSystemError(error)}` }));
    child.on("close", (code, signal) => {
      // Whatever it has started itself ends too.
      killGroup(child);
      const text = Buffer.concat(message).toString("utf8");
      if (interrupted) end(INTERRUPTED);
      else if (stopped !== undefined) end({ kind: stopped });
      else if (code === 0) end({ kind: "output", output: Buffer.concat(output).toString("utf8") });
      else if (file === SHELL && code !== null && NOT_STARTED.includes(code)) end(notStarted);
      else if (signal === "SIGXCPU") end({ kind: "too-long" });
      else if (OUT_OF_MEMORY.test(text)) end({ kind: "too-much-memory" });
      else if (signal !== null)
        end({ kind: "fault", why: `"${path}" was killed (${signal}), as a machine without memory does` });
      else end({ kind: "failed", message: text });
    });
  });
}

/** On Linux a shell sets limits, kept by the kernel even if this process is killed. It interprets no arguments. */
function withLimits(
  { path, arguments: words, limits }: ProgramCall,
  isolated: readonly string[],
): [string, readonly string[]] {
  if (process.platform !== "linux" || !existsSync(SHELL)) return [path, words];
  const kilobytes = Math.floor(limits.memoryBytes / 1024);
  // All cores together: the clock stops it long before.
  const processorSeconds = Math.ceil(limits.seconds) * 16;
  const script = `ulimit -c 0; ulimit -v ${kilobytes} && ulimit -t ${processorSeconds} || exit 126; exec "$@"`;
  return [SHELL, ["-c", script, SHELL, ...isolated, path, ...words]];
}

const UNSHARE = "/usr/bin/unshare";
const ISOLATION_FAILED = "unshare: ";
/** Root needs no user namespace, which some systems forbid. */
const ISOLATIONS = [
  [UNSHARE, "--user", "--map-root-user", "--net"],
  [UNSHARE, "--net"],
];
let isolation: readonly string[] | undefined;

/** Returns the command for an empty network namespace; empty if impossible. Additional safety only. Memoized. */
export function findIsolation(): readonly string[] {
  isolation ??=
    process.platform !== "linux" || !existsSync(UNSHARE)
      ? []
      : (ISOLATIONS.find(([program = "", ...words]) => {
          return spawnSync(program, [...words, SHELL, "-c", ":"], { env: {}, timeout: 5000 }).status === 0;
        }) ?? []);
  return isolation;
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === "win32") child.kill("SIGKILL");
    else process.kill(-child.pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}

export async function withPrograms<Result>(work: () => Promise<Result>, clean: () => void): Promise<Result> {
  const stop = cleanAtEnd(() => {
    interrupted = true;
    for (const child of running) killGroup(child);
    clean();
  });
  try {
    return await work();
  } finally {
    stop();
  }
}
