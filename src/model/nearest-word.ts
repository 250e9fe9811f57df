import { distance } from "fastest-levenshtein";

/** A beginning of this many letters is enough to tell a word. */
const PREFIX_LENGTH = 3;

/**
 * The candidate that a misspelt word most likely means, or undefined when none comes near: at most a third of its
 * letters may differ, or two letters be swapped, or its end be missing. Case, `-` and `_` do not count.
 */
export function nearestWord(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = fold(word);
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const differences = differencesOf(wanted, fold(candidate));
    if (differences < least) {
      nearest = candidate;
      least = differences;
    }
  }
  return nearest;
}

function differencesOf(wanted: string, candidate: string): number {
  const differences = distance(wanted, candidate);
  if (differences <= Math.max(1, Math.floor(candidate.length / 3))) return differences;
  const cut = wanted.length >= PREFIX_LENGTH && candidate.startsWith(wanted);
  const swapped = differences === 2 && sortLetters(wanted) === sortLetters(candidate);
  return cut || swapped ? differences : Number.POSITIVE_INFINITY;
}

/**
 * Whether a word is another one with a slip of the hand, so that nobody can mean anything else: other capitals, a `-` or
 * `_` between its parts, one letter too many, too few or wrong, two neighbours swapped, or the plural of a singular.
 */
export function isSlipOf(word: string, meant: string): boolean {
  const [written, right] = [fold(word), fold(meant)];
  if (written === right || written.replace(/s$/, "") === right.replace(/s$/, "")) return true;
  if (distance(written, right) === 1) return true;
  if (written.replace(/ies$/, "y") === right || right.replace(/ies$/, "y") === written) return true;
  const at = [...written].findIndex((letter, index) => letter !== right[index]);
  if (at < 0) return false;
  const swapped = `${written.slice(0, at)}${written.charAt(at + 1)}${written.charAt(at)}${written.slice(at + 2)}`;
  return swapped === right;
}

function sortLetters(word: string): string {
  return [...word].sort().join("");
}

function fold(word: string): string {
  return word.toLowerCase().replaceAll(/[-_]/g, "");
}
