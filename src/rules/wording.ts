/** The user's text in double quotes. */
export function quoted(text: string): string {
  return `"${text}"`;
}

/** More names than this are counted, not listed. */
const MAX_LISTED = 10;

/** `a`, `a and b`, `a, b and c`, `a, b, … and 7 more`. */
export function list(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? "";
  if (items.length > MAX_LISTED + 1)
    return `${items.slice(0, MAX_LISTED).join(", ")} and ${items.length - MAX_LISTED} more`;
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** `1 pool`, `2 pools`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/** Seconds as people say them: `300 s (5 min)`. */
export function duration(seconds: number): string {
  if (seconds === 0) return "at once";
  if (seconds % 3600 === 0) return `after ${seconds} s (${seconds / 3600} h)`;
  if (seconds % 60 === 0) return `after ${seconds} s (${seconds / 60} min)`;
  return `after ${seconds} s`;
}
