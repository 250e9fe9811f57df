import type { RuntimeClass } from "../../model/cluster.js";
import type { Outcome } from "../../model/outcome.js";
import { joinStringMaps, type StringMap } from "../../model/string-map.js";
import { type PodToleration, withOrigin } from "../../model/taint.js";
import { mergeTolerations } from "../taints/merge-tolerations.js";

/** Refuses a conflicting node selector. Upstream: plugin/pkg/admission/runtimeclass/admission.go setScheduling. */
export function mergeRuntimeClass(
  tolerations: readonly PodToleration[],
  nodeSelector: StringMap<string>,
  runtimeClass: RuntimeClass,
): Outcome<{ readonly tolerations: readonly PodToleration[]; readonly nodeSelector: StringMap<string> }> {
  const entries = Object.entries(runtimeClass.nodeSelector);
  for (const [key, value] of entries) {
    const asked = nodeSelector[key];
    if (asked !== undefined && asked !== value) {
      const theirs = `runtimeClass.scheduling.nodeSelector[${key}] = ${value}`;
      return { problem: `conflict: ${theirs}; pod.spec.nodeSelector[${key}] = ${asked}` };
    }
  }
  const isEmpty = entries.length === 0 && runtimeClass.tolerations.length === 0;
  // A merge drops tolerations that another one includes, even if it adds none.
  if (isEmpty && runtimeClass.hasScheduling !== true) return { value: { tolerations, nodeSelector } };
  const added = runtimeClass.tolerations.map((toleration) =>
    withOrigin(toleration, { by: "RuntimeClass", name: runtimeClass.name }),
  );
  return {
    value: {
      tolerations: mergeTolerations(tolerations, added),
      nodeSelector: joinStringMaps(nodeSelector, runtimeClass.nodeSelector),
    },
  };
}
