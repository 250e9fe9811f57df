const CANONICAL_DECIMAL = /^(?:0|-?[1-9][0-9]*)$/;
const GO_DECIMAL = /^[+-]?[0-9]+$/;
const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;

/** Reports whether the text is how an integer is written back: no leading zero, no `+`, no `-0`, no blank, no fraction. */
export function isCanonicalDecimal(text: string): boolean {
  return CANONICAL_DECIMAL.test(text);
}

/** Why Go's ParseInt to base 10 and 64 bits refuses a text: not a number, or too large. */
export type ParseIntError = "syntax" | "range";

/** Reads an int64 as Go's `strconv.ParseInt(text, 10, 64)`: a sign and leading zeros are fine. */
export function parseGoInt(text: string): bigint | ParseIntError {
  if (!GO_DECIMAL.test(text)) return "syntax";
  const value = BigInt(text);
  return value < INT64_MIN || value > INT64_MAX ? "range" : value;
}

/**
 * Reads a canonical int64, the only form that the operators Gt and Lt of tolerations compare; undefined for any other
 * text.
 * Upstream: apimachinery/pkg/api/validate/content/decimal_int.go.
 */
export function parseCanonicalInt(text: string): bigint | undefined {
  if (!isCanonicalDecimal(text)) return undefined;
  const value = parseGoInt(text);
  return typeof value === "bigint" ? value : undefined;
}
