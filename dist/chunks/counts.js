// src/reporters/counts.ts
function countText(count, singular, plural = `${singular}s`) {
	return `${count} ${count === 1 ? singular : plural}`;
}
function findingCounts(counts) {
	const parts = [];
	if (counts.errors > 0) parts.push(countText(counts.errors, "error"));
	if (counts.warnings > 0) parts.push(countText(counts.warnings, "warning"));
	if (counts.notes > 0) parts.push(countText(counts.notes, "note"));
	return parts.length === 0 ? "no findings" : parts.join(", ");
}
function scopeText(summary) {
	const inside = [
		countText(summary.documents, "document"),
		countText(summary.workloads, "workload"),
		countText(summary.pools, "pool")
	];
	return `${countText(summary.files, "file")} (${inside.join(", ")})`;
}
function hiddenText({ known, suppressed }) {
	const parts = [];
	if (known > 0) parts.push(`${known} known from the baseline`);
	if (suppressed > 0) parts.push(`${suppressed} suppressed`);
	return parts.join(", ");
}
function elapsedText(milliseconds) {
	const seconds = milliseconds / 1e3;
	return seconds < .095 ? `${Math.max(.01, seconds).toFixed(2)} s` : `${seconds.toFixed(1)} s`;
}

export { scopeText as a, hiddenText as i, elapsedText as n, findingCounts as r, countText as t };