import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import type { Readable } from "node:stream";
import { describeSystemError } from "../disk/file-system.js";
import { cleanAtEnd } from "../disk/temporary-folder.js";
import { isStopped } from "../disk/watchdog.js";

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
  /** All programs of a folder have one environment. */
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly limits: RunLimits;
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
/** A shell's codes for signals are above. */
const MOST_CODE = 128;

const running = new Set<ChildProcess>();
/** Shells between two programs, by folder. */
const waiting = new Map<string, ChildProcess>();
let interrupted = false;

/** Runs a program apart from all others, without network if possible. Never throws. */
export async function runProgram(call: ProgramCall): Promise<ProgramEnd> {
  const end = await runOnce(call, findIsolation());
  if (end.kind !== "failed" || !end.message.startsWith(ISOLATION_FAILED)) return end;
  // The kernel allows only so many namespaces at once.
  isolation = [];
  return runOnce(call, isolation);
}

const INTERRUPTED = { kind: "fault", why: "the run was interrupted" } as const;

/**
 * Starts programs, whose words come a line each and are not interpreted. It is the first process of its namespace, and
 * ends with a program all others there, which that one has left behind.
 */
const SERVES = `while IFS= read -r mark; do
  set --
  while IFS= read -r word && [ "$word" != . ]; do set -- "$@" "\${word#=}"; done
  (cd "$1" || exit 126; shift; exec "$@") </dev/null
  code=$?
  [ $$ = 1 ] && kill -9 -1 2>/dev/null
  printf '\\n%s %s\\n' "$mark" $code
  printf '\\n%s %s\\n' "$mark" $code >&2
done`;
const RUNS = 'exec "$@"';

function runOnce(call: ProgramCall, isolated: readonly string[]): Promise<ProgramEnd> {
  if (interrupted) return Promise.resolve(INTERRUPTED);
  const { folder } = call;
  const words = [call.path, ...call.arguments];
  if (isolated.length === 0 || words.some((word) => /[\n\0]/.test(word))) {
    return programEnd(start(call, withLimits(call, RUNS, [...isolated, ...words]), "ignore"), call);
  }
  // A fork of this large process costs as much as kustomize takes for an overlay, a fork of a shell nothing.
  const shell = waiting.get(folder) ?? start(call, [...isolated, ...withLimits(call, SERVES, [])], "pipe");
  waiting.delete(folder);
  const mark = crypto.randomUUID();
  shell.stdin?.write([mark, ...[folder, ...words].map((word) => `=${word}`), ".", ""].join("\n"));
  return programEnd(shell, call, mark);
}

function start({ folder, environment }: ProgramCall, words: readonly string[], stdin: "ignore" | "pipe"): ChildProcess {
  const [file = "", ...others] = words;
  const child = spawn(file, others, {
    cwd: stdin === "pipe" ? "/" : folder,
    env: environment,
    shell: false,
    detached: process.platform !== "win32",
    windowsHide: true,
    stdio: [stdin, "pipe", "pipe"],
  });
  running.add(child);
  const forget = () => {
    running.delete(child);
    if (waiting.get(folder) === child) waiting.delete(folder);
  };
  child.on("error", forget).on("close", forget);
  // A shell that has ended tells that by its end.
  child.stdin?.on("error", forget);
  return child;
}

