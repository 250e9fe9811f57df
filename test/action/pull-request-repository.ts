import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { temporaryFolder } from "../cli/temporary-folder.js";
import type { PullRequestFile } from "./github-server.js";

type Files = Readonly<Record<string, string>>;

export interface PullRequestRepository {
  /** The checkout of GitHub's merge commit, with its two parents. */
  readonly cwd: string;
  readonly base: string;
  readonly head: string;
  readonly merge: string;
  /** What `GET pulls/files` tells. */
  readonly files: readonly PullRequestFile[];
}

const IDENTITY = { GIT_AUTHOR_NAME: "t", GIT_AUTHOR_EMAIL: "t@example.com" };

export function git(cwd: string, ...words: readonly string[]): string {
  const { GIT_AUTHOR_NAME, GIT_AUTHOR_EMAIL } = IDENTITY;
  const env = { ...IDENTITY, GIT_COMMITTER_NAME: GIT_AUTHOR_NAME, GIT_COMMITTER_EMAIL: GIT_AUTHOR_EMAIL };
  const options = ["-c", "init.defaultBranch=main", "-c", "core.quotePath=false", "-c", "protocol.file.allow=always"];
  return execFileSync("git", [...options, ...words], {
    cwd,
    encoding: "utf8",
    env: { ...env, PATH: process.env.PATH, GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: "/dev/null" },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Writes files, and makes a commit of them. Gives its name. */
export function commit(cwd: string, files: Files): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
  git(cwd, "add", "--all");
  git(cwd, "commit", "--quiet", "--allow-empty", "--message", "change");
  return git(cwd, "rev-parse", "HEAD").trim();
}

/**
 * Makes a repository as actions/checkout leaves it for `pull_request`: `main`, a branch with `changed` files on top of
 * it, and a merge commit of both that is checked out. `later` goes into main after the branch has begun. With a depth of
 * 1 the merge commit comes without its parents.
 */
export function pullRequestRepository(
  before: Files,
  changed: Files,
  later: Files = {},
  depth = 2,
): PullRequestRepository {
  const origin = temporaryFolder();
  git(origin, "init", "--quiet");
  const start = commit(origin, before);
  git(origin, "checkout", "--quiet", "-b", "change");
  const head = commit(origin, changed);
  const files = pullRequestFiles(origin, start, head);
  git(origin, "checkout", "--quiet", "main");
  const base = commit(origin, later);
  git(origin, "merge", "--quiet", "--no-ff", "--message", "merge", "change");
  const merge = git(origin, "rev-parse", "HEAD").trim();
  const cwd = join(temporaryFolder(), "workspace");
  git(origin, "clone", "--quiet", "--depth", String(depth), `file://${origin}`, cwd);
  git(cwd, "checkout", "--quiet", "--detach", merge);
  rmSync(join(cwd, ".git/refs/remotes"), { recursive: true, force: true });
  return { cwd, base, head, merge, files };
}

function pullRequestFiles(cwd: string, base: string, head: string): PullRequestFile[] {
  const STATUS: Readonly<Record<string, string>> = { A: "added", M: "modified", D: "removed" };
  const fields = git(cwd, "diff", "--name-status", "--no-renames", "-z", base, head).split("\0");
  const files: PullRequestFile[] = [];
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [letter = "", filename = ""] = fields.slice(index);
    const diff = git(cwd, "diff", "--no-renames", base, head, "--", `:(literal)${filename}`);
    const sha = letter === "D" ? null : git(cwd, "rev-parse", `${head}:${filename}`).trim();
    files.push({ filename, status: STATUS[letter] ?? "", sha, patch: diff.slice(diff.indexOf("\n@@") + 1) });
  }
  return files;
}
