import picomatch, { type PicomatchOptions } from "picomatch";
import { describeCostlyGlob } from "../model/glob-bounds.js";
import { joinPath, parentFolder } from "../model/path-steps.js";

/** A glob of the configuration, which is relative to its folder, as one relative to the working directory. */
function fromWorkingDirectory(configurationPath: string, glob: string): string {
  return glob.startsWith("/") ? glob : joinPath(parentFolder(configurationPath), glob);
}

/** Whether a path matches the globs as globby reads them: `!` takes away, and a folder means everything below it. */
export function matchesGlobs(configurationPath: string, globs: readonly string[]): (path: string) => boolean {
  const rebase = (glob: string) => fromWorkingDirectory(configurationPath, glob);
  const everythingBelow = (glob: string) => [glob, `${glob}/**`];
  const compile = (list: readonly string[]) => picomatch(list.map(rebase).flatMap(everythingBelow), { dot: true });
  const isNamed = compile(globs.filter((glob) => !glob.startsWith("!")));
  const isTakenAway = compile(globs.filter((glob) => glob.startsWith("!")).map((glob) => glob.slice(1)));
  return (path) => isNamed(path) && !isTakenAway(path);
}

/** Globs of objects that anybody may write: those that would be tried for too long match nothing. */
export function matchesBounded(globs: readonly string[], options: PicomatchOptions = {}): (path: string) => boolean {
  return picomatch(
    globs.filter((glob) => describeCostlyGlob(glob) === undefined),
    options,
  );
}
