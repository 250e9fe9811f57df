import { type ByWord, joinByWord } from "../../model/by-word.js";
import type { RuntimeClass } from "../../model/cluster.js";
import type { Outcome } from "../../model/outcome.js";
import { type PodToleration, withOrigin } from "../../model/toleration.js";
import { mergeTolerations } from "./merge-tolerations.js";

/** What a plugin makes of a pod's scheduling fields. */
interface SchedulingFields {
  readonly tolerations: readonly PodToleration[];
  readonly nodeSelector: ByWord<string>;
}

/**
 * Merges the scheduling part of a RuntimeClass into a pod; a node selector that disagrees is refused.
 * Upstream: plugin/pkg/admission/runtimeclass/admission.go setScheduling.
 */
export function mergeRuntimeClass(
  tolerations: readonly PodToleration[],
  nodeSelector: ByWord<string>,
  runtimeClass: RuntimeClass,
): Outcome<SchedulingFields> {
  const entries = Object.entries(runtimeClass.nodeSelector);
  for (const [key, value] of entries) {
    const asked = nodeSelector[key];
    if (asked !== undefined && asked !== value) {
      const theirs = `runtimeClass.scheduling.nodeSelector[${key}] = ${value}`;
      return { problem: `conflict: ${theirs}; pod.spec.nodeSelector[${key}] = ${asked}` };
    }
  }
  const isEmpty = entries.length === 0 && runtimeClass.tolerations.length === 0;
  // Merging drops what another toleration covers, also where nothing is added.
  if (isEmpty && runtimeClass.hasScheduling !== true) return { value: { tolerations, nodeSelector } };
  const added = runtimeClass.tolerations.map((toleration) =>
    withOrigin(toleration, { by: "RuntimeClass", name: runtimeClass.name }),
  );
  return {
    value: {
      tolerations: mergeTolerations(tolerations, added),
      nodeSelector: joinByWord(nodeSelector, runtimeClass.nodeSelector),
    },
  };
}
