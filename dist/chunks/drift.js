import { PROVIDER_LABELS, automaticKey, beginningOfName, countSeverities, formatTaint, formatTerm, formatToleration, formatWorkload, groupBy, hasPools, identityOf, isOfPrintedNodes, isOrdinaryLabel, isTransientTaint, judgeRevision, labelOffers, namesPool, placeInPodSpec, sourceLineOf, withinTime } from "./core.js";
import { FAIL_ON_DEFAULTS, STDIN_NAME, boundedText, bySeverity, count, didYouMean, joinWords, list, quoted, shorten } from "./program.js";
import { formatJson } from "./json-text.js";
import { markdownList, markdownPlace, shortProse } from "./markdown.js";
import { DISK, boundErrors, decodeStdin, describeNothingLinted, fatalFor, findingCounts, headingColumns, layoutText, lookUpPath, readFromDisk, readList, refuse, renderReports, repositoryOptions, severityPaint, wrapPainted } from "./lint.js";

// src/lint/drift/pool-drift.ts
const NAMED_NODES = 5;
function findPoolDrift(inventory, live, selected) {
	const nodes = live.flatMap(({ nodes = [], taints, place }) => nodes.map((node) => ({
		...node,
		taints,
		place
	})));
	const livePools = [...groupBy(nodes, (node) => JSON.stringify(automaticKey(node))).values()].map((members) => ({
		key: automaticKey(members[0]),
		nodes: members
	}));
	const pairs = pairPools(livePools, inventory);
	const paired = new Set(pairs.flatMap(({ declared }) => declared));
	const unpaired = livePools.filter(({ nodes }) => !pairs.some((pair) => pair.nodes === nodes));
	const idle = inventory.pools.filter((pool) => !paired.has(pool));
	const unnamed = idle.filter(mayHaveAnyName);
	const differences = pairs.flatMap((pair) => [...taintDifferences(pair, inventory), ...labelDifferences(pair, inventory, selected)]);
	const left = unnamed.length > 0 ? [] : unpaired.filter(({ key }) => namesPool(key));
	const uncompared = unpaired.filter((pool) => !left.includes(pool)).flatMap(({ nodes }) => nodes);
	const why = unnamed.length > 0 ? `pool ${quoted(unnamed[0]?.name ?? "")} may have any name` : "no label names their pool";
	return {
		findings: [
			...left.map(describeLeft),
			...describeDifferences(differences),
			...describeIdle(idle)
		],
		pools: pairs.length + left.length,
		notices: uncompared.length === 0 ? [] : [`${count(uncompared.length, "node was", "nodes were")} not compared: ${why}`]
	};
}
function pairPools(live, inventory) {
	const named = live.flatMap((pool) => pairOf(pool, poolsNamed(pool.key, inventory.pools)));
	const taken = new Set(named.flatMap(({ declared }) => declared));
	const free = inventory.pools.filter((pool) => !taken.has(pool));
	const others = live.filter(({ nodes }) => !named.some((pair) => pair.nodes === nodes));
	const byLabels = (pool) => pairOf(pool, free.filter((one) => hasLabelsOf(pool, one)));
	return [...named, ...others.flatMap(byLabels)];
}
function pairOf(pool, [first, ...others]) {
	return first === void 0 ? [] : [{
		...pool,
		declared: [first, ...others]
	}];
}
function poolsNamed({ source, value }, pools) {
	const labelled = pools.filter(({ labels }) => labels[source] === value);
	if (labelled.length > 0) return labelled;
	const named = pools.filter(({ name }) => name === value);
	if (named.length > 0) return named;
	const lengthOf = (pool) => {
		const { beginning } = beginningOfName(pool) ?? {};
		return beginning !== void 0 && value.startsWith(beginning) ? beginning.length : 0;
	};
	const longest = Math.max(0, ...pools.map(lengthOf));
	return longest === 0 ? [] : pools.filter((pool) => lengthOf(pool) === longest);
}
function hasLabelsOf({ nodes }, { labels }) {
	const own = Object.entries(labels).filter(([key]) => !isOrdinaryLabel(key));
	return own.length > 0 && nodes.every((node) => own.every(([key, value]) => node.labels[key] === value));
}
function mayHaveAnyName({ autoProvisions, incomplete = [] }) {
	const isPending = incomplete.some(({ field, beginning }) => field === "name" && beginning === void 0);
	return autoProvisions === true || isPending;
}
function describeLeft({ key, nodes }) {
	const [{ place }] = nodes;
	return {
		kind: "undeclared-pool",
		severity: "warning",
		pools: [key.value],
		workloads: [],
		message: `pool "${key.value}" has ${count(nodes.length, "node")}, and no file declares it`,
		details: [namesOf(nodes)],
		source: sourceLineOf(place)
	};
}
function describeIdle(idle) {
	const [first] = idle;
	if (first === void 0) return [];
	const names = idle.map(({ name }) => name);
	return [{
		kind: "pools-without-nodes",
		severity: "note",
		message: `${idle.length === 1 ? "pool has" : `${idle.length} pools have`} no node now: ${list(names.map(quoted))}`,
		details: ["a pool that is scaled to zero has none"],
		pools: names,
		workloads: [],
		source: sourceLineOf(first.place)
	}];
}
function taintDifferences({ declared, nodes }, inventory) {
	const [{ name: pool, place }] = declared;
	const isPassing = ({ key }) => isTransientTaint(key, inventory.cluster.transientTaints) || inventory.nodeFeatureTaintKeys?.includes(key) === true;
	const certain = declared[0].taints.filter((taint) => declared.every(({ taints }) => holds(taints, taint)));
	const here = {
		pool,
		all: nodes
	};
	const strays = groupBy(nodes.flatMap(({ taints }) => taints.filter((taint) => !isPassing(taint) && !mayDeclare(declared, taint))), formatTaint);
	const explained = /* @__PURE__ */ new Set();
	const live = [...strays].map(([text, [taint]]) => {
		const some = nodes.filter(({ taints }) => holds(taints, taint));
		const old = certain.find(({ key, effect }) => key === taint.key && effect === taint.effect);
		if (old === void 0) {
			const says = `nodes have taint "${text}", which is not declared`;
			return {
				...here,
				kind: "undeclared-taint",
				says,
				some,
				place
			};
		}
		for (const node of some) explained.add(node);
		const says = `nodes have taint "${text}", which is declared as "${formatTaint(old)}"`;
		return {
			...here,
			kind: "changed-taint",
			says,
			some,
			place: old.place
		};
	});
	const gone = certain.flatMap((taint) => {
		if (isPassing(taint) || taint.implied !== void 0) return [];
		const isChanged = ({ taints }) => taints.some(({ key, effect }) => key === taint.key && effect === taint.effect);
		const some = nodes.filter((node) => !holds(node.taints, taint) && !(explained.has(node) && isChanged(node)));
		const says = `nodes lack taint "${formatTaint(taint)}", which is declared`;
		return some.length === 0 ? [] : [{
			...here,
			kind: "missing-taint",
			says,
			some,
			place: taint.place
		}];
	});
	return [...live, ...gone];
}
function holds(taints, taint) {
	const text = formatTaint(taint);
	return taints.some((one) => formatTaint(one) === text);
}
function mayDeclare(declared, taint) {
	return declared.some(({ taints, startupTaints, incomplete = [] }) => {
		return incomplete.some((one) => one.field === "taints" && (one.taint?.key ?? taint.key) === taint.key) || holds([...taints, ...startupTaints], taint);
	});
}
function labelDifferences({ key: named, declared, nodes }, inventory, selected) {
	const [first] = declared;
	const keys = /* @__PURE__ */ new Set([...Object.keys(first.labels), ...nodes.flatMap(({ labels }) => Object.keys(labels))]);
	const offers = declared.map((pool) => labelOffers(pool, inventory));
	return [...keys].flatMap((key) => {
		if (key === named.source) return [];
		const origin = first.labelOrigins?.[key];
		const wanted = first.labels[key];
		const isCertain = wanted !== void 0 && declared.every(({ labels }) => labels[key] === wanted);
		if (isCertain ? origin?.implied !== void 0 : !isAnothers(key, selected)) return [];
		if (!isCertain && !offers.every((offer) => offer(key).kind === "absent")) return [];
		const here = {
			pool: first.name,
			all: nodes,
			place: (isCertain ? origin?.place : void 0) ?? first.place
		};
		return [...groupBy(nodes, ({ labels }) => labels[key])].flatMap(([value, some]) => {
			if (value === wanted) return [];
			if (value === void 0) {
				const says = `nodes lack label "${key}=${wanted}", which is declared`;
				return [{
					...here,
					kind: "missing-label",
					says,
					some
				}];
			}
			const kind = isCertain ? "changed-label" : "undeclared-label";
			const says = `nodes have label "${key}=${value}", which is ${isCertain ? `declared as "${key}=${wanted}"` : "not declared"}`;
			return [{
				...here,
				kind,
				says,
				some
			}];
		});
	});
}
function isAnothers(key, selected) {
	const isOfProvider = [...PROVIDER_LABELS.values()].some((keys) => keys.includes(key));
	return selected.has(key) || !key.includes("/") && !isOfProvider;
}
function describeDifferences(differences) {
	return [...groupBy(differences, ({ says }) => says).values()].map((alike) => {
		const [{ kind, says, place }] = alike;
		const where = alike.map(({ some, all, pool }) => `${countOf(some, all)} of pool "${pool}"`);
		return {
			kind,
			severity: "warning",
			workloads: [],
			source: sourceLineOf(place),
			pools: alike.map(({ pool }) => pool),
			message: `${says}: ${list(where)}`,
			details: alike.filter(({ some, all }) => some.length < all.length).map(({ some }) => namesOf(some))
		};
	});
}
function countOf({ length: some }, { length: all }) {
	if (some < all) return `${some} of ${count(all, "node")}`;
	return all === 1 ? "the only node" : `all ${all} nodes`;
}
function namesOf(nodes) {
	const names = nodes.map(({ name }) => name);
	return `${nodes.length === 1 ? "node" : "nodes"} ${list(names, NAMED_NODES)}`;
}

