/** The user's text in double quotes. */
export function quoted(text: string): string {
  return `"${text}"`;
}

/** `a`, `a and b`, `a, b and c`. */
export function list(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? "";
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
