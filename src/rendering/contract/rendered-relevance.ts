import { POOL_KINDS } from "../../inventory/formats/pool-words.js";
import type { CustomKind } from "../../manifest/fields/custom-kind.js";
import { relevanceOf } from "../../manifest/object-workloads.js";
import { changesAdmission } from "../../manifest/objects/kinds.js";
import { groupOf, type KubernetesObject } from "../../manifest/objects/objects.js";
import { type RelevanceTest, relevanceTest } from "../../manifest/objects/relevance.js";
import type { Manifest } from "../../manifest/read-manifest.js";
import { splitDocuments } from "../../yaml/document-boundaries.js";

export const ARGO_GROUP = "argoproj.io";
const ARGO_KINDS = ["Application", "ApplicationSet"];
/** Kinds of objects that are looked for in what programs print, beside workloads. */
export const PRINTED_KINDS = [...POOL_KINDS, ...ARGO_KINDS.map((kind) => ({ group: ARGO_GROUP, kind }))];
const mayBePrinted = relevanceTest([], PRINTED_KINDS);

const SECRET_KIND = /kind["']?[ \t]*:\s*["']?Secret["']?[ \t]*(?:[,}#\r\n]|$)/;

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

/** Reports whether an object says more than where its own pods run: of pools, of admission, of what is deployed. */
export function reachesFurther(object: KubernetesObject): boolean {
  return changesAdmission(object) || declaresPools(object) || isOfArgo(object);
}

export function rendersPools(manifests: readonly Manifest[]): boolean {
  return manifests.some(({ rendered, objects }) => rendered !== undefined && objects.some(declaresPools));
}

/** Keeps relevant documents verbatim. Drops Secrets and ConfigMaps, which must not be seen. */
export function keepRelevantDocuments(output: string, customKinds: readonly CustomKind[]): string {
  const isRelevant = renderedRelevance(customKinds);
  const kept: string[] = [];
  for (const { start, end } of splitDocuments(output)) {
    const text = output.slice(start, end);
    if (!isRelevant(text)) continue;
    // Only the first document may lack a marker.
    kept.push(kept.length > 0 && !text.startsWith("---") ? `---\n${text}` : text);
  }
  return kept.map((text) => (text.endsWith("\n") ? text : `${text}\n`)).join("");
}

/** Reports whether kept documents may hold a Secret, as a `List` can. */
export function mayHoldSecret(output: string): boolean {
  return SECRET_KIND.test(output);
}
