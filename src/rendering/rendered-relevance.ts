import { POOL_KINDS } from "../inventory/discovery/pool-words.js";
import type { CustomKind } from "../manifest/custom-workloads/custom-kind.js";
import { groupOf, type KubernetesObject } from "../manifest/objects/objects.js";
import type { Manifest } from "../manifest/read-manifest.js";
import { type RelevanceTest, relevanceTest } from "../manifest/relevance.js";
import { relevanceOf } from "../manifest/workloads/object-workloads.js";

const mayHoldPool = relevanceTest([], POOL_KINDS);

export function renderedRelevance(customKinds: readonly CustomKind[]): RelevanceTest {
  const isRelevant = relevanceOf(customKinds);
  return (text) => isRelevant(text) || mayHoldPool(text);
}

export function declaresPools({ apiVersion, kind }: KubernetesObject): boolean {
  return POOL_KINDS.some((one) => one.kind === kind && one.group === groupOf(apiVersion));
}

export function rendersPools(manifests: readonly Manifest[]): boolean {
  return manifests.some(({ rendered, objects }) => rendered !== undefined && objects.some(declaresPools));
}
