/** The ids that rules had before, with those that took their place: what people wrote down goes on to count. */
export const RENAMED_RULES: ReadonlyMap<string, readonly string[]> = new Map([
  ["unparsable-manifest", ["invalid-yaml", "unreadable-file", "duplicate-key"]],
]);

/** The rules that an id means. */
export function rulesNamed(id: string): readonly string[] {
  return RENAMED_RULES.get(id) ?? [id];
}

/** The ids that a rule had before. */
export function earlierIds(id: string): readonly string[] {
  return [...RENAMED_RULES].flatMap(([earlier, now]) => (now.includes(id) ? [earlier] : []));
}
