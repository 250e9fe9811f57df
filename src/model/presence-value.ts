const PRESENCE_VALUES: ReadonlySet<string> = new Set(["", "true", "yes", "on", "1", "present", "exists", "enabled"]);

/** Reports whether the value of a taint says no more than that the taint is there. */
export function saysOnlyPresence(value: string): boolean {
  return PRESENCE_VALUES.has(value.toLowerCase());
}
