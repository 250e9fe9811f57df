import { trimEnd } from "./trim-end.js";

const QUANTITY = /^([+-]?)([0-9]+(?:\.[0-9]*)?|\.[0-9]+)(Ki|Mi|Gi|Ti|Pi|Ei|n|u|m|k|M|G|T|P|E|[eE][+-]?[0-9]+)?$/;
const BINARY_SUFFIXES = ["Ki", "Mi", "Gi", "Ti", "Pi", "Ei"];
const DECIMAL_EXPONENTS: Readonly<Record<string, number>> = {
  n: -9,
  u: -6,
  m: -3,
  k: 3,
  M: 6,
  G: 9,
  T: 12,
  P: 15,
  E: 18,
};
const NANO_DIGITS = 9;
const MAX_NANO = (2n ** 63n - 1n) * 10n ** BigInt(NANO_DIGITS);
/** Digits beyond which a quantity saturates. */
const MAX_EXPONENT = 60;

/**
 * Parses a Kubernetes quantity (`500m`, `32Gi`, `1e3`) into billionths, rounded away from zero and capped at 2^63-1;
 * undefined if invalid. Upstream: apimachinery/pkg/api/resource/quantity.go ParseQuantity.
 */
export function parseQuantity(text: string): bigint | undefined {
  const match = QUANTITY.exec(text);
  if (match === null) return undefined;
  const [, sign = "", number = "", suffix = ""] = match;
  const [whole = "", fraction = ""] = number.split(".");
  const binary = BINARY_SUFFIXES.indexOf(suffix);
  const factor = binary < 0 ? 1n : 1024n ** BigInt(binary + 1);
  const digits = BigInt(whole + fraction) * factor;
  const nano = scale(digits, exponentOf(suffix, binary) - fraction.length + NANO_DIGITS);
  const bounded = nano > MAX_NANO ? MAX_NANO : nano;
  return sign === "-" ? -bounded : bounded;
}

function exponentOf(suffix: string, binary: number): number {
  if (binary >= 0 || suffix === "") return 0;
  return DECIMAL_EXPONENTS[suffix] ?? Number(suffix.slice(1));
}

/** Rounds up. */
function scale(digits: bigint, exponent: number): bigint {
  if (digits === 0n) return 0n;
  if (exponent >= 0) return exponent > MAX_EXPONENT ? MAX_NANO : digits * 10n ** BigInt(exponent);
  const shift = Math.min(-exponent, digits.toString().length + 1);
  const divisor = 10n ** BigInt(shift);
  return (digits + divisor - 1n) / divisor;
}

const NANO = 10n ** BigInt(NANO_DIGITS);
const MILLI = 10n ** 6n;

/** Formats billionths readably: `1500m`, `96Gi`, `8`. Bytes get the largest exact binary suffix. */
export function formatQuantity(nano: bigint, isBytes: boolean): string {
  if (nano % NANO !== 0n) {
    if (nano % MILLI === 0n) return `${nano / MILLI}m`;
    const digits = (nano < 0n ? -nano : nano).toString().padStart(NANO_DIGITS + 1, "0");
    const text = trimEnd(`${digits.slice(0, -NANO_DIGITS)}.${digits.slice(-NANO_DIGITS)}`, "0");
    return nano < 0n ? `-${text}` : text;
  }
  const whole = nano / NANO;
  if (!isBytes || whole === 0n) return whole.toString();
  let suffix = "";
  let value = whole;
  for (const next of BINARY_SUFFIXES) {
    if (value % 1024n !== 0n) break;
    value /= 1024n;
    suffix = next;
  }
  return `${value}${suffix}`;
}
