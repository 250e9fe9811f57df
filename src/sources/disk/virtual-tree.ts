import { sep } from "node:path";
import { systemError } from "./file-system.js";
import { asOnDisk } from "./relative-path.js";

export type VirtualEntry =
  | {
      readonly kind: "file";
      /** Absolute. */
      readonly place: string;
    }
  | { readonly kind: "folder"; readonly entries: Map<string, VirtualName> }
  | { readonly kind: "link"; readonly target: string };

type VirtualName = readonly [name: string, entry: VirtualEntry];

/** An entry, or the error code. */
export type VirtualLookup =
  | { readonly entry: VirtualEntry; readonly real: string; readonly code?: never }
  | { readonly code: "ENOENT" | "ENOTDIR" | "ELOOP"; readonly entry?: never; readonly real?: never };

/** Virtual files and folders. Links cannot leave. */
export interface VirtualTree {
  /** Absolute. */
  readonly root: string;
  /** Reports whether an absolute path is in the tree, existing or not. */
  readonly holds: (path: string) => boolean;
  /** Follows links on the way, and at the end if `isFollowed`. */
  readonly find: (path: string, isFollowed: boolean) => VirtualLookup;
  /** Adds an entry with its parents, by path from the root. Throws if a parent is no folder. */
  readonly add: (path: string, entry: VirtualEntry) => void;
}

/** Linux' limit. */
const MOST_LINKS = 40;

/** Creates an empty tree at a real absolute path. */
export function createVirtualTree(root: string): VirtualTree {
  const start = root + sep;
  const top = emptyFolder();

  function find(path: string, isFollowed: boolean): VirtualLookup {
    const left = path.slice(start.length).split(sep).filter(isStep).reverse();
    const way: VirtualName[] = [];
    let links = 0;
    for (let step = left.pop(); step !== undefined; step = left.pop()) {
      const folder = way.at(-1)?.[1] ?? top;
      if (folder.kind !== "folder") return { code: "ENOTDIR" };
      if (step === "..") {
        // Above the root there is nothing.
        if (way.pop() === undefined) return { code: "ENOENT" };
        continue;
      }
      const found = folder.entries.get(asOnDisk(step));
      if (found === undefined) return { code: "ENOENT" };
      const [, entry] = found;
      if (entry.kind !== "link" || (left.length === 0 && !isFollowed)) {
        way.push(found);
        continue;
      }
      if (++links > MOST_LINKS) return { code: "ELOOP" };
      left.push(...entry.target.split("/").filter(isStep).reverse());
    }
    return { entry: way.at(-1)?.[1] ?? top, real: [root, ...way.map(([name]) => name)].join(sep) };
  }

  return {
    root,
    holds: (path) => path.startsWith(start) || path === root,
    find,
    add(path, entry) {
      const steps = path.split("/");
      const name = steps.pop();
      if (name === undefined) return;
      let folder = top;
      for (const step of steps) {
        const key = asOnDisk(step);
        const [, next] = folder.entries.get(key) ?? [step, emptyFolder()];
        if (next.kind !== "folder") throw systemError("EEXIST", path);
        if (!folder.entries.has(key)) folder.entries.set(key, [step, next]);
        folder = next;
      }
      const key = asOnDisk(name);
      const earlier = folder.entries.get(key)?.[1];
      if (earlier?.kind === "folder" && entry.kind === "folder") return;
      if (earlier !== undefined && (earlier.kind !== "file" || entry.kind !== "file"))
        throw systemError("EEXIST", path);
      folder.entries.set(key, [name, entry]);
    },
  };
}

/** Creates an empty folder of a virtual tree. */
export function emptyFolder(): Extract<VirtualEntry, { kind: "folder" }> {
  return { kind: "folder", entries: new Map() };
}

function isStep(step: string): boolean {
  return step !== "" && step !== ".";
}
