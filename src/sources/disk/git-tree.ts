import { lstatSync, writeFileSync } from "node:fs";
import { join, posix, sep } from "node:path";
import type { Outcome } from "../../model/outcome.js";
import { withheldBy } from "./decode-text.js";
import { gitNameOf } from "./digest.js";
import { DISK } from "./disk.js";
import { isGitsOwn } from "./file-list.js";
import { describeSystemError, systemErrorCode } from "./file-system.js";
import { type GitRefusal, PARTIAL_CLONE, runGit } from "./git.js";
import { lentBytes, MAX_FILE_BYTES } from "./read-file.js";
import { createVirtualTree, type VirtualEntry, type VirtualTree } from "./virtual-tree.js";

export interface GitTree {
  readonly shown: VirtualTree;
  /** Paths without content, with `/`: submodules, Git LFS, git-crypt. */
  readonly unseen: readonly string[];
  /** Files equal in the working tree, by git's hashes. */
  readonly same: ReadonlySet<string>;
  /** Absolute paths of other files' written content. */
  readonly written: ReadonlyMap<string, string>;
  /** Returns the problem of a partial clone that lacks a file which was read; undefined if none was. */
  readonly lacking: () => string | undefined;
}

interface TreeEntry {
  readonly mode: string;
  readonly object: string;
  /** Undefined if the clone lacks the object. */
  readonly size: number | undefined;
  readonly path: string;
}

const LINK = "120000";
const SUBMODULE = "160000";
/** Files read by name may be large; others, such as images, only small. */
const READ_BY_NAME = /\.(?:ya?ml|json|tpl|tgz)$/i;
const SHOWN = "tree";
const MAX_OTHER_BYTES = 1024 * 1024;
const BATCH_BYTES = 64 * 1024 * 1024;
const BATCH_OBJECTS = 8192;
const LINE_FEED = 10;

/** Opens a commit byte by byte, without filters; only files that differ from the working tree are written. */
export function openCommit(root: string, commit: string, folder: string): Outcome<GitTree> {
  try {
    return openEntries(root, commit, folder);
  } catch (error) {
    if (systemErrorCode(error) === undefined) throw error;
    const why = describeSystemError(error);
    return { problem: `the files of ${commit.slice(0, 12)} cannot be written into a temporary folder: ${why}` };
  }
}

function openEntries(root: string, commit: string, folder: string): Outcome<GitTree> {
  const listed = listEntries(root, commit);
  if (listed.problem !== undefined) {
    return { problem: `the files of ${commit.slice(0, 12)} cannot be listed: ${listed.problem.message}` };
  }
  const entries = listed.value.filter(({ path }) => isSafePath(path));
  const unseen = entries.filter(({ mode }) => mode === SUBMODULE).map(({ path }) => path);
  const blobs = entries.filter(({ mode }) => mode !== SUBMODULE);
  const shown = createVirtualTree(join(folder, SHOWN));
  const show = (path: string, place: string) => shown.add(path, { kind: "file", place });
  const same = new Set<string>();
  const written = new Map<string, string>();
  const lacked = new Set<string>();
  const wanted = blobs.filter(isWanted).filter((entry) => {
    const { path, size } = entry;
    if (isInWorkingTree(root, entry)) {
      show(path, root + sep + path);
      same.add(path);
      return false;
    }
    if (size === undefined)
      shown.add(
        path,
        absentFile(join(folder, "absent"), () => lacked.add(path)),
      );
    return size !== undefined;
  });
  const links: { readonly path: string; readonly target: string }[] = [];
  for (const batch of batchesOf(wanted)) {
    const contents = readObjects(root, batch);
    if (contents.problem !== undefined) return contents;
    for (const [index, { mode, object, path }] of batch.entries()) {
      const content = contents.value[index];
      if (content === undefined) return { problem: describeMissing(commit, 1) };
      if (mode === LINK) {
        links.push({ path, target: content.toString("utf8") });
      } else if (withheldBy(content) !== undefined) {
        unseen.push(path);
      } else {
        const place = join(folder, object);
        writeFileSync(place, content);
        show(path, place);
        written.set(path, place);
      }
    }
  }
  for (const { path, target } of links) {
    if (staysInside(path, target)) shown.add(path, { kind: "link", target });
  }
  const lacking = () => (lacked.size === 0 ? undefined : describeMissing(commit, lacked.size));
  return { value: { shown, unseen, same, written, lacking } };
}