// src/lint/drift/workload-drift.ts
const NAMED_WORKLOADS = 10;
function findWorkloadDrift(fits, live, isKnown) {
	const declared = groupBy(fits, ({ workload }) => keyOf(workload));
	let workloads = 0;
	let unknown = 0;
	const differing = live.flatMap((one) => {
		const candidates = one.isFragment ? [] : declared.get(keyOf(one)) ?? [];
		if (candidates.length === 0) return [];
		if (!candidates.every(({ workload }) => isKnown(workload))) {
			unknown += 1;
			return [];
		}
		workloads += 1;
		const [nearest] = candidates.map((fit) => ({
			fit,
			differences: differencesOf(fit, one)
		})).toSorted((a, b) => a.differences.length - b.differences.length);
		const [first, ...others] = nearest?.differences ?? [];
		return nearest === void 0 || first === void 0 ? [] : [{
			fit: nearest.fit,
			differences: [first, ...others]
		}];
	});
	return {
		findings: [...groupBy(differing, ({ differences }) => differences.map(({ says }) => says).join("\n")).values()].map(describe),
		workloads,
		unknown
	};
}
function keyOf(workload) {
	return JSON.stringify(identityOf(workload));
}
function describe(alike) {
	const [{ fit, differences }, ...others] = alike;
	const fields = [...new Set(differences.map(({ field }) => field))];
	const are = fields.length > 1 || fields.includes("tolerations") ? "are" : "is";
	const more = others.length === 0 ? "" : `; the same holds for ${count(others.length, "more workload")}`;
	const names = others.map((one) => `also ${formatWorkload(one.fit.workload)}`);
	return {
		kind: "changed-workload",
		severity: "warning",
		pools: [],
		workloads: alike.map((one) => identityOf(one.fit.workload)),
		message: `live ${joinWords(fields)} of ${formatWorkload(fit.workload)} ${are} not what the repository has${more}`,
		details: [...differences.map(({ says }) => says), ...shorten(names, NAMED_WORKLOADS)],
		source: sourceLineOf(placeInPodSpec(fit.workload, differences[0].path, "key"))
	};
}
function differencesOf(fit, live) {
	const mayGrow = live.kind === "Pod" || fit.policies !== void 0 || fit.queue !== void 0;
	return [
		...tolerationDifferences(fit, live, mayGrow),
		...selectorDifferences(fit, live, mayGrow),
		...mayGrow ? [] : affinityDifferences(fit, live)
	];
}
function tolerationDifferences({ workload, tolerations }, live, mayGrow) {
	const keysOf = (list) => new Set(list.map(tolerationKey));
	const [written, effective] = [keysOf(workload.podSpec.tolerations), keysOf(tolerations)];
	const has = keysOf(live.podSpec.tolerations);
	const told = (says) => (one) => {
		return {
			field: "tolerations",
			path: ["tolerations"],
			says: `it ${says} toleration ${formatToleration(one)}`
		};
	};
	const isNew = (one) => !written.has(tolerationKey(one)) && !effective.has(tolerationKey(one));
	const isGone = (one) => effective.has(tolerationKey(one)) && !has.has(tolerationKey(one));
	return [...mayGrow ? [] : live.podSpec.tolerations.filter(isNew).map(told("has")), ...workload.podSpec.tolerations.filter(isGone).map(told("lacks"))];
}
function tolerationKey({ key = "", operator = "", value = "", effect = "", tolerationSeconds }) {
	return JSON.stringify([
		key,
		operator || "Equal",
		operator === "Exists" ? "" : value,
		effect,
		tolerationSeconds
	]);
}
function selectorDifferences({ workload, nodeSelector }, live, mayGrow) {
	const { nodeSelector: written } = workload.podSpec;
	const { nodeSelector: has } = live.podSpec;
	const told = (says) => {
		return {
			field: "node selector",
			path: ["nodeSelector"],
			says: `its node selector ${says}`
		};
	};
	const gone = Object.entries(written).flatMap(([key, value]) => {
		if (has[key] === value || nodeSelector[key] !== value) return [];
		return told(has[key] === void 0 ? `lacks ${key}=${value}` : `has ${key}=${has[key]}, not ${key}=${value}`);
	});
	return [...Object.entries(has).flatMap(([key, value]) => mayGrow || key in written || nodeSelector[key] === value ? [] : told(`has ${key}=${value}`)), ...gone];
}
function affinityDifferences({ workload }, live) {
	const [written, has] = [workload, live].map(({ podSpec }) => podSpec.nodeAffinity?.required ?? []);
	if (termsKey(written) === termsKey(has)) return [];
	return [{
		field: "required node affinity",
		path: ["affinity", "nodeAffinity"],
		says: `its required node affinity is ${formatTerms(has)}, not ${formatTerms(written)}`
	}];
}
function termsKey(terms = []) {
	const sorted = (list) => list.map(({ key, operator, values }) => JSON.stringify([
		key,
		operator,
		values.toSorted()
	])).sort();
	const keys = terms.map(({ matchExpressions, matchFields }) => JSON.stringify([sorted(matchExpressions), sorted(matchFields)]));
	return [...new Set(keys)].sort().join();
}
function formatTerms(terms = []) {
	return terms.length === 0 ? "none" : terms.map(formatTerm).join(", or ");
}

