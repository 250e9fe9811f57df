import { chmodSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isLedAway } from "./real-path.js";

/**
 * Writes a file so that nobody ever sees half of it: into a temporary file beside it, then renamed. Missing folders are
 * created. A device or a pipe is written to as it is. `root` is the repository that the run is about: a path inside of it
 * that a link leads elsewhere is refused. Throws the error of the operating system, or that refusal.
 */
export function writeFileAtomically(path: string, text: string, root: string): void {
  if (isLedAway(root, path)) throw new Error("a link leads out of the repository, or into its .git");
  const existing = statSync(path, { throwIfNoEntry: false });
  if (existing !== undefined && !existing.isFile()) {
    writeFileSync(path, text);
    return;
  }
  // A link stays a link: its target is replaced.
  const target = existing === undefined ? path : realpathSync(path);
  mkdirSync(dirname(target), { recursive: true });
  const temporary = join(dirname(target), `.${basename(target)}.${crypto.randomUUID()}.tmp`);
  try {
    writeFileSync(temporary, text, { flag: "wx" });
    if (existing !== undefined) chmodSync(temporary, existing.mode);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
