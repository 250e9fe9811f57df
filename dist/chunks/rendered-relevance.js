import { POOL_KINDS } from "./pool-words.js";
import { groupOf, relevanceOf, relevanceTest } from "./core.js";

// src/rendering/rendered-relevance.ts
const mayHoldPool = relevanceTest([], POOL_KINDS);
function renderedRelevance(customKinds) {
	const isRelevant = relevanceOf(customKinds);
	return (text) => isRelevant(text) || mayHoldPool(text);
}
function declaresPools({ apiVersion, kind }) {
	return POOL_KINDS.some((one) => one.kind === kind && one.group === groupOf(apiVersion));
}
function rendersPools(manifests) {
	return manifests.some(({ rendered, objects }) => rendered !== void 0 && objects.some(declaresPools));
}

export { declaresPools, renderedRelevance, rendersPools };