// src/lint/drift/find-drift.ts
function findDrift(repository, live) {
	const { judgements } = judgeRevision(repository);
	const workloads = live.manifests.flatMap((manifest) => manifest.workloads);
	const livePools = listedPools(live);
	const [cluster] = judgements;
	const isComparable = cluster !== void 0 && cluster.inventory.pools.length > 0 && livePools.length > 0;
	const fits = judgements.flatMap((one) => one.fits);
	const selected = new Set([...fits.map(({ workload }) => workload), ...workloads].flatMap(selectedKeys));
	const pools = isComparable ? findPoolDrift(cluster.inventory, livePools, selected) : {
		findings: [],
		pools: 0,
		notices: [describeUncompared(livePools.length > 0)]
	};
	const compared = findWorkloadDrift(fits, workloads, (workload) => isKnown(workload, judgements));
	return {
		findings: [...pools.findings, ...compared.findings].toSorted(bySeverity),
		compared: {
			nodes: livePools.reduce((sum, { nodes = [] }) => sum + nodes.length, 0),
			pools: pools.pools,
			workloads: compared.workloads
		},
		notices: [...pools.notices, ...describeUnknown(compared.unknown)]
	};
}
function listedPools({ clusters, manifests }) {
	const files = new Set(manifests.map(({ file }) => file.path));
	return clusters.flatMap(({ inventory }) => inventory.pools).filter((pool) => isOfPrintedNodes(pool) && files.has(pool.place.document.file.path));
}
function describeUncompared(hasNodes) {
	return hasNodes ? "no pool was compared: the repository declares none" : "no pool was compared: the list holds no Node, which \"kubectl get nodes\" prints";
}
function describeUnknown(workloads) {
	if (workloads === 0) return [];
	return [`${count(workloads, "workload was", "workloads were")} not compared: what the repository has of them is not rendered, or not whole`];
}
function selectedKeys({ podSpec: { nodeSelector, nodeAffinity } }) {
	const asked = (nodeAffinity?.required ?? []).flatMap(({ matchExpressions }) => matchExpressions.map(({ key }) => key));
	return [...Object.keys(nodeSelector), ...asked];
}
function isKnown({ document, addOn, decodeErrors }, judgements) {
	const isRendered = judgements.every(({ unrendered }) => !unrendered.has(document.file.path));
	const isWhole = document.blanks === void 0 && document.doubt === void 0;
	return isRendered && isWhole && addOn === void 0 && decodeErrors.length === 0;
}

