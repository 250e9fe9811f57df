import type { NodePool } from "../../model/pool.js";
import type { WorkloadFit } from "../../model/pool-fit.js";
import { writtenTolerations } from "../../model/taint.js";
import { quoted } from "../../model/words.js";
import { placeInObject, placeInPodSpec, type Workload } from "../../model/workload.js";
import { ofObject } from "../contract/claim.js";
import type { RuleContext, RuleFinding } from "../contract/rule.js";

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
  const { template, place } = workload.document.origin ?? {};
  // A template of a chart from elsewhere, which cannot be edited.
  const foreign = template !== undefined && place && ("span" in place ? place : place.document).file.text;
  for (const { path, annotations } of metadataOf(workload)) {
    for (const [name, field] of FIELD_BY_ANNOTATION) {
      const text = annotations[name]?.trim() ?? "";
      if (["", "[]", "{}", "null"].includes(text) || (typeof foreign === "string" && !foreign.includes(name))) continue;
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

const TAINTS: ReadonlyMap<string, string> = new Map([
  ["node.alpha.kubernetes.io/notReady", "node.kubernetes.io/not-ready"],
  ["node.alpha.kubernetes.io/unreachable", "node.kubernetes.io/unreachable"],
]);

const DO_NOT_EVICT = "karpenter.sh/do-not-evict";
const DO_NOT_DISRUPT = "karpenter.sh/do-not-disrupt";

/** Karpenter 1.0, with this version, ignores the old annotation. */
function isOfVersion1({ apiVersion }: NodePool): boolean {
  return apiVersion === "karpenter.sh/v1";
}

const OVERRIDES = "podTemplateOverrides";

/** Upstream: kubeflow/trainer#3309, in v2.2.0. */
function* checkOverrides(workload: Workload): Iterable<RuleFinding> {
  const [spec, field, index] = workload.podSpecPath;
  if (workload.kind !== "TrainJob" || spec !== "spec" || field !== OVERRIDES || index !== 0) return;
  yield {
    at: placeInObject(workload, ["spec", OVERRIDES], "key"),
    workload,
    severity: "note",
    claims: [ofObject(`Kubeflow Trainer ignores ${quoted(OVERRIDES)} since version 2.2: it has no effect on the pods`)],
    help: "Write it as `runtimePatches`.",
    fingerprintBy: { names: [OVERRIDES] },
  };
}

/** Finds renamed keys of taints, annotations and overrides. */
export function* checkRenamedKeys(fit: WorkloadFit, { inventory }: RuleContext): Iterable<RuleFinding> {
  const { workload } = fit;
  const written = writtenTolerations(fit);
  for (const { key = "", origin } of written) {
    const renamed = TAINTS.get(key);
    if (renamed === undefined || written.some((other) => other.key === renamed)) continue;
    const at = placeInPodSpec(workload, ["tolerations", origin.index, "key"]);
    yield {
      at,
      workload,
      claims: [ofObject(`no node has taint ${quoted(key)} since Kubernetes 1.8: it is ${quoted(renamed)} now`)],
      help: `Write \`key: ${renamed}\`.`,
      subject: { tolerations: [origin.index] },
      groupBy: key,
      fix: { title: `write ${renamed}`, operations: [{ kind: "set-scalar", at, text: renamed }] },
    };
  }
  yield* checkOverrides(workload);
  const { podSpecPath, annotations, templateAnnotations } = workload;
  const ofTemplate = podSpecPath.slice(0, -1);
  const own = ofTemplate.length === 0 ? annotations : templateAnnotations;
  if (own[DO_NOT_EVICT] !== "true" || DO_NOT_DISRUPT in own || !inventory.pools.some(isOfVersion1)) return;
  const at = placeInObject(workload, [...ofTemplate, "metadata", "annotations", DO_NOT_EVICT], "key");
  yield {
    at,
    workload,
    claims: [ofObject(`Karpenter ignores annotation ${quoted(DO_NOT_EVICT)} since version 1.0`)],
    help: `Write \`${DO_NOT_DISRUPT}: "true"\`.`,
    fingerprintBy: { names: [DO_NOT_EVICT] },
    groupBy: DO_NOT_EVICT,
    fix: { title: `write ${DO_NOT_DISRUPT}`, operations: [{ kind: "rename-key", at, key: DO_NOT_DISRUPT }] },
  };
}
