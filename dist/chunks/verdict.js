import { g as relativePath } from "./file-reader.js";
import { L as SEVERITIES } from "./pools.js";
import { a as elapsedText, c as scopeText, i as countText, n as findingJson, o as findingCounts, s as hiddenText, t as findingHeading } from "./finding-heading.js";
import { a as cutText, o as visibleLines, s as visibleText } from "./repository.js";
import { R as formatWorkload } from "./rules.js";
import { a as cellMark, i as UNICODE_SIGNS, r as CELL_MARKS } from "./nothing-linted.js";
import { t as clusterMatrices } from "./fit-matrix.js";
import { c as formatJson, n as displayWidth, o as severityPaint, s as terminalColors } from "./display-width.js";
import { posix } from "node:path";

// src/cli/github-links.ts
function githubLinks(environment, workingDirectory) {
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: revision, GITHUB_WORKSPACE: workspace, GITHUB_ACTION_REPOSITORY: actionRepository, GITHUB_ACTION_REF: actionRevision } = environment;
	const pages = server && actionRepository && actionRevision ? `${server}/${actionRepository}/blob/${actionRevision}/` : "";
	const ruleUrl = (id) => `${pages}docs/rules/${id}.md`;
	if (!server || !repository || !revision || !workspace) return { ruleUrl };
	const folder = relativePath(workspace, workingDirectory);
	const sourceUrl = (file, line) => {
		const path = posix.join(folder, file).split("/").map(encodeURIComponent).join("/");
		return `${server}/${repository}/blob/${revision}/${path}#L${line}`;
	};
	return {
		ruleUrl,
		sourceUrl
	};
}

// src/reporters/last-line.ts
function lastLine({ line, endLine, endColumn }) {
	return endColumn === 1 && endLine > line ? endLine - 1 : endLine;
}

