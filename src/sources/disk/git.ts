import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import type { Outcome } from "../../model/outcome.js";
import { DISK } from "./disk.js";
import { describeSystemError, systemErrorCode } from "./file-system.js";
import { findGitRoot } from "./git-root.js";
import { openSearchPath } from "./search-path.js";
import { millisecondsForGit } from "./watchdog.js";

/** Why git did nothing. */
export interface GitRefusal {
  readonly message: string;
  /** Undefined if git did not finish. */
  readonly status: number | undefined;
  /** True if git was killed for time. */
  readonly isLate?: boolean;
}

interface GitOptions {
  readonly input?: string | Buffer;
  /** In milliseconds. */
  readonly milliseconds?: number;
  /** Absolute: a folder outside of repositories, without their configuration and attributes. */
  readonly outside?: string;
}

export const PARTIAL_CLONE =
  "it is a partial clone, and taintlint fetches nothing: clone without --filter, or run git fetch --refetch --no-filter";

const NO_GIT = "git is not installed, or not on the PATH";
const NO_REPOSITORY = "this folder is not in a git repository";
const MAX_OUTPUT_BYTES = 1024 * 1024 * 1024;
/** Only a hanging git takes longer. */
const MOST_MILLISECONDS = 120_000;

/** Disables hooks, monitors and pagers of the repository, in any version of git. Filters never run. */
const SAFE_OPTIONS = [
  "safe.bareRepository=explicit",
  "core.fsmonitor=false",
  "core.hooksPath=/dev/null",
  "core.pager=cat",
  "core.quotePath=false",
  "submodule.recurse=false",
].flatMap((option) => ["-c", option]);

/** Variables for trust and objects; others of a hook would mislead git. None names programs. */
const KEPT_VARIABLE =
  /^GIT_(?:CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)|DISCOVERY_ACROSS_FILESYSTEM|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|QUARANTINE_PATH)$/;

function safeEnvironment(root: string): Record<string, string | undefined> {
  const kept = Object.entries(process.env).filter(([name]) => !/^GIT_/i.test(name) || KEPT_VARIABLE.test(name));
  return {
    ...Object.fromEntries(kept),
    // No transport at all, whatever protocol.*.allow says. An older git does not know GIT_NO_LAZY_FETCH.
    GIT_ALLOW_PROTOCOL: "",
    GIT_CEILING_DIRECTORIES: dirname(root),
    GIT_OPTIONAL_LOCKS: "0",
    GIT_NO_LAZY_FETCH: "1",
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_TERMINAL_PROMPT: "0",
    GIT_PAGER: "cat",
    LC_ALL: "C",
  };
}

/** Runs git without a shell in the repository's root. Writes nothing, uses no network, ignores outer repositories. */
export function runGit(
  folder: string,
  words: readonly string[],
  { input = "", milliseconds = MOST_MILLISECONDS, outside }: GitOptions = {},
): Outcome<{ readonly stdout: Buffer; readonly stderr: string }, GitRefusal> {
  const root = findGitRoot(folder, DISK);
  if (root === undefined) return refused(NO_REPOSITORY);
  const path = openSearchPath(process.env.PATH, [root]);
  const git = path.find("git");
  if (git === undefined) return refused(NO_GIT);
  // The working tree is the one that was found, whatever core.worktree says.
  const own = outside === undefined ? { GIT_WORK_TREE: root } : {};
  const most = Math.min(milliseconds, millisecondsForGit());
  const { error, status, stdout, stderr } = spawnSync(git, [...SAFE_OPTIONS, ...words], {
    cwd: outside ?? root,
    env: { ...safeEnvironment(outside ?? root), ...own, PATH: path.text },
    input,
    maxBuffer: MAX_OUTPUT_BYTES,
    timeout: Math.ceil(most),
    killSignal: "SIGKILL",
    windowsHide: true,
  });
  if (systemErrorCode(error) === "ETIMEDOUT") {
    const message = `git did not end within ${Math.ceil(most / 1000)} seconds`;
    return { problem: { message, status: undefined, isLate: true } };
  }
  if (error !== undefined) return refused(`git: ${describeSystemError(error)}`);
  const text = stderr.toString("utf8");
  // Outside of a repository git only compares, and 1 says that there are differences.
  if (status === 0 || (outside !== undefined && status === 1)) return { value: { stdout, stderr: text } };
  return refused(describeRefusal(text), status ?? undefined);
}

function refused(message: string, status?: number): { readonly problem: GitRefusal } {
  return { problem: { message, status } };
}

/** Runs git and returns its output without the final line break; undefined if git refuses. */
export function queryGit(folder: string, words: readonly string[]): string | undefined {
  return runGit(folder, words)
    .value?.stdout.toString("utf8")
    .replace(/\r?\n$/, "");
}

function describeRefusal(stderr: string): string {
  if (stderr.includes("dubious ownership")) {
    const folder = /repository at '([^'\n]+)'/.exec(stderr)?.[1];
    const named = folder === undefined ? "the repository's folder" : `"${folder}"`;
    return `git does not trust the repository, because it belongs to another user: run git config --global --add safe.directory ${named}`;
  }
  if (stderr.includes("not a git repository")) return NO_REPOSITORY;
  if (stderr.includes("must be run in a work tree")) return "this folder is not in a working tree of git";
  if (/lazy fetching|promisor/.test(stderr)) return PARTIAL_CLONE;
  const lines = stderr.split(/\r?\n/).filter((one) => one.trim() !== "");
  const line = lines.find((one) => /^(?:fatal|error): /.test(one)) ?? lines[0] ?? "";
  return line === "" ? "git gave no reason" : `git says: ${line.replace(/^(?:fatal|error): /, "")}`;
}

export function gitRemotes(folder: string): readonly string[] {
  const listed = queryGit(folder, ["config", "--get-regexp", "^remote\\..*\\.url$"]) ?? "";
  return listed.split("\n").map((line) => line.slice(line.indexOf(" ") + 1));
}
