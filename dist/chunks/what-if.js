import { EFFECT_WORDS, IMPACT_EFFECTS, LABEL_KEY_SYNTAX, LABEL_VALUE_SYNTAX, compareClusters, describeNoPools, evictedText, formatTaint, gitopsOf, hasPools, isLabelKey, isLabelValue, judgeClusters, judgeRevision, matchesNameGlob, parseTaintSpecs, reportImpacts, reportOutsideReleases, severityOfImpact, sourceLineOf, withinTime, workloadPath } from "./core.js";
import { FAIL_ON_DEFAULTS, count, didYouMean, nearestWord, quoted, stringMap, visibleText, wrapText } from "./program.js";
import { formatJson, indentOf } from "./json-text.js";
import { boundErrors, describeNothingLinted, fatalFor, formatOutsideReleases, layoutText, readFromDisk, refuse, renderReports, repositoryOptions } from "./lint.js";
import { readOthers } from "./other-lists.js";

// src/lint/change/asked-change.ts
function isLabelSpec(spec) {
	return /^[^=:]*=[^=:]*$/.test(spec);
}
function parseChange(specs) {
	const taints = parseTaintSpecs(specs.filter((spec) => !isLabelSpec(spec)));
	const labels = specs.filter(isLabelSpec).map((spec) => spec.split("=", 2));
	const errors = labels.flatMap(([key, value]) => describeLabel(key, value));
	return {
		taints: {
			...taints,
			errors: [...taints.errors, ...errors]
		},
		labels
	};
}
function describeLabel(key, value) {
	const label = `label "${key}=${value}"`;
	if (!isLabelKey(key)) return [`key "${key}" of ${label} is not legal: a key is ${LABEL_KEY_SYNTAX}`];
	return isLabelValue(value) ? [] : [`value "${value}" of ${label} is not legal: a value is ${LABEL_VALUE_SYNTAX}`];
}
function removes(removal, { key, effect }) {
	return removal.key === key && (removal.effect === "" || removal.effect === effect);
}
function removesLabel(removal, { taints, labels }) {
	return removal.effect === "" && removal.key in labels && !taints.some((taint) => removes(removal, taint));
}
function describeConflicts({ taints: { additions, removals }, labels }) {
	return [...additions.filter((taint) => removals.some((removal) => removes(removal, taint))).map((taint) => `taint "${formatTaint(taint)}" is both added and removed: ask for one of them`), ...labels.filter(([key]) => removals.some((removal) => removal.key === key && removal.effect === "")).map(([key, value]) => `label "${key}=${value}" is both set and removed: ask for one of them`)];
}
function describeAbsent({ taints: { removals } }, text, pools) {
	const taints = pools.flatMap((pool) => pool.taints);
	return removals.filter((removal) => !taints.some((taint) => removes(removal, taint))).filter((removal) => !pools.some((pool) => removesLabel(removal, pool))).map(({ key, effect }) => {
		const spec = effect === "" ? key : `${key}:${effect}`;
		const what = effect === "" ? "taint or label" : "taint";
		const present = [...new Set(taints.map(formatTaint))];
		return `pool "${text}" has no ${what} "${spec}" to remove: ${present.length === 0 ? "it has no taint" : `it has ${present.map(quoted).join(", ")}`}`;
	});
}
function applyChange(pool, change) {
	return changeLabels({
		...pool,
		taints: changedTaints(pool, change.taints)
	}, pool, change);
}
function changedTaints(pool, { additions, removals }) {
	const taints = [...pool.taints.filter((taint) => !removals.some((removal) => removes(removal, taint)))];
	for (const { key, value, effect } of additions) {
		const taint = {
			key,
			value,
			effect,
			place: pool.place
		};
		const index = taints.findIndex((one) => one.key === key && one.effect === effect);
		if (index < 0) taints.push(taint);
		else if (taints[index]?.value !== value) taints[index] = taint;
	}
	return taints;
}
function changeLabels(pool, before, { taints: { removals }, labels }) {
	const gone = new Set(removals.filter((removal) => removesLabel(removal, before)).map(({ key }) => key));
	if (gone.size === 0 && labels.length === 0) return pool;
	const change = (had) => stringMap([...Object.entries(had).filter(([key]) => !gone.has(key)), ...labels]);
	const isSet = /* @__PURE__ */ new Set([...gone, ...labels.map(([key]) => key)]);
	const requirements = pool.requirements?.filter(({ key }) => !isSet.has(key));
	return {
		...pool,
		labels: change(pool.labels),
		nodes: pool.nodes?.map((node) => ({
			...node,
			labels: change(node.labels)
		})),
		...requirements && { requirements }
	};
}

