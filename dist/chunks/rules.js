import { didYouMean, displayWidth, nearestWord, padToWidth, pageColumns } from "./program.js";
import { formatJson } from "./json-text.js";
import { describeOptionType, sectionsOf } from "./rule-documentation.js";
import { refuse, renderReports, severityPaint, terminalColors, wrapBehind } from "./lint.js";
import { RULES } from "./core.js";

// src/reporters/rules-json.ts
function formatRulesJson(rules) {
	return formatJson({
		schemaVersion: 1,
		rules: rules.map(({ id, severity, summary, why, silent, fix, examples }) => ({
			id,
			severity,
			summary,
			why,
			silent: silent ?? null,
			fix,
			examples: examples.map(({ title, inventory, bad, good, goodInventory, before }) => ({
				title,
				inventory,
				bad,
				good,
				goodInventory: goodInventory ?? null,
				before: before !== void 0 ? {
					inventory: before.inventory ?? null,
					manifests: before.manifests ?? null
				} : void 0
			}))
		}))
	});
}

// src/reporters/rules-text.ts
const WITHIN_PARAGRAPH = /(?<=\S)\n *(?=\S)(?!- |\d+\. |\|)/g;
function formatRulesText(rules, { color }) {
	const colors = terminalColors(color);
	const width = Math.max(0, ...rules.map((rule) => displayWidth(rule.id)));
	const severityWidth = Math.max(7, ...rules.map((rule) => rule.severity.length));
	return rules.map((rule) => {
		const severity = severityPaint(colors, rule.severity)(padToWidth(rule.severity, severityWidth));
		return `${colors.bold(padToWidth(rule.id, width))}  ${severity}  ${rule.summary}\n`;
	}).join("");
}
function formatRuleText(rule, options) {
	const colors = terminalColors(options.color);
	const severity = severityPaint(colors, rule.severity)(`[${rule.severity}]`);
	const wrapped = (text) => text.replace(WITHIN_PARAGRAPH, " ").split("\n").flatMap((line) => wrapBehind(line, 0, line.startsWith("- ") ? 2 : 0, options.columns));
	const lines = [`${colors.bold(rule.id)} ${severity}`, ...wrapped(rule.summary)];
	for (const [title, text] of sectionsOf(rule)) lines.push("", colors.bold(title), ...wrapped(text));
	for (const [name, option] of Object.entries(rule.options ?? {})) lines.push("", colors.bold(`Option ${name}`), ...wrapped(`${describeOptionType(option)}: ${option.description}`));
	for (const example of rule.examples) {
		lines.push("", colors.bold(`Example: ${example.title}`));
		const { inventory, template, bad, good, goodInventory, before } = example;
		const reported = colors.red("reported at the lines marked <--");
		const corrected = colors.green("corrected");
		const earlier = [before?.inventory, before?.manifests];
		for (const [index, text] of earlier.entries()) {
			if (text === void 0) continue;
			lines.push("", `  ${colors.dim(`${index === 0 ? "taintlint.yaml" : "manifests"}, before`)}`, ...indentBlock(text));
		}
		if (goodInventory === void 0) {
			lines.push("", `  ${colors.dim("taintlint.yaml")}`, ...indentBlock(inventory));
			if (template !== void 0) lines.push("", `  ${colors.dim("the template")}`, ...indentBlock(template));
			lines.push("", `  ${reported}`, ...indentBlock(bad), "", `  ${corrected}`, ...indentBlock(good));
		} else {
			lines.push("", `  taintlint.yaml, ${reported}`, ...indentBlock(inventory));
			lines.push("", `  taintlint.yaml, ${corrected}`, ...indentBlock(goodInventory));
		}
	}
	return `${lines.join("\n")}\n`;
}
function indentBlock(text) {
	return text.replace(/^\n+/, "").trimEnd().split("\n").map((line) => line === "" ? "" : `    ${line}`);
}

// src/cli/commands/rules.ts
async function runRules({ operands, formats }, context) {
	const [id] = operands;
	const named = id === void 0 ? RULES : RULES.filter((one) => one.id === id);
	if (id !== void 0 && named.length === 0) {
		const nearest = nearestWord(id, RULES.map((one) => one.id));
		return refuse({ message: `rule "${id}" is not known${didYouMean(nearest, "; \"taintlint rules\" lists them")}` });
	}
	const columns = pageColumns(context.columns, context.environment);
	return {
		exitCode: 0,
		reports: await renderReports(formats, context, ({ format }, style) => {
			if (format === "json") return formatRulesJson(named);
			const [rule] = named;
			return id === void 0 || rule === void 0 ? formatRulesText(RULES, style) : formatRuleText(rule, {
				...style,
				columns
			});
		}),
		errors: []
	};
}

export { runRules };