import { describeNoPools, describeNoWorkload, describeUnjudged, explainRepository, formatWorkload, groupBy, hasPools, ofClusters, otherReading, parseWorkloadQuery, reportOutsideReleases, withinTime } from "./core.js";
import { count, displayWidth, nameSome, padToWidth, visibleLines, visibleText } from "./program.js";
import { CELL_MARKS, boundErrors, cellMark, cellReasons, describeNothingChecked, formatOutsideReleases, headingColumns, headingLines, layoutText, markPaint, readFromDisk, refuse, renderReports, repositoryOptions, wrapPainted } from "./lint.js";
import { formatJson } from "./json-text.js";
import { findingJson } from "./lint-json2.js";

// src/reporters/explain-report.ts
function formatExplainJson(reports) {
	const [only, second] = reports;
	if (only !== void 0 && second === void 0) return formatJson({
		schemaVersion: 1,
		...explainJson(only)
	});
	return formatJson({
		schemaVersion: 1,
		workloads: reports.map(explainJson)
	});
}
function explainJson({ assumed: _, pools, findings, ...report }) {
	return {
		...report,
		pools: pools.map(({ cell, taints }) => ({
			...cell,
			taints
		})),
		findings: findings.map(findingJson)
	};
}
function formatExplainText(reports, options) {
	const keyOf = ({ pools: _, findings: __, assumed: ___, ...own }) => JSON.stringify(own);
	return [...groupBy(reports, keyOf).values()].flatMap((alike) => {
		const findings = new Map(alike.flatMap((one) => one.findings.map((finding) => [finding.fingerprint, finding])));
		const pools = alike.flatMap((one) => one.pools);
		const assumed = alike.flatMap((one) => one.assumed ?? []);
		return alike.slice(0, 1).map((one) => ({
			...one,
			pools,
			assumed,
			findings: [...findings.values()]
		}));
	}).map((report) => formatJoined(report, options)).join("\n");
}
function formatJoined(report, options) {
	const layout = layoutText(options);
	const { colors, signs } = layout;
	const rendered = report.rendering === void 0 ? "" : `, rendered in ${visibleText(report.rendering)}`;
	const place = colors.dim(`${visibleText(report.source.file)}:${report.source.line}${rendered}`);
	const head = [`${colors.bold(visibleText(formatWorkload(report)))}  ${place}`];
	if (!report.valid && report.errors.length === 0) head.push(colors.red("invalid: refused by the API server"));
	head.push(...report.errors.map((error) => colors.red(`invalid: ${visibleText(error)}`)));
	head.push(verdictCounts(report.pools), ...(report.assumed ?? []).map(visibleText));
	const affinity = `node affinity${report.nodeAffinityTerms.length > 1 ? ", one of these terms" : ""}`;
	return `${[
		head,
		section("tolerations", tolerationLines(report, colors), colors),
		section("node selector", report.nodeSelector.map(visibleText), colors),
		section(affinity, report.nodeAffinityTerms.map(visibleText), colors),
		section("pools", [...groupBy(report.pools, keyOfPool).values()].flatMap((alike) => poolLines(alike, signs, colors)), colors),
		...[...groupBy(report.findings, (one) => `findings${ofClusters({
			...one,
			also: []
		})}`)].map(([title, alike]) => section(title, alike.flatMap((finding) => [...headingLines(finding, layout), ...visibleLines(finding.help).map((line) => `  ${line}`)]), colors))
	].filter((lines) => lines.length > 0).map((lines) => lines.flatMap((line) => wrapPainted(line, 8, headingColumns(layout)))).map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
function section(title, lines, colors) {
	return lines.length === 0 ? [] : [colors.bold(title), ...lines.map((line) => `  ${line}`)];
}
function verdictCounts(pools) {
	if (pools.length === 0) return "no pools to place it on";
	const marks = pools.map(({ cell }) => cellMark(cell));
	const counts = CELL_MARKS.flatMap((mark) => {
		const number = marks.filter((other) => other === mark).length;
		return number === 0 ? [] : [`${number} ${mark}`];
	});
	return `${count(pools.length, "pool")}: ${counts.join(", ")}`;
}
function tolerationLines(report, colors) {
	const texts = report.tolerations.map(({ toleration }) => visibleText(toleration));
	const width = Math.max(0, ...texts.map(displayWidth));
	return report.tolerations.map(({ origin, source }, index) => {
		const from = source === null ? tolerationOriginText(origin) : `${visibleText(source.file)}:${source.line}:${source.column}`;
		return `${padToWidth(texts[index] ?? "", width)}  ${colors.dim(from)}`;
	});
}
function keyOfPool({ cell, taints }) {
	return JSON.stringify([
		cellMark(cell),
		cellReasons(cell),
		taints.map(({ source: _, ...own }) => own)
	]);
}
function poolLines(alike, signs, colors) {
	const names = alike.map(({ cell: { cluster, pool } }) => visibleText(cluster === null ? pool : `${cluster}/${pool}`));
	return alike.slice(0, 1).flatMap(({ cell, taints }) => {
		const mark = cellMark(cell);
		const paint = markPaint(colors, mark);
		return [
			`${paint(signs[mark])} ${colors.bold(names.join(", "))}  ${paint(mark)}`,
			...cellReasons(cell).map((reason) => `    ${visibleText(reason)}`),
			...taints.flatMap((taint, index) => {
				return taintLines(taint, alike.flatMap((one) => one.taints[index]?.source ?? []), colors);
			})
		];
	});
}
function taintLines(taint, sources, colors) {
	const places = new Set(sources.map(({ file, line }) => `${visibleText(file)}:${line}`));
	const place = colors.dim(nameSome([...places], 1));
	const lines = [`    taint ${visibleText(taint.taint)}  ${place}`];
	if (taint.toleratedBy !== null) lines.push(`      ${colors.green("tolerated by")} ${visibleText(taint.toleratedBy)}`);
	else lines.push(`      ${colors.red("not tolerated")}`);
	if (taint.nearest !== null) lines.push(`      nearest: ${visibleText(taint.nearest)}`);
	return lines;
}
const POLICY_NAMES = {
	MutatingAdmissionPolicy: "MutatingAdmissionPolicy",
	Kyverno: "Kyverno policy",
	Gatekeeper: "Gatekeeper mutation",
	webhook: "webhook"
};
function tolerationOriginText(origin) {
	switch (origin.by) {
		case "manifest": return "in the manifest";
		case "DaemonSet controller": return "added by the DaemonSet controller";
		case "DefaultTolerationSeconds": return "added by the admission plugin DefaultTolerationSeconds";
		case "ExtendedResourceToleration": return `added by the admission plugin ExtendedResourceToleration for "${visibleText(origin.resource)}"`;
		case "RuntimeClass": return `added by the RuntimeClass "${visibleText(origin.name)}"`;
		case "PodTolerationRestriction": return `added by the admission plugin PodTolerationRestriction for the namespace "${visibleText(origin.namespace)}"`;
		case "MutatingAdmissionPolicy":
		case "Kyverno":
		case "Gatekeeper":
		case "webhook": return `added by the ${POLICY_NAMES[origin.by]} "${visibleText(origin.policy)}"`;
		case "Kueue": return `added by Kueue for the ResourceFlavor "${visibleText(origin.flavor)}"`;
		case "GKE": return `added by GKE for the ComputeClass "${visibleText(origin.computeClass)}"`;
	}
}

// src/cli/commands/explain.ts
const runExplain = async (invocation, context) => {
	const [text = ""] = invocation.operands;
	const query = parseWorkloadQuery(text);
	if (query === void 0) return refuse({ message: `"${text}" names no workload: write NAME, KIND/NAME, NAMESPACE/NAME or NAMESPACE/KIND/NAME` });
	const read = await readFromDisk(await repositoryOptions(invocation, [], context), context.progress);
	context.progress.end();
	if (read.problem !== void 0) return refuse(...read.problem);
	const { input } = read.value;
	const other = otherReading(query);
	const missing = (read.value.rendered.missing ?? []).map((clause) => `; ${clause}`).join("");
	const unjudged = () => {
		const [message] = [query, other].flatMap((one) => (one && describeUnjudged(text, one, input, missing)) ?? []);
		return message === void 0 ? void 0 : {
			exitCode: 3,
			reports: [],
			errors: [{ message }]
		};
	};
	const nothing = describeNothingChecked(read.value);
	if (nothing !== void 0) return unjudged() ?? {
		exitCode: 3,
		reports: [],
		errors: [nothing]
	};
	if (!hasPools(input)) return refuse({ message: describeNoPools({}, input.configuration) });
	const named = explainRepository(input, query);
	const { reached } = withinTime(input);
	if (reached !== void 0) return refuse(...boundErrors(reached));
	const explained = named.length > 0 || other === void 0 ? named : explainRepository(input, other);
	if (explained.length === 0) {
		const workloads = input.manifests.flatMap((manifest) => manifest.workloads.filter(({ isFragment }) => !isFragment));
		return unjudged() ?? refuse({ message: describeNoWorkload(text, workloads, missing) });
	}
	const outside = reportOutsideReleases(input);
	return {
		exitCode: 0,
		reports: await renderReports(invocation.formats, context, ({ format }, style) => format === "json" ? formatExplainJson(explained) : formatExplainText(explained, style) + formatOutsideReleases(outside, style.columns)),
		errors: []
	};
};

export { runExplain };