import { formatPoolsYaml } from "./pools-yaml.js";
import { groupBy, reportPools } from "./core.js";
import { displayWidth, nameSome, padToWidth, visibleText } from "./program.js";
import { formatJson } from "./json-text.js";
import { poolsOriginOf, refuse, renderReports, repositoryOptions, terminalColors } from "./lint.js";
import { readPoolClusters } from "./pool-clusters.js";

// src/reporters/pools-report.ts
function formatPoolsJson(report) {
	return formatJson({
		schemaVersion: 1,
		pools: report.pools.map((pool) => ({
			name: pool.name,
			cluster: pool.cluster,
			format: pool.format,
			address: pool.address,
			taints: pool.taints.map(({ taint }) => taint),
			startupTaints: pool.startupTaints.map(({ taint }) => taint),
			labels: pool.labels,
			openLabels: pool.openLabels,
			requirements: (pool.requirements ?? []).map(({ key, operator, values }) => ({
				key,
				operator,
				values
			})),
			scale: pool.scale ?? null,
			origins: [
				...pool.taints,
				...pool.startupTaints,
				...pool.labelOrigins
			].map(({ source, implied, ...what }) => {
				return {
					...what,
					...source,
					implied
				};
			}),
			open: pool.open,
			source: {
				file: pool.source.file,
				line: pool.source.line,
				address: pool.source.address
			}
		}))
	});
}
const FIELD_WIDTH = 14;
const NAMED_NODES = 5;
function formatPoolsText(report, { color }) {
	if (report.pools.length === 0) return "no pools\n";
	const colors = terminalColors(color);
	return `${[...groupBy(report.pools, (pool) => [pool.format, ...fieldLines(pool, colors)].join("\n")).values()].map((pools) => formatAlike(pools, colors).join("\n")).join("\n\n")}\n`;
}
function formatAlike(pools, colors) {
	return [...pools.map(({ source, cluster, name, format, address }) => {
		const known = visibleText(cluster === null ? name : `${cluster}/${name}`);
		const place = `${visibleText(source.file)}:${source.line}${address === null ? "" : ` ${visibleText(address)}`}`;
		return `${colors.bold(known)}  ${visibleText(format)}  ${colors.dim(place)}`;
	}), ...pools.slice(0, 1).flatMap((pool) => fieldLines(pool, colors))];
}
function fieldLines(pool, colors) {
	const lines = [];
	const field = (label, values) => {
		for (const [index, value] of values.entries()) lines.push(`  ${colors.cyan(padToWidth(index === 0 ? label : "", FIELD_WIDTH))}  ${value}`);
	};
	const isPending = pool.open.some((open) => open.field === "taints");
	const taintLines = (taints) => withOrigins(taints, ({ taint }) => taint, colors);
	field("taints", pool.taints.length === 0 ? [isPending ? "none known" : "none"] : taintLines(pool.taints));
	field("startup taints", taintLines(pool.startupTaints));
	field("labels", withOrigins(pool.labelOrigins, ({ label }) => `${label}=${pool.labels[label] ?? ""}`, colors));
	field("requirements", (pool.requirements ?? []).map(requirementText));
	field("open labels", pool.openLabels.length === 0 ? [] : [pool.openLabels.map(visibleText).join(", ")]);
	field("capacity", Object.entries(pool.allocatable).map(([key, value]) => visibleText(`${key}: ${value}`)));
	const nodes = nameSome(pool.nodes.map(visibleText), NAMED_NODES);
	field("nodes", pool.nodes.length === 0 ? [] : [`${pool.nodes.length}: ${nodes}`]);
	field("open", pool.incomplete.map(visibleText));
	return lines;
}
function requirementText({ key, operator, values }) {
	return visibleText(values.length === 0 ? `${key} ${operator}` : `${key} ${operator} ${values.join(", ")}`);
}
function withOrigins(all, textOf, colors) {
	const texts = all.map((one) => visibleText(textOf(one)));
	const width = Math.max(0, ...texts.map(displayWidth));
	return all.map(({ source, implied }, index) => {
		const origin = implied === void 0 ? `${source.file}:${source.line}` : `assumed: ${implied}`;
		const place = colors.dim(visibleText(origin));
		return `${padToWidth(texts[index] ?? "", width)}  ${place}`;
	});
}

// src/cli/commands/pools.ts
const runPools = async (invocation, context) => {
	const read = await readPoolClusters(await repositoryOptions(invocation, [], context), context.progress);
	if (read.problem !== void 0) return refuse(...read.problem);
	const { clusters, notices } = read.value;
	const report = reportPools(clusters);
	const inventories = clusters.map(({ inventory }) => inventory);
	return {
		exitCode: 0,
		reports: await renderReports(invocation.formats, context, ({ format }, style) => {
			if (format === "taintlint") return formatPoolsYaml(inventories, poolsOriginOf(context.workingDirectory));
			return format === "json" ? formatPoolsJson(report) : formatPoolsText(report, style);
		}),
		errors: [],
		messages: notices
	};
};

export { runPools };