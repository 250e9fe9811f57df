import { isAbsolute, relative, sep } from "node:path";

/** A step that `relative` would normalize. */
const NOT_PLAIN = /(?:^|\/)(?:\.{0,2})(?:\/|$)/;

/** Makes a path relative to the working directory, with `/`; `.` for the directory itself. */
export function relativePath(workingDirectory: string, path: string): string {
  // What everything else asks for, told without taking both paths apart.
  const rest = path.startsWith(`${workingDirectory}/`) ? path.slice(workingDirectory.length + 1) : "";
  if (sep === "/" && rest !== "" && !NOT_PLAIN.test(rest)) return rest;
  const text = relative(workingDirectory, path);
  if (text === "") return ".";
  return sep === "/" ? text : text.split(sep).join("/");
}

/** Reports whether a path is the folder itself or below it. */
export function isInside(folder: string, path: string): boolean {
  const inside = relative(folder, path);
  // On another drive of Windows it stays absolute.
  return !isAbsolute(inside) && inside.split(sep)[0] !== "..";
}

/** Normalizes a path for disks that ignore case and forms of accents. */
export function asOnDisk(path: string): string {
  const tellsApart = process.platform !== "darwin" && process.platform !== "win32";
  return tellsApart ? path : path.normalize("NFC").toLowerCase();
}
