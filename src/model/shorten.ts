/**
 * At most `max` lines for people: where there are more, the last one counts those that it stands for, which are always
 * two or more. `what` follows the count: `and 7 more pools`.
 */
export function shorten(lines: readonly string[], max: number, what = "more"): readonly string[] {
  if (lines.length <= max) return lines;
  return [...lines.slice(0, max - 1), `and ${lines.length - max + 1} ${what}`];
}

/** `a, b, c and 4 more files`: the first `max` names, and one more rather than a count of one. */
export function nameSome(names: readonly string[], max: number, what = "more"): string {
  const rest = names.length - max;
  return rest > 1 ? `${names.slice(0, max).join(", ")} and ${rest} ${what}` : names.join(", ");
}
