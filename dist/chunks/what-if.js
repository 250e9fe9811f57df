import { O as IMPACT_EFFECTS, V as parseTaintSpecs, _ as reportImpacts, b as sourceLineOf, in as matchesNameGlob, k as severityOfImpact, l as judgeRevision, m as compareClusters, p as workloadPath, pn as formatTaint, u as judgeClusters } from "./library.js";
import { $ as visibleText, f as severitiesFrom, m as nearestWord } from "./program.js";
import { n as formatWhatIfJson } from "./change-json.js";
import { E as terminalColors, M as wrapText, Q as readRepository, X as hasPools, Y as describeNoPools, d as repositoryOptions, g as describeNothingLinted, l as refuse, u as renderReports, z as countText } from "./lint.js";

// src/lint/change/what-if.ts
function whatIf(read, pool, specs) {
	const changes = parseTaintSpecs(specs);
	const problems = [...changes.errors, ...describeConflicts(changes)];
	const all = read.clusters.flatMap(({ inventory }) => inventory.pools);
	const named = findPools(all, pool);
	if (named.length === 0) problems.push(describeUnknownPool(pool, all));
	else problems.push(...describeAbsent(changes, pool, named));
	if (problems.length > 0) return { problems };
	const changed = new Map(named.map((one) => [one, changeTaints(one, changes)]));
	const clusters = read.clusters.map((cluster) => ({
		...cluster,
		inventory: {
			...cluster.inventory,
			pools: cluster.inventory.pools.map((one) => changed.get(one) ?? one)
		}
	}));
	const before = judgeRevision(read);
	const { input } = before;
	const after = {
		input: {
			...input,
			clusters
		},
		judgements: judgeClusters(clusters, input.manifests, input.surroundings)
	};
	const comparisons = compareClusters(before, after).map(({ change }) => change);
	const differences = comparisons.flatMap(({ pools }) => pools);
	return { report: {
		pools: [...changed].map(([old, now]) => ({
			name: old.name,
			cluster: old.cluster,
			source: sourceLineOf(old.place),
			taintsBefore: old.taints.map(formatTaint),
			taints: now.taints.map(formatTaint),
			details: differences.find((difference) => difference.after === now)?.details ?? []
		})),
		workloads: reportImpacts(comparisons),
		undecided: [...new Set(comparisons.flatMap(({ undecided }) => undecided.map(workloadPath)))].sort(),
		judged: new Set(before.judgements.flatMap(({ fits }) => fits.map(({ workload }) => workload))).size
	} };
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
	return `pool "${text}" is not known: ${nearest === void 0 ? "\"taintlint pools\" shows the pools" : `did you mean "${nearest}"?`}`;
}
function removes(removal, { key, effect }) {
	return removal.key === key && (removal.effect === "" || removal.effect === effect);
}
function describeConflicts({ additions, removals }) {
	return additions.filter((taint) => removals.some((removal) => removes(removal, taint))).map((taint) => `taint "${formatTaint(taint)}" is both added and removed: ask for one of them`);
}
function describeAbsent({ removals }, text, pools) {
	const taints = pools.flatMap((pool) => pool.taints);
	return removals.filter((removal) => !taints.some((taint) => removes(removal, taint))).map(({ key, effect }) => {
		const spec = effect === "" ? key : `${key}:${effect}`;
		const present = [...new Set(taints.map(formatTaint))];
		return `pool "${text}" has no taint "${spec}" to remove: ${present.length === 0 ? "it has no taint" : `it has ${present.map((one) => `"${one}"`).join(", ")}`}`;
	});
}
function changeTaints(pool, { additions, removals }) {
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
	return {
		...pool,
		taints
	};
}

