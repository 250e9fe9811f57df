import * as fs from "node:fs";
import { type ShownAnswer, type ShownEntry, type ShownTree, systemError } from "./shown-tree.js";

/** File-system access for repositories, through which a commit can be shown as a virtual folder. */

export type SeenEntry = Pick<fs.Stats, "isFile" | "isDirectory" | "isSymbolicLink">;

export interface SeenName extends SeenEntry {
  readonly name: string;
}

const shown = new Set<ShownTree>();

export async function showing<Value>(tree: ShownTree, work: () => Promise<Value>): Promise<Value> {
  shown.add(tree);
  try {
    return await work();
  } finally {
    shown.delete(tree);
  }
}

function treeOf(path: string): ShownTree | undefined {
  for (const tree of shown) if (tree.holds(path)) return tree;
  return undefined;
}

const SEEN: Readonly<Record<ShownEntry["kind"], SeenEntry>> = {
  file: seenAs("file"),
  folder: seenAs("folder"),
  link: seenAs("link"),
};

function seenAs(kind: ShownEntry["kind"]): SeenEntry {
  return { isFile: () => kind === "file", isDirectory: () => kind === "folder", isSymbolicLink: () => kind === "link" };
}

function seenIn({ entry, code }: ShownAnswer, path: string): SeenEntry | undefined {
  if (code !== undefined && code !== "ENOENT") throw systemError(code, path);
  return entry && SEEN[entry.kind];
}

function shownIn({ entry, real, code }: ShownAnswer, path: string): { entry: ShownEntry; real: string } {
  if (code !== undefined) throw systemError(code, path);
  return { entry, real };
}

export function lstatSync(path: string, options: { readonly throwIfNoEntry: false }): SeenEntry | undefined {
  const tree = treeOf(path);
  return tree === undefined ? fs.lstatSync(path, options) : seenIn(tree.find(path, false), path);
}

export function statSync(path: string, options: { readonly throwIfNoEntry: false }): SeenEntry | undefined;
export function statSync(path: string): SeenEntry;
export function statSync(path: string, options?: { readonly throwIfNoEntry: false }): SeenEntry | undefined {
  const tree = treeOf(path);
  if (tree === undefined) return fs.statSync(path, options);
  const found = tree.find(path, true);
  return options === undefined ? SEEN[shownIn(found, path).entry.kind] : seenIn(found, path);
}

/** True also for a working link. */
export function existsSync(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

export function realpathSync(path: string): string {
  const tree = treeOf(path);
  return tree === undefined ? fs.realpathSync(path) : shownIn(tree.find(path, true), path).real;
}

export function readdirSync(path: string): SeenName[] {
  const tree = treeOf(path);
  if (tree === undefined) return fs.readdirSync(path, { withFileTypes: true });
  const { entry } = shownIn(tree.find(path, true), path);
  if (entry.kind !== "folder") throw systemError("ENOTDIR", path);
  return [...entry.entries.values()].map(([name, { kind }]) => ({ name, ...SEEN[kind] }));
}

export function openSync(path: string, flags = fs.constants.O_RDONLY): number {
  const tree = treeOf(path);
  if (tree === undefined) return fs.openSync(path, flags);
  const isFollowed = (flags & (fs.constants.O_NOFOLLOW ?? 0)) === 0;
  const { entry } = shownIn(tree.find(path, isFollowed), path);
  if (entry.kind === "file") return fs.openSync(entry.place, flags);
  throw systemError(entry.kind === "folder" ? "EISDIR" : "ELOOP", path);
}

/** Throws the error of the operating system. */
export function readFileSync(path: string): Buffer {
  const descriptor = openSync(path);
  try {
    return fs.readFileSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
