/** Joins a folder of the repository (`.` is the working directory) with a relative path, and resolves `.` and `..`. */
export function joinPath(folder: string, path: string): string {
  const steps: string[] = [];
  for (const step of `${folder}/${path}`.split("/")) {
    if (step === "" || step === ".") continue;
    if (step === ".." && steps.length > 0 && steps.at(-1) !== "..") steps.pop();
    else steps.push(step);
  }
  return steps.length === 0 ? "." : steps.join("/");
}

/** The folder that a path stands in; `.` at the top. */
export function folderOf(path: string): string {
  const slash = path.lastIndexOf("/");
  return slash < 0 ? "." : path.slice(0, slash);
}

/** A path below a folder, seen from that folder; undefined for any other path. */
export function pathBelow(folder: string, path: string): string | undefined {
  if (folder === ".") return path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}
