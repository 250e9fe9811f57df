const MAX_NAMED = 3;

/** `rendered in apps/dev, apps/prod`: where a finding or a workload was found, or undefined where nothing was rendered. */
export function renderedIn(renderings: readonly string[] = []): string | undefined {
  if (renderings.length === 0) return undefined;
  const named = renderings.slice(0, MAX_NAMED);
  const rest = renderings.length - named.length;
  return `rendered in ${[...named, ...(rest === 0 ? [] : [`${rest} more`])].join(", ")}`;
}
