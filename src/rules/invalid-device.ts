import type { DeviceObject } from "../model/device.js";
import type { FieldError } from "../model/pool-fit.js";
import { formatFieldPath, type Place } from "../model/source.js";
import { nearestWord, quoted } from "../model/words.js";
import { refuseDeviceObject } from "../scheduling/validation/device-claims.js";
import {
  DEVICE_EFFECTS,
  DEVICE_OPERATORS,
  validateDeviceTaint,
  validateDeviceToleration,
} from "../scheduling/validation/devices.js";
import { ofObject } from "./contract/claim.js";
import type { Rule, RuleFinding } from "./contract/rule.js";
import { describeFieldError, lowerClause } from "./explanations/api-errors.js";

function refuseField(object: DeviceObject, at: Place, text: string, reason: string, help: string): RuleFinding {
  const field = formatFieldPath(at.path.slice(object.place.path.length));
  return {
    at,
    claims: [ofObject(`the API server refuses ${field}${text} of ${object.kind} ${quoted(object.name)}: ${reason}`)],
    help,
    fingerprintBy: { names: [object.kind, object.name, field] },
  };
}

function helpFor({ path, value = "" }: FieldError): string {
  const [field] = path;
  const words = field === "effect" ? DEVICE_EFFECTS : DEVICE_OPERATORS;
  if (field === "effect" || field === "operator") {
    const meant = nearestWord(value.replaceAll(/[^A-Za-z]/g, ""), words);
    return meant === undefined ? `Write one of ${words.join(", ")}.` : `Write \`${field}: ${meant}\`.`;
  }
  return field === "value" ? "Remove the value, or write one that a taint can have." : "Write the key of a taint.";
}

function describeErrors(object: DeviceObject, place: Place, errors: readonly FieldError[]): RuleFinding[] {
  return errors.map((error) => {
    const at = { ...place, path: error.type === "Required" ? place.path : [...place.path, ...error.path] };
    const text = error.value ? ` ${JSON.stringify(error.value)}` : "";
    return refuseField(object, at, text, lowerClause(error.detail), helpFor(error));
  });
}

function* check(object: DeviceObject): Iterable<RuleFinding> {
  const { misplaced = [], requests = [] } = object.claim ?? {};
  for (const at of misplaced) {
    const isInRequest = typeof at.path.at(-2) === "number";
    const help = !isInRequest
      ? "Move it into the request that it is for."
      : at.path.at(-1) === "tolerations"
        ? "Move it into `exactly`, or into an item of `firstAvailable`."
        : "Move the fields of the request, all but its name, into `exactly`.";
    yield refuseField(
      object,
      at,
      "",
      `${object.apiVersion} has no such field ${isInRequest ? "in a request" : "there"}`,
      help,
    );
  }
  for (const { expected, found, path } of object.decodeErrors) {
    const at = { ...object.place, path: [...object.place.path, ...path] };
    yield refuseField(object, at, "", `must be a ${expected}, got a ${found}`, `Write a ${expected}.`);
  }
  if (object.decodeErrors.length > 0) return;
  for (const { tolerations, place } of requests.flatMap(({ form, asks }) => (form === "moved" ? [] : asks))) {
    for (const [index, toleration] of tolerations.entries()) {
      const at = { ...place, path: [...place.path, "tolerations", index] };
      yield* describeErrors(object, at, validateDeviceToleration(toleration));
    }
  }
  for (const { place, ...taint } of object.taints) yield* describeErrors(object, place, validateDeviceTaint(taint));
  for (const { place, reason, help } of refuseDeviceObject(object)) yield refuseField(object, place, "", reason, help);
}

export const invalidDevice: Rule = {
  id: "invalid-device",
  refusedByApi: true,
  claims: ["object"],
  *checkWorkload({ workload, fieldErrors }) {
    for (const error of fieldErrors) {
      if (error.path.includes("resources") || error.path.includes("overhead"))
        yield describeFieldError(workload, error);
    }
  },
  *checkInventory({ objects: { devices } }) {
    for (const object of devices) if (object.isKnown) yield* check(object);
  },
};