// src/reporters/impact-text.ts
const PHRASES = {
	unschedulable: ["finds no pool any more", "find no pool any more"],
	evicted: ["is evicted", "are evicted"],
	"loses-pool": ["loses a pool", "lose a pool"],
	"gains-pool": ["may enter it now", "may enter it now"],
	schedulable: ["gets its first pool", "get their first pool"]
};
const DAEMON_PHRASES = {
	unschedulable: ["runs nowhere any more", "run nowhere any more"],
	"loses-pool": ["stops covering a pool", "stop covering a pool"],
	"gains-pool": ["covers one more pool", "cover one more pool"]
};
function formatImpacts(workloads, colors, columns) {
	return IMPACT_EFFECTS.flatMap((effect) => {
		const affected = workloads.filter((workload) => workload.effect === effect);
		const daemons = affected.filter(({ kind }) => kind === "DaemonSet");
		const others = affected.filter(({ kind }) => kind !== "DaemonSet");
		const daemonPhrase = DAEMON_PHRASES[effect] ?? PHRASES[effect];
		return [...formatGroup(others, "workload", PHRASES[effect], colors, columns), ...formatGroup(daemons, "DaemonSet", daemonPhrase, colors, columns)];
	});
}
function formatGroup(workloads, noun, [one, many], colors, columns) {
	const [first] = workloads;
	if (first === void 0) return [];
	const paint = effectPaint(first.effect, colors);
	const heading = `${countText(workloads.length, noun)} ${workloads.length === 1 ? one : many}`;
	const lines = workloads.flatMap((workload) => formatWorkload(workload, colors, columns));
	return [[colors.bold(paint(heading)), ...lines].join("\n")];
}
function formatWorkload(impact, colors, columns) {
	const { kind, namespace, name, cluster, source, evictedAfterSeconds: seconds, reason } = impact;
	const where = cluster === null ? "" : ` in cluster ${visibleText(cluster)}`;
	const place = colors.dim(`${visibleText(source.file)}:${source.line}`);
	const when = seconds === 0 ? "evicted at once; " : seconds === null ? "" : `evicted after ${seconds} s; `;
	return [`  ${colors.bold(visibleText(`${namespace}/${kind}/${name}`))}${where}  ${place}`, ...wrapText(when + visibleText(reason), columns - 4).map((line) => `    ${line}`)];
}
function effectPaint(effect, colors) {
	if (effect === "unschedulable" || effect === "evicted") return colors.red;
	if (effect === "loses-pool") return colors.yellow;
	return effect === "gains-pool" ? colors.cyan : colors.green;
}

// src/reporters/what-if-text.ts
const DEFAULT_COLUMNS = 100;
const LEAST_COLUMNS = 40;
function formatWhatIfText(report, options) {
	const colors = terminalColors(options.color);
	const columns = Math.max(LEAST_COLUMNS, options.columns ?? DEFAULT_COLUMNS);
	const { pools, workloads, undecided, judged } = report;
	const blocks = [...pools.map((pool) => formatPool(pool, colors)), ...formatImpacts(workloads, colors, columns)];
	if (workloads.length === 0) {
		const known = undecided.length === 0 ? "" : " that can be told";
		blocks.push(colors.green(`nothing changes for the ${countText(judged, "workload")}${known}`));
	}
	if (undecided.length > 0) {
		const names = undecided.map((name) => `  ${visibleText(name)}`);
		blocks.push([colors.cyan(`nobody can tell for ${countText(undecided.length, "workload")}`), ...names].join("\n"));
	}
	return `${blocks.join("\n\n")}\n`;
}
function formatPool({ name, cluster, source, taints, details }, colors) {
	const where = cluster === null ? "" : ` in cluster ${visibleText(cluster)}`;
	const place = colors.dim(`${visibleText(source.file)}:${source.line}`);
	const told = details.length === 0 ? ["has these taints already"] : details;
	return [
		`pool ${colors.bold(visibleText(name))}${where}  ${place}`,
		...told.map((detail) => `  ${visibleText(detail)}`),
		`  then has ${taints.length === 0 ? "no taint" : taints.map(visibleText).join(", ")}`
	].join("\n");
}

// src/cli/commands/what-if.ts
async function runWhatIf(invocation, context) {
	const [pool = "", ...specs] = invocation.operands;
	const read = await readRepository(await repositoryOptions(invocation.input, [], context), context.progress);
	context.progress.end();
	if (read.errors !== void 0) return refuse(...read.errors);
	const { input } = read.value;
	if (!hasPools(input)) return refuse({ message: describeNoPools({}, input.configuration) });
	const { report, problems } = whatIf(input, pool, specs);
	if (report === void 0) return refuse(...problems.map((message) => ({ message })));
	const nothing = describeNothingLinted(read.value);
	if (nothing !== void 0) return {
		exitCode: 3,
		reports: [],
		errors: [nothing]
	};
	const reports = await renderReports(invocation.formats, context, ({ format }, style) => format === "json" ? formatWhatIfJson(report) : formatWhatIfText(report, style));
	return {
		exitCode: isFatal(report, invocation.failOn ?? "never") ? 1 : 0,
		reports,
		errors: []
	};
}
function isFatal({ workloads }, failOn) {
	if (failOn === "never") return false;
	const fatal = severitiesFrom(failOn);
	return workloads.some((impact) => {
		const severity = severityOfImpact(impact);
		return severity !== void 0 && fatal.includes(severity);
	});
}

export { runWhatIf };