/** Lists the files of a commit. In a partial clone git would fetch an object to tell its size, so absent ones come first. */
function listEntries(root: string, commit: string): Outcome<readonly TreeEntry[], GitRefusal> {
  const list = ["ls-tree", "-r", "-z", "--full-tree"];
  const entriesIn = ({ stdout }: { readonly stdout: Buffer }) => stdout.toString("utf8").split("\0").flatMap(readEntry);
  const sized = runGit(root, [...list, "-l", commit]);
  if (sized.value !== undefined) return { value: entriesIn(sized.value) };
  if (sized.problem.message !== PARTIAL_CLONE) return sized;
  const plain = runGit(root, [...list, commit]);
  if (plain.problem !== undefined) return plain;
  const reached = runGit(root, ["rev-list", "--objects", "--no-walk", "--missing=print", commit]);
  if (reached.problem !== undefined) return reached;
  const lines = reached.value.stdout.toString("utf8").split("\n");
  const absent = new Set(lines.flatMap((line) => (line.startsWith("?") ? [line.slice(1)] : [])));
  const entries = entriesIn(plain.value);
  const input = entries.flatMap(({ mode, object }) =>
    mode === SUBMODULE || absent.has(object) ? [] : [`${object}\n`],
  );
  const asked = runGit(root, ["cat-file", "--batch-check=%(objectname) %(objectsize)"], { input: input.join("") });
  if (asked.problem !== undefined) return asked;
  const pairs = asked.value.stdout.toString("latin1").split("\n");
  const sizes = new Map(pairs.map((line) => [line.slice(0, line.indexOf(" ")), Number(line.split(" ")[1])]));
  return { value: entries.map((entry) => ({ ...entry, size: sizes.get(entry.object) })) };
}

/** Shows a file that the clone lacks: it is listed, and its content is asked for only where it is read. */
function absentFile(place: string, onRead: () => void): VirtualEntry {
  return {
    kind: "file",
    get place() {
      onRead();
      return place;
    },
  };
}

/** Reports whether the working tree has the same bytes. Does not ask git, which would run filters. */
function isInWorkingTree(root: string, { mode, object, size, path }: TreeEntry): boolean {
  if (mode === LINK) return false;
  const absolute = join(root, path);
  try {
    const stats = lstatSync(absolute, { throwIfNoEntry: false });
    if (stats?.isFile() !== true || stats.size !== (size ?? stats.size)) return false;
    const content = lentBytes(absolute, DISK);
    if (content === undefined || withheldBy(content) !== undefined) return false;
    return gitNameOf(content, object.length === 64 ? "sha256" : "sha1") === object;
  } catch {
    // git's own objects have it, too.
    return false;
  }
}

function readEntry(line: string): TreeEntry[] {
  const match = /^(\d+) \w+ ([0-9a-f]+)(?: +(\d+|-|BAD))?\t(.+)$/s.exec(line);
  const [, mode, object, size, path] = match ?? [];
  if (mode === undefined || object === undefined || path === undefined) return [];
  const isKnown = size !== undefined && /^\d+$/.test(size);
  return [{ mode, object, size: isKnown ? Number(size) : undefined, path }];
}

/** Git refuses such names, but other tools may write them. */
function isSafePath(path: string): boolean {
  if (path.includes("\uFFFD") || (sep === "\\" && /[\\:]/.test(path))) return false;
  return !isGitsOwn(path) && path.split("/").every((segment) => segment !== "" && segment !== "." && segment !== "..");
}

/** Reports whether a file is small enough to be read. */
export function isWanted({ path, size = 0 }: Pick<TreeEntry, "path" | "size">): boolean {
  return size <= (READ_BY_NAME.test(path) ? MAX_FILE_BYTES : MAX_OTHER_BYTES);
}

/** `..` is allowed only at the start of a target: after another link it has another meaning. */
function staysInside(path: string, target: string): boolean {
  if (posix.isAbsolute(target) || /^[a-z]:|\\/i.test(target) || target.includes("\0") || target === "") return false;
  const segments = target.split("/");
  const named = segments.findIndex((segment) => segment !== ".." && segment !== "." && segment !== "");
  if (named >= 0 && segments.slice(named).includes("..")) return false;
  const resolved = posix.join(posix.dirname(path), target);
  return resolved !== ".." && !resolved.startsWith("../") && !isGitsOwn(resolved);
}

function* batchesOf(entries: readonly TreeEntry[]): Iterable<readonly TreeEntry[]> {
  let batch: TreeEntry[] = [];
  let bytes = 0;
  for (const entry of entries) {
    const { size = 0 } = entry;
    if (batch.length > 0 && (bytes + size > BATCH_BYTES || batch.length >= BATCH_OBJECTS)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(entry);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}

/** In the order of entries; undefined for missing objects. */
function readObjects(root: string, entries: readonly TreeEntry[]): Outcome<readonly (Buffer | undefined)[]> {
  const outcome = runGit(root, ["cat-file", "--batch"], {
    input: entries.map(({ object }) => `${object}\n`).join(""),
  });
  if (outcome.problem !== undefined) {
    return { problem: `the files of the base cannot be read: ${outcome.problem.message}` };
  }
  const { stdout } = outcome.value;
  let position = 0;
  const contents = entries.map(() => {
    const end = stdout.indexOf(LINE_FEED, position);
    if (end < 0) return undefined;
    const size = /^[0-9a-f]+ blob (\d+)$/.exec(stdout.toString("latin1", position, end))?.[1];
    position = end + 1;
    if (size === undefined) return undefined;
    const content = stdout.subarray(position, position + Number(size));
    position += Number(size) + 1;
    return content;
  });
  return { value: contents };
}

function describeMissing(commit: string, files: number): string {
  const lacks = files === 1 ? "a file" : `${files} files`;
  return `this clone lacks ${lacks} of ${commit.slice(0, 12)}: ${PARTIAL_CLONE}`;
}
