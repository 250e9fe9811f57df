/** Beside `dist/`: whoever can write there can change the code itself. */
const FOLDER = ".compile-cache";

/**
 * Has Node keep what it compiles of this program, where Node can (22.8 and later) and a later run may gain by it. The engine
 * runs such code as it finds it. So it is kept nowhere but in the package's own folder, only where that belongs to the user,
 * and never where it stands in a repository that is worked in or named: that may have brought the code along.
 * Node does nothing with `NODE_DISABLE_COMPILE_CACHE=1`, and says nothing where it cannot write.
 */
export function keepCompiledCode(dist: string, words: readonly string[]): void {
  // A runner's folder is thrown away.
  if (process.env.CI !== undefined) return;
  const { enableCompileCache } = process.getBuiltinModule("node:module");
  if (enableCompileCache === undefined) return;
  // Not imported: `--version` would pay for them.
  const { existsSync, realpathSync, statSync } = process.getBuiltinModule("node:fs");
  const { basename, dirname, join, resolve, sep } = process.getBuiltinModule("node:path");
  if (basename(dist) !== "dist") return;
  const own = dirname(dist);
  /** The uppermost folder around a path that holds `.git`: a submodule belongs to what it stands in. Outside of git the path itself. */
  const outermostRepository = (path: string): string => {
    let outermost = path;
    for (let current = path; ; current = dirname(current)) {
      if (existsSync(join(current, ".git"))) outermost = current;
      if (dirname(current) === current) return outermost;
    }
  };
  try {
    if (process.getuid !== undefined && statSync(own).uid !== process.getuid()) return;
    const named = words.map((word) => resolve(word.slice(word.indexOf("=") + 1))).filter((path) => existsSync(path));
    const folders = [process.cwd(), ...named].map((path) => outermostRepository(realpathSync(path)));
    if (folders.some((folder) => `${own}${sep}`.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`))) return;
    enableCompileCache(join(own, FOLDER));
  } catch {
    // A folder that is gone: the run says what has to be said about it.
  }
}