/** Waits for the end of a child, or for the mark and the code that a shell prints on both streams. */
function programEnd(child: ChildProcess, { limits, path, folder }: ProgramCall, mark?: string): Promise<ProgramEnd> {
  const notStarted = { kind: "fault", why: `"${path}" cannot be started` } as const;
  return new Promise((resolve) => {
    let stopped: "too-long" | "too-much-output" | undefined;
    const stop = (reason: typeof stopped) => {
      stopped ??= reason;
      killGroup(child);
    };
    const timer = setTimeout(() => stop("too-long"), limits.seconds * 1000);
    // Streams are missing where no file descriptor is left.
    const output = gather(child.stdout, limits.outputBytes, mark, onData);
    const message = gather(child.stderr, MESSAGE_BYTES, mark, onData);
    function end(result: ProgramEnd): void {
      clearTimeout(timer);
      child.off("error", onError).off("close", onClose);
      output.stop();
      message.stop();
      resolve(result);
    }
    function settle(code: number | null, signal: string | null | undefined): void {
      const text = message.text();
      // Nothing follows in a run that was stopped.
      if (isStopped()) return;
      if (interrupted) end(INTERRUPTED);
      else if (stopped !== undefined) end({ kind: stopped });
      else if (code === 0) end({ kind: "output", output: output.text() });
      else if (child.spawnfile !== path && code !== null && NOT_STARTED.includes(code)) end(notStarted);
      else if (signal === "SIGXCPU") end({ kind: "too-long" });
      else if (OUT_OF_MEMORY.test(text)) end({ kind: "too-much-memory" });
      else if (signal)
        end({ kind: "fault", why: `"${path}" was killed (${signal}), as a machine without memory does` });
      else end({ kind: "failed", message: text });
    }
    function onData(): void {
      const code = output.code();
      if (output.bytes() > limits.outputBytes) stop("too-much-output");
      else if (code !== undefined && message.code() !== undefined) {
        if (stopped === undefined) waiting.set(folder, child);
        settle(code, Object.entries(constants.signals).find(([, number]) => number === code - MOST_CODE)?.[0]);
      }
    }
    const onError = (error: Error) => end({ kind: "fault", why: `${notStarted.why}: ${describeSystemError(error)}` });
    const onClose = (code: number | null, signal: NodeJS.Signals | null) => {
      // Whatever it has started itself ends too.
      killGroup(child);
      settle(mark !== undefined && code === 0 ? 126 : code, signal);
    };
    child.on("error", onError).on("close", onClose);
  });
}

/** Holds a UUID, a code, and ends of lines. */
const MARK_BYTES = 48;

/** Keeps what a stream brings, up to a bound, and looks for the mark that ends it. */
function gather(stream: Readable | null, most: number, mark: string | undefined, onData: () => void) {
  const kept: Buffer[] = [];
  let bytes = 0;
  let last = Buffer.alloc(0);
  /** The mark, of which a part may have come. */
  function endOf(): string | undefined {
    const text = last.toString("latin1");
    const start = mark === undefined ? -1 : text.lastIndexOf(`\n${mark} `);
    return start >= 0 && text.endsWith("\n") ? text.slice(start) : undefined;
  }
  function take(chunk: Buffer): void {
    bytes += chunk.length;
    last = Buffer.concat([last, chunk.subarray(-MARK_BYTES)]).subarray(-MARK_BYTES);
    if (bytes <= most + MARK_BYTES) kept.push(chunk);
    onData();
  }
  stream?.on("data", take);
  return {
    bytes: () => bytes - (endOf()?.length ?? 0),
    code: () => (endOf() === undefined ? undefined : Number(endOf()?.split(" ")[1])),
    text: () =>
      Buffer.concat(kept)
        .toString("utf8")
        .replace(endOf() ?? "", ""),
    stop: () => stream?.off("data", take),
  };
}

/** On Linux a shell sets limits, kept by the kernel even if this process is killed. */
function withLimits({ limits }: ProgramCall, script: string, words: readonly string[]): readonly string[] {
  if (process.platform !== "linux" || !existsSync(SHELL)) return words;
  const kilobytes = Math.floor(limits.memoryBytes / 1024);
  // All cores together: the clock stops it long before.
  const processorSeconds = Math.ceil(limits.seconds) * 16;
  const bounds = `ulimit -c 0; ulimit -v ${kilobytes} && ulimit -t ${processorSeconds} || exit 126`;
  return [SHELL, "-c", `${bounds}; ${script}`, SHELL, ...words];
}

const UNSHARE = "/usr/bin/unshare";
const ISOLATION_FAILED = "unshare: ";
const NAMESPACES = ["--net", "--pid", "--fork"];
/** Root needs no user namespace, which some systems forbid. */
const ISOLATIONS = [
  [UNSHARE, "--user", "--map-root-user", ...NAMESPACES],
  [UNSHARE, ...NAMESPACES],
];
let isolation: readonly string[] | undefined;

/** Returns the command for a namespace without network or other processes; empty if impossible. Additional safety only. */
export function findIsolation(): readonly string[] {
  isolation ??=
    process.platform !== "linux" || !existsSync(UNSHARE)
      ? []
      : (ISOLATIONS.find(([program = "", ...words]) => {
          return spawnSync(program, [...words, SHELL, "-c", "[ $$ = 1 ]"], { env: {}, timeout: 5000 }).status === 0;
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
    await Promise.all(
      [...waiting.values()].map((shell) => new Promise((resolve) => shell.on("close", resolve).stdin?.end())),
    );
    stop();
    clean();
  }
}
