import type { Outcome } from "../../model/outcome.js";
import type { Container, PodSpec } from "../../model/pod.js";
import { parseQuantity } from "../../model/quantity.js";
import { type PodToleration, type Toleration, withOrigin } from "../../model/taint.js";
import { allowedByWhitelist, mergeTolerations } from "../taints/merge-tolerations.js";

/** Undefined if the namespace sets none. */
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

/** Upstream: plugin/pkg/admission/podtolerationrestriction/admission.go Admit and Validate. */
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

/** Upstream: pkg/apis/core/v1/helper/qos/qos.go ComputePodQOS. */
function isBestEffort(spec: PodSpec): boolean {
  return ![...spec.containers, ...spec.initContainers].some(asksForCompute);
}

function asksForCompute({ requests, limits }: Container): boolean {
  return [requests, limits].some(({ cpu = "", memory = "" }) =>
    [cpu, memory].some((quantity) => (parseQuantity(quantity) ?? 0n) > 0n),
  );
}
