// src/reporters/rule-documentation.ts
const ALWAYS = "It has no exceptions: it is reported wherever it is found.";
function sectionsOf({ why, silent = ALWAYS, fix }) {
	return [
		["Why", why.trim()],
		["Fix", fix.trim()],
		["When it stays silent, or says less", silent.trim()]
	];
}
function describeOptionType({ type, keys = [] }) {
	switch (type) {
		case "strings": return "a list of strings";
		case "mappings": return `a list of mappings with the keys ${keys.join(", ")}`;
		default: return `a ${type}`;
	}
}

export { describeOptionType, sectionsOf };