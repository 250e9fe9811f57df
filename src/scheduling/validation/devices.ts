import { labelKeyErrors, labelValueErrors } from "../../model/label-syntax.js";
import type { FieldError } from "../../model/pool-fit.js";
import type { Taint, Toleration } from "../../model/taint.js";
import { invalid, notSupported, required } from "./field-errors.js";

/** `None` marks a device without keeping pods off. */
export const DEVICE_EFFECTS = ["NoSchedule", "NoExecute", "None"];
export const DEVICE_OPERATORS = ["Equal", "Exists"];

function unsupported(field: string, value: string, supported: readonly string[]): FieldError[] {
  return supported.includes(value) ? [] : notSupported([field], value, supported);
}

/** The operator defaults to Equal. Upstream: pkg/apis/resource/validation/validation.go validateDeviceToleration. */
export function validateDeviceToleration({ key, operator, value = "", effect }: Toleration): FieldError[] {
  const operatorErrors = unsupported("operator", operator || "Equal", DEVICE_OPERATORS);
  const ofExists = value === "" ? [] : ["must be empty for operator `Exists`"];
  const valueErrors = invalid(["value"], value, operator === "Exists" ? ofExists : labelValueErrors(value));
  return [
    ...(key ? invalid(["key"], key, labelKeyErrors(key)) : []),
    ...(operatorErrors.length > 0 ? operatorErrors : valueErrors),
    ...(effect ? unsupported("effect", effect, DEVICE_EFFECTS) : []),
  ];
}

/** Paths start at the taint. Upstream: validateDeviceTaint. */
export function validateDeviceTaint({ key, value, effect }: Taint): FieldError[] {
  return [
    ...invalid(["key"], key, labelKeyErrors(key)),
    ...invalid(["value"], value, labelValueErrors(value)),
    ...(effect === "" ? required(["effect"], "") : unsupported("effect", effect, DEVICE_EFFECTS)),
  ];
}
