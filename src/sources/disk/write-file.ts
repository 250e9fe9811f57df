import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { decodeText } from "./decode-text.js";
import { DISK } from "./disk.js";
import { isGitsOwn } from "./file-list.js";
import { describeSystemError, systemErrorCode } from "./file-system.js";
import { findGitRoot } from "./git-root.js";
import { isLedAway } from "./real-path.js";
import { unstopped } from "./watchdog.js";

/** Writes atomically, with folders and old mode. Refuses links out of `root`. Throws file-system errors too. */
export function writeFileAtomically(path: string, text: string, root: string): void {
  unstopped(() => writeWhole(path, text, root));
}

function writeWhole(path: string, text: string, root: string): void {
  if (isLedAway(root, path, DISK)) throw new Error("a link leads out of the repository, or into a .git");
  const existing = statSync(path, { throwIfNoEntry: false });
  if (existing !== undefined && !existing.isFile()) {
    writeFileSync(path, text);
    return;
  }
  if (existing !== undefined && isReadOnly(existing)) throw new Error(READ_ONLY);
  // A link stays a link: its target is replaced.
  const target = existing === undefined ? path : realpathSync(path);
  makeFolder(dirname(target));
  const temporary = join(dirname(target), `.${basename(target)}.${crypto.randomUUID()}.tmp`);
  writeThrough(temporary, target, text, existing === undefined ? 0o666 : 0o600, existing?.mode);
}

/** Writes a temporary file, by default for this user alone, and renames it. Throws the error of the operating system. */
export function writeThrough(
  temporary: string,
  target: string,
  content: Buffer | string,
  mode = 0o600,
  finalMode?: number,
): void {
  try {
    writeFileSync(temporary, content, { flag: "wx", mode });
    if (finalMode !== undefined) chmodSync(temporary, finalMode);
    renameSync(temporary, target);
  } finally {
    rmSync(temporary, { force: true });
  }
}

export const READ_ONLY = "it is read-only";

/** Reports whether a file's mode denies its owner writing. */
export function isReadOnly({ mode }: Stats): boolean {
  return (mode & 0o222) === 0;
}

/** Node's own way never ends below `/proc`. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have made it just now.
    if (systemErrorCode(error) !== "EEXIST") throw error;
  }
}

const BYTE_ORDER_MARK = "\uFEFF";

export function isUtf16(bytes: Buffer): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

/** Restores the byte order mark. */
export function withMarkOf(bytes: Buffer, text: string): string {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? BYTE_ORDER_MARK + text : text;
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
