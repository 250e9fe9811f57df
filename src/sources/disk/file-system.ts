/** The functions of `node:fs` by which a repository is read: of the disk, of the disk with a commit shown as a folder, or of texts. */
export interface FileSystem {
  /** Undefined for nothing. Every function throws the error of the operating system. */
  readonly lstat: (path: string) => EntryType | undefined;
  readonly stat: (path: string) => EntryType | undefined;
  readonly realpath: (path: string) => string;
  readonly readdir: (path: string) => NamedEntry[];
  /** Returns a descriptor. `flags` as for `open(2)`. */
  readonly open: (path: string, flags?: number) => number;
}

export interface EntryType {
  readonly isFile: () => boolean;
  readonly isDirectory: () => boolean;
  readonly isSymbolicLink: () => boolean;
}

export interface NamedEntry extends EntryType {
  readonly name: string;
}

export function entryType(kind: "file" | "folder" | "link"): EntryType {
  return { isFile: () => kind === "file", isDirectory: () => kind === "folder", isSymbolicLink: () => kind === "link" };
}

/** Reports whether something exists at a path, or where its link leads. */
export function exists({ stat }: FileSystem, path: string): boolean {
  try {
    return stat(path) !== undefined;
  } catch {
    return false;
  }
}

export function systemError(code: string, path: string): Error {
  return Object.assign(new Error(`${code}, "${path}"`), { code });
}
