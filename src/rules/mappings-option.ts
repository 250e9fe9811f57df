/** The mappings of an option of type `mappings`, whose values the configuration has checked to be strings. */
export function readMappings<K extends string>(value: unknown, keys: readonly K[]): Readonly<Record<K, string>>[] {
  if (!Array.isArray(value)) return [];
  const hasKeys = (item: unknown): item is Readonly<Record<K, string>> =>
    typeof item === "object" && item !== null && keys.every((key) => key in item);
  return value.filter(hasKeys);
}
