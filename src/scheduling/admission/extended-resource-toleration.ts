import { labelKeyErrors } from "../../model/label-syntax.js";
import { compareTexts } from "../../model/order.js";
import type { PodSpec } from "../../model/pod.js";
import type { PodToleration } from "../../model/taint.js";
import { addToleration } from "../taints/merge-tolerations.js";

const QUOTA_PREFIX = "requests.";

/** Tolerates each requested extended resource, by name. Upstream: extendedresourcetoleration/admission.go Admit. */
export function withExtendedResourceTolerations(
  spec: PodSpec,
  tolerations: readonly PodToleration[],
): readonly PodToleration[] {
  let result = tolerations;
  for (const resource of extendedResources(spec)) {
    result = addToleration(result, {
      key: resource,
      operator: "Exists",
      effect: "NoSchedule",
      origin: { by: "ExtendedResourceToleration", resource },
    });
  }
  return result;
}

/** Counts a limit as a request, because the API server copies it there, and a quantity of 0 too. */
function extendedResources(spec: PodSpec): string[] {
  const containers = [...spec.initContainers, ...spec.containers];
  const names = containers.flatMap(({ requests, limits }) => [...Object.keys(requests), ...Object.keys(limits)]);
  // Go sorts by bytes. Resource names are ASCII, so comparing UTF-16 units gives the same order.
  return [...new Set(names.filter(isExtendedResource))].sort(compareTexts);
}

/** Reports whether a device plugin offers the resource. Upstream: core/v1/helper/helpers.go IsExtendedResourceName. */
export function isExtendedResource(name: string): boolean {
  if (!name.includes("/") || name.includes("kubernetes.io/") || name.startsWith(QUOTA_PREFIX)) return false;
  return labelKeyErrors(`${QUOTA_PREFIX}${name}`).length === 0;
}
