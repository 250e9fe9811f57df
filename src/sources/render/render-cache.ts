import { join } from "node:path";
import { ENTRY_LIMITS, openSealedEntries, type SealedEntries } from "../sealed-entries.js";

/** Opens the renderings that were made before, in a cache folder of the user's. */
export function openRenderCache(folder: string, limits = ENTRY_LIMITS): SealedEntries {
  return openSealedEntries(join(folder, "renderings"), "taintlint-rendering-2", limits);
}
