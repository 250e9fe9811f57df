import { cutText, distinct, ruleUrl, shorten, visibleLines, visibleText } from "./program.js";
import { formatJson } from "./json-text.js";
import { markdownLink, markdownText, shortProse } from "./markdown.js";
import { detailsOf, leadsOut, messageOf, oneLine, wellFormed } from "./lint.js";

// src/reporters/gitlab-code-quality.ts
const DESCRIPTION_LIMIT = 4096;
const LIST_LIMIT = 20;
const SEVERITIES = {
	error: "critical",
	warning: "minor",
	note: "info"
};
function formatGitlabCodeQuality({ findings, existing, reached = [] }, repositoryPath) {
	const all = [...findings, ...existing];
	const fingerprints = distinct(all.map(({ fingerprint }) => fingerprint), (fingerprint, number) => `${fingerprint}-${number}`);
	return formatJson([...reached.map(endOfRun), ...all.map((finding, index) => ({
		description: cutText(oneLine(finding, repositoryPath(finding.source.file)), DESCRIPTION_LIMIT),
		content: { body: bodyOf(finding) },
		check_name: visibleText(finding.rule),
		fingerprint: fingerprints[index],
		severity: SEVERITIES[finding.severity],
		location: locationOf(finding, wellFormed(repositoryPath(finding.source.file)))
	}))]);
}
const CONFIGURATION = {
	path: "taintlint.yaml",
	lines: { begin: 1 }
};
function endOfRun(clause, index) {
	return {
		description: visibleText(clause),
		check_name: "taintlint",
		fingerprint: `end-of-run-${index}`,
		severity: "blocker",
		location: CONFIGURATION
	};
}
function locationOf({ source: { line } }, path) {
	return leadsOut(path) ? CONFIGURATION : {
		path,
		lines: { begin: line }
	};
}
function bodyOf(finding) {
	const places = finding.related.map(({ file, line, message }) => `${file}:${line} ${message}`);
	const reasons = [...shorten(detailsOf(finding), LIST_LIMIT), ...shorten(places, LIST_LIMIT)];
	const advice = finding.help === "" ? [] : shorten(visibleLines(finding.help), LIST_LIMIT);
	return [
		shortProse(messageOf(finding)),
		reasons.map((reason) => `- ${shortProse(reason)}`).join("\n"),
		advice.map(shortProse).join("<br>"),
		markdownLink(markdownText(finding.rule), ruleUrl(finding.rule))
	].filter((paragraph) => paragraph !== "").join("\n\n");
}

export { formatGitlabCodeQuality };