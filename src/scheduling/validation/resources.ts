import { labelKeyErrors } from "../../model/label-syntax.js";
import type { Container, PodSpec } from "../../model/pod.js";
import type { FieldError } from "../../model/pool-fit.js";
import { parseQuantity } from "../../model/quantity.js";
import type { FieldPath } from "../../model/source.js";
import type { StringMap } from "../../model/string-map.js";
import { invalid, required } from "./field-errors.js";

/** Upstream: pkg/apis/core/helper/helpers.go standardContainerResources; huge pages by their prefix. */
const STANDARD = /^(?:cpu|memory|ephemeral-storage|hugepages-.+)$/;
const WHOLE = 1_000_000_000n;

/**
 * Returns what the API server refuses about resources of containers and the overhead; `path` leads to the pod spec.
 * Quantities that begin with no number may be filled in later.
 * Upstream: pkg/apis/core/validation/validation.go ValidateContainerResourceRequirements.
 */
export function validateResources(spec: PodSpec, path: FieldPath): FieldError[] {
  const of = (containers: readonly Container[], field: string) =>
    containers.flatMap((container, index) => containerErrors(container, [...path, field, index, "resources"]));
  const overhead = quantityErrors(spec.overhead, [...path, "overhead"]);
  return [...of(spec.initContainers, "initContainers"), ...of(spec.containers, "containers"), ...overhead];
}

function containerErrors({ requests, limits }: Container, path: FieldPath): FieldError[] {
  return [
    ...quantityErrors(limits, [...path, "limits"]),
    ...quantityErrors(requests, [...path, "requests"]),
    ...Object.keys(requests).flatMap((name) => requestErrors(name, requests, limits, [...path, "requests", name])),
  ];
}

/** Upstream: pkg/apis/core/v1/helper/helpers.go IsExtendedResourceName. */
function isExtended(name: string): boolean {
  return name.includes("/") && !name.includes("kubernetes.io/") && !isQuotaName(name);
}

/** Reports whether a name is one of a ResourceQuota, which no container asks for. */
function isQuotaName(name: string): boolean {
  return name.startsWith("requests.") && !name.includes("kubernetes.io/");
}

/** Reports whether a text may be a placeholder: no leading number, or signs of no quantity. */
function isPending(text: string): boolean {
  return !/^[+-]?[\d.][\w.,+ -]*$/.test(text.trim());
}

function amountOf(quantities: StringMap<string>, name: string): bigint | undefined {
  return parseQuantity((quantities[name] ?? "").trim());
}

function quantityErrors(quantities: StringMap<string>, path: FieldPath): FieldError[] {
  return Object.entries(quantities).flatMap(([name, text]): FieldError[] => {
    const at = [...path, name];
    if (isPending(text) || /[^\w./-]/.test(name)) return [];
    if (!(name.includes("/") || STANDARD.test(name))) {
      return invalid(at, name, ["must be a standard resource for containers, or have a domain, as in example.com/gpu"]);
    }
    const [keyError] = labelKeyErrors(name);
    if (keyError !== undefined) return invalid(at, name, [keyError]);
    if (isQuotaName(name)) return invalid(at, name, ["doesn't follow extended resource name standard"]);
    const amount = parseQuantity(text.trim());
    // YAML has more ways to write a number than JSON.
    if (amount === undefined)
      return /^(?:0[xob][\da-f_]+|[\d_.]+)$/i.test(text)
        ? []
        : invalid(at, text, ["it is not a quantity, such as 500m, 2 or 4Gi"]);
    if (amount < 0n) return invalid(at, text, ["must be greater than or equal to 0"]);
    return isExtended(name) && amount % WHOLE !== 0n ? invalid(at, text, ["must be an integer"]) : [];
  });
}

function requestErrors(
  name: string,
  requests: StringMap<string>,
  limits: StringMap<string>,
  path: FieldPath,
): FieldError[] {
  const request = amountOf(requests, name);
  if (request === undefined || isPending(requests[name] ?? "")) return [];
  const mayExceed = !isExtended(name) && !name.startsWith("hugepages-");
  if (!(name in limits)) {
    return mayExceed ? [] : required(path, "Limit must be set for non overcommitable resources");
  }
  const limit = amountOf(limits, name);
  if (limit === undefined || isPending(limits[name] ?? "")) return [];
  const text = requests[name] ?? "";
  const than = `${name} limit of ${limits[name]}`;
  if (!mayExceed && request !== limit) return invalid(path, text, [`must be equal to ${than}`]);
  return request > limit ? invalid(path, text, [`must be less than or equal to ${than}`]) : [];
}
