import { readdirSync } from "node:fs";

/** The names in a folder; none where it cannot be searched. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
