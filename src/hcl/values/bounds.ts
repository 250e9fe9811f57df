import { unknown, type Value } from "./value.js";

/** Many times the largest real root; about two seconds. */
export const MAX_STEPS = 1_000_000;
const MAX_DEPTH = 250;

export const TOO_LARGE = unknown(`it takes more than ${MAX_STEPS} steps, or ${MAX_DEPTH} levels, to evaluate it`);

/** Evaluates one level deeper; too deep, the value is unknown. */
export type Descend = (run: () => Value) => Value;

export function createDescent(): Descend {
  let depth = 0;
  return (run) => {
    if (depth >= MAX_DEPTH) return TOO_LARGE;
    depth++;
    try {
      return run();
    } finally {
      depth--;
    }
  };
}

/** Returns the steps for one value, without its items. */
export function stepsOf(value: Value | string): number {
  if (typeof value === "string") return value.length / 100;
  if (value.kind === "scalar") return typeof value.value === "string" ? value.value.length / 100 : 0;
  return value.kind === "list" ? value.items.length : value.kind === "map" ? value.entries.size : 0;
}
