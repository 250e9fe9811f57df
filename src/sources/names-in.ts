import { readdirSync } from "./disk.js";

/** The names in a folder; none where it cannot be searched. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).map(({ name }) => name);
  } catch {
    return [];
  }
}
