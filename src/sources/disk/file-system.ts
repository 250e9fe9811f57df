import * as fs from "node:fs";
import { systemError, type VirtualEntry, type VirtualLookup, type VirtualTree } from "./virtual-tree.js";

/** File-system access for repositories, through which a commit can be shown as a virtual folder. */

export type EntryType = Pick<fs.Stats, "isFile" | "isDirectory" | "isSymbolicLink">;

export interface NamedEntry extends EntryType {
  readonly name: string;
}

const virtualTrees = new Set<VirtualTree>();

export async function withVirtualTree<Value>(tree: VirtualTree, work: () => Promise<Value>): Promise<Value> {
  virtualTrees.add(tree);
  try {
    return await work();
  } finally {
    virtualTrees.delete(tree);
  }
}

function treeOf(path: string): VirtualTree | undefined {
  for (const tree of virtualTrees) if (tree.holds(path)) return tree;
  return undefined;
}

const ENTRY_TYPES: Readonly<Record<VirtualEntry["kind"], EntryType>> = {
  file: entryType("file"),
  folder: entryType("folder"),
  link: entryType("link"),
};

function entryType(kind: VirtualEntry["kind"]): EntryType {
  return { isFile: () => kind === "file", isDirectory: () => kind === "folder", isSymbolicLink: () => kind === "link" };
}

function entryTypeIn({ entry, code }: VirtualLookup, path: string): EntryType | undefined {
  if (code !== undefined && code !== "ENOENT") throw systemError(code, path);
  return entry && ENTRY_TYPES[entry.kind];
}

function entryIn({ entry, real, code }: VirtualLookup, path: string): { entry: VirtualEntry; real: string } {
  if (code !== undefined) throw systemError(code, path);
  return { entry, real };
}

export function lstatSync(path: string, options: { readonly throwIfNoEntry: false }): EntryType | undefined {
  const tree = treeOf(path);
  return tree === undefined ? fs.lstatSync(path, options) : entryTypeIn(tree.find(path, false), path);
}

export function statSync(path: string, options: { readonly throwIfNoEntry: false }): EntryType | undefined;
export function statSync(path: string): EntryType;
export function statSync(path: string, options?: { readonly throwIfNoEntry: false }): EntryType | undefined {
  const tree = treeOf(path);
  if (tree === undefined) return fs.statSync(path, options);
  const found = tree.find(path, true);
  return options === undefined ? ENTRY_TYPES[entryIn(found, path).entry.kind] : entryTypeIn(found, path);
}

/** Reports whether something exists at a path, or where its link leads. */
export function existsSync(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

export function realpathSync(path: string): string {
  const tree = treeOf(path);
  return tree === undefined ? fs.realpathSync(path) : entryIn(tree.find(path, true), path).real;
}

export function readdirSync(path: string): NamedEntry[] {
  const tree = treeOf(path);
  if (tree === undefined) return fs.readdirSync(path, { withFileTypes: true });
  const { entry } = entryIn(tree.find(path, true), path);
  if (entry.kind !== "folder") throw systemError("ENOTDIR", path);
  return [...entry.entries.values()].map(([name, { kind }]) => ({ name, ...ENTRY_TYPES[kind] }));
}

export function openSync(path: string, flags = fs.constants.O_RDONLY): number {
  const tree = treeOf(path);
  if (tree === undefined) return fs.openSync(path, flags);
  const isFollowed = (flags & (fs.constants.O_NOFOLLOW ?? 0)) === 0;
  const { entry } = entryIn(tree.find(path, isFollowed), path);
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
