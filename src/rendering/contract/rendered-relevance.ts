import { POOL_KINDS } from "../../inventory/formats/pool-words.js";
import type { CustomKind } from "../../manifest/fields/custom-kind.js";
import { relevanceOf } from "../../manifest/object-workloads.js";
import { groupOf, type KubernetesObject } from "../../manifest/objects/objects.js";
import { type RelevanceTest, relevanceTest } from "../../manifest/objects/relevance.js";
import type { Manifest } from "../../manifest/read-manifest.js";

export const ARGO_GROUP = "argoproj.io";
const ARGO_KINDS = ["Application", "ApplicationSet"];
/** Kinds of objects that are looked for in what programs print, beside workloads. */
export const PRINTED_KINDS = [...POOL_KINDS, ...ARGO_KINDS.map((kind) => ({ group: ARGO_GROUP, kind }))];
const mayBePrinted = relevanceTest([], PRINTED_KINDS);

export function renderedRelevance(customKinds: readonly CustomKind[]): RelevanceTest {
  const isRelevant = relevanceOf(customKinds);
  return (text) => isRelevant(text) || mayBePrinted(text);
}

export function declaresPools({ apiVersion, kind }: KubernetesObject): boolean {
  return POOL_KINDS.some((one) => one.kind === kind && one.group === groupOf(apiVersion));
}

/** Reports whether an object of Argo CD deploys others. */
export function isOfArgo({ apiVersion, kind }: KubernetesObject): boolean {
  return groupOf(apiVersion) === ARGO_GROUP && ARGO_KINDS.includes(kind);
}

export function rendersPools(manifests: readonly Manifest[]): boolean {
  return manifests.some(({ rendered, objects }) => rendered !== undefined && objects.some(declaresPools));
}
