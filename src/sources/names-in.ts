import { readdirSync } from "./file-system.js";

/** Empty if the folder cannot be read. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).map(({ name }) => name);
  } catch {
    return [];
  }
}
