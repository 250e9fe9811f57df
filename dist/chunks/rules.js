import { describeRule, describeRules } from "./rule-pages.js";
import { didYouMean, displayWidth, nearestWord, padToWidth, pageColumns } from "./program.js";
import { formatJson } from "./json-text.js";
import { refuse, renderReports, severityPaint, terminalColors, wrapBehind } from "./lint.js";
import { RULES } from "./core.js";

// src/reporters/rules-report.ts
function formatRulesJson(rules) {
	return formatJson({
		schemaVersion: 1,
		rules: rules.map(({ id, severity, summary, why, silent, fix, examples }) => ({
			id,
			severity,
			summary,
			why,
			silent,
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
const WITHIN_PARAGRAPH = /(?<=\S)\n *(?=\S)(?!- |\d+\. |\|)/g;
const BLOCK = /^```yaml\n([\s\S]*?)\n```$/m;
const HEADING = /^#+ (.*)/;
const BELOW_HEADING = /^(#+ .*\n)\n/gm;
const CAPTION = /^(Reported|Correct)(?:, in `[\w.]+`)?:$/;
const LINK = /\[([^[\]]*)\]\(([^()]*)\)/g;
function formatRulesText(rules, { color, columns = Number.POSITIVE_INFINITY }) {
	const colors = terminalColors(color);
	const width = Math.max(0, ...rules.map((rule) => displayWidth(rule.id)));
	const severityWidth = Math.max(7, ...rules.map((rule) => rule.severity.length));
	return rules.map((rule) => {
		const severity = severityPaint(colors, rule.severity)(padToWidth(rule.severity, severityWidth));
		const start = width + severityWidth + 4;
		const [summary = "", ...rest] = wrapBehind(rule.summary, start, start, columns);
		return `${[`${colors.bold(padToWidth(rule.id, width))}  ${severity}  ${summary}`, ...rest].join("\n")}\n`;
	}).join("");
}
function formatRuleText({ id, severity, markdown }, { color, columns }) {
	const colors = terminalColors(color);
	const formatLine = (line) => {
		const [, heading] = HEADING.exec(line) ?? [];
		if (heading !== void 0) return [colors.bold(heading)];
		const [, side] = CAPTION.exec(line) ?? [];
		if (side !== void 0) return [(side === "Reported" ? colors.red : colors.green)(line)];
		return wrapBehind(line, 0, line.startsWith("- ") ? 2 : 0, columns);
	};
	const [, ...lines] = markdown.split(BLOCK).map((text, index) => {
		if (index % 2 === 1) return text.replaceAll(/^(?=.)/gm, "    ");
		return text.trim().replace(LINK, "$1 ($2)").replace(WITHIN_PARAGRAPH, " ").replace(BELOW_HEADING, "$1").split("\n").flatMap(formatLine).join("\n");
	}).join("\n\n").trimEnd().split("\n");
	return `${[`${colors.bold(id)} ${severityPaint(colors, severity)(`[${severity}]`)}`, ...lines].join("\n")}\n`;
}

// src/cli/commands/rules.ts
const runRules = async ({ operands, formats }, context) => {
	const [id] = operands;
	const ids = RULES.map((rule) => rule.id);
	if (id !== void 0 && !ids.includes(id)) {
		const nearest = nearestWord(id, ids);
		return refuse({ message: `rule "${id}" is not known${didYouMean(nearest, "; \"taintlint rules\" lists them")}` });
	}
	const named = id === void 0 ? void 0 : describeRule(id);
	const columns = pageColumns(context.columns, context.environment);
	return {
		exitCode: 0,
		reports: await renderReports(formats, context, ({ format }, style) => {
			if (format === "json") return formatRulesJson(named === void 0 ? describeRules() : [named]);
			return named === void 0 ? formatRulesText(describeRules(), style) : formatRuleText(named, {
				...style,
				columns
			});
		}),
		errors: []
	};
};

export { runRules };