import { realpathSync } from "node:fs";
import { join, relative } from "node:path";
import type { Outcome } from "../../model/outcome.js";
import { didYouMean, nearestWord } from "../../model/words.js";
import { DISK } from "./disk.js";
import { isGitsOwn } from "./file-list.js";
import { queryGit, runGit } from "./git.js";
import { findGitRoot } from "./git-root.js";
import { realPathOf } from "./real-path.js";
import { isInside, relativePath } from "./relative-path.js";

export interface GitWorkingTree {
  /** Absolute, without links. */
  readonly root: string;
  /** From root to folder, with `/`; empty for the root. */
  readonly prefix: string;
}

export interface BaseCommit {
  readonly commit: string;
  /** A warning sentence, for example about a shallow clone. */
  readonly notice: string | undefined;
}

/** Finds the working tree that holds a folder. */
export function findWorkingTree(folder: string): Outcome<GitWorkingTree> {
  const outcome = runGit(folder, ["rev-parse", "--show-toplevel"]);
  if (outcome.problem !== undefined) return { problem: outcome.problem.message };
  const root = realpathSync(findGitRoot(folder, DISK) ?? folder);
  const prefix = relativePath(root, realpathSync(folder));
  if (isGitsOwn(prefix)) return { problem: "this folder is not in a working tree of git" };
  return { value: { root, prefix: prefix === "." ? "" : prefix } };
}

/** Returns the merge base of a revision and HEAD, or the revision itself if there is none. */
export function resolveBase({ root }: GitWorkingTree, revision: string): Outcome<BaseCommit> {
  if (/\.\./.test(revision)) {
    return {
      problem: `revision "${revision}" is a range: name one revision, the merge base with HEAD is found by itself`,
    };
  }
  const named = runGit(root, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`]);
  if (named.problem !== undefined) {
    return { problem: named.problem.isLate ? named.problem.message : describeUnknown(root, revision) };
  }
  const commit = named.value.stdout.toString("utf8").trim();
  const { value: found, problem } = runGit(root, ["merge-base", "HEAD", commit]);
  const bases = found?.stdout.toString("utf8").trim() ?? "";
  if (bases !== "") return { value: { commit: bases, notice: undefined } };
  if (problem?.isLate) return { problem: problem.message };
  if (queryGit(root, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]) === undefined) {
    return { value: { commit, notice: undefined } };
  }
  const why = isShallow(root) ? "the clone is shallow" : "they have no common commit";
  const notice = `the merge base of "${revision}" and HEAD is not known, because ${why}: compared with "${revision}" itself`;
  return { value: { commit, notice } };
}

/** Files that may name where charts are. */
const NAMING = ["yaml", "yml", "json", "tf", "tofu", "tfvars", "hcl", "tpl", "lock"].map((ending) => `*.${ending}`);
const IN_ADDRESS = String.raw`[\w.~/%+:@-]`;

/** Selects the addresses that stand in a file of the base, each by itself; of a registry also without its scheme. */
export function addressesIn(folder: string, revision: string, addresses: readonly string[]): string[] {
  const tree = findWorkingTree(folder).value;
  const commit = tree && resolveBase(tree, revision).value?.commit;
  if (commit === undefined) return [];
  const words = addresses.map((address) => address.replace(/^(?:oci|git::https?):\/\//, ""));
  const search = ["grep", "-h", "-I", "-F", "-f", "-", commit, "--", ...NAMING];
  const lines = runGit(folder, search, { input: words.join("\n") }).value?.stdout.toString("utf8") ?? "";
  return addresses.filter((address, index) => {
    const word = (words[index] ?? "").replaceAll(/[.+[\]]/g, String.raw`\$&`);
    const scheme = address.startsWith("oci://") ? "(?:oci://)?" : "";
    const found = address.startsWith("git::")
      ? `(?:git::)?(?:(?:https?|ssh)://)?(?:[\\w-]+@)?${word}(?:\\.git)?(?:/|(?!${IN_ADDRESS}))`
      : `${scheme}${word}/?(?!${IN_ADDRESS})`;
    return new RegExp(`(?<!${IN_ADDRESS})${found}`).test(lines);
  });
}

function isShallow(root: string): boolean {
  return queryGit(root, ["rev-parse", "--is-shallow-repository"]) === "true";
}

function describeUnknown(root: string, revision: string): string {
  const names = (queryGit(root, ["for-each-ref", "--format=%(refname:short)"]) ?? "").split("\n").filter(Boolean);
  // `main` is written for `origin/main`, which is all that a fresh clone has of it.
  const remote = names.find((name) => name.endsWith(`/${revision}`));
  const nearest = remote ?? nearestWord(revision, names);
  const hint = didYouMean(nearest);
  if (!isShallow(root)) return `revision "${revision}" is not known to git${hint}`;
  return `revision "${revision}" is not in this clone, which is shallow${hint}: fetch more history (in actions/checkout "fetch-depth: 2" is enough for the base of a pull request, HEAD^; "fetch-depth: 0" fetches all)`;
}

/** Maps a path to the copy of a revision; undefined outside of the working tree. */
export function pathInRevision({ root }: GitWorkingTree, absolutePath: string, copy: string): string | undefined {
  const path = realPathOf(absolutePath, DISK);
  return isInside(root, path) ? join(copy, relative(root, path)) : undefined;
}
