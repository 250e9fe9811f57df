import type { FeatureGateState } from "../../model/cluster.js";
import { isCanonicalDecimal, parseGoInt } from "../../model/decimal-int.js";
import { labelKeyErrors, labelValueErrors } from "../../model/label-syntax.js";
import type { FieldError } from "../../model/pool-fit.js";
import type { FieldPath } from "../../model/source.js";
import { TAINT_EFFECTS, type Taint, type Toleration } from "../../model/taint.js";
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
function effectErrors(effect: string, path: FieldPath): FieldError[] {
  if (KNOWN_EFFECTS.has(effect)) return [];
  if (effect === "") return [{ path, type: "Required", detail: "" }];
  return [{ path, type: "NotSupported", value: effect, detail: SUPPORTED_EFFECTS }];
}

/** Accepts Gt and Lt if their gate is unknown. Upstream: core/validation/validation.go ValidateTolerations. */
export function validateTolerations(
  tolerations: readonly Toleration[],
  path: FieldPath,
  comparison: FeatureGateState,
): FieldError[] {
  return tolerations.flatMap((toleration, index) => validateToleration(toleration, [...path, index], comparison));
}

function validateToleration(toleration: Toleration, path: FieldPath, comparison: FeatureGateState): FieldError[] {
  const { key = "", operator = "", effect = "", tolerationSeconds } = toleration;
  const errors: FieldError[] = [];
  const invalid = (field: string, value: string, detail: string): void => {
    errors.push({ path: [...path, field], type: "Invalid", value, detail });
  };
  if (key !== "") for (const detail of labelKeyErrors(key)) invalid("key", key, detail);
  if (key === "" && operator !== "Exists") {
    invalid(
      "operator",
      operator,
      'operator must be Exists when `key` is empty, which means "match all values and all keys"',
    );
  }
  if (tolerationSeconds !== undefined && effect !== "NoExecute") {
    invalid("effect", effect, "effect must be 'NoExecute' when `tolerationSeconds` is set");
  }
  errors.push(...operatorErrors(toleration, path, comparison));
  if (effect !== "") errors.push(...effectErrors(effect, [...path, "effect"]));
  return errors;
}

/** Reports a wrong value of Equal or Exists at the operator, as the API server does. */
function operatorErrors(toleration: Toleration, path: FieldPath, comparison: FeatureGateState): FieldError[] {
  const { operator = "", value = "" } = toleration;
  const at = [...path, "operator"];
  switch (operator) {
    case "":
    case "Equal": {
      const details = labelValueErrors(value);
      return details.length === 0 ? [] : [{ path: at, type: "Invalid", value, detail: details.join(";") }];
    }
    case "Exists":
      if (value === "") return [];
      return [{ path: at, type: "Invalid", value, detail: "value must be empty when `operator` is 'Exists'" }];
    case "Gt":
    case "Lt":
      // The API server lists both as supported only when it refuses them, not for an unknown operator.
      if (comparison === "absent") return [unsupportedOperator(operator, at, '"Equal", "Exists"')];
      if (comparison === "off") return [unsupportedOperator(operator, at, '"Equal", "Exists", "Lt", "Gt"')];
      return decimalErrors(value).map((detail) => ({ path: [...path, "value"], type: "Invalid", value, detail }));
    default:
      return [unsupportedOperator(operator, at, '"Equal", "Exists"')];
  }
}

function unsupportedOperator(operator: string, path: FieldPath, supported: string): FieldError {
  return { path, type: "NotSupported", value: operator, detail: `supported values: ${supported}` };
}

function decimalErrors(value: string): string[] {
  const errors: string[] = [];
  if (value === "") errors.push("must be non-empty");
  else if (!isCanonicalDecimal(value)) errors.push("must be a valid decimal integer in canonical form");
  const parsed = parseGoInt(value);
  if (parsed === "syntax") errors.push(`strconv.ParseInt: parsing ${JSON.stringify(value)}: invalid syntax`);
  if (parsed === "range") errors.push(`strconv.ParseInt: parsing ${JSON.stringify(value)}: value out of range`);
  return errors;
}
