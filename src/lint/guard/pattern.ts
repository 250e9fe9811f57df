const PLAIN = /[A-Za-z0-9_/-]/;

/** A glob of names as a regular expression of RE2 that matches the whole name; `*` stands for any run of characters. */
export function patternOf(glob: string): string {
  const parts = [...glob].map((sign) => {
    if (sign === "*") return ".*";
    if (PLAIN.test(sign)) return sign;
    return /[\\^[\]]/.test(sign) ? `\\${sign}` : `[${sign}]`;
  });
  return `^${parts.join("")}$`;
}
