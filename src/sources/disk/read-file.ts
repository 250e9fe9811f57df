import { isAscii } from "node:buffer";
import { closeSync, fstatSync, readSync } from "node:fs";
import type { Outcome } from "../../model/outcome.js";
import type { Prescan, SourceFile, UnreadableFile } from "../../model/source.js";
import { decodeText, isWellFormed, WITHHELD, withheldBy } from "./decode-text.js";
import { describeSystemError, type FileSystem, systemErrorCode } from "./file-system.js";
import { countBytes } from "./watchdog.js";

export type ReadFile = Outcome<SourceFile, UnreadableFile>;

export type PrescannedFile =
  | { readonly prescan: Prescan; readonly value?: never; readonly problem?: never }
  | (ReadFile & { readonly prescan?: never });

/** Far above manifests, and too large for small runners. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** Shared: allocation per file takes five times as long. */
let buffer = Buffer.allocUnsafe(1024 * 1024);

/** Reads a file or pipe. `path` is its name in findings. Never throws: returns the reason. */
export function readSourceFile(absolutePath: string, path: string, fileSystem: FileSystem): ReadFile {
  return readWith(absolutePath, path, fileSystem, decodeSource);
}

/** Prescans bytes; undefined if inconclusive. `isAscii`: one byte per character. */
export type LookAt = (bytes: Buffer, isAscii: boolean) => Prescan | undefined;

/** Prescans a file, and drops its text if irrelevant; it is read again if needed. */
export function prescanFile(
  absolutePath: string,
  path: string,
  fileSystem: FileSystem,
  lookAt: LookAt,
): PrescannedFile {
  return readWith(absolutePath, path, fileSystem, (bytes): PrescannedFile => {
    const isContent = withheldBy(bytes) === undefined && isWellFormed(bytes);
    const prescan = isContent ? lookAt(bytes, isAscii(bytes)) : undefined;
    return prescan === undefined ? decodeSource(bytes, path) : { prescan };
  });
}

/** Searches bytes by plain characters; true if undecided. */
export function fileMatches(absolutePath: string, expression: RegExp, fileSystem: FileSystem): boolean {
  // A link, and what is no file at all, would have its reader wait or lead elsewhere.
  if (fileSystem.lstat(absolutePath)?.isFile() !== true) return false;
  const found = readWith(absolutePath, absolutePath, fileSystem, (bytes) => ({
    isMatch: !isWellFormed(bytes) || expression.test(bytes.toString("latin1")),
  }));
  return "isMatch" in found && found.isMatch;
}

function readWith<Read>(
  absolutePath: string,
  path: string,
  fileSystem: FileSystem,
  decode: (bytes: Buffer, path: string) => Read,
): Read | { readonly problem: UnreadableFile; readonly value?: never; readonly prescan?: never } {
  let bytes: Buffer | undefined;
  try {
    bytes = lentBytes(absolutePath, fileSystem);
  } catch (error) {
    return { problem: { path, message: `cannot be read: ${describeReadError(absolutePath, fileSystem, error)}` } };
  }
  countBytes(bytes?.length ?? 0);
  return bytes === undefined ? { problem: { path, message: TOO_LARGE } } : decode(bytes, path);
}

export function decodeSource(bytes: Buffer, path: string): ReadFile {
  if (bytes.length > MAX_FILE_BYTES) return { problem: { path, message: TOO_LARGE } };
  const withheld = withheldBy(bytes);
  if (withheld !== undefined) return { problem: { path, message: WITHHELD[withheld], withheld } };
  const { value: text, problem } = decodeText(bytes);
  return text === undefined ? { problem: { path, message: problem } } : { value: { path, text } };
}

const TOO_LARGE = `larger than ${MAX_FILE_BYTES / 1024 / 1024} MiB`;

/** Returns a file's bytes until the next call; undefined if large. Throws the system's error. */
export function lentBytes(absolutePath: string, fileSystem: FileSystem): Buffer | undefined {
  const descriptor = fileSystem.open(absolutePath);
  try {
    const { size } = fstatSync(descriptor);
    return size > MAX_FILE_BYTES ? undefined : readOpenFile(descriptor, size);
  } finally {
    closeSync(descriptor);
  }
}

function readOpenFile(descriptor: number, size: number): Buffer | undefined {
  let length = 0;
  for (;;) {
    if (length === buffer.length) buffer = Buffer.concat([buffer], buffer.length * 2);
    const count = readSync(descriptor, buffer, length, buffer.length - length, null);
    length += count;
    if (length > MAX_FILE_BYTES) return undefined;
    // A pipe has no size, and only its end says that it ends.
    if (count === 0 || (size > 0 && length === size)) return buffer.subarray(0, length);
  }
}

function describeReadError(path: string, { lstat, stat }: FileSystem, error: unknown): string {
  const isBrokenLink = () => lstat(path)?.isSymbolicLink() === true && stat(path) === undefined;
  if (systemErrorCode(error) === "ENOENT" && isBrokenLink()) return "it is a symbolic link to nothing";
  return describeSystemError(error);
}
