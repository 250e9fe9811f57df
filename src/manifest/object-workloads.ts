import { memoize } from "../model/memoize.js";
import type { Workload } from "../model/workload.js";
import { nodeAt } from "../yaml/node-value.js";
import { ADD_ON_KINDS, declaredAddOns } from "./add-ons/add-on-workloads.js";
import { CUSTOM_KINDS, customKindOf } from "./custom-workloads/index.js";
import { readCustomWorkloads } from "./custom-workloads/read-custom-workloads.js";
import type { CustomKind } from "./fields/custom-kind.js";
import { findStepsOff } from "./fields/step-off.js";
import { fragmentOf, readFragments } from "./fragments.js";
import { ADMISSION_KINDS_OF_GROUPS, RELEVANT_KINDS } from "./objects/kinds.js";
import { groupOf, type KubernetesObject } from "./objects/objects.js";
import { findPlaceholder } from "./objects/pod-spec.js";
import { KUSTOMIZE_GROUP, mayHoldFragments, type RelevanceTest, relevanceTest } from "./objects/relevance.js";
import { withTexts } from "./objects/texts-in-objects.js";
import { fileOwner, ownerOf } from "./objects/workload-owner.js";
import { readWorkload } from "./workloads/workloads.js";

export const relevanceOf = memoize(
  (own: readonly CustomKind[]): RelevanceTest =>
    relevanceTest(RELEVANT_KINDS, [...CUSTOM_KINDS, ...ADMISSION_KINDS_OF_GROUPS, ...ADD_ON_KINDS, ...own]),
);

export function readObjectWorkloads(
  object: KubernetesObject,
  own: readonly CustomKind[],
): readonly Workload[] | string {
  const workload = readWorkload(object);
  if (workload !== undefined) {
    const podSpec = nodeAt(object.node, workload.podSpecPath);
    const placeholder = podSpec === undefined ? undefined : findPlaceholder(podSpec, object.document);
    return placeholder ?? [workload];
  }
  const kind = customKindOf(object, own);
  const addOns = declaredAddOns(object);
  if (addOns.length > 0) return addOns;
  if (kind === undefined && !mayHoldFragments(object.apiVersion, object.kind)) return [];
  const read = withTexts(object);
  const custom = kind === undefined ? [] : readCustomWorkloads(read, kind);
  for (const { podSpec } of custom) {
    const placeholder = findPlaceholder(podSpec, object.document);
    if (placeholder !== undefined) return placeholder;
  }
  const stepsOff = kind === undefined || own.includes(kind) ? [] : findStepsOff(read.node, kind);
  const misplaced = stepsOff.flatMap(({ path }) => nodeAt(read.node, path) ?? []);
  const taken = [...custom.flatMap(({ nodes }) => nodes), ...misplaced];
  // Kinds with fixed names are read for nothing else.
  if (kind?.names !== undefined) return custom.map((one) => one.workload);
  const { node, document } = read;
  const isFile = groupOf(object.apiVersion) === KUSTOMIZE_GROUP;
  const owner = isFile ? fileOwner(document) : { ...ownerOf(object), document };
  const fragments = readFragments({ node, owner, taken });
  const [first, ...others] = custom.map((one) => one.workload);
  // While a field is misplaced, it is unknown what the pods ask for.
  if (first !== undefined)
    return [{ ...first, strayFields: [...first.strayFields, ...stepsOff] }, ...others, ...fragments];
  return [
    ...stepsOff.map((field) => ({ ...fragmentOf(owner, node, field.path.slice(0, -1)), strayFields: [field] })),
    ...fragments,
  ];
}
