import { distance } from "fastest-levenshtein";

/**
 * The candidate that a misspelt word most likely means, or undefined when none comes near:
 * at most a third of its letters may differ. Case, `-` and `_` do not count as differences.
 */
export function nearestWord(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = fold(word);
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const folded = fold(candidate);
    const differences = distance(wanted, folded);
    if (differences <= Math.max(1, Math.floor(folded.length / 3)) && differences < least) {
      nearest = candidate;
      least = differences;
    }
  }
  return nearest;
}

function fold(word: string): string {
  return word.toLowerCase().replaceAll(/[-_]/g, "");
}
