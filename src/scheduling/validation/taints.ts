import type { FeatureGateState } from "../../model/cluster.js";
import { isCanonicalDecimal, parseGoInt } from "../../model/decimal-int.js";
import { labelKeyErrors, labelValueErrors } from "../../model/label-syntax.js";
import type { FieldError } from "../../model/pool-fit.js";
import type { FieldPath } from "../../model/source.js";
import { TAINT_EFFECTS, type Taint, type Toleration } from "../../model/taint.js";
import { invalid, notSupported, required } from "./field-errors.js";

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
  return [
    ...invalid([...path, "key"], taint.key, labelKeyErrors(taint.key)),
    ...valueErrors(taint.value, [...path, "value"]),
    ...effectErrors(taint.effect, [...path, "effect"]),
  ];
}

/** Makes one error of all that is wrong. */
function valueErrors(value: string, path: FieldPath): FieldError[] {
  const details = labelValueErrors(value);
  return invalid(path, value, details.length === 0 ? [] : [details.join(";")]);
}

/** Upstream: core/validation/validation.go validateTaintEffect. */
function effectErrors(effect: string, path: FieldPath): FieldError[] {
  if (KNOWN_EFFECTS.has(effect)) return [];
  return effect === "" ? required(path, "") : notSupported(path, effect, TAINT_EFFECTS);
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
  const forAll = 'operator must be Exists when `key` is empty, which means "match all values and all keys"';
  const forSeconds = "effect must be 'NoExecute' when `tolerationSeconds` is set";
  const effectAt = [...path, "effect"];
  return [
    ...invalid([...path, "key"], key, key === "" ? [] : labelKeyErrors(key)),
    ...invalid([...path, "operator"], operator, key === "" && operator !== "Exists" ? [forAll] : []),
    ...invalid(effectAt, effect, tolerationSeconds !== undefined && effect !== "NoExecute" ? [forSeconds] : []),
    ...operatorErrors(toleration, path, comparison),
    ...(effect === "" ? [] : effectErrors(effect, effectAt)),
  ];
}

/** Reports a wrong value of Equal or Exists at the operator, as the API server does. */
function operatorErrors(toleration: Toleration, path: FieldPath, comparison: FeatureGateState): FieldError[] {
  const { operator = "", value = "" } = toleration;
  const at = [...path, "operator"];
  switch (operator) {
    case "":
    case "Equal":
      return valueErrors(value, at);
    case "Exists":
      return invalid(at, value, value === "" ? [] : ["value must be empty when `operator` is 'Exists'"]);
    case "Gt":
    case "Lt":
      // The API server lists both as supported only when it refuses them, not for an unknown operator.
      if (comparison === "absent") return notSupported(at, operator, ["Equal", "Exists"]);
      if (comparison === "off") return notSupported(at, operator, ["Equal", "Exists", "Lt", "Gt"]);
      return invalid([...path, "value"], value, decimalErrors(value));
    default:
      return notSupported(at, operator, ["Equal", "Exists"]);
  }
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
