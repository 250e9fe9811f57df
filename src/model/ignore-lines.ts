import { compileGlob } from "./path-glob.js";
import { lastStep } from "./path-steps.js";

export interface IgnoreLine {
  readonly isNegated: boolean;
  readonly isForFolders: boolean;
  /** Takes a path relative to the file's folder. */
  readonly matches: (path: string) => boolean;
}

/** Reads patterns; the last match decides. Upstream: git dir.c, wildmatch.c. */
export function readIgnoreLines(text: string, ignoresCase = false): IgnoreLine[] {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  return lines.flatMap((line): IgnoreLine[] => {
    const written = withoutBlanksAtEnd(line);
    const isNegated = written.startsWith("!");
    const isForFolders = written.endsWith("/");
    const steps = written.slice(isNegated ? 1 : 0, isForFolders ? -1 : undefined);
    if (steps === "" || line.startsWith("#")) return [];
    const { matches } = compileGlob(
      steps.replace(/^\//, "").replaceAll(/\\[^/]|\\\//g, (two) => (two === "\\/" ? "/" : two)),
      { isOfGit: true, ignoresCase },
    );
    const isOfName = !steps.includes("/");
    return [{ isNegated, isForFolders, matches: (path) => matches(isOfName ? lastStep(path) : path) }];
  });
}

/** Keeps a blank after a backslash. */
function withoutBlanksAtEnd(line: string): string {
  let end = 0;
  for (let at = 0; at < line.length; at++) {
    const isEscaped = line[at] === "\\";
    if (isEscaped) at++;
    if (isEscaped || line[at] !== " ") end = at + 1;
  }
  return line.slice(0, end);
}
