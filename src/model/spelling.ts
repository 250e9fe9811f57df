import { distance } from "fastest-levenshtein";
import { quoted } from "./words.js";

/** A beginning of this many letters is enough to tell a word. */
const PREFIX_LENGTH = 3;
const SEPARATOR = /[-_]/;

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

/** `; did you mean "spec"?`, to stand behind a clause; `otherwise` where nothing comes near. */
export function didYouMean(nearest: string | undefined, otherwise = ""): string {
  return nearest === undefined ? otherwise : `; did you mean ${quoted(nearest)}?`;
}

function differencesOf(wanted: string, candidate: string): number {
  const differences = distance(wanted, candidate);
  if (differences <= Math.max(1, Math.floor(candidate.length / 3))) return differences;
  const cut = wanted.length >= PREFIX_LENGTH && candidate.startsWith(wanted);
  const swapped = differences === 2 && sortLetters(wanted) === sortLetters(candidate);
  return cut || swapped ? differences : Number.POSITIVE_INFINITY;
}

/**
 * Reports whether a word is another one with a slip of the hand, so that nobody can mean anything else: other capitals, a `-` or
 * `_` between its parts, one letter too many, too few or wrong, two neighbours swapped, or the plural of a singular.
 */
export function isSlipOf(word: string, meant: string): boolean {
  // Nearly no word is asked about more than this.
  if (word.length + 2 < meant.length && !SEPARATOR.test(meant)) return false;
  const written = fold(word);
  const right = fold(meant);
  // No slip makes a word longer or shorter by more: `ies` for `y`.
  if (Math.abs(written.length - right.length) > 2) return false;
  if (written === right || written.replace(/s$/, "") === right.replace(/s$/, "")) return true;
  if (distance(written, right) === 1) return true;
  if (written.replace(/ies$/, "y") === right || right.replace(/ies$/, "y") === written) return true;
  const at = [...written].findIndex((letter, index) => letter !== right[index]);
  if (at < 0) return false;
  const swapped = `${written.slice(0, at)}${written.charAt(at + 1)}${written.charAt(at)}${written.slice(at + 2)}`;
  return swapped === right;
}

/** A shorter word is one letter away from too many others. */
const LEAST_WORD_LENGTH = 4;
const WORD_END = /[-_./]|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;

/**
 * Reports whether a value of a label or a taint, or a key, is another one with a slip of the hand in its words; or the same but for
 * capitals and the signs between them. Names that people choose side by side are none: `team-a` and `team-b`, `large` and
 * `xlarge`, `ComputeOnDemand` and `ComputeOptimized`.
 */
export function isSlipOfValue(written: string, meant: string): boolean {
  if (written === meant || isSpeltOtherwise(written, meant)) return true;
  const [words, others] = [written.split(WORD_END), meant.split(WORD_END)];
  return words.length === others.length && words.every((word, index) => isSlipOfName(word, others[index] ?? ""));
}

function isSlipOfName(word: string, meant: string): boolean {
  if (word === meant) return true;
  if (Math.min(word.length, meant.length) < LEAST_WORD_LENGTH || /\d/.test(word + meant)) return false;
  return word.charAt(0).toLowerCase() === meant.charAt(0).toLowerCase() && isSlipOf(word, meant);
}

function sortLetters(word: string): string {
  return [...word].sort().join("");
}

function fold(word: string): string {
  const lower = word.toLowerCase();
  return lower.includes("-") || lower.includes("_") ? lower.replaceAll(/[-_]/g, "") : lower;
}

/** Reports whether two different words have the same letters and numbers: they differ in capitals and in signs between words alone. */
export function isSpeltOtherwise(word: string, other: string): boolean {
  return word !== other && lettersOf(word) === lettersOf(other) && digitsOf(word) === digitsOf(other);
}

/** A word without capitals, and without signs between its parts. */
export function lettersOf(word: string): string {
  return word.toLowerCase().replaceAll(/[-_./]/g, "");
}

/** The domain of a key without its end, and the name behind it: `nvidia` and `gpu` of `nvidia.com/gpu`. */
function partsOf(key: string): { readonly owner: string; readonly name: string } {
  const [domain = "", ...rest] = key.split("/");
  return rest.length === 0 ? { owner: "", name: key } : { owner: domain.split(".")[0] ?? "", name: rest.join("/") };
}

/** Without capitals, and with one sign for every sign between words. */
function foldKey(key: string): string {
  return key.toLowerCase().replaceAll(/[-_./]+/g, "-");
}

/**
 * Reports whether two different keys of labels, taints or resources are most likely meant for one: they differ in capitals and
 * in signs between words alone (`hub.example.org_team`), or have one name under domains with the same beginning
 * (`nvidia/gpu` and `nvidia.com/gpu`).
 */
export function isNearKey(key: string, other: string): boolean {
  if (key === other) return false;
  if (foldKey(key) === foldKey(other)) return true;
  const [one, two] = [partsOf(key), partsOf(other)];
  return one.name === two.name && one.owner !== "" && one.owner === two.owner;
}

/** The key that another one most likely means, or has a slip of the hand in; undefined where none comes near. */
export function nearestKeyOf(key: string, keys: readonly string[]): string | undefined {
  if (keys.includes(key)) return undefined;
  return (
    keys.find((other) => isNearKey(key, other)) ??
    keys.find((other) => isSlipOf(key, other) && digitsOf(key) === digitsOf(other))
  );
}

/** Another number is another thing: `nvidia.com/mig-1g.10gb` and `nvidia.com/mig-1g.20gb`, `tier1` and `tier2`. */
function digitsOf(key: string): string {
  return key.replaceAll(/\D+/g, " ").trim();
}

/** The key to ask a person about: also one of the same domain whose name is only somewhat alike. Nothing rests on it. */
export function keyToAskAbout(key: string, keys: readonly string[]): string | undefined {
  const isAlike = (other: string) =>
    domainOf(key) === domainOf(other) && nearestWord(nameOf(key), [nameOf(other)]) !== undefined;
  return nearestKeyOf(key, keys) ?? keys.find((other) => other !== key && isAlike(other));
}

function domainOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf("/")));
}

/** Long domains are alike by themselves: only the name behind them can be nearly right. */
function nameOf(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1);
}
