import type { Container, PodSpec } from "../../model/pod.js";
import type { FieldError } from "../../model/pool-fit.js";
import { parseQuantity } from "../../model/quantity.js";
import type { FieldPath } from "../../model/source.js";
import type { StringMap } from "../../model/string-map.js";
import { invalid } from "../validation/field-errors.js";

type Amounts = Map<string, bigint>;

/** Counts a limit without a request as one. Upstream: pkg/apis/core/v1/defaults.go SetDefaults_Pod. */
export function containerRequests({ requests, limits }: Pick<Container, "requests" | "limits">): Amounts {
  const amounts: Amounts = new Map();
  for (const resource in limits) readAmount(amounts, resource, requests[resource] ?? limits[resource]);
  for (const resource in requests) if (!(resource in limits)) readAmount(amounts, resource, requests[resource]);
  return amounts;
}

/**
 * Returns positive requests in billionths: containers and sidecars, or the largest init step; pod-level requests
 * replace the sum; overhead is added. `overhead`: the RuntimeClass's, as default. Upstream:
 * component-helpers/resource/helpers.go PodRequests.
 */
export function podRequests(spec: PodSpec, overhead: StringMap<string>): ReadonlyMap<string, bigint> {
  const amounts = containersRequests(spec);
  for (const [resource, amount] of readAmounts(spec.resources.requests)) {
    if (isPodLevelResource(resource)) amounts.set(resource, amount);
  }
  for (const [resource, amount] of readAmounts(spec.resources.limits)) {
    if (isPodLevelResource(resource) && !amounts.has(resource)) amounts.set(resource, amount);
  }
  add(amounts, readAmounts(Object.keys(spec.overhead).length > 0 ? spec.overhead : overhead));
  for (const [resource, amount] of amounts) if (amount <= 0n) amounts.delete(resource);
  return amounts;
}

/**
 * Returns what the API server refuses about requests of the pod as a whole, at `path`. Upstream:
 * pkg/apis/core/validation/validation.go validatePodResourceConsistency.
 */
export function podLevelErrors(spec: PodSpec, path: FieldPath): FieldError[] {
  const { requests } = spec.resources;
  const sums = Object.keys(requests).length === 0 ? [] : [...containersRequests(spec)];
  return sums.flatMap(([name, sum]): FieldError[] => {
    const value = requests[name] ?? "";
    const whole = parseQuantity(value);
    if (whole === undefined || sum <= whole) return [];
    const details = ["must be at least what the containers ask for together"];
    return invalid([...path, "resources", "requests", name], value, details);
  });
}

/** Upstream: component-helpers/resource/helpers.go AggregateContainerRequests. */
function containersRequests({ containers, initContainers }: PodSpec): Amounts {
  const sum: Amounts = new Map();
  for (const container of containers) add(sum, containerRequests(container));
  const sidecars: Amounts = new Map();
  const starting: Amounts = new Map();
  for (const container of initContainers) {
    const own = containerRequests(container);
    if (container.restartPolicy === "Always") {
      add(sum, own);
      add(sidecars, own);
      raise(starting, sidecars);
    } else {
      add(own, sidecars);
      raise(starting, own);
    }
  }
  raise(sum, starting);
  return sum;
}

function readAmounts(quantities: StringMap<string>): Amounts {
  const amounts: Amounts = new Map();
  for (const resource in quantities) readAmount(amounts, resource, quantities[resource]);
  return amounts;
}

function readAmount(amounts: Amounts, resource: string, text = ""): void {
  const amount = parseQuantity(text);
  if (amount !== undefined) amounts.set(resource, amount);
}

function add(to: Amounts, more: ReadonlyMap<string, bigint>): void {
  for (const [resource, amount] of more) to.set(resource, (to.get(resource) ?? 0n) + amount);
}

function raise(to: Amounts, floor: ReadonlyMap<string, bigint>): void {
  for (const [resource, amount] of floor) if (amount > (to.get(resource) ?? 0n)) to.set(resource, amount);
}

/** Upstream: component-helpers/resource/helpers.go IsSupportedPodLevelResource. */
function isPodLevelResource(resource: string): boolean {
  return resource === "cpu" || resource === "memory" || resource.startsWith("hugepages-");
}
