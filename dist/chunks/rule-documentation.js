// src/reporters/rule-documentation.ts
function sectionsOf({ why, silent, fix }) {
	const quiet = silent === void 0 ? [] : [["When it stays silent, or says less", silent.trim()]];
	return [
		["Why", why.trim()],
		["Fix", fix.trim()],
		...quiet
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