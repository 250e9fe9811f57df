import type { FieldError } from "../../model/pool-fit.js";
import type { FieldPath } from "../../model/source.js";
import { quoted } from "../../model/words.js";

/** Makes an error of each detail. */
export function invalid(path: FieldPath, value: string, details: readonly string[]): FieldError[] {
  return details.map((detail) => ({ path, type: "Invalid", value, detail }));
}

export function required(path: FieldPath, detail: string): FieldError[] {
  return [{ path, type: "Required", detail }];
}

export function notSupported(path: FieldPath, value: string, legal: readonly string[]): FieldError[] {
  return [{ path, type: "NotSupported", value, detail: `supported values: ${legal.map(quoted).join(", ")}` }];
}
