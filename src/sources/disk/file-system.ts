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

/** Returns the names of a folder's entries; empty if it cannot be read. */
export function namesIn(folder: string, { readdir }: FileSystem): string[] {
  try {
    return readdir(folder).map(({ name }) => name);
  } catch {
    return [];
  }
}

const PLAIN_WORDS: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EPERM: "permission denied",
  EEXIST: "a part of the path is a file, not a folder",
  EISDIR: "it is a folder, not a file",
  ELOOP: "its symbolic links form a cycle",
  EMFILE: "too many open files",
  ENAMETOOLONG: "the name is too long",
  ENOENT: "it does not exist",
  ENOSPC: "no space is left on the disk",
  ENOTDIR: "a part of the path is a file, not a folder",
  EROFS: "the disk is read-only",
};

/** `ENOENT`, for example; undefined for other errors. */
export function systemErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

/** Describes a system error: one lower-case clause. */
export function describeSystemError(error: unknown): string {
  const code = systemErrorCode(error);
  const words = code === undefined ? undefined : PLAIN_WORDS[code];
  if (words !== undefined) return words;
  return error instanceof Error ? error.message : String(error);
}
