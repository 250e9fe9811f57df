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
