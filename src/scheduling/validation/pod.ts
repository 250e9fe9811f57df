import type { FeatureGateState } from "../../model/cluster.js";
import { labelKeyErrors, labelValueErrors, subdomainErrors } from "../../model/label-syntax.js";
import type { PodAffinityTerm, PodSpec, TopologySpreadConstraint } from "../../model/pod.js";
import type { FieldError } from "../../model/pool-fit.js";
import type { FieldPath } from "../../model/source.js";
import { EMPTY_STRING_MAP } from "../../model/string-map.js";
import type { PodToleration } from "../../model/taint.js";
import { validateNodeAffinity, validateNodeSelector } from "./node-selector.js";
import { validateTolerations } from "./taints.js";

const OS_NAMES: readonly string[] = ["linux", "windows"];

/** `path` leads to the spec. Upstream: core/validation/validation.go ValidatePodSpec. */
export function validatePodSpec(spec: PodSpec, path: FieldPath, comparison: FeatureGateState): FieldError[] {
  const errors = validateNodeSelector(spec.nodeSelector, [...path, "nodeSelector"]);
  if (spec.nodeAffinity !== undefined) {
    errors.push(...validateNodeAffinity(spec.nodeAffinity, [...path, "affinity", "nodeAffinity"]));
  }
  if (spec.nodeName !== "") errors.push(...nameErrors(spec.nodeName, [...path, "nodeName"]));
  if (spec.tolerations.length > 0) {
    errors.push(...validateTolerations(spec.tolerations, [...path, "tolerations"], comparison));
  }
  if (spec.runtimeClassName) {
    errors.push(...nameErrors(spec.runtimeClassName, [...path, "runtimeClassName"]));
  }
  errors.push(...validateTopology(spec, path));
  if (spec.os !== undefined) errors.push(...osErrors(spec.os, [...path, "os", "name"]));
  return errors;
}

/** Uses the manifest's paths, without added tolerations. Upstream: pkg/registry/generic/registry/store.go Create. */
export function validateAdmittedPod(
  spec: PodSpec,
  tolerations: readonly PodToleration[],
  path: FieldPath,
  comparison: FeatureGateState,
): FieldError[] {
  const at = [...path, "tolerations"];
  return validatePodSpec({ ...spec, tolerations }, path, comparison).flatMap((error): FieldError[] => {
    const index = at.every((step, place) => error.path[place] === step) ? error.path[at.length] : undefined;
    if (typeof index !== "number") return [error];
    const origin = tolerations[index]?.origin;
    if (origin?.by !== "manifest") return [];
    return [{ ...error, path: [...at, origin.index, ...error.path.slice(at.length + 1)] }];
  });
}

function nameErrors(name: string, path: FieldPath): FieldError[] {
  return subdomainErrors(name).map((detail) => ({ path, type: "Invalid", value: name, detail }));
}

function osErrors(os: string, path: FieldPath): FieldError[] {
  if (os === "") return [{ path, type: "Required", detail: "cannot be empty" }];
  if (OS_NAMES.includes(os)) return [];
  return [{ path, type: "NotSupported", value: os, detail: 'supported values: "linux", "windows"' }];
}

const ACTIONS: readonly string[] = ["DoNotSchedule", "ScheduleAnyway"];
const POLICIES: readonly string[] = ["Honor", "Ignore"];
const [LEAST_WEIGHT, MOST_WEIGHT] = [1, 100];

/** Upstream: core/validation/validation.go validateTopologySpreadConstraints, validatePodAffinityTerm. */
export function validateTopology(spec: PodSpec, path: FieldPath): FieldError[] {
  const at = [...path, "topologySpreadConstraints"];
  return [
    ...spec.topologySpreadConstraints.flatMap((one, index) => constraintErrors(one, [...at, index])),
    ...duplicateErrors(spec.topologySpreadConstraints, at),
    ...spec.podAffinityTerms.flatMap((term) => termErrors(term, path)),
  ];
}

function notSupported(path: FieldPath, value: string, legal: readonly string[]): FieldError {
  const names = legal.map((name) => `"${name}"`).join(", ");
  return { path, type: "NotSupported", value, detail: `supported values: ${names}` };
}

