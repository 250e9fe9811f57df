import type { Outcome } from "../../model/outcome.js";
import type { Container, PodSpec } from "../../model/pod.js";
import { parseQuantity } from "../../model/quantity.js";
import { type PodToleration, type Toleration, withOrigin } from "../../model/toleration.js";
import { allowedByWhitelist, mergeTolerations } from "./merge-tolerations.js";

/** The tolerations that a namespace adds to its pods and those that it allows; undefined if it sets none. */
export interface TolerationRestriction {
  readonly namespace: string;
  readonly defaults: readonly Toleration[] | undefined;
  readonly whitelist: readonly Toleration[] | undefined;
}

const MEMORY_PRESSURE: Toleration = {
  key: "node.kubernetes.io/memory-pressure",
  operator: "Exists",
  effect: "NoSchedule",
};

/**
 * Adds a namespace's default tolerations, adds memory pressure unless the pod is BestEffort, and checks the whitelist.
 * Upstream: plugin/pkg/admission/podtolerationrestriction/admission.go Admit and Validate.
 */
export function restrictTolerations(
  spec: PodSpec,
  tolerations: readonly PodToleration[],
  restriction: TolerationRestriction,
): Outcome<readonly PodToleration[]> {
  const extra = [...(restriction.defaults ?? []), ...(isBestEffort(spec) ? [] : [MEMORY_PRESSURE])].map((toleration) =>
    withOrigin(toleration, { by: "PodTolerationRestriction", namespace: restriction.namespace }),
  );
  const merged = extra.length > 0 ? mergeTolerations(tolerations, extra) : tolerations;
  if (!allowedByWhitelist(merged, restriction.whitelist ?? [])) {
    const problem =
      "pod tolerations (possibly merged with namespace default tolerations) conflict with its namespace whitelist";
    return { problem };
  }
  return { value: merged };
}

/** Reports whether no container asks for cpu or memory. Upstream: pkg/apis/core/v1/helper/qos/qos.go ComputePodQOS. */
function isBestEffort(spec: PodSpec): boolean {
  return ![...spec.containers, ...spec.initContainers].some(asksForCompute);
}

function asksForCompute({ requests, limits }: Container): boolean {
  return [requests, limits].some(({ cpu = "", memory = "" }) =>
    [cpu, memory].some((quantity) => (parseQuantity(quantity) ?? 0n) > 0n),
  );
}
