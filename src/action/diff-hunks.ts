/** Lines of the new side of a diff, from 1, both ends inclusive. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

const HUNK_HEADER = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm;

/**
 * The hunks of a file's patch, by the lines that they show of the new side: those may be commented on. A patch as the
 * REST API gives it, without file headers. Every other line of a patch begins with a sign, so that none looks like the
 * header of a hunk.
 */
export function readHunks(patch: string): readonly LineRange[] {
  const hunks: LineRange[] = [];
  for (const [, start = "", length = "1"] of patch.matchAll(HUNK_HEADER)) {
    const first = Number(start);
    const last = first + Number(length) - 1;
    if (last >= first) hunks.push({ first, last });
  }
  return hunks;
}
