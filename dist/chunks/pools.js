import { y as locate } from "./program.js";
import { At as formatTaint, S as sourceLineOf } from "./library.js";
import { t as formatPoolsYaml } from "./pools-yaml.js";
import { t as formatJson } from "./json-text.js";
import { C as terminalColors, H as hasPools, U as readPools, V as NO_POOLS, a as refuse, b as visibleText, f as displayWidth, o as renderReports, p as padToWidth, s as repositoryOptions } from "./lint.js";

// src/lint/pools-report.ts
function reportTaint(taint) {
	const { implied } = taint;
	return {
		taint: formatTaint(taint),
		source: sourceLineOf(taint.place),
		...implied && { implied }
	};
}
function formatPoolRequirement({ key, operator, values }) {
	return values.length === 0 ? `${key} ${operator}` : `${key} ${operator} ${values.join(", ")}`;
}
function reportPool(pool) {
	const { file, line } = locate(pool.place);
	const { requirements = [] } = pool;
	return {
		name: pool.name,
		cluster: pool.cluster,
		format: pool.format,
		taints: pool.taints.map(reportTaint),
		startupTaints: pool.startupTaints.map(reportTaint),
		labels: pool.labels,
		...requirements.length > 0 && { requirements: requirements.map(formatPoolRequirement) },
		openLabels: pool.openLabels,
		allocatable: pool.allocatable,
		nodes: pool.nodes?.map(({ name }) => name) ?? [],
		incomplete: (pool.incomplete ?? []).map(({ field, why }) => `${field}: ${why}`),
		source: {
			file,
			line,
			address: pool.place.document.address ?? null
		}
	};
}
function reportPools(clusters) {
	return { pools: clusters.flatMap(({ inventory }) => inventory.pools.map(reportPool)) };
}

// src/reporters/pools-json.ts
function formatPoolsJson(report) {
	return formatJson({
		schemaVersion: 1,
		pools: report.pools.map((pool) => ({
			name: pool.name,
			cluster: pool.cluster,
			format: pool.format,
			taints: pool.taints.map(({ taint }) => taint),
			startupTaints: pool.startupTaints.map(({ taint }) => taint),
			labels: pool.labels,
			source: {
				file: pool.source.file,
				line: pool.source.line,
				address: pool.source.address
			}
		}))
	});
}

// src/reporters/pools-text.ts
const FIELD_WIDTH = 14;
const NAMED_NODES = 5;
function formatPoolsText(report, options) {
	if (report.pools.length === 0) return "no pools\n";
	const colors = terminalColors(options.color);
	return `${report.pools.map((pool) => formatPool(pool, colors).join("\n")).join("\n\n")}\n`;
}
function formatPool(pool, colors) {
	const { source } = pool;
	const name = pool.cluster === null ? pool.name : `${pool.cluster}/${pool.name}`;
	const address = source.address === null ? "" : ` ${visibleText(source.address)}`;
	const place = colors.dim(`${visibleText(source.file)}:${source.line}${address}`);
	const lines = [`${colors.bold(visibleText(name))}  ${visibleText(pool.format)}  ${place}`];
	const field = (label, values) => {
		for (const [index, value] of values.entries()) lines.push(`  ${colors.cyan(padToWidth(index === 0 ? label : "", FIELD_WIDTH))}  ${value}`);
	};
	field("taints", pool.taints.length === 0 ? ["none"] : taintLines(pool.taints, colors));
	field("startup taints", taintLines(pool.startupTaints, colors));
	field("labels", pairs(pool.labels, "="));
	field("requirements", (pool.requirements ?? []).map(visibleText));
	field("open labels", pool.openLabels.length === 0 ? [] : [pool.openLabels.map(visibleText).join(", ")]);
	field("capacity", pairs(pool.allocatable, ": "));
	field("nodes", pool.nodes.length === 0 ? [] : [nodesText(pool.nodes)]);
	field("not known", pool.incomplete.map(visibleText));
	return lines;
}
function taintLines(taints, colors) {
	const texts = taints.map(({ taint }) => visibleText(taint));
	const width = Math.max(0, ...texts.map(displayWidth));
	return taints.map(({ source, implied }, index) => {
		const origin = implied === void 0 ? `${source.file}:${source.line}` : `assumed: ${implied}`;
		const place = colors.dim(visibleText(origin));
		return `${padToWidth(texts[index] ?? "", width)}  ${place}`;
	});
}
function pairs(record, separator) {
	return Object.entries(record).map(([key, value]) => visibleText(`${key}${separator}${value}`));
}
function nodesText(nodes) {
	const named = nodes.slice(0, NAMED_NODES).map(visibleText);
	if (nodes.length > NAMED_NODES) named.push(`and ${nodes.length - NAMED_NODES} more`);
	return `${nodes.length}: ${named.join(", ")}`;
}

// src/cli/commands/pools.ts
async function runPools(invocation, context) {
	const read = readPools(await repositoryOptions(invocation.input, [], context));
	if (read.errors !== void 0) return refuse(...read.errors);
	const { clusters, notices } = read.value.loaded;
	if (!hasPools({ clusters })) return refuse({ message: NO_POOLS });
	const report = reportPools(clusters);
	return {
		exitCode: 0,
		reports: await renderReports(invocation.formats, context, ({ format }, style) => {
			if (format === "taintlint") return formatPoolsYaml(clusters.map(({ inventory }) => inventory));
			return format === "json" ? formatPoolsJson(report) : formatPoolsText(report, style);
		}),
		errors: [],
		messages: read.value.declarations.inventory === void 0 ? notices : []
	};
}

export { runPools };