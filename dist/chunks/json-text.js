import { escapeUnit } from "./program.js";

// src/reporters/json-text.ts
const UNSAFE = /[\p{Cf}\p{Zl}\p{Zp}\x7f-\x9f]|(?<=##(?:vso)?)\[/gu;
function formatJson(value) {
	return `${JSON.stringify(value, null, 2).replace(UNSAFE, (found) => found.split("").map(escapeUnit).join(""))}\n`;
}

export { formatJson };