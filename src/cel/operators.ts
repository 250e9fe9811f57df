import { type CelResult, errorOf, isFault, type Json, unknownOf } from "./values.js";

/** Supports integers only; other numbers are unknown. */
export function divide(operator: string, a: Json, b: Json): CelResult {
  if (typeof a !== "number" || typeof b !== "number") return errorOf("no such overload");
  if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b)) return unknownOf("a fraction");
  switch (operator) {
    case "+":
      return a + b;
    case "-":
      return a - b;
    case "*":
      return a * b;
    case "/":
      return b === 0 ? errorOf("division by zero") : Math.trunc(a / b);
    default:
      return b === 0 ? errorOf("modulus by zero") : a % b;
  }
}

export function compare(operator: string, a: Json, b: Json): CelResult {
  const numbers = typeof a === "number" && typeof b === "number";
  const texts = typeof a === "string" && typeof b === "string";
  if (!numbers && !texts) return errorOf("no such overload");
  switch (operator) {
    case "<":
      return a < b;
    case "<=":
      return a <= b;
    case ">":
      return a > b;
    default:
      return a >= b;
  }
}

/** Folds values by `||` if `decides` is true, else by `&&`; a deciding value hides faults of others. */
export function foldBooleans(values: Iterable<() => CelResult>, decides: boolean): CelResult {
  let fault: CelResult | undefined;
  for (const evaluate of values) {
    const value = evaluate();
    if (value === decides) return decides;
    if (value === !decides) continue;
    const wrong = isFault(value) ? value : errorOf("no such overload");
    if (fault === undefined || (isFault(wrong) && wrong.fault === "unknown")) fault = wrong;
  }
  return fault ?? !decides;
}
