const PRESENCE_VALUES: ReadonlySet<string> = new Set(["", "true", "yes", "on", "1", "present", "exists", "enabled"]);

const ABSENCE_VALUES: ReadonlySet<string> = new Set(["false", "no", "off", "0", "absent", "disabled", "none"]);

/** Reports whether one value is true-like and the other false-like. */
export function areOpposites(a: string, b: string): boolean {
  const isNo = (value: string) => ABSENCE_VALUES.has(value.toLowerCase());
  const isYes = (value: string) => value !== "" && saysOnlyPresence(value);
  return (isNo(a) && isYes(b)) || (isYes(a) && isNo(b));
}

/** Reports whether a taint's value means only presence. */
export function saysOnlyPresence(value: string): boolean {
  return PRESENCE_VALUES.has(value.toLowerCase());
}
