// src/reporters/rule-documentation.ts
function describeOptionType({ type, keys = [] }) {
	switch (type) {
		case "strings": return "a list of strings";
		case "mappings": return `a list of mappings with the keys ${keys.join(", ")}`;
		default: return `a ${type}`;
	}
}

export { describeOptionType };