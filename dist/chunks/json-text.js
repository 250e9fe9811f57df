// src/reporters/json-text.ts
const UNSAFE = /[\p{Cf}\p{Zl}\p{Zp}\x7f-\x9f]|(?<=##(?:vso)?)\[/gu;
function formatJson(value) {
	return `${JSON.stringify(value, null, 2).replace(UNSAFE, (character) => character.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join(""))}\n`;
}

export { formatJson };