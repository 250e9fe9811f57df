import { folderOf, joinPath, lastStep } from "../model/path-steps.js";

/** Replaces `node:path` in the page, on paths with `/`. */
export const sep = "/";

export function isAbsolute(path: string): boolean {
  return path.startsWith("/");
}

export function join(...paths: readonly string[]): string {
  const path = paths.filter((one) => one !== "").join("/");
  const joined = joinPath(path);
  return isAbsolute(path) ? `/${joined.replace(/^(?:\.\.?(?:\/|$))+/, "")}` : joined;
}

/** The page's working directory is the root. */
export function resolve(...paths: readonly string[]): string {
  return join("/", ...paths.slice(Math.max(0, paths.findLastIndex(isAbsolute))));
}

export function dirname(path: string): string {
  return folderOf(path) || (isAbsolute(path) ? "/" : ".");
}

export const basename = lastStep;

export function relative(from: string, to: string): string {
  const [start, end] = [from, to].map((path) => resolve(path).split("/").filter(Boolean)) as [string[], string[]];
  const differs = start.findIndex((step, index) => step !== end[index]);
  const shared = differs < 0 ? start.length : differs;
  return [...start.slice(shared).map(() => ".."), ...end.slice(shared)].join("/");
}

export const posix = { join, dirname, basename };
