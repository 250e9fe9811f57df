import { splitDocuments } from "./core.js";

// src/rendering/contract/definitions.ts
const DEFINITION = /(?<![^\n])kind:[ \t]*CustomResourceDefinition[ \t]*\r?(?:\n|$)/;
const GROUP = /(?<![^\n])apiVersion:[ \t]*["']?apiextensions\.k8s\.io\/v1(?:beta1)?["']?[ \t]*\r?(?:\n|$)/;
const KIND = /(?<![^\n])kind:/g;
const SPEC = /(?<![^\n])spec:[ \t]*\r?\n/g;
const NEXT_KEY = /\n(?=[^\s#])/g;
const DEFINITION_MARK = "CustomResourceDefinition";
function withoutDefinitions(text) {
	return withoutSpecs(text, () => "");
}
function withoutDefinitionsOfTemplate(text) {
	if (!text.includes("CustomResourceDefinition")) return void 0;
	return withoutSpecs(text, (spec) => spec.includes("{{") ? spec : "\n".repeat(spec.split("\n").length - 1));
}
function withoutSpecs(text, shorten) {
	const documents = splitDocuments(text).map(({ start, end }) => text.slice(start, end));
	const cut = documents.map((document) => DEFINITION.test(document) && GROUP.test(document) && [...document.matchAll(KIND)].length === 1 ? withShortSpec(document, shorten) : document);
	return cut.every((document, index) => document === documents[index]) ? void 0 : cut.join("");
}
function withShortSpec(document, shorten) {
	const [only, another] = document.matchAll(SPEC);
	if (only === void 0 || another !== void 0) return document;
	NEXT_KEY.lastIndex = only.index + only[0].length - 1;
	const next = NEXT_KEY.exec(document);
	const end = next === null ? document.length : next.index + 1;
	return document.slice(0, only.index) + shorten(document.slice(only.index, end)) + document.slice(end);
}

export { DEFINITION_MARK, withoutDefinitions, withoutDefinitionsOfTemplate };