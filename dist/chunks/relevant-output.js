import { renderedRelevance, splitDocuments } from "./core.js";

// src/rendering/relevant-output.ts
const SECRET_KIND = /kind["']?[ \t]*:\s*["']?Secret["']?[ \t]*(?:[,}#\r\n]|$)/;
function keepRelevantDocuments(output, customKinds) {
	const isRelevant = renderedRelevance(customKinds);
	const kept = [];
	for (const { start, end } of splitDocuments(output)) {
		const text = output.slice(start, end);
		if (!isRelevant(text)) continue;
		kept.push(kept.length > 0 && !text.startsWith("---") ? `---\n${text}` : text);
	}
	return kept.map((text) => text.endsWith("\n") ? text : `${text}\n`).join("");
}
function mayHoldSecret(output) {
	return SECRET_KIND.test(output);
}

export { keepRelevantDocuments, mayHoldSecret };