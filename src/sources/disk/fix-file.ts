import { lstatSync, readFileSync, realpathSync } from "node:fs";
import { relative, resolve } from "node:path";
import { decodeText } from "./decode-text.js";
import { DISK } from "./disk.js";
import { isGitsOwn } from "./file-list.js";
import { describeSystemError } from "./file-system.js";
import { findGitRoot } from "./git-root.js";
import { isReadOnly, READ_ONLY, writeFileAtomically } from "./write-file.js";

const BYTE_ORDER_MARK = "\uFEFF";

function hasByteOrderMark(bytes: Buffer): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

export function isUtf16(bytes: Buffer): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

/** Restores the byte order mark. */
export function withMarkOf(bytes: Buffer, text: string): string {
  return hasByteOrderMark(bytes) ? BYTE_ORDER_MARK + text : text;
}

/** Describes why a file may not be fixed, as a clause: outside of the repository, or behind a link; else undefined. */
export function describeUnfixable(absolutePath: string, workingDirectory: string): string | undefined {
  const root = findGitRoot(workingDirectory, DISK) ?? workingDirectory;
  const inside = relative(root, absolutePath);
  try {
    if (inside.split(/[\\/]/)[0] === ".." || resolve(root, inside) !== absolutePath)
      return "it is outside of the repository";
    if (realpathSync(absolutePath) !== resolve(realpathSync(root), inside))
      return "it is reached through a symbolic link";
    if (isGitsOwn(inside)) return "it belongs to git";
    const stats = lstatSync(absolutePath);
    if (!stats.isFile()) return "it is not a regular file";
    if (isReadOnly(stats)) return READ_ONLY;
    return isUtf16(readFileSync(absolutePath)) ? "it is written in UTF-16" : undefined;
  } catch (error) {
    return describeSystemError(error);
  }
}

/** Writes a fixed text with mode and byte order mark. Returns a clause on failure or a concurrent change. */
export function writeFixedFile(
  absolutePath: string,
  before: string,
  after: string,
  workingDirectory: string,
): string | undefined {
  try {
    const bytes = readFileSync(absolutePath);
    if (decodeText(bytes).value !== before) return "it has changed since it was read";
    const root = findGitRoot(workingDirectory, DISK) ?? workingDirectory;
    writeFileAtomically(absolutePath, withMarkOf(bytes, after), root);
    return undefined;
  } catch (error) {
    return describeSystemError(error);
  }
}
