import type { FileSystem } from "./file-system.js";

/** Returns the names of a folder's entries; empty if it cannot be read. */
export function namesIn(folder: string, { readdir }: FileSystem): string[] {
  try {
    return readdir(folder).map(({ name }) => name);
  } catch {
    return [];
  }
}
