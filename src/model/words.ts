// The words that all messages share: quotes, lists, numbers.

/** The user's text in double quotes. */
export function quoted(text: string): string {
  return `"${text}"`;
}

/** `1 pool`, `2 pools`; `1 match`, `2 matches`; `1 file is`, `2 files are`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function joinWords(words: readonly string[], conjunction: "and" | "or" = "and"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${conjunction} ${words.at(-1)}`;
}

/** More names than this are counted, not listed. */
const MAX_LISTED = 10;

/** `a`, `a and b`, `a, b and c`, `a, b, … and 7 more`. */
export function list(items: readonly string[], max = MAX_LISTED, what = "more"): string {
  return items.length > max + 1 ? nameSome(items, max, what) : joinWords(items);
}

/** `a, b, c and 4 more files`: the first `max` names, and one more rather than a count of one. */
export function nameSome(names: readonly string[], max: number, what = "more"): string {
  const rest = names.length - max;
  return rest > 1 ? `${names.slice(0, max).join(", ")} and ${rest} ${what}` : names.join(", ");
}

/**
 * At most `max` lines for people: where there are more, the last one counts those that it stands for, which are always
 * two or more. `what` follows the count: `and 7 more pools`.
 */
export function shorten(lines: readonly string[], max: number, what = "more"): readonly string[] {
  if (lines.length <= max) return lines;
  return [...lines.slice(0, max - 1), `and ${lines.length - max + 1} ${what}`];
}

/** When something happens, as people say it: `at once`, `after 300 s (5 min)`. */
export function duration(seconds: number): string {
  if (seconds === 0) return "at once";
  if (seconds % 3600 === 0) return `after ${seconds} s (${seconds / 3600} h)`;
  if (seconds % 60 === 0) return `after ${seconds} s (${seconds / 60} min)`;
  return `after ${seconds} s`;
}