// src/lint/change/what-if.ts
function whatIf(read, { pool, specs, remove = false, like }) {
	const change = parseChange(specs);
	const problems = [...change.taints.errors, ...describeConflicts(change)];
	const all = read.clusters.flatMap(({ inventory }) => inventory.pools);
	const models = findPools(all, like ?? pool);
	if (models.length === 0) problems.push(describeUnknownPool(like ?? pool, all));
	else if (like !== void 0 && findPools(all, pool).length > 0) problems.push(`pool "${pool}" is there already`);
	else problems.push(...describeAbsent(change, like ?? pool, models));
	if (problems.length > 0) return { problem: problems };
	const changed = models.map((model) => {
		if (like !== void 0) return {
			before: void 0,
			after: applyChange(copyOf(model, pool), change)
		};
		return {
			before: model,
			after: remove ? void 0 : applyChange(model, change)
		};
	});
	const clusters = read.clusters.map((cluster) => ({
		...cluster,
		inventory: {
			...cluster.inventory,
			pools: cluster.inventory.pools.flatMap((one) => {
				const index = models.indexOf(one);
				const { before, after } = changed[index] ?? {
					before: one,
					after: one
				};
				return [before === void 0 ? one : void 0, after].filter((pool) => pool !== void 0);
			})
		}
	}));
	const before = judgeRevision(read);
	const { input } = before;
	const after = {
		input: {
			...input,
			clusters
		},
		judgements: judgeClusters(clusters, input.manifests, gitopsOf(input), input.deadline)
	};
	const comparisons = compareClusters(before, after).map((one) => one.change);
	const differences = comparisons.flatMap(({ pools }) => pools);
	return { value: {
		pools: changed.flatMap(({ before: old, after: now }) => {
			const told = now ?? old;
			if (told === void 0) return [];
			const difference = differences.find((one) => one.after === now && one.before === old);
			return {
				name: told.name,
				cluster: told.cluster,
				source: sourceLineOf(told.place),
				change: old === void 0 ? "added" : now === void 0 ? "removed" : "changed",
				taintsBefore: old?.taints.map(formatTaint) ?? [],
				taints: now?.taints.map(formatTaint) ?? [],
				details: difference?.details ?? []
			};
		}),
		workloads: reportImpacts(comparisons),
		undecided: [...new Set(comparisons.flatMap(({ undecided }) => undecided.map(workloadPath)))].sort(),
		judged: (/* @__PURE__ */ new Set([...before.judgements.flatMap(({ fits }) => fits.map(({ workload }) => workload)), ...(input.others ?? []).flatMap(({ members }) => members.map((member) => member.join(" ")))])).size
	} };
}
function copyOf(model, name) {
	const labels = Object.entries(model.labels).map(([key, value]) => {
		return [key, value === model.name ? name : value];
	});
	return {
		...model,
		name,
		labels: stringMap(labels)
	};
}
function fullName({ cluster, name }) {
	return cluster === null ? name : `${cluster}/${name}`;
}
function findPools(pools, text) {
	const exact = pools.filter((pool) => pool.name === text || fullName(pool) === text);
	if (exact.length > 0 || !text.includes("*")) return exact;
	return pools.filter((pool) => matchesNameGlob(text, pool.name) || matchesNameGlob(text, fullName(pool)));
}
function describeUnknownPool(text, pools) {
	if (text.includes("*")) return `"${text}" matches no pool: "taintlint pools" shows them`;
	const nearest = nearestWord(text, [...pools.map(({ name }) => name), ...pools.map(fullName)]);
	return `pool "${text}" is not known${didYouMean(nearest, ": \"taintlint pools\" shows the pools")}`;
}

