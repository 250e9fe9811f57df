/** Joins paths with `/`, resolving `.` and `..`; `.` is the working directory, and `..` may lead above it. */
export function joinPath(...paths: readonly string[]): string {
  const steps: string[] = [];
  for (const step of paths.join("/").split("/")) {
    if (step === ".." && steps.length > 0 && steps.at(-1) !== "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.length === 0 ? "." : steps.join("/");
}

/** Like `joinPath`, but empty for the working directory. */
export function normalizePath(path: string): string {
  const joined = joinPath(path);
  return joined === "." ? "" : joined;
}

/** Returns the folder of a path; empty for a bare name. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

/** Returns the parent of a joined path: `.` for a bare name and for `.`. */
export function parentFolder(path: string): string {
  const slash = path.lastIndexOf("/");
  return slash < 0 ? "." : path.slice(0, slash);
}

export function lastStep(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Returns a path relative to a folder; undefined outside of it. */
export function pathBelow(folder: string, path: string): string | undefined {
  if (folder === ".") return path === ".." || path.startsWith("../") ? undefined : path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

/** Returns the shortest unique suffixes of paths, joined by dashes. */
export function uniqueEndings(paths: readonly (readonly string[])[]): string[] {
  return paths.map((path, index) => {
    const others = paths.filter((_, at) => at !== index);
    let count = 1;
    const ending = (steps: readonly string[]) => steps.slice(-count).join("-");
    while (count < path.length && others.some((other) => ending(other) === ending(path))) count++;
    return ending(path);
  });
}
