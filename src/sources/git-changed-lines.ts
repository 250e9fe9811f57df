import type { Outcome } from "../model/outcome.js";
import { runGit } from "./git.js";
import type { GitWorkingTree } from "./git-revision.js";

/** A run of lines, from 1, both ends inclusive. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** A file that differs from the base, with the lines of the working tree that are new or changed. */
export interface ChangedFile {
  /** What it was called before, where that differs; undefined for a file that is new or has kept its name. */
  readonly renamedFrom: string | undefined;
  readonly lines: readonly LineRange[];
}

/**
 * Which lines of the working tree differ from a commit, by path from the root of the repository. A file that is removed
 * has no lines, and is left out. No program of the configuration is run, neither diff drivers nor filters.
 */
export function changedLines({ root }: GitWorkingTree, commit: string): Outcome<ReadonlyMap<string, ChangedFile>> {
  const words = ["diff", "--unified=0", "--no-ext-diff", "--no-textconv", "--no-color", "--find-renames"];
  const prefixes = ["--src-prefix=a/", "--dst-prefix=b/"];
  const outcome = runGit(root, [...withoutFilters(root), ...words, ...prefixes, commit, "--"]);
  if (outcome.problem !== undefined) return { problem: outcome.problem.message };
  return { value: readDiff(outcome.value.stdout.toString("utf8")) };
}

/** Filters are programs that the configuration names; empty ones are not run. */
function withoutFilters(root: string): string[] {
  const listed = runGit(root, ["config", "--null", "--name-only", "--get-regexp", "^filter\\."]);
  if (listed.problem !== undefined) return [];
  const names = listed.value.stdout.toString("utf8").split("\0").filter(Boolean);
  const filters = new Set(names.map((name) => name.slice(0, name.lastIndexOf("."))));
  return [...filters].flatMap((filter) => [
    ...["clean", "smudge", "process"].flatMap((part) => ["-c", `${filter}.${part}=`]),
    ...["-c", `${filter}.required=false`],
  ]);
}

/** Reads a unified diff without context. Lines of the contents are counted, because they may look like headings. */
export function readDiff(text: string): ReadonlyMap<string, ChangedFile> {
  const files = new Map<string, ChangedFile>();
  let renamedFrom: string | undefined;
  let path: string | undefined;
  let lines: LineRange[] = [];
  let content = 0;
  for (const line of text.split("\n")) {
    if (content > 0) {
      if (!line.startsWith("\\")) content--;
    } else if (line.startsWith("diff --git ")) {
      renamedFrom = undefined;
      path = undefined;
    } else if (line.startsWith("rename from ")) {
      renamedFrom = unquote(line.slice("rename from ".length));
    } else if (line.startsWith("rename to ") || line.startsWith("+++ ")) {
      const named = line.startsWith("+++ ")
        ? pathBehind(line.slice("+++ ".length))
        : unquote(line.slice("rename to ".length));
      if (named === undefined || named === path) continue;
      path = named;
      lines = [];
      files.set(path, { renamedFrom, lines });
    } else {
      const hunk = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
      if (hunk === null) continue;
      const [removed, from, added] = [Number(hunk[1] ?? 1), Number(hunk[2]), Number(hunk[3] ?? 1)];
      content = removed + added;
      if (added > 0) lines.push({ from, to: from + added - 1 });
    }
  }
  return files;
}

/** The path of a heading: `b/apps/api.yaml`, in quotes where it holds odd characters; undefined for /dev/null. */
function pathBehind(text: string): string | undefined {
  // git ends a name with a space in it with a tab.
  const path = unquote(text.replace(/\t$/, ""));
  return path.startsWith("b/") ? path.slice(2) : undefined;
}

const ESCAPES: Readonly<Record<string, string>> = {
  a: "\u0007",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
};

/** Takes away the quotes that git puts around odd names, in the way of C. */
function unquote(text: string): string {
  if (!text.startsWith('"') || !text.endsWith('"')) return text;
  const bytes: number[] = [];
  for (const [, escaped, plain = ""] of text.slice(1, -1).matchAll(/\\([0-7]{3}|.)|([^\\]+)/gs)) {
    if (escaped === undefined) bytes.push(...Buffer.from(plain));
    else if (escaped.length === 3) bytes.push(Number.parseInt(escaped, 8));
    else bytes.push(...Buffer.from(ESCAPES[escaped] ?? escaped));
  }
  return Buffer.from(bytes).toString("utf8");
}
