import { describeLargeMatrix, describeNoPools, fitRepository, groupBy, hasPools, narrowFit, reportOutsideReleases, withinTime } from "./core.js";
import { cutMiddle, displayWidth, padToWidth, shorten, visibleText, wrapText } from "./program.js";
import { formatJson } from "./json-text.js";
import { CELL_MARKS, boundErrors, cellMark, describeNothingChecked, formatOutsideReleases, fullName, joinColumns, joinedMatrices, layoutText, markPaint, notComparedTexts, readFromDisk, reasonGroups, refuse, renderReports, repositoryOptions, treatmentOf } from "./lint.js";

// src/reporters/fit-report.ts
function formatFitJson({ pools, workloads }, outside) {
	const told = workloads.map(({ errors: _, ...workload }) => workload);
	return formatJson({
		schemaVersion: 1,
		pools,
		workloads: told,
		outside
	});
}
const GAP = "  ";
const LONGEST_NAME = 253;
const LONGEST_POOL_NAME = 120;
const LEAST_OWNER = 5;
const INVALID_MARK = " (invalid)";
const MOST_ALIKE = 20;
const MOST_AGENTS = 10;
const TOLD_FIRST = [
	"run",
	"kept off by a taint",
	"unknown",
	"kept off by their selectors"
];
function formatFitText(report, options) {
	const layout = layoutText(options);
	if (report.pools.length === 0) return "no pools, so no workload can be placed\n";
	if (report.workloads.length === 0) return "no workloads\n";
	const pieces = joinedMatrices(report).flatMap((matrix) => formatMatrix(matrix, layout));
	const invalid = formatInvalid(report.workloads, layout);
	if (invalid !== "") pieces.push(invalid);
	const closing = [...report.assumed ?? [], ...notComparedTexts(report.workloads)];
	pieces.push(...closing.map((text) => wrapText(visibleText(text), layout.columns).join("\n")));
	return `${pieces.join("\n\n")}\n`;
}
function formatMatrix(each, layout) {
	const { colors } = layout;
	const title = each.cluster?.includes(", ") ? "clusters" : "cluster";
	const heading = each.cluster === null ? [] : [colors.bold(`${title} ${visibleText(each.cluster)}`)];
	if (each.rows.length === 0) return [...heading, "no workloads"];
	const labels = each.rows.map((row) => rowLabel(row, Math.floor(layout.columns / 2)));
	const labelWidth = labels.reduce((most, label) => Math.max(most, displayWidth(label)), 0);
	const room = layout.columns - labelWidth - 2;
	const namesOf = ({ pools }) => pools.map(({ name }) => cutMiddle(visibleText(name), LONGEST_POOL_NAME));
	const blocksOf = (one) => columnBlocks(namesOf(one).map(displayWidth), room);
	const matrix = blocksOf(each).length === 1 ? {
		...each,
		joined: []
	} : joinColumns(each);
	const names = namesOf(matrix);
	const blocks = blocksOf(matrix).map(([from, to]) => {
		const lines = [formatLine("", labelWidth, names.slice(from, to).map(colors.bold))];
		for (const [index, row] of matrix.rows.entries()) {
			const cells = row.cells.slice(from, to).map((cell, offset) => {
				const mark = cell === void 0 ? void 0 : cellMark(cell);
				const width = displayWidth(names[from + offset] ?? "");
				const left = Math.floor(Math.max(0, width - 1) / 2);
				const sign = mark === void 0 ? " " : markPaint(colors, mark)(layout.signs[mark]);
				return " ".repeat(left) + sign + " ".repeat(Math.max(0, width - 1 - left));
			});
			lines.push(formatLine(labels[index] ?? "", labelWidth, cells));
		}
		return lines.join("\n");
	});
	const legend = CELL_MARKS.map((mark) => `${markPaint(colors, mark)(layout.signs[mark])} ${mark}`);
	return [
		...heading,
		...blocks,
		...matrix.joined.map((text) => wrapText(visibleText(text), layout.columns).join("\n")),
		legend.join(GAP),
		...formatAgents(matrix, each.pools.length, layout),
		...formatReasons(matrix, layout)
	];
}
function formatAgents(matrix, total, { columns, colors }) {
	const told = matrix.pools.map(({ name }, column) => {
		const { agents } = treatmentOf(matrix, column);
		return {
			name,
			text: TOLD_FIRST.flatMap((answer) => {
				const names = agents.get(answer) ?? [];
				return names.length === 0 ? [] : [`${answer}: ${shorten(names, MOST_AGENTS).map(visibleText).join(", ")}`];
			}).join("; ")
		};
	});
	const alike = groupBy(told, ({ text }) => text);
	alike.delete("");
	if (alike.size === 0) return [];
	const lines = [...alike].flatMap(([text, pools]) => {
		return hanging(`${total > 1 && pools.length === matrix.pools.length ? `all ${total} pools` : pools.map(({ name }) => visibleText(name)).join(", ")}: ${text}`, columns);
	});
	return [[colors.bold("node agents (DaemonSets)"), ...lines].join("\n")];
}
function columnBlocks(widths, room) {
	const blocks = [];
	let from = 0;
	let used = 0;
	for (const [index, width] of widths.entries()) {
		const wider = used === 0 ? width : used + 2 + width;
		if (wider > room && index > from) {
			blocks.push([from, index]);
			from = index;
			used = width;
		} else used = wider;
	}
	blocks.push([from, widths.length]);
	return blocks;
}
function formatLine(label, labelWidth, cells) {
	return [padToWidth(label, labelWidth), ...cells].join(GAP).trimEnd();
}
function rowLabel({ workload, label }, width) {
	const mark = workload.valid ? "" : INVALID_MARK;
	const text = visibleText(label);
	const owner = visibleText(`${workload.namespace}/${workload.kind}/`);
	const name = cutMiddle(text.slice(owner.length), LONGEST_NAME);
	const room = width - mark.length - displayWidth(name);
	return (displayWidth(text) + mark.length <= width ? owner : cutMiddle(owner, Math.max(LEAST_OWNER, room))) + name + mark;
}
function formatReasons({ rows, pools }, layout) {
	const told = rows.filter(({ workload }) => workload.valid).map((row) => ({
		workload: row.workload,
		groups: reasonGroups(row, pools)
	}));
	return [...groupBy(told.filter(({ groups }) => groups.length > 0), ({ groups }) => JSON.stringify(groups)).values()].map((ones) => {
		const named = ones.map(({ workload }) => workloadLine(workload, layout.colors));
		const lines = ones[0].groups.flatMap((group) => groupLines(group, layout));
		return [...shorten(named, MOST_ALIKE, "more workloads"), ...lines].join("\n");
	});
}
function groupLines(group, { columns, signs, colors }) {
	const pools = group.pools.map(visibleText).join(", ");
	return hanging(group.reasons.length === 0 ? pools : `${pools}: ${group.reasons.map(visibleText).join("; ")}`, columns, `${markPaint(colors, group.mark)(signs[group.mark])} `);
}
function formatInvalid(workloads, { columns, colors }) {
	const lines = [];
	for (const workload of workloads) {
		if (workload.valid) continue;
		lines.push(workloadLine(workload, colors));
		const errors = workload.errors.length === 0 ? ["refused by the API server"] : workload.errors;
		lines.push(...errors.flatMap((error) => hanging(`invalid: ${visibleText(error)}`, columns, "", colors.red)));
	}
	return lines.join("\n");
}
function hanging(text, columns, lead = "", paint = (line) => line) {
	return wrapText(text, columns - 4).map((line, index) => `${index === 0 ? `  ${lead}` : "      "}${paint(line)}`);
}
function workloadLine(workload, colors) {
	const rendered = workload.rendering === void 0 ? "" : `, rendered in ${visibleText(workload.rendering)}`;
	const place = `${visibleText(workload.source.file)}:${workload.source.line}${rendered}`;
	return `${colors.bold(visibleText(fullName(workload)))}${GAP}${colors.dim(place)}`;
}

