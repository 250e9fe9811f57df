import { HOME, SEVERITIES, count, cutText, documentationUrl, ruleUrl, visibleLines, visibleText } from "./program.js";
import { distinctEdits, formatWorkload, groupBy } from "./core.js";
import { detailsOf, findingCounts, messageOf } from "./lint.js";
import { formatJson } from "./json-text.js";
import { wellFormed } from "./repository-path.js";
import { describeOptionType, sectionsOf } from "./rule-documentation.js";

// src/reporters/playground-link.ts
const PLAYGROUND = "https://taintlint.github.io/taintlint/playground/";
function isPlayable({ base, template, isKustomization, before }) {
	return base === void 0 && template === void 0 && isKustomization === void 0 && before === void 0;
}
function exampleName(rule, index) {
	return index === 0 ? rule : `${rule}/${index + 1}`;
}
function playgroundUrl(rule, index) {
	return `${PLAYGROUND}#${exampleName(rule, index)}`;
}

// src/reporters/rule-page.ts
function fence(language, text) {
	return `\`\`\`${language}\n${text.replace(/^\n+/, "").trimEnd()}\n\`\`\``;
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
function silencing(id) {
	if (id === "weakened-check") return "No suppression hides it. `rules` of the base's configuration may turn it off.";
	return [`Write \`# taintlint-ignore: ${id} -- reason\` behind the key that is reported or above it, or turn the rule off in`, `\`taintlint.yaml\`: \`rules: {${id}: off}\`. [All ways](${documentationUrl("suppressions.md")}) to suppress a finding.`].join("\n");
}
function formatRulePage(rule) {
	const pieces = [
		`# ${rule.id}`,
		`Severity: ${rule.severity}. ${rule.summary}`,
		...sectionsOf(rule).flatMap(([title, text]) => [`## ${title}`, text]),
		"## How to silence it",
		silencing(rule.id),
		...optionTable(rule),
		...rule.examples.length > 0 ? ["## Example", "A line that ends with `# <--` is the one that is reported."] : []
	];
	rule.examples.forEach((example, index) => {
		const { title, inventory, base, template, bad, good, goodInventory, before } = example;
		pieces.push(`### ${title}`);
		if (before?.inventory !== void 0) pieces.push("The pools before:", fence("yaml", before.inventory));
		if (before?.manifests !== void 0) pieces.push("The manifests before:", fence("yaml", before.manifests));
		const now = before === void 0 ? "The pools" : "The pools now";
		pieces.push(`${now}, in \`taintlint.yaml\`:`, fence("yaml", inventory));
		if (base !== void 0) pieces.push("The base:", fence("yaml", base), "What an overlay makes of it:");
		if (template !== void 0) pieces.push("A template of the chart:", fence("yaml", template), "Its `values.yaml`:");
		if (goodInventory === void 0) pieces.push("Reported:", fence("yaml", bad), "Correct:", fence("yaml", good));
		else pieces.push("Correct:", fence("yaml", goodInventory));
		if (isPlayable(example)) pieces.push(`[Try it in the playground](${playgroundUrl(rule.id, index)})`);
	});
	return `${pieces.join("\n\n")}\n`;
}

// src/reporters/sarif.ts
const RESULTS_LIMIT = 5e3;
const RELATED_LIMIT = 100;
const MESSAGE_LIMIT = 4096;
const URI_LIMIT = 2e3;
const DESCRIPTION_LIMIT = 1024;
const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";
const PROBLEM_SEVERITIES = {
	error: "error",
	warning: "warning",
	note: "recommendation"
};
function formatSarif(result, options) {
	return formatSarifLog([sarifRun(result, options)]);
}
function formatSarifLog(runs) {
	return formatJson({
		$schema: SCHEMA,
		version: "2.1.0",
		runs
	});
}
function sarifRun(result, options) {
	const isCompared = result.change !== void 0 || result.existing.length > 0;
	const worstFirst = [...result.findings.map((finding) => ({
		finding,
		baselineState: isCompared ? "new" : void 0
	})), ...result.existing.map((finding) => ({
		finding,
		baselineState: "unchanged"
	}))].toSorted((a, b) => rank(a) - rank(b));
	const kept = worstFirst.slice(0, RESULTS_LIMIT);
	const left = worstFirst.slice(RESULTS_LIMIT).map(({ finding }) => finding);
	const found = new Set(kept.map(({ finding }) => finding.rule));
	const rules = options.rules.filter(({ id }) => found.has(id));
	const indexes = new Map(rules.map(({ id }, index) => [id, index]));
	return {
		tool: { driver: driverOf({
			...options,
			rules
		}) },
		invocations: [{
			executionSuccessful: true,
			toolExecutionNotifications: notificationsOf(result.notices, left)
		}],
		columnKind: "utf16CodeUnits",
		results: kept.map((entry) => resultOf(entry, indexes, options.repositoryPath))
	};
}
function rank({ finding }) {
	return SEVERITIES.indexOf(finding.severity);
}
function driverOf({ version, rules }) {
	return {
		name: "taintlint",
		version,
		semanticVersion: version,
		informationUri: HOME,
		rules: rules.map((rule) => {
			return {
				id: rule.id,
				shortDescription: { text: cutText(rule.summary, DESCRIPTION_LIMIT) },
				fullDescription: { text: cutText(`${rule.summary} ${rule.why.trim()}`, DESCRIPTION_LIMIT) },
				help: {
					text: `${rule.why.trim()}\n\n${rule.fix.trim()}`,
					markdown: formatRulePage(rule)
				},
				helpUri: ruleUrl(rule.id),
				defaultConfiguration: { level: rule.severity },
				properties: {
					tags: ["kubernetes", "scheduling"],
					"problem.severity": PROBLEM_SEVERITIES[rule.severity],
					precision: "high"
				}
			};
		})
	};
}
function notificationsOf(notices, left) {
	const notifications = notices.map((notice) => ({
		level: "note",
		message: { text: plain([notice]) }
	}));
	if (left.length === 0) return notifications;
	const of = (severity) => left.filter((finding) => finding.severity === severity).length;
	const counts = findingCounts({
		errors: of("error"),
		warnings: of("warning"),
		notes: of("note")
	});
	return [{
		level: "warning",
		message: { text: `${count(left.length, "finding is", "findings are")} left out (${counts}): GitHub shows ${RESULTS_LIMIT} results of a run` }
	}, ...notifications];
}
function resultOf({ finding, baselineState }, indexes, repositoryPath) {
	const { rule, severity, source, workload, fingerprint } = finding;
	const fixes = alternativesOf(finding);
	const ruleIndex = indexes.get(rule);
	const { file, line } = source;
	const following = finding.also.filter((one) => one.message || one.source.file !== file || one.source.line !== line).map(({ message = "the same", workload: other, source: at }) => {
		return {
			...at,
			message: `${other ? `${formatWorkload(other)}: ` : ""}${message}`
		};
	});
	const related = [...finding.related, ...following].slice(0, RELATED_LIMIT);
	return {
		ruleId: visibleText(rule),
		ruleIndex,
		level: severity,
		message: { text: wholeMessage(finding) },
		locations: [{
			physicalLocation: physicalLocation(source, repositoryPath),
			logicalLocations: workload !== null ? [{
				name: cut(workload.name),
				fullyQualifiedName: cut(`${workload.namespace}/${workload.kind}/${workload.name}`),
				kind: "resource"
			}] : void 0
		}],
		relatedLocations: related.length !== 0 ? related.map((range, index) => relatedLocation(range, index + 1, repositoryPath)) : void 0,
		partialFingerprints: { "taintlint/v1": fingerprint },
		fixes: fixes.length !== 0 ? fixes.map((fix) => fixOf(fix, repositoryPath)) : void 0,
		baselineState
	};
}
function alternativesOf({ fixes = [], also }) {
	const others = also.flatMap((other) => other.fixes?.slice(0, 1) ?? []);
	const [first, ...more] = [...fixes.slice(0, 1), ...others];
	if (first === void 0 || others.length === 0) return fixes;
	const edits = distinctEdits([first, ...more].flatMap((fix) => fix.edits));
	const isUnsafe = [first, ...more].some((fix) => fix.isUnsafe) || void 0;
	return [{
		title: more.length === 0 ? first.title : `${first.title}, and ${more.length} more`,
		edits,
		isUnsafe
	}];
}
function fixOf({ title, edits, isUnsafe }, repositoryPath) {
	const byFile = groupBy(edits, ({ file }) => file);
	return {
		description: { text: plain([title]) },
		artifactChanges: [...byFile].map(([file, own]) => ({
			artifactLocation: artifactLocation(file, repositoryPath),
			replacements: own.map(({ start, end, text }) => ({
				deletedRegion: {
					charOffset: start,
					charLength: end - start
				},
				insertedContent: { text }
			}))
		})),
		...isUnsafe && { properties: { safe: false } }
	};
}
function relatedLocation(range, id, repositoryPath) {
	return {
		id,
		physicalLocation: physicalLocation(range, repositoryPath),
		message: { text: plain([range.message]) }
	};
}
function wholeMessage(finding) {
	const { help, clusters, renderings = [] } = finding;
	const where = clusters.length === 0 ? [] : [`in ${clusters.join(", ")}`];
	const rendered = renderings.length === 0 ? [] : [`rendered in ${renderings.join(", ")}`];
	const lines = [
		messageOf(finding),
		...detailsOf(finding).map((detail) => `- ${detail}`),
		...where,
		...rendered
	];
	const advice = help === "" ? [] : ["", ...visibleLines(help)];
	return plain([...lines, ...advice]);
}
function plain(lines) {
	return cutText(lines.map(visibleText).join("\n").replaceAll("](", "]\\("), MESSAGE_LIMIT);
}
function physicalLocation(range, repositoryPath) {
	const { line, column, endLine, endColumn } = range;
	const isEmpty = endLine === line && endColumn <= column;
	return {
		artifactLocation: artifactLocation(range.file, repositoryPath),
		region: isEmpty ? {
			startLine: line,
			startColumn: column
		} : {
			startLine: line,
			startColumn: column,
			endLine,
			endColumn
		}
	};
}
function artifactLocation(file, repositoryPath) {
	return {
		uri: uriOf(repositoryPath(file)),
		uriBaseId: "%SRCROOT%"
	};
}
function uriOf(path) {
	return wellFormed(path.slice(0, URI_LIMIT)).split("/").map(encodeURIComponent).join("/");
}
function cut(text) {
	return cutText(visibleText(text), MESSAGE_LIMIT);
}

export { formatSarif, formatSarifLog, sarifRun };