function constraintErrors(constraint: TopologySpreadConstraint, path: FieldPath): FieldError[] {
  const { maxSkew, whenUnsatisfiable, nodeAffinityPolicy, nodeTaintsPolicy, minDomains, lacks, isKeyEmpty } =
    constraint;
  // Undefined `lacks`: the constraint contains a template expression.
  if (lacks === undefined) return [];
  const errors: FieldError[] = lacks.map((field) => ({
    path: [...path, field],
    type: "Required",
    detail: field === "maxSkew" ? "must be greater than zero" : "can not be empty",
    value: field === "topologyKey" && isKeyEmpty ? "" : undefined,
  }));
  if (maxSkew !== undefined && maxSkew <= 0) errors.push(notPositive([...path, "maxSkew"], maxSkew));
  if (whenUnsatisfiable !== "" && !ACTIONS.includes(whenUnsatisfiable)) {
    errors.push(notSupported([...path, "whenUnsatisfiable"], whenUnsatisfiable, ACTIONS));
  }
  if (minDomains !== undefined && minDomains <= 0) errors.push(notPositive([...path, "minDomains"], minDomains));
  else if (minDomains !== undefined && whenUnsatisfiable === "ScheduleAnyway") {
    const detail = "can only use minDomains if whenUnsatisfiable=DoNotSchedule, not ScheduleAnyway";
    errors.push({ path: [...path, "minDomains"], type: "Invalid", value: String(minDomains), detail });
  }
  for (const [field, policy] of Object.entries({ nodeAffinityPolicy, nodeTaintsPolicy })) {
    if (policy !== undefined && !POLICIES.includes(policy))
      errors.push(notSupported([...path, field], policy, POLICIES));
  }
  return [
    ...errors,
    ...matchLabelKeysErrors(constraint, [...path, "matchLabelKeys"]),
    ...matchLabelsErrors(constraint, [...path, "labelSelector", "matchLabels"]),
  ];
}

/** Upstream: apimachinery/pkg/apis/meta/v1/validation/validation.go ValidateLabelSelector. */
function matchLabelsErrors(
  { matchLabels = EMPTY_STRING_MAP }: TopologySpreadConstraint,
  path: FieldPath,
): FieldError[] {
  return Object.entries(matchLabels).flatMap(([key, value]) => {
    const wrong = (text: string, details: readonly string[]) =>
      details.map((detail): FieldError => ({ path: [...path, key], type: "Invalid", value: text, detail }));
    return [...wrong(key, labelKeyErrors(key)), ...wrong(value, labelValueErrors(value))];
  });
}

function notPositive(path: FieldPath, number: number): FieldError {
  return { path, type: "Invalid", value: String(number), detail: "must be greater than zero" };
}

/** Upstream: validateMatchLabelKeysInTopologySpread. */
function matchLabelKeysErrors(constraint: TopologySpreadConstraint, path: FieldPath): FieldError[] {
  const { hasSelector, matchLabelKeys = [], selectedKeys = [] } = constraint;
  if (matchLabelKeys.length === 0) return [];
  if (!hasSelector) return [{ path, type: "Forbidden", detail: "must not be specified when labelSelector is not set" }];
  return matchLabelKeys.flatMap((key, index) => {
    const isTwice = selectedKeys.includes(key) ? ["exists in both matchLabelKeys and labelSelector"] : [];
    return [...labelKeyErrors(key), ...isTwice].map(
      (detail): FieldError => ({ path: [...path, index], type: "Invalid", value: key, detail }),
    );
  });
}

function duplicateErrors(constraints: readonly TopologySpreadConstraint[], path: FieldPath): FieldError[] {
  const seen = new Set<string>();
  return constraints.flatMap(({ topologyKey, whenUnsatisfiable, lacks }, index): FieldError[] => {
    const pair = `{${topologyKey}, ${whenUnsatisfiable}}`;
    if (lacks === undefined || lacks.length > 0) return [];
    if (!seen.has(pair)) {
      seen.add(pair);
      return [];
    }
    const detail = "another constraint has this topologyKey and this whenUnsatisfiable";
    return [{ path: [...path, index, "topologyKey"], type: "Duplicate", value: topologyKey, detail }];
  });
}

function termErrors({ topologyKey, path, weight, isKeyEmpty }: PodAffinityTerm, toSpec: FieldPath): FieldError[] {
  const errors: FieldError[] = [];
  const written = isKeyEmpty && { value: "" };
  if (topologyKey === "")
    errors.push({ path: [...toSpec, ...path], type: "Required", detail: "can not be empty", ...written });
  if (weight !== undefined && (weight < LEAST_WEIGHT || weight > MOST_WEIGHT)) {
    const toItem = path.slice(0, path.indexOf("podAffinityTerm"));
    const detail = `must be in the range ${LEAST_WEIGHT}-${MOST_WEIGHT}`;
    errors.push({ path: [...toSpec, ...toItem, "weight"], type: "Invalid", value: String(weight), detail });
  }
  return errors;
}
