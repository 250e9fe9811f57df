import type { WorkloadFit } from "../../model/pool-fit.js";
import { quoted } from "../../model/words.js";
import { placeInObject, type Workload } from "../../model/workload.js";
import { ofObject } from "../contract/claim.js";
import type { RuleFinding } from "../contract/rule.js";

const FIELD_BY_ANNOTATION: ReadonlyMap<string, "tolerations" | "affinity"> = new Map([
  ["scheduler.alpha.kubernetes.io/tolerations", "tolerations"],
  ["scheduler.alpha.kubernetes.io/affinity", "affinity"],
]);

function metadataOf({ podSpecPath, annotations, templateAnnotations }: Workload) {
  const ofTemplate = podSpecPath.slice(0, -1);
  const own = { path: ["metadata", "annotations"], annotations };
  if (ofTemplate.length === 0) return [own];
  return [own, { path: [...ofTemplate, "metadata", "annotations"], annotations: templateAnnotations }];
}

/** Finds tolerations and affinity in annotations of alpha versions. */
export function* checkAnnotations(fit: WorkloadFit): Iterable<RuleFinding> {
  const { workload } = fit;
  if (!fit.valid) return;
  const { tolerations, nodeAffinity } = workload.podSpec;
  for (const { path, annotations } of metadataOf(workload)) {
    for (const [name, field] of FIELD_BY_ANNOTATION) {
      const text = annotations[name]?.trim() ?? "";
      if (["", "[]", "{}", "null"].includes(text)) continue;
      const isReplaced = field === "tolerations" ? tolerations.length > 0 : nodeAffinity !== undefined;
      yield {
        at: placeInObject(workload, [...path, name], "key"),
        workload,
        severity: isReplaced ? ("note" as const) : undefined,
        claims: [ofObject(`Kubernetes has ignored annotation ${quoted(name)} since version 1.6`)],
        help: isReplaced
          ? `Remove the annotation: the pod spec has its own ${quoted(field)}.`
          : `Write it as ${quoted(field)} in the pod spec.`,
        fingerprintBy: { names: [path.join("."), name] },
      };
    }
  }
}
