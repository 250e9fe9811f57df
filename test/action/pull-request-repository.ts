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
  return gitWith(cwd, words);
}

function gitWith(cwd: string, words: readonly string[], input = ""): string {
  const { GIT_AUTHOR_NAME, GIT_AUTHOR_EMAIL } = IDENTITY;
  const env = { ...IDENTITY, GIT_COMMITTER_NAME: GIT_AUTHOR_NAME, GIT_COMMITTER_EMAIL: GIT_AUTHOR_EMAIL };
  // Without a template there are no samples of hooks to copy.
  const settings = ["init.defaultBranch=main", "init.templateDir=", "protocol.file.allow=always"];
  return execFileSync("git", [...settings.flatMap((setting) => ["-c", setting]), ...words], {
    cwd,
    input,
    encoding: "utf8",
    env: { ...env, PATH: process.env.PATH, GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: "/dev/null" },
    maxBuffer: 64 * 1024 * 1024,
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
 * 1 the merge commit comes without its parents. `merged` are the changed files as the merge has them.
 */
export function pullRequestRepository(
  before: Files,
  changed: Files,
  later: Files = {},
  depth = 2,
  merged: Files = changed,
): PullRequestRepository {
  const origin = temporaryFolder();
  git(origin, "init", "--quiet", "--bare");
  const commits = [
    commitStream({ mark: 1, branch: "main", files: before }),
    commitStream({ mark: 2, from: 1, branch: "change", files: changed }),
    commitStream({ mark: 3, from: 1, branch: "main", files: later }),
    commitStream({ mark: 4, from: 3, second: 2, branch: "main", files: merged }),
  ];
  // One process for all commits: a test makes several repositories.
  const stream = `${commits.join("")}get-mark :1\nget-mark :2\nget-mark :3\nget-mark :4\n`;
  const [start = "", head = "", base = "", merge = ""] = gitWith(origin, ["fast-import", "--quiet"], stream).split(
    "\n",
  );
  const cwd = join(temporaryFolder(), "workspace");
  git(origin, "clone", "--quiet", "--depth", String(depth), `file://${origin}`, cwd);
  // Detached, without a remote branch.
  writeFileSync(join(cwd, ".git/HEAD"), `${merge}\n`);
  rmSync(join(cwd, ".git/refs/remotes"), { recursive: true, force: true });
  return { cwd, base, head, merge, files: pullRequestFiles(origin, start, head) };
}

interface StreamedCommit {
  readonly mark: number;
  readonly from?: number;
  readonly second?: number;
  readonly branch: string;
  readonly files: Files;
}

/** A commit as `git fast-import` reads it. Its message is its number, so that no two are one. */
function commitStream({ mark, from, second, branch, files }: StreamedCommit): string {
  const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email } = IDENTITY;
  const header = `commit refs/heads/${branch}\nmark :${mark}\ncommitter ${name} <${email}> 0 +0000\n${data(`${mark}`)}`;
  const parent = from === undefined ? "" : `from :${from}\n`;
  const merge = second === undefined ? "" : `merge :${second}\n`;
  const changes = Object.entries(files).map(([path, text]) => `M 100644 inline ${path}\n${data(text)}`);
  return `${header}${parent}${merge}${changes.join("")}\n`;
}

function pullRequestFiles(cwd: string, base: string, head: string): PullRequestFile[] {
  const STATUS: Readonly<Record<string, string>> = { A: "added", M: "modified", D: "removed" };
  const printed = git(cwd, "diff", "--no-renames", "--raw", "--no-abbrev", "--patch", "-z", base, head);
  const [raw = "", text = ""] = printed.split("\0\0");
  // Every other line of a patch begins with a sign.
  const patches = text.split(/^(?=diff --git )/m);
  // `:100644 100644 OLD NEW M`, name.
  return [...raw.matchAll(/:\d+ \d+ \w+ (\w+) ([A-Z])\0([^\0]+)/g)].map(
    ([, sha = "", letter = "", filename = ""], index) => {
      const patch = patches[index] ?? "";
      const status = STATUS[letter] ?? "";
      return { filename, status, sha: letter === "D" ? null : sha, patch: patch.slice(patch.indexOf("\n@@") + 1) };
    },
  );
}
