import { C as messageOf, S as detailsOf } from "./lint.js";
import { t as formatJson } from "./json-text.js";
import { t as wellFormed } from "./repository-path.js";
import { $ as visibleText, X as cutText } from "./program.js";

// src/reporters/gitlab-code-quality.ts
const DESCRIPTION_LIMIT = 4096;
const SEVERITIES = {
	error: "critical",
	warning: "minor",
	note: "info"
};
function formatGitlabCodeQuality({ findings, existing }, repositoryPath) {
	const seen = /* @__PURE__ */ new Map();
	return formatJson([...findings, ...existing].map((finding) => ({
		description: descriptionOf(finding),
		check_name: visibleText(finding.rule),
		fingerprint: uniqueFingerprint(finding.fingerprint, seen),
		severity: SEVERITIES[finding.severity],
		location: {
			path: wellFormed(repositoryPath(finding.source.file)),
			lines: { begin: finding.source.line }
		}
	})));
}
function descriptionOf(finding) {
	const text = [messageOf(finding), ...detailsOf(finding)].map(visibleText).join("; ");
	return cutText(text, DESCRIPTION_LIMIT);
}
function uniqueFingerprint(fingerprint, seen) {
	const count = (seen.get(fingerprint) ?? 0) + 1;
	seen.set(fingerprint, count);
	return count === 1 ? fingerprint : `${fingerprint}-${count}`;
}

export { formatGitlabCodeQuality };