import * as fs from "node:fs";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { entryType, type FileSystem, systemError } from "./file-system.js";
import { withTemporaryFolder } from "./temporary-folder.js";
import type { VirtualEntry, VirtualLookup, VirtualTree } from "./virtual-tree.js";
import { countBytes } from "./watchdog.js";

/** As if a folder were a file that names what is in it: a long list is no small run. */
const BYTES_OF_ENTRY = 32;

export const DISK: FileSystem = {
  lstat: (path) => fs.lstatSync(path, { throwIfNoEntry: false }),
  stat: (path) => fs.statSync(path, { throwIfNoEntry: false }),
  realpath: (path) => fs.realpathSync(path),
  readdir(path) {
    const entries = fs.readdirSync(path, { withFileTypes: true });
    countBytes(entries.length * BYTES_OF_ENTRY);
    return entries;
  },
  open: (path, flags = fs.constants.O_RDONLY) => fs.openSync(path, flags),
};

const ENTRY_TYPES = { file: entryType("file"), folder: entryType("folder"), link: entryType("link") };

function typeIn({ entry, code }: VirtualLookup, path: string) {
  if (code !== undefined && code !== "ENOENT") throw systemError(code, path);
  return entry && ENTRY_TYPES[entry.kind];
}

function entryIn({ entry, real, code }: VirtualLookup, path: string): { entry: VirtualEntry; real: string } {
  if (code !== undefined) throw systemError(code, path);
  return { entry, real };
}

/** Shows a tree on the disk, which by itself has nothing there, or other texts. */
export function diskWith(tree: VirtualTree): FileSystem {
  return {
    lstat: (path) => (tree.holds(path) ? typeIn(tree.find(path, false), path) : DISK.lstat(path)),
    stat: (path) => (tree.holds(path) ? typeIn(tree.find(path, true), path) : DISK.stat(path)),
    realpath: (path) => (tree.holds(path) ? entryIn(tree.find(path, true), path).real : DISK.realpath(path)),
    readdir(path) {
      if (!tree.holds(path)) return DISK.readdir(path);
      const { entry } = entryIn(tree.find(path, true), path);
      if (entry.kind !== "folder") throw systemError("ENOTDIR", path);
      return [...entry.entries.values()].map(([name, { kind }]) => ({ name, ...ENTRY_TYPES[kind] }));
    },
    open(path, flags = fs.constants.O_RDONLY) {
      if (!tree.holds(path)) return DISK.open(path, flags);
      const isFollowed = (flags & (fs.constants.O_NOFOLLOW ?? 0)) === 0;
      const { entry } = entryIn(tree.find(path, isFollowed), path);
      if (entry.kind === "file") return DISK.open(entry.place, flags);
      throw systemError(entry.kind === "folder" ? "EISDIR" : "ELOOP", path);
    },
  };
}

/** Does some work while files of the disk have other texts, by their absolute paths. */
export async function withVirtualTexts<Value>(
  texts: ReadonlyMap<string, string>,
  work: (fileSystem: FileSystem) => Promise<Value>,
) {
  return withTemporaryFolder((folder) => {
    const places = new Map<string, string>();
    for (const [path, text] of texts) {
      const place = join(folder, String(places.size));
      writeFileSync(place, text, { mode: 0o600 });
      places.set(DISK.realpath(path), place);
    }
    const tree = {
      root: folder,
      holds: (path: string) => places.has(path),
      find: (path: string) => ({ entry: { kind: "file" as const, place: places.get(path) ?? path }, real: path }),
      add: () => undefined,
    };
    return work(diskWith(tree));
  });
}
