import { countSeverities, formatWorkload, groupBy } from "./core.js";
import { describeRule } from "./rule-pages.js";
import { HOME, bySeverity, count, cutText, distinctEdits, ruleUrl, visibleLines, visibleText } from "./program.js";
import { formatJson } from "./json-text.js";
import { detailsOf, findingCounts, leadsOut, messageOf, wellFormed } from "./lint.js";

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
	}))].toSorted((a, b) => bySeverity(a.finding, b.finding));
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
			executionSuccessful: result.reached === void 0,
			toolExecutionNotifications: notificationsOf(result.notices, left)
		}],
		columnKind: "utf16CodeUnits",
		results: kept.map((entry) => resultOf(entry, indexes, options.repositoryPath))
	};
}
function driverOf({ version, rules }) {
	return {
		name: "taintlint",
		version,
		semanticVersion: version,
		informationUri: HOME,
		rules: rules.map(({ id, severity }) => {
			const { summary, why, fix, markdown } = describeRule(id);
			return {
				id,
				shortDescription: { text: cutText(summary, DESCRIPTION_LIMIT) },
				fullDescription: { text: cutText(`${summary} ${why}`, DESCRIPTION_LIMIT) },
				help: {
					text: `${why}\n\n${fix}`,
					markdown
				},
				helpUri: ruleUrl(id),
				defaultConfiguration: { level: severity },
				properties: {
					tags: ["kubernetes", "scheduling"],
					"problem.severity": PROBLEM_SEVERITIES[severity],
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
	const counts = findingCounts(countSeverities(left));
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
			logicalLocations: workload !== null ? [logicalLocation(workload)] : void 0
		}],
		relatedLocations: related.length !== 0 ? related.map((range, index) => ({
			id: index + 1,
			physicalLocation: physicalLocation(range, repositoryPath),
			message: { text: plain([range.message]) }
		})) : void 0,
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
function logicalLocation({ namespace, kind, name }) {
	return {
		name: cut(name),
		fullyQualifiedName: cut(`${namespace}/${kind}/${name}`),
		kind: "resource"
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
	const path = repositoryPath(file);
	return {
		uri: wellFormed(path.slice(0, URI_LIMIT)).split("/").map(encodeURIComponent).join("/"),
		uriBaseId: leadsOut(path) ? void 0 : "%SRCROOT%"
	};
}
function cut(text) {
	return cutText(visibleText(text), MESSAGE_LIMIT);
}

export { formatSarif, formatSarifLog, sarifRun };