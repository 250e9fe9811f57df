/** Whether the text is how an integer is written back: no leading zero, no `+`, no `-0`, no blank, no fraction. */
export declare function isCanonicalDecimal(text: string): boolean;
/** Why Go's ParseInt to base 10 and 64 bits refuses a text: not a number, or too large. */
export type ParseIntError = "syntax" | "range";
/** Reads an int64 as Go's `strconv.ParseInt(text, 10, 64)`: a sign and leading zeros are fine. */
export declare function parseGoInt(text: string): bigint | ParseIntError;
/**
 * Reads a canonical int64, the only form that the operators Gt and Lt of tolerations compare; undefined for any other
 * text.
 * Upstream: apimachinery/pkg/api/validate/content/decimal_int.go.
 */
export declare function parseCanonicalInt(text: string): bigint | undefined;
