import type { FeatureGateState } from "../../model/cluster.js";
import { subdomainErrors } from "../../model/label-syntax.js";
import type { PodSpec } from "../../model/pod.js";
import type { FieldError } from "../../model/pool-fit.js";
import type { FieldPath } from "../../model/source.js";
import type { PodToleration } from "../../model/taint.js";
import { validateNodeAffinity, validateNodeSelector } from "./node-selector.js";
import { validateTolerations } from "./taints.js";
import { validateTopology } from "./topology.js";

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
