import { copyFileSync, lstatSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Outcome } from "../../model/outcome.js";
import { DISK } from "./disk.js";
import { runGit } from "./git.js";
import type { GitWorkingTree } from "./git-revision.js";
import { isWanted, openCommit } from "./git-tree.js";
import { lentBytes } from "./read-file.js";
import { withTemporaryFolder } from "./temporary-folder.js";

/** From 1, both ends inclusive. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

export type ChangedLines = ReadonlyMap<string, readonly LineRange[]>;

const DIFF = [
  ...["diff", "--no-index", "--unified=0", "--no-ext-diff", "--no-textconv", "--no-color", "--no-prefix"],
  ...["--find-renames", "--ignore-cr-at-eol", "commit", "tree"],
];

/** Returns lines of tracked files that differ. Git compares copies outside, so that no filters or diff drivers run. */
export async function changedLines({ root }: GitWorkingTree, commit: string): Promise<Outcome<ChangedLines>> {
  const { value, problem } = await withTemporaryFolder(async (folder): Promise<Outcome<ChangedLines>> => {
    const listed = runGit(root, ["ls-files", "-z", "--cached"]);
    if (listed.problem !== undefined) return { problem: listed.problem.message };
    const [objects, before, after] = [join(folder, "objects"), join(folder, "commit"), join(folder, "tree")];
    for (const one of [objects, before, after]) mkdirSync(one);
    const opened = openCommit(root, commit, objects);
    if (opened.problem !== undefined) return opened;
    const { same, written } = opened.value;
    const unseen = new Set(opened.value.unseen);
    const tracked = listed.value.stdout.toString("utf8").split("\0");
    // A number stands for each path, which may hold anything.
    const paths = [...new Set([...written.keys(), ...tracked])].filter(
      (path) => path !== "" && !same.has(path) && !unseen.has(path),
    );
    for (const [index, path] of paths.entries()) {
      const place = written.get(path);
      if (place !== undefined) copyFileSync(place, join(before, `${index}`));
      const bytes = bytesOf(root, path);
      if (bytes !== undefined) writeFileSync(join(after, `${index}`), bytes);
    }
    const outcome = runGit(root, DIFF, { outside: folder });
    if (outcome.problem !== undefined) return { problem: outcome.problem.message };
    const lines = readDiff(outcome.value.stdout.toString("latin1"), "tree/");
    return { value: new Map([...lines].map(([index, ranges]) => [paths[Number(index)] ?? "", ranges])) };
  });
  return value ?? { problem };
}

/** Undefined unless a regular file. */
function bytesOf(root: string, path: string): Buffer | undefined {
  const absolute = join(root, path);
  try {
    const stats = lstatSync(absolute);
    return stats.isFile() && isWanted({ path, size: stats.size }) ? lentBytes(absolute, DISK) : undefined;
  } catch {
    // It is gone, or may not be read.
    return undefined;
  }
}

/** Parses a diff without context, by names of the new side. Counts lines, since contents may look like headings. */
function readDiff(text: string, folder: string): ChangedLines {
  const files = new Map<string, LineRange[]>();
  let lines: LineRange[] = [];
  let content = 0;
  for (const line of text.split("\n")) {
    if (content > 0) {
      if (!line.startsWith("\\")) content--;
      continue;
    }
    const [, renamed, added = renamed] = /^(?:rename to (.+)|\+\+\+ (.+))$/.exec(line) ?? [];
    const hunk = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (added?.startsWith(folder)) {
      const name = added.slice(folder.length);
      lines = files.get(name) ?? [];
      files.set(name, lines);
    } else if (hunk !== null) {
      const [removed, from, count] = [Number(hunk[1] ?? 1), Number(hunk[2]), Number(hunk[3] ?? 1)];
      content = removed + count;
      if (count > 0) lines.push({ from, to: from + count - 1 });
    } else if (line.startsWith("diff --git ")) {
      // Lines of a file that is gone belong to none.
      lines = [];
    }
  }
  return files;
}
