import { n as describeSeverity, t as describeOptionType } from "./rule-documentation.js";

// src/reporters/rule-page.ts
function fence(language, text) {
	return `\`\`\`${language}\n${text.replace(/^\n+|\s+$/g, "")}\n\`\`\``;
}
function optionTable({ id, options = {} }) {
	const entries = Object.entries(options);
	if (entries.length === 0) return [];
	const rows = entries.map(([name, option]) => `| \`${name}\` | ${describeOptionType(option)} | \`${JSON.stringify(option.default)}\` | ${option.description} |`);
	return [
		"## Options",
		`Set them in \`taintlint.yaml\`, under \`rules: {${id}: {...}}\`.`,
		[
			"| option | value | default | means |",
			"|---|---|---|---|",
			...rows
		].join("\n")
	];
}
function formatRulePage(rule) {
	const parts = [
		`# ${rule.id}`,
		`Severity: ${describeSeverity(rule)}. ${rule.summary}`,
		...rule.on === false ? [`This rule is off. Turn it on with \`rules: {${rule.id}: ${rule.severity}}\`.`] : [],
		rule.rationale,
		...optionTable(rule),
		"A line that ends with `# <--` is the one that is reported."
	];
	for (const { title, inventory, base, template, bad, good, goodInventory, before } of rule.examples) {
		parts.push(`## ${title}`);
		if (before?.inventory !== void 0) parts.push("The pools before:", fence("yaml", before.inventory));
		if (before?.manifests !== void 0) parts.push("The manifests before:", fence("yaml", before.manifests));
		const now = before === void 0 ? "The pools" : "The pools now";
		parts.push(`${now}, in \`taintlint.yaml\`:`, fence("yaml", inventory));
		if (base !== void 0) parts.push("The base:", fence("yaml", base), "What an overlay makes of it:");
		if (template !== void 0) parts.push("A template of the chart:", fence("yaml", template), "Its `values.yaml`:");
		if (goodInventory === void 0) parts.push("Reported:", fence("yaml", bad), "Correct:", fence("yaml", good));
		else parts.push("Correct:", fence("yaml", goodInventory));
	}
	return `${parts.join("\n\n")}\n`;
}
function formatRuleIndex(rules) {
	return [
		"# Rules",
		"",
		"Every rule is on unless it is marked (off). `rules:` in `taintlint.yaml` changes the severity of one, or turns it `off`.",
		"",
		"| rule | severity | says |",
		"|---|---|---|",
		...rules.map((rule) => `| [${rule.id}](${rule.id}.md) | ${describeSeverity(rule)} | ${rule.summary} |`),
		""
	].join("\n");
}

export { formatRulePage as n, formatRuleIndex as t };