import { nameSome } from "../model/words.js";

const MAX_NAMED = 3;

/** `rendered in apps/dev, apps/prod`: where a finding or a workload was found, or undefined where nothing was rendered. */
export function renderedIn(renderings: readonly string[] = []): string | undefined {
  if (renderings.length === 0) return undefined;
  return `rendered in ${nameSome(renderings, MAX_NAMED)}`;
}
