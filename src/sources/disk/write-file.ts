import {
  chmodSync,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { DISK } from "./disk.js";
import { systemErrorCode } from "./file-system.js";
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
  try {
    writeFileSync(temporary, text, { flag: "wx", mode: existing === undefined ? 0o666 : 0o600 });
    if (existing !== undefined) chmodSync(temporary, existing.mode);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
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