// src/reporters/workflow-command.ts
function workflowCommand(command, properties, message) {
	const fields = [];
	for (const [key, value] of Object.entries(properties)) if (value !== void 0 && value !== "") fields.push(`${key}=${escapeProperty(String(value))}`);
	return `::${fields.length === 0 ? command : `${command} ${fields.join(",")}`}::${escapeData(message)}`;
}
function escapeData(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
	return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

// src/reporters/github-annotations.ts
const LEVEL_LIMIT = 10;
const MESSAGE_LIMIT = 4096;
const LEVELS = {
	error: "error",
	warning: "warning",
	note: "notice"
};
function formatGithubAnnotations(findings, options = {}) {
	const commands = [];
	const hidden = {
		error: 0,
		warning: 0,
		notice: 0
	};
	for (const severity of SEVERITIES) {
		const limit = Math.min(LEVEL_LIMIT, options.limits?.[severity] ?? LEVEL_LIMIT);
		const ofLevel = findings.filter((finding) => finding.severity === severity);
		commands.push(...ofLevel.slice(0, limit).map(annotation));
		hidden[LEVELS[severity]] = Math.max(0, ofLevel.length - limit);
	}
	const left = findings.length - commands.length;
	const counts = findingCounts({
		errors: hidden.error,
		warnings: hidden.warning,
		notes: hidden.notice
	});
	const elsewhere = options.elsewhere ?? "the job summary";
	const closing = left === 0 ? null : `${countText(left, "finding has no annotation", "findings have no annotation")} (${counts}): see ${elsewhere}`;
	return {
		commands,
		shown: commands.length,
		hidden,
		closing
	};
}
function annotation(finding) {
	const { file, line, column, endLine, endColumn } = finding.source;
	const last = lastLine(finding.source);
	const properties = {
		file,
		line,
		endLine: last,
		col: last === line ? column : void 0,
		endColumn: endLine === line ? endColumn : void 0,
		title: `taintlint ${visibleText(finding.rule)}`
	};
	return workflowCommand(LEVELS[finding.severity], properties, annotationMessage(finding));
}
function annotationMessage(finding) {
	const lines = [visibleText(finding.message), ...finding.details.map((detail) => `- ${visibleText(detail)}`)];
	for (const { file, line, message } of finding.related) lines.push(visibleText(`${file}:${line} ${message}`));
	if (finding.help !== "") lines.push("", ...visibleLines(finding.help));
	return cutText(lines.join("\n"), MESSAGE_LIMIT);
}

// src/reporters/markdown-escape.ts
const SYNTAX = /@(?=[\w-])|[&<>|`*_~[\]\\$#]/g;
const CODE_SPAN = /`([^`]+)`/;
const BLOCK_START = /^ +|^[-+=\d]/;
const ZERO_WIDTH_SPACE = "&#8203;";
const URL_UNSAFE = /[^\w\-.~:/?#!$'*+,;=%]/gu;
const URL_REPLACEMENTS = {
	"&": "&amp;",
	"(": "%28",
	")": "%29"
};
function markdownText(text) {
	const visible = visibleText(text);
	const start = BLOCK_START.exec(visible)?.[0] ?? "";
	return (start.startsWith(" ") ? "&nbsp;".repeat(start.length) : start && characterReference(start)) + escapeInline(visible.slice(start.length));
}
function markdownProse(text) {
	return visibleText(text).split(CODE_SPAN).map((part, index) => {
		if (index % 2 === 1) return `<code>${escapeInline(part)}</code>`;
		return index === 0 ? markdownText(part) : escapeInline(part);
	}).join("");
}
function markdownCode(text) {
	return `<code>${escapeInline(visibleText(text))}</code>`;
}
function markdownLink(label, url) {
	return `[${label}](${url.replace(URL_UNSAFE, (character) => URL_REPLACEMENTS[character] ?? percentEncode(character))})`;
}
function markdownRow(cells) {
	return `| ${cells.join(" | ")} |\n`;
}
function escapeInline(visible) {
	return visible.replace(SYNTAX, (character) => {
		if (character === "@") return `@${ZERO_WIDTH_SPACE}`;
		return character === "#" ? `${characterReference(character)}${ZERO_WIDTH_SPACE}` : characterReference(character);
	});
}
function characterReference(character) {
	return `&#${character.codePointAt(0) ?? 0};`;
}
function percentEncode(character) {
	return [...new TextEncoder().encode(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}

// src/reporters/markdown-table.ts
const CLOSING_BYTES = 160;
function markdownTable({ header, rows, cells }, maxBytes) {
	const head = markdownRow(header) + markdownRow(header.map(() => "---"));
	let left = maxBytes - CLOSING_BYTES - Buffer.byteLength(head);
	const lines = [];
	for (const row of rows) {
		const line = markdownRow(cells(row));
		left -= Buffer.byteLength(line);
		if (left < 0) break;
		lines.push(line);
	}
	const missing = rows.length - lines.length;
	const table = lines.length === 0 ? "" : head + lines.join("");
	if (missing === 0) return table;
	const sentence = `${countText(missing, "row is", "rows are")} left out: GitHub limits the size of a summary.\n`;
	return table === "" ? sentence : `${table}\n${sentence}`;
}

// src/reporters/job-summary.ts
const MAX_BYTES = 983040;
const NOTICES_SHARE = .25;
const FINDINGS_SHARE = .75;
const LEAST_TABLE_BYTES = 1024;
const TEXT_MAX_LENGTH = 1e3;
const CLUSTER_MAX_LENGTH = 100;
const LIST_MAX_LENGTH$1 = 12;
function formatJobSummary(result, options) {
	const maxBytes = options.maxBytes ?? MAX_BYTES;
	const head = summaryHead(result, options.passed) + noticesSection(result.notices, maxBytes * NOTICES_SHARE);
	const forFindings = Math.floor((maxBytes - Buffer.byteLength(head)) * FINDINGS_SHARE);
	const findings = findingsSection(result.findings, options, forFindings);
	const left = maxBytes - Buffer.byteLength(head) - Buffer.byteLength(findings);
	return head + findings + matrixSection(result, left);
}
function summaryHead({ summary }, passed) {
	const verdict = passed ? "✅ taintlint passed" : "❌ taintlint failed";
	const hidden = hiddenText(summary);
	const notShown = hidden === "" ? "" : ` Not shown: ${hidden}.`;
	return `## ${verdict}: ${findingCounts(summary)}\n\nLooked at ${scopeText(summary)}.${notShown}\n`;
}
function noticesSection(notices, maxBytes) {
	if (notices.length === 0) return "";
	const section = `\n${shorten$1(notices).map((notice) => `- ${prose(notice)}\n`).join("")}`;
	return Buffer.byteLength(section) <= maxBytes ? section : `\n${countText(notices.length, "notice")}: see the log.\n`;
}
function findingsSection(findings, options, maxBytes) {
	if (findings.length === 0) return "";
	const heading = "\n### Findings\n\n";
	const table = {
		header: [
			"Severity",
			"Workload",
			"Rule",
			"Place",
			"Finding"
		],
		rows: byWorkload(findings),
		cells: (finding) => findingCells(finding, options)
	};
	return heading + markdownTable(table, maxBytes - 15);
}
function byWorkload(findings) {
	const groups = /* @__PURE__ */ new Map();
	for (const finding of findings) {
		const owner = finding.workload === null ? finding.severity : formatWorkload(finding.workload);
		const group = groups.get(owner);
		if (group === void 0) groups.set(owner, [finding]);
		else group.push(finding);
	}
	return [...groups.values()].map((group) => group.sort((a, b) => rank(a) - rank(b))).sort(([a], [b]) => rank(a) - rank(b)).flat();
}
function rank(finding) {
	return finding === void 0 ? SEVERITIES.length : SEVERITIES.indexOf(finding.severity);
}
function findingCells(finding, options) {
	const { source, workload, clusters } = finding;
	const owner = workload === null ? [] : [code(formatWorkload(workload))];
	const names = shorten$1(clusters).map((cluster) => `cluster ${code(cluster)}`);
	const place = code(`${source.file}:${source.line}`);
	const link = options.sourceUrl?.(source.file, source.line);
	return [
		finding.severity,
		[...owner, ...names].join("<br>"),
		markdownLink(markdownText(finding.rule), options.ruleUrl(finding.rule)),
		link === void 0 || link.length > TEXT_MAX_LENGTH ? place : markdownLink(place, link),
		findingText(finding)
	];
}
function findingText(finding) {
	const related = finding.related.map((range) => `${range.file}:${range.line} ${range.message}`);
	const lines = [
		finding.message,
		...shorten$1(finding.details),
		...shorten$1(related)
	].map(prose);
	if (finding.help === "") return lines.join("<br>");
	const help = shorten$1(visibleLines(finding.help), 24).map(prose);
	return `${lines.join("<br>")}<details><summary>help</summary>${help.join("<br>")}</details>`;
}
function matrixSection({ fit }, maxBytes) {
	const matrices = clusterMatrices(fit).filter((matrix) => matrix.rows.length > 0);
	if (matrices.length === 0) return "";
	let text = `\n### Placement\n\n${CELL_MARKS.map((mark) => `${UNICODE_SIGNS[mark]} ${mark}`).join(" · ")}\n`;
	for (const matrix of matrices) {
		const left = maxBytes - Buffer.byteLength(text);
		if (left < 2 * LEAST_TABLE_BYTES) {
			text += "\nFurther clusters are left out: GitHub limits the size of a summary.\n";
			break;
		}
		const heading = matrix.cluster === null ? "\n" : `\n#### Cluster ${markdownText(cutText(visibleText(matrix.cluster), CLUSTER_MAX_LENGTH))}\n\n`;
		text += heading + markdownTable(matrixTable(matrix), left - LEAST_TABLE_BYTES - Buffer.byteLength(heading));
	}
	return text;
}
function matrixTable({ pools, rows }) {
	return {
		header: ["Workload", ...pools.map((pool) => markdownText(cut(pool.name)))],
		rows,
		cells: ({ workload, cells }) => {
			const name = code(`${workload.namespace}/${workload.kind}/${workload.name}`);
			const signs = cells.map((cell) => cell === void 0 ? "" : UNICODE_SIGNS[cellMark(cell)]);
			return [workload.valid ? name : `${name} (invalid)`, ...signs];
		}
	};
}
function shorten$1(lines, max = LIST_MAX_LENGTH$1) {
	if (lines.length <= max) return lines;
	return [...lines.slice(0, max - 1), `and ${lines.length - max + 1} more`];
}
function prose(text) {
	return markdownProse(cut(text));
}
function code(text) {
	return markdownCode(cut(text));
}
function cut(text) {
	return cutText(visibleText(text), TEXT_MAX_LENGTH);
}

// src/reporters/lint-json.ts
function formatLintJson(result) {
	const { files, documents, workloads, pools, skipped, failed, errors, warnings, notes } = result.summary;
	return formatJson({
		schemaVersion: 1,
		summary: {
			files,
			documents,
			workloads,
			pools,
			skipped,
			failed,
			errors,
			warnings,
			notes
		},
		findings: result.findings.map(findingJson)
	});
}

// src/reporters/source-excerpt.ts
const TAB = "    ";
const CUT = "...";
const CHARACTERS_PER_COLUMN = 4;
function sourceExcerpt(line, column, endColumn, width) {
	const start = clamp(column - 1, 0, line.length);
	const end = clamp(endColumn - 1, start, line.length);
	const reach = width * CHARACTERS_PER_COLUMN;
	const from = afterSurrogate(line, Math.max(0, start - reach));
	const to = afterSurrogate(line, Math.min(line.length, start + reach));
	const glyphs = glyphsOf(line.slice(from, to).trimEnd(), start - from, end - from);
	const isWhole = from === 0 && to === line.length && widthOf(glyphs) <= width;
	const first = glyphs.findIndex((glyph) => glyph.inCulprit);
	const culprit = first < 0 ? glyphsOf(line.slice(from, start), 0, 0).length : first;
	const [left, right] = isWhole ? [0, glyphs.length] : windowAround(glyphs, culprit, width - 6);
	const cutLeft = from > 0 || left > 0 ? CUT : "";
	const cutRight = to < line.length || right < glyphs.length ? CUT : "";
	const shown = glyphs.slice(left, right);
	const marked = shown.filter((glyph) => glyph.inCulprit);
	return {
		text: cutLeft + shown.map((glyph) => glyph.text).join("") + cutRight,
		markerStart: cutLeft.length + widthOf(glyphs.slice(left, Math.max(left, Math.min(culprit, right)))),
		markerWidth: Math.max(1, widthOf(marked))
	};
}
function glyphsOf(text, start, end) {
	const glyphs = [];
	let offset = 0;
	for (const character of text) {
		const shown = character === "	" ? TAB : visibleText(character);
		glyphs.push({
			text: shown,
			width: displayWidth(shown),
			inCulprit: offset >= start && offset < end
		});
		offset += character.length;
	}
	return glyphs;
}
function windowAround(glyphs, culprit, room) {
	let left = Math.min(culprit, glyphs.length);
	let used = 0;
	const grow = (limit) => {
		while (left > 0 && used + (glyphs[left - 1]?.width ?? 0) <= limit) {
			left -= 1;
			used += glyphs[left]?.width ?? 0;
		}
	};
	grow(room / 3);
	let right = Math.min(culprit, glyphs.length);
	while (right < glyphs.length && used + (glyphs[right]?.width ?? 0) <= room) {
		used += glyphs[right]?.width ?? 0;
		right += 1;
	}
	if (right === glyphs.length) grow(room);
	return [left, right];
}
function widthOf(glyphs) {
	return glyphs.reduce((sum, glyph) => sum + glyph.width, 0);
}
function afterSurrogate(line, offset) {
	const code = line.charCodeAt(offset);
	return code >= 56320 && code <= 57343 ? offset + 1 : offset;
}
function clamp(value, least, greatest) {
	return Math.min(Math.max(value, least), greatest);
}

// src/reporters/lint-text.ts
const DEFAULT_COLUMNS = 100;
const LEAST_EXCERPT_COLUMNS = 40;
const LIST_MAX_LENGTH = 12;
const LINE_MAX_LENGTH = 2e3;
function formatLintText(result, options) {
	const colors = terminalColors(options.color);
	const columns = options.columns ?? DEFAULT_COLUMNS;
	const blocks = result.findings.map((finding) => formatFinding(finding, columns, colors).join("\n"));
	const closing = result.notices.map((notice) => `${colors.cyan("notice")}: ${clean(notice)}`);
	const fixable = result.findings.filter((finding) => finding.fixable).length;
	if (fixable > 0) closing.push(`${countText(fixable, "finding")} can be fixed with ${colors.bold("--fix")}`);
	closing.push(summaryLine(result, options.elapsed, colors));
	return `${[...blocks, closing.join("\n")].join("\n\n")}\n`;
}
function summaryLine(result, elapsed, colors) {
	const { summary } = result;
	const counts = findingCounts(summary);
	const paint = summary.errors > 0 ? colors.red : summary.warnings + summary.notes > 0 ? colors.yellow : colors.green;
	const time = elapsed === void 0 ? "" : ` in ${elapsedText(elapsed)}`;
	const hidden = hiddenText(summary);
	return `${colors.bold(paint(counts))} in ${scopeText(summary)}${time}${hidden === "" ? "" : `; ${hidden}`}`;
}
function formatFinding(finding, columns, colors) {
	const indent = " ".repeat(String(finding.source.line).length);
	const bar = colors.blue("|");
	const lines = [findingHeading(finding, colors)];
	if (finding.excerpt.trim() !== "") {
		const [text, marker] = formatExcerpt(finding, columns - indent.length - 3, colors);
		lines.push(`${indent} ${bar}`, `${colors.blue(String(finding.source.line))} ${bar} ${text}`);
		lines.push(`${indent} ${bar} ${marker}`);
	}
	lines.push(...shorten(finding.details).map((detail) => `${indent}   - ${clean(detail)}`));
	const entry = (label, text) => `${indent} ${colors.blue("=")} ${colors.bold(label)}: ${text}`;
	const owner = ownerOf(finding);
	if (owner !== void 0) lines.push(entry("in", owner));
	const related = finding.related.map((range) => `${range.file}:${range.line}:${range.column} ${range.message}`);
	lines.push(...shorten(related).map((text) => entry("note", clean(text))));
	if (finding.help !== "") {
		const [first = "", ...rest] = visibleLines(finding.help).map((line) => cutText(line, LINE_MAX_LENGTH));
		const hanging = `${indent}         `;
		lines.push(entry("help", first), ...rest.map((line) => line === "" ? "" : hanging + line));
	}
	return lines;
}
function formatExcerpt(finding, room, colors) {
	const { line, column, endLine, endColumn } = finding.source;
	const isOneLine = endLine === line;
	const width = Math.max(LEAST_EXCERPT_COLUMNS, room);
	const excerpt = sourceExcerpt(finding.excerpt, column, isOneLine ? endColumn : Number.POSITIVE_INFINITY, width);
	const last = lastLine(finding.source);
	const marker = `^${"~".repeat(excerpt.markerWidth - 1)}${last > line ? ` to line ${last}` : ""}`;
	const paint = severityPaint(colors, finding.severity);
	return [excerpt.text, " ".repeat(excerpt.markerStart) + colors.bold(paint(marker))];
}
function ownerOf(finding) {
	const names = finding.clusters.map(visibleText);
	const clusters = names.length === 0 ? "" : `${names.length === 1 ? "cluster" : "clusters"} ${names.join(", ")}`;
	if (finding.workload === null) return clusters === "" ? void 0 : clusters;
	const workload = clean(formatWorkload(finding.workload));
	return clusters === "" ? workload : `${workload} (${clusters})`;
}
function shorten(lines) {
	if (lines.length <= LIST_MAX_LENGTH) return lines;
	return [...lines.slice(0, 11), `and ${lines.length - LIST_MAX_LENGTH + 1} more`];
}
function clean(text) {
	return cutText(visibleText(text), LINE_MAX_LENGTH);
}

// src/cli/lint-report.ts
function renderLint({ result, passed }, format, style, { environment, workingDirectory, elapsed }) {
	switch (format) {
		case "text":
		case "taintlint": return formatLintText(result, {
			...style,
			elapsed: elapsed()
		});
		case "json": return formatLintJson(result);
		case "markdown": return formatJobSummary(result, {
			passed,
			...githubLinks(environment, workingDirectory)
		});
		case "github": {
			const { commands, closing } = formatGithubAnnotations(result.findings, { elsewhere: "format \"text\"" });
			return [...commands, ...closing === null ? [] : [closing]].map((line) => `${line}\n`).join("");
		}
	}
}

// src/cli/verdict.ts
function passes({ findings }, failOn) {
	if (failOn === "never") return true;
	const fatal = SEVERITIES.slice(0, SEVERITIES.indexOf(failOn) + 1);
	return !findings.some(({ severity }) => fatal.includes(severity));
}

export { githubLinks as a, formatGithubAnnotations as i, renderLint as n, formatJobSummary as r, passes as t };