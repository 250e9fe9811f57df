/**
 * Joins paths written with `/`, without `.` and inner `..`: `.` for the working directory itself, and `..` may lead above
 * it. So it gives what a file of the first folder writes, as seen from the working directory.
 */
export function joinPath(...paths: readonly string[]): string {
  const steps: string[] = [];
  for (const step of paths.join("/").split("/")) {
    if (step === ".." && steps.length > 0 && steps.at(-1) !== "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.length === 0 ? "." : steps.join("/");
}

/** Without `.` and inner `..`, as `joinPath` does, but empty for the working directory itself. */
export function normalizePath(path: string): string {
  const joined = joinPath(path);
  return joined === "." ? "" : joined;
}

/** The folder of a path; empty where it names none. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

/** The folder of a path that `joinPath` wrote: `.` for a name alone, and for `.` itself. */
export function parentFolder(path: string): string {
  const slash = path.lastIndexOf("/");
  return slash < 0 ? "." : path.slice(0, slash);
}

/** The last step of a path. */
export function lastStep(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** A path that stands below a folder, seen from that folder; undefined for any other path. */
export function pathBelow(folder: string, path: string): string | undefined {
  if (folder === ".") return path === ".." || path.startsWith("../") ? undefined : path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}
