import { chmodSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Writes a file so that nobody ever sees half of it: into a temporary file beside it, then renamed. Missing folders are
 * created. A device or a pipe is written to as it is. Throws the error of the operating system.
 */
export function writeFileAtomically(path: string, text: string): void {
  const existing = statSync(path, { throwIfNoEntry: false });
  if (existing !== undefined && !existing.isFile()) {
    writeFileSync(path, text);
    return;
  }
  // A link stays a link: its target is replaced.
  const target = existing === undefined ? path : realpathSync(path);
  mkdirSync(dirname(target), { recursive: true });
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, text);
    if (existing !== undefined) chmodSync(temporary, existing.mode);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
