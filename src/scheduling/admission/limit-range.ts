import type { AdmissionObjects } from "../../model/cluster.js";
import type { Container, PodSpec } from "../../model/pod.js";
import { parseQuantity } from "../../model/quantity.js";
import { EMPTY_STRING_MAP, joinStringMaps } from "../../model/string-map.js";
import { WORKLOAD_KINDS, type Workload } from "../../model/workload.js";

type Ranges = Pick<AdmissionObjects, "limitRanges">;

/** Returns the defaults of the pod's namespace. What makes pods of a custom resource may give them requests of its own. */
function defaultsFor({ kind, namespace }: Pick<Workload, "kind" | "namespace">, { limitRanges }: Ranges) {
  return WORKLOAD_KINDS.some((one) => one === kind) ? limitRanges?.get(namespace) : undefined;
}

/**
 * Adds the requests that a LimitRange gives to containers without their own; a limit is a request before that. Upstream:
 * plugin/pkg/admission/limitranger/admission.go mergeContainerResources.
 */
export function withDefaultRequests(workload: Workload, objects: Ranges): PodSpec {
  const { podSpec } = workload;
  const defaults = defaultsFor(workload, objects);
  if (defaults === undefined) return podSpec;
  const give = (one: Container) => ({ ...one, requests: joinStringMaps(defaults.requests, one.limits, one.requests) });
  return { ...podSpec, containers: podSpec.containers.map(give), initContainers: podSpec.initContainers.map(give) };
}

/** Words why the pod is refused with the limits that a LimitRange gives it; undefined if it is not. */
export function refusedByLimitRange(workload: Workload, objects: Ranges): string | undefined {
  const { limits = EMPTY_STRING_MAP } = defaultsFor(workload, objects) ?? {};
  const { containers, initContainers } = workload.podSpec;
  for (const { name, requests, limits: own } of [...initContainers, ...containers]) {
    for (const [resource, limit] of Object.entries(limits)) {
      const asked = parseQuantity(requests[resource] ?? "");
      const most = parseQuantity(limit);
      if (resource in own || asked === undefined || most === undefined || asked <= most) continue;
      return `the LimitRange of namespace "${workload.namespace}" gives container "${name}" a limit of ${limit} ${resource}, below its request of ${requests[resource]}`;
    }
  }
  return undefined;
}