// src/cli/commands/fit.ts
const runFit = async (invocation, context) => {
	const { pool, namespace, "only-problems": onlyProblems } = invocation.options;
	const options = await repositoryOptions(invocation, invocation.operands, context);
	const read = await readFromDisk(options, context.progress);
	context.progress.end();
	if (read.problem !== void 0) return refuse(...read.problem);
	const { input } = read.value;
	const nothing = describeNothingChecked(read.value);
	if (!hasPools(input)) {
		if (nothing !== void 0) return {
			exitCode: 3,
			reports: [],
			errors: [nothing]
		};
		return refuse({ message: describeNoPools({}, input.configuration) });
	}
	const tooLarge = describeLargeMatrix(input);
	if (tooLarge !== void 0) return refuse({ message: `${tooLarge}: name the paths of some files, or one cluster with --cluster` });
	const narrowed = narrowFit(fitRepository(input), {
		pool,
		namespace,
		onlyProblems
	});
	if (narrowed.problem !== void 0) return refuse({ message: narrowed.problem });
	const report = narrowed.value;
	const over = boundErrors(withinTime(input).reached);
	const outside = reportOutsideReleases(input);
	const reports = await renderReports(invocation.formats, context, ({ format }, style) => format === "json" ? formatFitJson(report, outside) : formatFitText(report, style) + formatOutsideReleases(outside, style.columns));
	if (over.length > 0) return {
		exitCode: 2,
		reports,
		errors: over
	};
	return nothing === void 0 ? {
		exitCode: 0,
		reports,
		errors: []
	} : {
		exitCode: 3,
		reports,
		errors: [nothing]
	};
};

export { runFit };