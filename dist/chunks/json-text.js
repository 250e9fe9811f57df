import { escapeUnit } from "./program.js";

// src/reporters/json-text.ts
const UNSAFE = /[\p{Cf}\p{Zl}\p{Zp}\x7f-\x9f]|(?<=##(?:vso)?)\[/gu;
const MOST_INDENTED = 1e4;
function indentOf(things = []) {
	return things.length > MOST_INDENTED ? 0 : 2;
}
function formatJson(value, indent = 2) {
	return `${JSON.stringify(value, null, indent).replace(UNSAFE, (found) => found.split("").map(escapeUnit).join(""))}\n`;
}
function formatObjectList(items) {
	return `{"apiVersion":"v1","kind":"List","items":[${items.map((item) => `\n${formatJson(item, 0).trimEnd()}`).join(",")}\n]}\n`;
}

export { formatJson, formatObjectList, indentOf };