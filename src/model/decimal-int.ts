const CANONICAL_DECIMAL = /^(?:0|-?[1-9][0-9]*)$/;
const GO_DECIMAL = /^[+-]?[0-9]+$/;
const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;

/** Reports whether a text is a decimal without leading zero, `+`, `-0`, blank or fraction. */
export function isCanonicalDecimal(text: string): boolean {
  return CANONICAL_DECIMAL.test(text);
}

/** The error of Go's ParseInt to base 10 and 64 bits: not a number, or out of range. */
export type ParseIntError = "syntax" | "range";

/** Parses an int64 like Go's `strconv.ParseInt(text, 10, 64)`, which accepts a sign and leading zeros. */
export function parseGoInt(text: string): bigint | ParseIntError {
  if (!GO_DECIMAL.test(text)) return "syntax";
  const value = BigInt(text);
  return value < INT64_MIN || value > INT64_MAX ? "range" : value;
}

/** Parses the only form that Gt and Lt compare; else undefined. Upstream: content/decimal_int.go. */
export function parseCanonicalInt(text: string): bigint | undefined {
  if (!isCanonicalDecimal(text)) return undefined;
  const value = parseGoInt(text);
  return typeof value === "bigint" ? value : undefined;
}
