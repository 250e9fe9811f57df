import { relative, sep } from "node:path";

/** Writes an absolute path as findings show it: relative to the working directory, with `/`; `.` for the directory itself. */
export function relativePath(workingDirectory: string, path: string): string {
  const text = relative(workingDirectory, path);
  if (text === "") return ".";
  return sep === "/" ? text : text.split(sep).join("/");
}