// src/reporters/drift-report.ts
const HANG = 4;
const MAX_BYTES = 6e4;
function formatDriftJson({ findings, compared, notices }) {
	return formatJson({
		schemaVersion: 1,
		findings,
		compared,
		notices
	});
}
function formatDriftText(report, options) {
	const layout = layoutText(options);
	const { colors } = layout;
	const lines = report.findings.flatMap(({ kind, severity, message, details, source: { file, line } }) => {
		return [`${colors.bold(`${boundedText(file)}:${line}`)}: ${severityPaint(colors, severity)(`${severity}[${kind}]`)} ${boundedText(message)}`, ...details.map((detail) => `    ${boundedText(detail)}`)];
	});
	const closing = [...report.notices, closingOf(report)].map(boundedText);
	return `${[...lines, ...closing].flatMap((line) => wrapPainted(line, HANG, headingColumns(layout))).join("\n")}\n`;
}
function formatDriftMarkdown(report) {
	const findings = markdownList(report.findings, ({ severity, message, details, source }) => `**${severity}** ${[message, ...details].map(shortProse).join("; ")} (${markdownPlace(source)})`, MAX_BYTES);
	const closing = [...report.notices, closingOf(report)].map((sentence) => `\n${shortProse(sentence)}\n`);
	return `### taintlint drift: ${countsOf(report)}\n\n${findings}${closing.join("")}`;
}
function countsOf({ findings }) {
	return findings.length === 0 ? "none" : findingCounts(countSeverities(findings));
}
function closingOf(report) {
	const { nodes, pools, workloads } = report.compared;
	const compared = [
		count(nodes, "node"),
		count(pools, "pool"),
		count(workloads, "workload")
	].join(", ");
	return `drift: ${countsOf(report)}; compared: ${compared}`;
}

