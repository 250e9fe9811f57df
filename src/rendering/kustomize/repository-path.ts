/** The folder of a path; `.` is the working directory. */
export function folderOf(path: string): string {
  const slash = path.lastIndexOf("/");
  return slash < 0 ? "." : path.slice(0, slash);
}

/** The last step of a path. */
export function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** A path as it is written in a file of `folder`, seen from the working directory. `..` may lead above it. */
export function resolvePath(folder: string, written: string): string {
  const steps: string[] = [];
  for (const step of `${folder}/${written}`.split("/")) {
    if (step === "" || step === ".") continue;
    if (step === ".." && steps.length > 0 && steps.at(-1) !== "..") steps.pop();
    else steps.push(step);
  }
  return steps.length === 0 ? "." : steps.join("/");
}

/** Whether a path stands somewhere below a folder. */
export function isBelow(folder: string, path: string): boolean {
  return folder === "." ? !path.startsWith("../") && path !== ".." : path.startsWith(`${folder}/`);
}
