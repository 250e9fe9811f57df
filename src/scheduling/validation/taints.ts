import { labelKeyErrors, labelValueErrors } from "../../model/label-syntax.js";
import type { FieldError } from "../../model/pool-fit.js";
import type { FieldPath } from "../../model/source.js";
import { TAINT_EFFECTS, type Taint } from "../../model/taint.js";
import { quoted } from "../../model/words.js";

const SUPPORTED_EFFECTS = `supported values: ${TAINT_EFFECTS.map(quoted).join(", ")}`;
const KNOWN_EFFECTS: ReadonlySet<string> = new Set(TAINT_EFFECTS);

/** `path` defaults to the API server's. Upstream: pkg/apis/core/validation/validation.go validateNodeTaints. */
export function validateTaints(taints: readonly Taint[], path: FieldPath = ["metadata", "taints"]): FieldError[] {
  const seen = new Set<string>();
  return taints.flatMap((taint, index) => {
    const at = [...path, index];
    const errors = validateTaint(taint, at);
    const identity = `${taint.effect}\n${taint.key}`;
    if (seen.has(identity)) {
      errors.push({ path: at, type: "Duplicate", detail: "taints must be unique by key and effect pair" });
    }
    seen.add(identity);
    return errors;
  });
}

export function validateTaint(taint: Taint, path: FieldPath): FieldError[] {
  const errors: FieldError[] = [];
  for (const detail of labelKeyErrors(taint.key)) {
    errors.push({ path: [...path, "key"], type: "Invalid", value: taint.key, detail });
  }
  const details = labelValueErrors(taint.value);
  if (details.length > 0) {
    errors.push({ path: [...path, "value"], type: "Invalid", value: taint.value, detail: details.join(";") });
  }
  errors.push(...effectErrors(taint.effect, [...path, "effect"]));
  return errors;
}

/** Upstream: core/validation/validation.go validateTaintEffect. */
export function effectErrors(effect: string, path: FieldPath): FieldError[] {
  if (KNOWN_EFFECTS.has(effect)) return [];
  if (effect === "") return [{ path, type: "Required", detail: "" }];
  return [{ path, type: "NotSupported", value: effect, detail: SUPPORTED_EFFECTS }];
}
