import type { LineRange } from "../sources/git-changed-lines.js";

const HUNK_HEADER = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm;

/**
 * The hunks of a file's patch, by the lines that they show of the new side: those may be commented on. A patch as the
 * REST API gives it, without file headers. Every other line of a patch begins with a sign, so that none looks like the
 * header of a hunk.
 */
export function readHunks(patch: string): readonly LineRange[] {
  const hunks: LineRange[] = [];
  for (const [, start = "", length = "1"] of patch.matchAll(HUNK_HEADER)) {
    const from = Number(start);
    const to = from + Number(length) - 1;
    if (to >= from) hunks.push({ from, to });
  }
  return hunks;
}