// src/reporters/what-if-report.ts
const MOST_SHOWN = 1e3;
function formatWhatIfJson(report, outside) {
	return formatJson({
		schemaVersion: 1,
		...report,
		outside
	}, indentOf(report.workloads));
}
function formatWhatIfText(report, options) {
	const { colors, columns } = layoutText(options);
	const { pools, workloads, undecided, judged } = report;
	const blocks = [...pools.map((pool) => formatPool(pool, colors)), ...formatImpacts(workloads, colors, columns)];
	if (workloads.length === 0) {
		const known = undecided.length === 0 ? "" : " that can be told";
		blocks.push(colors.green(`nothing changes for the ${count(judged, "workload")}${known}`));
	}
	if (undecided.length > 0) {
		const names = undecided.map((name) => `  ${visibleText(name)}`);
		blocks.push([colors.cyan(`unknown for ${count(undecided.length, "workload")}`), ...names].join("\n"));
	}
	return `${blocks.join("\n\n")}\n`;
}
function formatPool({ name, cluster, source, change, taints, details }, colors) {
	const where = cluster === null ? "" : ` in cluster ${visibleText(cluster)}`;
	const place = colors.dim(`${visibleText(source.file)}:${source.line}`);
	const told = details.length === 0 ? ["is so already"] : details;
	return [
		`pool ${colors.bold(visibleText(name))}${where}  ${place}`,
		...told.map((detail) => `  ${visibleText(detail)}`),
		...change === "removed" ? [] : [`  then has ${taints.length === 0 ? "no taint" : taints.map(visibleText).join(", ")}`]
	].join("\n");
}
function formatImpacts(workloads, colors, columns) {
	return IMPACT_EFFECTS.flatMap((effect) => ["workload", "DaemonSet"].flatMap((noun) => {
		const isDaemons = noun === "DaemonSet";
		const affected = workloads.filter((one) => one.effect === effect && one.kind === "DaemonSet" === isDaemons);
		if (affected.length === 0) return [];
		const [one, many] = EFFECT_WORDS[effect][isDaemons ? "covers" : "finds"];
		const heading = `${count(affected.length, noun)} ${affected.length === 1 ? one : many}`;
		const lines = affected.slice(0, MOST_SHOWN).flatMap((workload) => formatWorkload(workload, colors, columns));
		const more = affected.length - MOST_SHOWN;
		if (more > 0) lines.push(`  and ${more} more, which --format json names`);
		return [[colors.bold(effectPaint(effect, colors)(heading)), ...lines].join("\n")];
	}));
}
function formatWorkload(impact, colors, columns) {
	const { kind, namespace, name, cluster, source, evictedAfterSeconds: seconds, reason } = impact;
	const where = cluster === null ? "" : ` in cluster ${visibleText(cluster)}`;
	const place = colors.dim(`${visibleText(source.file)}:${source.line}${source.url ? ` ${source.url}` : ""}`);
	const when = seconds === null ? "" : `${evictedText(seconds)}; `;
	return [`  ${colors.bold(visibleText(`${namespace}/${kind}/${name}`))}${where}  ${place}`, ...wrapText(when + visibleText(reason), columns - 4).map((line) => `    ${line}`)];
}
function effectPaint(effect, colors) {
	if (effect === "unschedulable" || effect === "evicted") return colors.red;
	if (effect === "loses-pool") return colors.yellow;
	return effect === "gains-pool" ? colors.cyan : colors.green;
}

// src/cli/commands/what-if.ts
const runWhatIf = async (invocation, context) => {
	const { options } = invocation;
	const [pool = "", ...specs] = invocation.operands;
	const read = await readFromDisk(await repositoryOptions(invocation, [], context), context.progress);
	context.progress.end();
	if (read.problem !== void 0) return refuse(...read.problem);
	const { value: input, problem: unread } = readOthers(read.value.input, options.workloads, context.workingDirectory);
	if (unread !== void 0) return refuse(...unread);
	const messages = input.notices.slice(read.value.input.notices.length);
	if (!hasPools(input)) return refuse({ message: describeNoPools({}, input.configuration) });
	const { value: report, problem: problems } = whatIf(input, {
		pool,
		specs,
		remove: options.remove,
		like: options.like
	});
	if (report === void 0) return refuse(...problems.map((message) => ({ message })));
	const { reached } = withinTime(input);
	if (reached !== void 0) return refuse(...boundErrors(reached));
	const nothing = input.others?.length ? void 0 : describeNothingLinted(read.value);
	if (nothing !== void 0) return {
		exitCode: 3,
		reports: [],
		errors: [nothing],
		messages
	};
	const outside = reportOutsideReleases(input, new Set(report.pools.map(({ name }) => name)));
	const isFatal = fatalFor(options["fail-on"] ?? FAIL_ON_DEFAULTS["what-if"]);
	const [spec] = specs.filter(isLabelSpec);
	const label = spec === void 0 || report.workloads.length > 0 ? "" : `"${spec}" is a label: a taint has an effect, for example "${spec}:NoSchedule"\n`;
	const severities = report.workloads.flatMap((impact) => severityOfImpact(impact) ?? []);
	const reports = await renderReports(invocation.formats, context, ({ format }, style) => format === "json" ? formatWhatIfJson(report, outside) : formatWhatIfText(report, style) + label + formatOutsideReleases(outside, style.columns));
	return {
		exitCode: severities.some((severity) => isFatal({ severity })) ? 1 : 0,
		reports,
		errors: [],
		messages
	};
};

export { runWhatIf };