// src/cli/commands/drift.ts
async function runDrift(invocation, context) {
	const [word = ""] = invocation.operands;
	const lists = await readLists(word, context);
	if (lists.problem !== void 0) return refuse({ message: lists.problem });
	const { name, bytes, path } = lists.value;
	const options = await repositoryOptions(invocation, [], context);
	const read = await readFromDisk({
		...options,
		without: path === void 0 ? [] : [path]
	}, context.progress);
	context.progress.end();
	if (read.problem !== void 0) return refuse(...read.problem);
	const { input } = read.value;
	const [cluster, ...others] = input.clusters.map(({ inventory }) => inventory.cluster.name ?? "");
	if (others.length > 0) {
		const names = joinWords([cluster ?? "", ...others]);
		return refuse({ message: `"${name}" is of one cluster, and the repository has ${names}: name it with --cluster` });
	}
	const nothing = hasPools(input) ? void 0 : describeNothingLinted(read.value);
	if (nothing !== void 0) return {
		exitCode: 3,
		reports: [],
		errors: [nothing]
	};
	const live = await readFromDisk({
		...options,
		inventory: void 0,
		stdin: decodeStdin(name, bytes)
	}, context.progress);
	if (live.problem !== void 0) return refuse(...live.problem);
	const unread = describeUnread(live.value);
	if (unread !== void 0) return refuse({ message: `"${name}" ${unread}` });
	const report = findDrift(input, live.value.input);
	const over = boundErrors(withinTime(input).reached);
	const reports = await renderReports(invocation.formats, context, ({ format }, style) => {
		if (format === "json") return formatDriftJson(report);
		return format === "markdown" ? formatDriftMarkdown(report) : formatDriftText(report, style);
	});
	return {
		exitCode: over.length > 0 ? 2 : report.findings.some(fatalFor(invocation.options["fail-on"] ?? FAIL_ON_DEFAULTS.drift)) ? 1 : 0,
		reports,
		errors: over,
		messages: input.notices
	};
}
async function readLists(word, { workingDirectory, readStdin }) {
	if (word === "-") return { value: {
		name: STDIN_NAME,
		bytes: await readStdin()
	} };
	const named = lookUpPath(workingDirectory, word, DISK);
	if (named.kind === "missing") return { problem: `"${word}" does not exist${didYouMean(named.nearest)}` };
	if (named.kind === "folder") return { problem: `"${word}" is a folder, not a file` };
	const { value: bytes, problem } = readList(named.path);
	return bytes === void 0 ? { problem: `"${word}" ${problem}` } : { value: {
		name: word,
		bytes,
		path: named.path
	} };
}
function describeUnread({ input }) {
	const { manifests, unreadable } = input;
	const [unread] = unreadable;
	const problem = manifests.flatMap(({ problems }) => problems)[0];
	if (unread !== void 0 || problem !== void 0) return `cannot be read: ${(unread ?? problem)?.message}`;
	return manifests.every(({ workloads }) => workloads.length === 0) && listedPools(input).length === 0 ? "holds neither Nodes nor workloads: \"kubectl get nodes,deploy,ds -A -o json\" prints them" : void 0;
}

export { runDrift };