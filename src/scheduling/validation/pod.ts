import type { FeatureGateState } from "../../model/cluster.js";
import { labelKeyErrors, subdomainErrors } from "../../model/label-syntax.js";
import type { PodAffinityTerm, PodSpec, TopologySpreadConstraint } from "../../model/pod.js";
import type { FieldError } from "../../model/pool-fit.js";
import type { FieldPath } from "../../model/source.js";
import { EMPTY_STRING_MAP } from "../../model/string-map.js";
import type { PodToleration } from "../../model/taint.js";
import { invalid, notSupported, required } from "./field-errors.js";
import { validateNodeAffinity, validateNodeSelector } from "./node-selector.js";
import { validateTolerations } from "./taints.js";

const OS_NAMES: readonly string[] = ["linux", "windows"];

/** `path` leads to the spec. Upstream: core/validation/validation.go ValidatePodSpec. */
export function validatePodSpec(spec: PodSpec, path: FieldPath, comparison: FeatureGateState): FieldError[] {
  const errors = validateNodeSelector(spec.nodeSelector, [...path, "nodeSelector"]);
  if (spec.nodeAffinity !== undefined) {
    errors.push(...validateNodeAffinity(spec.nodeAffinity, [...path, "affinity", "nodeAffinity"]));
  }
  const nameErrors = (name: string, field: string) => invalid([...path, field], name, subdomainErrors(name));
  if (spec.nodeName !== "") errors.push(...nameErrors(spec.nodeName, "nodeName"));
  if (spec.tolerations.length > 0) {
    errors.push(...validateTolerations(spec.tolerations, [...path, "tolerations"], comparison));
  }
  if (spec.runtimeClassName) errors.push(...nameErrors(spec.runtimeClassName, "runtimeClassName"));
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

function osErrors(os: string, path: FieldPath): FieldError[] {
  if (os === "") return required(path, "cannot be empty");
  return OS_NAMES.includes(os) ? [] : notSupported(path, os, OS_NAMES);
}

const ACTIONS: readonly string[] = ["DoNotSchedule", "ScheduleAnyway"];
const POLICIES: readonly string[] = ["Honor", "Ignore"];
const [LEAST_WEIGHT, MOST_WEIGHT] = [1, 100];
const POSITIVE = ["must be greater than zero"];

/** Upstream: core/validation/validation.go validateTopologySpreadConstraints, validatePodAffinityTerm. */
export function validateTopology(spec: PodSpec, path: FieldPath): FieldError[] {
  const at = [...path, "topologySpreadConstraints"];
  return [
    ...spec.topologySpreadConstraints.flatMap((one, index) => constraintErrors(one, [...at, index])),
    ...duplicateErrors(spec.topologySpreadConstraints, at),
    ...spec.podAffinityTerms.flatMap((term) => termErrors(term, path)),
  ];
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
  if (maxSkew !== undefined && maxSkew <= 0) errors.push(...invalid([...path, "maxSkew"], `${maxSkew}`, POSITIVE));
  if (whenUnsatisfiable !== "" && !ACTIONS.includes(whenUnsatisfiable)) {
    errors.push(...notSupported([...path, "whenUnsatisfiable"], whenUnsatisfiable, ACTIONS));
  }
  if (minDomains !== undefined) {
    const forHard = "can only use minDomains if whenUnsatisfiable=DoNotSchedule, not ScheduleAnyway";
    const details = minDomains <= 0 ? POSITIVE : whenUnsatisfiable === "ScheduleAnyway" ? [forHard] : [];
    errors.push(...invalid([...path, "minDomains"], `${minDomains}`, details));
  }
  for (const [field, policy] of Object.entries({ nodeAffinityPolicy, nodeTaintsPolicy })) {
    if (policy !== undefined && !POLICIES.includes(policy))
      errors.push(...notSupported([...path, field], policy, POLICIES));
  }
  return [
    ...errors,
    ...matchLabelKeysErrors(constraint, [...path, "matchLabelKeys"]),
    ...validateNodeSelector(constraint.matchLabels ?? EMPTY_STRING_MAP, [...path, "labelSelector", "matchLabels"]),
  ];
}

/** Upstream: validateMatchLabelKeysInTopologySpread. */
function matchLabelKeysErrors(constraint: TopologySpreadConstraint, path: FieldPath): FieldError[] {
  const { hasSelector, matchLabelKeys = [], selectedKeys = [] } = constraint;
  if (matchLabelKeys.length === 0) return [];
  if (!hasSelector) return [{ path, type: "Forbidden", detail: "must not be specified when labelSelector is not set" }];
  return matchLabelKeys.flatMap((key, index) => {
    const isTwice = selectedKeys.includes(key) ? ["exists in both matchLabelKeys and labelSelector"] : [];
    return invalid([...path, index], key, [...labelKeyErrors(key), ...isTwice]);
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
    const details = [`must be in the range ${LEAST_WEIGHT}-${MOST_WEIGHT}`];
    errors.push(...invalid([...toSpec, ...toItem, "weight"], `${weight}`, details));
  }
  return errors;
}
