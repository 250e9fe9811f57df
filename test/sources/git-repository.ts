import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { temporaryFolder } from "../cli/temporary-folder.js";

/** A repository of git that a test makes. */
export interface GitRepository {
  /** Absolute. */
  readonly folder: string;
  /** Runs git there; throws where it fails. Gives what it prints, without the last line break. */
  readonly git: (...words: string[]) => string;
  /** Writes files by their paths, and nothing else. */
  readonly write: (files: Readonly<Record<string, string>>) => void;
  /** Writes files and commits everything. Gives the full name of the commit. */
  readonly commit: (files?: Readonly<Record<string, string>>) => string;
}

/** Nothing of the machine's own configuration: neither names nor line ends nor hooks. */
const ENVIRONMENT = {
  PATH: process.env.PATH,
  HOME: "/nonexistent",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_NAME: "test",
  GIT_AUTHOR_EMAIL: "test@example.com",
  GIT_COMMITTER_NAME: "test",
  GIT_COMMITTER_EMAIL: "test@example.com",
  GIT_AUTHOR_DATE: "2026-01-01T00:00:00Z",
  GIT_COMMITTER_DATE: "2026-01-01T00:00:00Z",
  // After each commit git would start two programs that look whether there is something to tidy: half of its time.
  GIT_CONFIG_COUNT: "1",
  GIT_CONFIG_KEY_0: "maintenance.auto",
  GIT_CONFIG_VALUE_0: "false",
};

export function runGitThere(folder: string, words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync("git", words, { cwd: folder, env: ENVIRONMENT, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${words.join(" ")}: ${stderr}`);
  return stdout.replace(/\n$/, "");
}

function commitAll(folder: string): void {
  runGitThere(folder, ["add", "--all"]);
  runGitThere(folder, ["commit", "--quiet", "--allow-empty", "--message", "change"]);
}

/** A folder that is a repository already, for example a clone. */
export function openRepository(folder: string): GitRepository {
  const git = (...words: string[]) => runGitThere(folder, words);
  const write: GitRepository["write"] = (files) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  };
  const commit: GitRepository["commit"] = (files = {}) => {
    write(files);
    commitAll(folder);
    return git("rev-parse", "HEAD");
  };
  return { folder, git, write, commit };
}

/** A new repository with one commit on the branch main, for one test. */
export function makeRepository(files: Readonly<Record<string, string>>): GitRepository {
  return fillRepository(temporaryFolder(), files);
}

/** The `.git` of repositories that were made, by their files: null for a folder. Making one starts three programs. */
const made = new Map<string, readonly (readonly [path: string, content: Buffer | null])[]>();

/** Makes an empty folder such a repository. */
export function fillRepository(folder: string, files: Readonly<Record<string, string>>): GitRepository {
  const repository = openRepository(folder);
  repository.write(files);
  const key = JSON.stringify(files);
  const known = made.get(key);
  if (known !== undefined) {
    for (const [path, content] of known) {
      if (content === null) mkdirSync(join(folder, path), { recursive: true });
      else writeFileSync(join(folder, path), content);
    }
    return repository;
  }
  repository.git("init", "--quiet", "--initial-branch=main", "--template=");
  commitAll(folder);
  const entries = readdirSync(join(folder, ".git"), { withFileTypes: true, recursive: true });
  made.set(key, [
    [".git", null],
    ...entries.map((entry) => {
      const absolute = join(entry.parentPath, entry.name);
      return [relative(folder, absolute), entry.isDirectory() ? null : readFileSync(absolute)] as const;
    }),
  ]);
  return repository;
}

/** A clone of a repository, with the options of git clone, for one test. */
export function cloneRepository({ folder }: GitRepository, ...options: string[]): GitRepository {
  const target = join(temporaryFolder(), "clone");
  runGitThere(folder, ["clone", "--quiet", ...options, `file://${folder}`, target]);
  return openRepository(target);
}
