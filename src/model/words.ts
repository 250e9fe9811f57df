import { distance } from "fastest-levenshtein";

// The words that all messages share: quotes, lists, numbers.

export function quoted(text: string): string {
  return `"${text}"`;
}

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

export function joinWords(words: readonly string[], conjunction: "and" | "or" = "and"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${conjunction} ${words.at(-1)}`;
}

/** Longer lists are counted. */
const MAX_LISTED = 10;

export function list(items: readonly string[], max = MAX_LISTED, what = "more"): string {
  return items.length > max + 1 ? nameSome(items, max, what) : joinWords(items);
}

export function nameSome(names: readonly string[], max: number, what = "more"): string {
  const rest = names.length - max;
  return rest > 1 ? `${names.slice(0, max).join(", ")} and ${rest} ${what}` : names.join(", ");
}

/** Returns at most `max` lines; the last counts the rest, at least two: `and 7 more pools`. */
export function shorten(lines: readonly string[], max: number, what = "more"): readonly string[] {
  if (lines.length <= max) return lines;
  return [...lines.slice(0, max - 1), `and ${lines.length - max + 1} ${what}`];
}

/** Makes texts distinct: of several that are the same, all but the first are written with their number. */
export function distinct(texts: readonly string[], write: (text: string, number: number) => string): string[] {
  const seen = new Map<string, number>();
  const make = (text: string): string => {
    const number = (seen.get(text) ?? 0) + 1;
    seen.set(text, number);
    return number === 1 ? text : make(write(text, number));
  };
  return texts.map(make);
}

/** Formats seconds: `at once`, `after 300 s (5 min)`. */
export function duration(seconds: number): string {
  if (seconds === 0) return "at once";
  if (seconds % 3600 === 0) return `after ${seconds} s (${seconds / 3600} h)`;
  if (seconds % 60 === 0) return `after ${seconds} s (${seconds / 60} min)`;
  return `after ${seconds} s`;
}

/** Letters that identify a word by prefix. */
const PREFIX_LENGTH = 3;
const SEPARATOR = /[-_]/;

/** Allows a third of letters, a swap, or a missing end; ignores case, `-` and `_`. Undefined if none is near. */
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

/** `; did you mean "spec"?`, after a clause; `otherwise` if none is near. */
export function didYouMean(nearest: string | undefined, fallback = ""): string {
  return nearest === undefined ? fallback : `; did you mean ${quoted(nearest)}?`;
}

/** Says which words `what` takes in place of `text`: one clause. `what` is, for example, `option "--render"`. */
export function describeUnknownWord(what: string, text: string, words: readonly string[]): string {
  return `${what} takes ${joinWords(words, "or")}, not ${quoted(text)}${didYouMean(nearestWord(text, words))}`;
}

function differencesOf(wanted: string, candidate: string): number {
  const differences = distance(wanted, candidate);
  if (differences <= Math.max(1, Math.floor(candidate.length / 3))) return differences;
  const cut = wanted.length >= PREFIX_LENGTH && candidate.startsWith(wanted);
  const swapped = differences === 2 && sortLetters(wanted) === sortLetters(candidate);
  return cut || swapped ? differences : Number.POSITIVE_INFINITY;
}

/** Reports an unambiguous typo: case, `-` or `_`, one letter more, less or wrong, a swap, or a plural. */
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

/** Shorter words are near too many others. */
const LEAST_WORD_LENGTH = 4;
const WORD_END = /[-_./]|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;

/**
 * Reports a typo in a label or taint value or key. Deliberate variants do not count: `team-a` and `team-b`, `large` and
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

/** Reports whether words differ only in case and separators. */
export function isSpeltOtherwise(word: string, other: string): boolean {
  return word !== other && lettersOf(word) === lettersOf(other) && digitsOf(word) === digitsOf(other);
}

export function lettersOf(word: string): string {
  return word.toLowerCase().replaceAll(/[-_./]/g, "");
}

/** Splits `nvidia.com/gpu` into `nvidia` and `gpu`. */
function splitKey(key: string): { readonly owner: string; readonly name: string } {
  const [domain = "", ...rest] = key.split("/");
  return rest.length === 0 ? { owner: "", name: key } : { owner: domain.split(".")[0] ?? "", name: rest.join("/") };
}

function foldKey(key: string): string {
  return key.toLowerCase().replaceAll(/[-_./]+/g, "-");
}

/**
 * Reports whether two keys likely mean the same: by case and separators (`hub.example.org_team`), or one name under
 * similar domains (`nvidia/gpu` and `nvidia.com/gpu`).
 */
export function isNearKey(key: string, other: string): boolean {
  if (key === other) return false;
  if (foldKey(key) === foldKey(other)) return true;
  const [one, two] = [splitKey(key), splitKey(other)];
  return one.name === two.name && one.owner !== "" && one.owner === two.owner;
}

/** Returns the key that another one likely means; undefined if none is near. */
export function nearestKeyOf(key: string, keys: readonly string[]): string | undefined {
  if (keys.includes(key)) return undefined;
  return (
    keys.find((other) => isNearKey(key, other)) ??
    keys.find((other) => isSlipOf(key, other) && digitsOf(key) === digitsOf(other))
  );
}

/** Numbers distinguish keys: `nvidia.com/mig-1g.10gb` and `nvidia.com/mig-1g.20gb`, `tier1` and `tier2`. */
function digitsOf(key: string): string {
  return key.replaceAll(/\D+/g, " ").trim();
}

/** Returns a key to suggest, also a vaguely similar one of the domain. No verdict depends on it. */
export function keyToAskAbout(key: string, keys: readonly string[]): string | undefined {
  const isAlike = (other: string) =>
    domainOf(key) === domainOf(other) && nearestWord(nameOf(key), [nameOf(other)]) !== undefined;
  return nearestKeyOf(key, keys) ?? keys.find((other) => other !== key && isAlike(other));
}

function domainOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf("/")));
}

/** Long domains resemble each other, so only names are compared. */
function nameOf(key: string): string {
  return key.slice(key.lastIndexOf("/") + 1);
}
