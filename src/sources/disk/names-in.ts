import { readdirSync } from "./file-system.js";

/** Returns the names of a folder's entries; empty if it cannot be read. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).map(({ name }) => name);
  } catch {
    return [];
  }
}
