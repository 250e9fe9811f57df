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

/** Formats seconds: `at once`, `after 300 s (5 min)`. */
export function duration(seconds: number): string {
  if (seconds === 0) return "at once";
  if (seconds % 3600 === 0) return `after ${seconds} s (${seconds / 3600} h)`;
  if (seconds % 60 === 0) return `after ${seconds} s (${seconds / 60} min)`;
  return `after ${seconds} s`;
}
