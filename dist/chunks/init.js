import { KNOWN_RULES, NO_CLUSTER_KEYS, buildInventory, compileNodeSelection, declaredBy, discoverClusters, entriesOf, escapeGlob, formatNotices, groupBy, guessProviders, isLabelKey, isPlatformLabel, isPlatformTaintKey, lintRepository, mayBeMet, pathsOf, saysOnlyPresence, unwrittenEntry, workloadStates } from "./core.js";
import { STDIN_NAME, count, distinct, isSlipOfValue, nameSome, quoted, schemaUrl, unwrittenPlace, verbatimLogText } from "./program.js";
import { formatPoolsYaml } from "./pools-yaml.js";
import { commentAbove, commentBehind, flowNode, listNode, mappingNode, writeYaml } from "./write-yaml.js";
import { discoverIn, manifestsOf, providersOf } from "./discovered-pools.js";
import { CONFIGURATION_NAMES, DISK, createFileReader, decodeSource, describeNothingLinted, findRenderedFiles, findingCounts, isInside, lookUpPath, readFromDisk, refuse, relativePath, rootAbove, scopeText } from "./lint.js";
const { dirname, join } = process.getBuiltinModule("node:path");

// src/lint/discovery/asked-pools.ts
function findAskedPools({ manifests, clusters }) {
	const known = clusters.flatMap(({ inventory }) => inventory.pools);
	const mayExist = (requirement) => clusters.some(({ inventory }) => mayBeMet(requirement, inventory));
	const isChosen = (key) => isLabelKey(key) && !clusters.some(({ inventory }) => isPlatformLabel(key, inventory));
	const asking = manifests.flatMap(({ workloads }) => workloads).filter(({ isFragment, decodeErrors, podSpec }) => {
		if (isFragment === true || decodeErrors.length > 0) return false;
		const { nodeSelector } = compileNodeSelection(podSpec.nodeSelector, void 0);
		return !nodeSelector.filter(({ key }) => isChosen(key)).every(mayExist);
	});
	const pools = [...groupBy(asking, (workload) => JSON.stringify(chosenLabels(workload, isChosen))).values()].sort((one, other) => other.length - one.length).map((workloads) => {
		const [first, ...others] = workloads;
		const labels = chosenLabels(first, isChosen);
		const taints = taintsOf(first).filter((taint) => others.every((other) => taintsOf(other).includes(taint)));
		const [key, value] = labels[0] ?? ["", ""];
		return {
			name: saysOnlyPresence(value) ? key.split("/").at(-1) ?? key : value,
			labels,
			taints,
			meant: known.find((pool) => isNear(pool, labels))?.name,
			workloads: workloads.length,
			file: first.document.file.path
		};
	});
	const names = distinct(pools.map(({ name }) => name), (name, number) => `${name}-${number}`);
	return pools.map((pool, index) => ({
		...pool,
		name: names[index] ?? pool.name
	}));
}
function chosenLabels({ podSpec }, isChosen) {
	return Object.entries(podSpec.nodeSelector).filter(([key]) => isChosen(key)).sort(([one], [other]) => one < other ? -1 : 1);
}
function taintsOf({ podSpec }) {
	return [...new Set(podSpec.tolerations.flatMap(taintOf))];
}
function taintOf({ key, operator = "Equal", value, effect }) {
	if (!key || !value || !effect || operator !== "Equal" || isPlatformTaintKey(key, [])) return [];
	return [`${key}=${value}:${effect}`];
}
function isNear({ name, labels }, asked) {
	return asked.some(([key, value]) => {
		const real = Object.hasOwn(labels, key) ? labels[key] : name;
		return real !== void 0 && real !== value && isSlipOfValue(value, real);
	});
}

// src/lint/discovery/proposed-configuration.ts
const MOST_COMMENTS = 5;
const MOST_NAMES = 8;
const MOST_ASKED = 8;
const MOST_CHARTS = 8;
const SEVERAL_CLUSTERS = { comment: "clusters: several clusters need a list \"clusters\", each with its own \"from\" and \"manifests\"" };
const ARE_ALL = "are these all pools of the cluster?";
const COMPLETE = { comment: `complete: true # ${ARE_ALL} Then a pod that fits none of them is an error` };
const ARE_ALL_READ = "are these, without what is \"not read\" below, all pools of the cluster?";
const NOTHING_DECLARED = "taintlint found no file here that declares node pools. Write them down, or name the files that do.";
const NOTHING_READ = "taintlint can read none of the files here that declare node pools. Write the pools down.";
const EXAMPLE_POOLS = commentLines(`pools:
  - name: general
    labels: { pool: general }
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
    labels: { pool: gpu }
    allocatable: { nvidia.com/gpu: 8 }`);
const EXAMPLE_FILES = commentLines(`from:                              # instead of, or beside, pools
  - path: nodes.yaml               # kubectl get nodes -o yaml > nodes.yaml`);
const MOST_LINES = 60;
const MOST_COMMENT_LINES = 40;
const FEW_CLUSTERS = 10;
const FEWEST_COMMENT_LINES = 6;
function proposeConfiguration(discovery, details = {}) {
	const whole = linesOf(discovery, details, false);
	return (whole.length <= MOST_LINES && whole.filter(isComment).length <= MOST_COMMENT_LINES ? whole : bounded(linesOf(discovery, details, true), discovery.clusters.length)).map((line) => `${line}\n`).join("");
}
function isComment(line) {
	return /^\s*#/.test(line);
}
function bounded(all, clusters) {
	const others = all.filter((line) => !isComment(line)).length;
	const room = clusters > FEW_CLUSTERS ? MOST_COMMENT_LINES : MOST_LINES - others - 1;
	const most = Math.max(FEWEST_COMMENT_LINES, Math.min(MOST_COMMENT_LINES, room)) - 1;
	const dropped = new Set(all.filter(isComment).slice(most));
	if (dropped.size <= 1) return [...all];
	const more = `# and ${count(dropped.size, "more line", "more lines")}: "taintlint pools" and "taintlint" tell them`;
	return [...all.filter((line) => !dropped.has(line)), more];
}
function commentLines(text) {
	return text.split("\n").map((comment) => ({ comment }));
}
function linesOf(discovery, details, isCompact) {
	return writeYaml(mappingNode(configurationEntries(discovery, details, isCompact))).trimEnd().replaceAll(ARE_ALL, discovery.leftOut.length > 0 ? ARE_ALL_READ : ARE_ALL).split("\n");
}
function configurationEntries({ clusters, leftOut }, { asked = [], unused = [] }, isCompact) {
	const names = clusters.flatMap(({ name }) => name ?? []);
	const notRead = formatNotices(leftOut).map((line) => ({ comment: `not read: ${line}` }));
	const charts = chartEntries(unused, names, isCompact);
	const entries = clusters.flatMap((cluster) => cluster.entries);
	if (entries.length === 0) {
		const comment = notRead.length === 0 ? NOTHING_DECLARED : NOTHING_READ;
		const pools = asked.length === 0 ? EXAMPLE_POOLS : askedLines(asked);
		return [
			{ comment },
			["version", 1],
			...pools,
			...EXAMPLE_FILES,
			...charts,
			...notRead
		];
	}
	const [first] = clusters;
	const body = first !== void 0 && clusters.length === 1 && first.name === null ? [
		...providerEntries(entries),
		...gitopsEntry(first),
		...completeEntries(entries),
		fromEntry(entries, isCompact)
	] : [...isCompact ? [COMPLETE] : [], ["clusters", listNode(clusters.map((one) => clusterNode(one, isCompact)))]];
	const told = isCompact ? commentsOf(entries).map((comment) => ({ comment })) : [];
	return [
		["version", 1],
		...body,
		...charts,
		...notRead,
		...told,
		...askedLines(asked)
	];
}
function chartEntries(unused, clusters, isCompact) {
	if (unused.length === 0) return [];
	const named = isCompact ? unused.slice(0, MOST_CHARTS) : unused;
	const charts = named.map(({ folder, name, path }) => {
		const fields = {
			path: escapeGlob(folder),
			name,
			values: [path],
			clusters: clusters.includes(name) ? [name] : void 0
		};
		return isCompact ? flowNode(fields, " ") : mappingNode(fields);
	});
	const more = unused.length - named.length;
	const head = "values files that nothing else uses: is each of these installed?";
	const counted = more === 0 ? head : `${head} There ${more === 1 ? "is 1 more" : `are ${more} more`}`;
	return [[
		"charts",
		listNode(charts),
		counted
	]];
}
function askedLines(asked) {
	if (asked.length === 0) return [];
	const pools = asked.slice(0, MOST_ASKED).map(({ name, labels, taints, meant, workloads, file }) => {
		const who = count(workloads, "workload asks", "workloads ask");
		const fields = {
			name,
			labels: flowNode(labels, " "),
			taints: taints.length === 0 ? void 0 : taints
		};
		const slip = meant === void 0 ? "" : `; did you mean pool ${quoted(meant)}?`;
		return commentAbove([`${who} for it, in ${file}${slip}`], mappingNode(fields));
	});
	const more = asked.length > MOST_ASKED ? [`and ${asked.length - MOST_ASKED} more that workloads ask for`] : [];
	return [
		{ comment: "asked for by workloads, and declared nowhere: is there such a pool?" },
		...commentLines(writeYaml(mappingNode({ pools: listNode(pools) })).trimEnd()),
		...more.map((comment) => ({ comment }))
	];
}
function clusterNode(cluster, isCompact) {
	const { name, exclude, entries } = cluster;
	const manifests = manifestsOf(cluster);
	const complete = completeEntries(entries).filter((line) => !isCompact || line !== COMPLETE);
	const pools = isCompact ? [] : [{ comment: "pools: no file declares them" }];
	return mappingNode([
		["name", name ?? ""],
		...entries.length === 0 ? pools : providerEntries(entries),
		["manifests", manifests && listNode(manifests, true)],
		["exclude", exclude.length === 0 ? void 0 : exclude],
		...gitopsEntry(cluster),
		...entries.length === 0 ? [] : [...complete, fromEntry(entries, isCompact)]
	]);
}
function gitopsEntry({ gitops }) {
	if (gitops === void 0) return [];
	const { flux, argocd } = gitops;
	const deployed = {
		flux: flux === void 0 ? void 0 : [flux],
		argocd: argocd && flowNode(argocd, " ")
	};
	return [["gitops", flowNode(deployed, " ")]];
}
function providerEntries(entries) {
	const providers = providersOf(entries);
	const [only, second] = providers;
	if (only === void 0) return [{ comment: "provider: the platform that runs the cluster is not known from these files" }];
	if (second === void 0) {
		const isShared = entries.some(({ pools }) => pools.some(({ name }) => name.includes("/")));
		return [[
			"provider",
			only,
			"guessed from the pools"
		], ...isShared ? [SEVERAL_CLUSTERS] : []];
	}
	return [{ comment: `provider: these files name several, ${providers.join(", ")}; a cluster has one` }, SEVERAL_CLUSTERS];
}
function completeEntries(entries) {
	if (!entries.every(({ format, pools }) => format === "node" && pools.every((pool) => pool.labelsClosed))) return [COMPLETE];
	if (entries.length > 1) return [[
		"complete",
		false,
		"Nodes in several places may belong to several clusters"
	]];
	return [{ comment: "complete: these Nodes are taken for all of the cluster; write false if there are more" }];
}
function fromEntry(entries, isCompact) {
	return ["from", listNode(entries.map((entry) => entryNode(entry, isCompact)))];
}
function entryNode(entry, isCompact) {
	const { format, vars, cluster, prefix, pools, mayBeAbsent } = entry;
	const paths = pathsOf(entry);
	const [path = ""] = paths;
	const why = isCompact ? void 0 : "nothing tells which of the clusters has them";
	const fields = [
		["path", paths.length === 1 ? path : listNode(paths, isCompact)],
		["vars", vars],
		["select", cluster && flowNode({ address: cluster.address })],
		["format", format],
		["prefix", prefix || void 0],
		[
			"exists",
			mayBeAbsent ? "unknown" : void 0,
			why
		]
	];
	const names = pools.map(({ name }) => name);
	const described = `${count(names.length, "pool")}: ${nameSome(names, MOST_NAMES)}`;
	if (isCompact) return commentBehind(flowNode(fields, " "), described);
	return commentAbove([described, ...commentsOf([entry])], mappingNode(fields));
}
function commentsOf(entries) {
	const notices = entries.flatMap((entry) => entry.mayBeAbsent && entries.length === 1 ? [] : entry.notices);
	const open = formatNotices(notices);
	const pools = entries.flatMap((entry) => entry.pools);
	const implied = new Set(pools.flatMap(({ taints }) => taints.flatMap(({ implied: why = [] }) => why)));
	return [
		...open.slice(0, MOST_COMMENTS),
		...open.length > MOST_COMMENTS ? [`and ${open.length - MOST_COMMENTS} more that cannot be determined`] : [],
		...[...implied].map((why) => `assumed: ${why}; "implicit: off" leaves that out`)
	];
}

// src/cli/commands/init.ts
const WITHOUT_COMPLETE = "\"complete: true\" is left out on purpose: until you write it, a pod that fits none of these pools is a warning and does not fail.";
const MOST_LOST = 3;
const FOR_EDITORS = `# yaml-language-server: $schema=${schemaUrl("taintlint")}\n`;
async function runInit({ operands, options }, context) {
	const { workingDirectory } = context;
	const [operand] = operands;
	const isNamed = operand !== void 0 && operand !== "-";
	const above = rootAbove(createFileReader(workingDirectory));
	const given = isNamed ? lookUpPath(workingDirectory, operand, DISK) : lookUpPath(above, ".", DISK);
	if (given.kind === "missing") return refuse({ message: `folder "${operand ?? "."}" does not exist` });
	const folderOfFile = isInside(above, given.path) ? above : dirname(given.path);
	const named = { path: given.kind === "file" ? folderOfFile : given.path };
	const existing = CONFIGURATION_NAMES.find((name) => lookUpPath(named.path, name, DISK).kind !== "missing");
	if (existing !== void 0 && !options.stdout) {
		const shown = relativePath(workingDirectory, join(named.path, existing));
		return refuse({ message: `"${shown}" exists already, and init overwrites nothing: --stdout shows what it would write` });
	}
	const proposed = operand === "-" ? proposeFromNodes(await context.readStdin()) : given.kind === "file" ? proposeFromFile(given.path, named.path) : proposeFrom(await discoverIn(createFileReader(named.path)));
	if (proposed.problem !== void 0) return refuse(...proposed.problem);
	const { text: tried, found, summary } = await tryOut(named.path, proposed.value, context.progress);
	const text = `${FOR_EDITORS}${tried}`;
	const { parseConfiguration } = await import("./parse-configuration.js");
	const { errors } = parseConfiguration({
		path: CONFIGURATION_NAMES[0],
		text
	}, {
		kind: "configuration",
		...KNOWN_RULES
	});
	if (errors.length > 0) return refuse(...errors);
	if (options.stdout) return {
		exitCode: 0,
		reports: [{
			file: void 0,
			text: verbatimLogText(text, context.environment),
			isVerbatim: true
		}],
		errors: []
	};
	const file = relativePath(workingDirectory, join(named.path, CONFIGURATION_NAMES[0]));
	const next = proposed.value.hasPools ? "Next: \"taintlint pools\" shows the pools, \"taintlint\" checks the manifests." : "Next: write the pools into it, then run \"taintlint\".";
	const closing = /^ *# complete: true/m.test(text) ? [WITHOUT_COMPLETE] : [];
	return {
		exitCode: 0,
		reports: [{
			file,
			text
		}, {
			file: void 0,
			text: `${[
				`${file}: ${summary}.`,
				next,
				...found,
				...closing
			].join("\n")}\n`
		}],
		errors: []
	};
}
async function tryOut(workingDirectory, proposal, progress) {
	const options = {
		workingDirectory,
		paths: [],
		globs: [],
		config: void 0,
		inventory: void 0,
		cluster: void 0,
		stdin: void 0
	};
	const unconfigured = (await readFromDisk(options, progress)).value;
	const before = unconfigured === void 0 ? [] : workloadStates(unconfigured.input);
	let best;
	let problem = "";
	for (const tried of [proposal, ...proposal.fallbacks ?? []]) {
		const read = await readFromDisk({
			...options,
			proposed: {
				path: CONFIGURATION_NAMES[0],
				text: tried.text
			}
		}, progress);
		if (read.problem !== void 0) {
			problem ||= read.problem.map(({ message }) => message).join("; ");
			continue;
		}
		const states = workloadStates(read.value.input);
		if (best === void 0 || judgedOf(states) > judgedOf(best.states)) best = {
			tried,
			repository: read.value,
			states
		};
		if (judgedOf(states) >= judgedOf(before)) break;
	}
	progress.end();
	if (best === void 0) {
		const { text, summary } = proposal;
		return {
			text,
			summary: summary("node pools"),
			found: [`"taintlint" cannot run yet: ${problem}.`]
		};
	}
	const { tried, repository, states } = best;
	return {
		text: tried.completed?.(findAskedPools(repository.input), repository.rendered.unusedValues ?? []) ?? tried.text,
		summary: tried.summary(countPools(repository)),
		found: foretell(workingDirectory, repository, before, states)
	};
}
function judgedOf(states) {
	return states.filter(({ state }) => state === "judged").length;
}
function countPools({ input: { clusters } }) {
	const own = clusters.filter(({ inventory }) => inventory.pools.length > 0);
	const pools = own.reduce((sum, { inventory }) => sum + inventory.pools.length, 0);
	return `${count(pools, "node pool")}${clusters.length > 1 ? ` of ${count(own.length, "cluster")}` : ""}`;
}
function foretell(workingDirectory, repository, before, states) {
	const rendering = findRenderedFiles(createFileReader(workingDirectory).tree(workingDirectory), workingDirectory).length === 0 ? "" : ", before it renders kustomizations and charts";
	const nothing = describeNothingLinted(repository);
	if (nothing !== void 0) return [`"taintlint" would find nothing to judge${rendering}: ${nothing.message}.`];
	const { summary, coverage } = lintRepository(repository.input);
	const told = `"taintlint" reports ${findingCounts(summary)} in ${scopeText(summary)}${rendering}.`;
	if (summary.pools === 0) return [told];
	const [judged, least] = [coverage.judged, judgedOf(before)];
	const same = judged === least ? "as before" : `${judged - least} more than before`;
	const compared = judged < least ? `${least} before` : same;
	return [
		told,
		`${judged} of ${count(coverage.workloads, "workload")} can be judged on every pool, ${compared}.`,
		...describeLost(before, states, coverage)
	];
}
function describeLost(before, states, { reasons: [first] }) {
	const now = new Map(states.map(({ id, state }) => [id, state]));
	const lost = before.filter(({ id, state }) => state === "judged" && now.get(id) !== "judged").map(({ id }) => id);
	if (lost.length === 0) return [];
	const why = lost.every((id) => !now.has(id)) ? "no glob of it matches their files" : first?.reason ?? "no pools of their cluster are known";
	return [`Not judged any more: ${nameSome(lost, MOST_LOST)}: ${why}.`];
}
function proposeFromFile(path, folder) {
	const { value: file, problem: unreadable } = createFileReader(folder).read(path);
	if (file === void 0) return { problem: [{ message: `"${unreadable.path}" ${unreadable.message}` }] };
	const discovery = discoverClusters([file], [], CONFIGURATION_NAMES[0]);
	if (entriesOf(discovery).length > 0) return proposeFrom(discovery);
	if (discovery.leftOut.length > 0) return { problem: discovery.leftOut };
	return { problem: [{ message: `"${file.path}" declares no node pools: name a file that does, a folder to search, or - for Nodes from the standard input` }] };
}
function proposeFrom(discovery) {
	const { leftOut } = discovery;
	const entries = entriesOf(discovery);
	const files = new Set(entries.flatMap((entry) => entry.files.map(({ path }) => path))).size;
	const notRead = leftOut.length === 0 ? "" : `; ${count(leftOut.length, "file is", "files are")} skipped, as its comments say`;
	const hasPools = entries.length > 0;
	const summary = (pools) => `${hasPools ? `reads ${pools} from ${count(files, "file")}` : `${describeNothing(leftOut.length)}, so it has only examples`}${notRead}`;
	const proposalOf = (clusters) => ({
		text: proposeConfiguration({
			...discovery,
			clusters
		}),
		completed: (asked, unused) => proposeConfiguration({
			...discovery,
			clusters
		}, {
			asked,
			unused
		}),
		summary,
		hasPools
	});
	const withoutGlobs = discovery.clusters.map((cluster) => ({
		...cluster,
		entries: cluster.entries.map((entry) => ({
			...entry,
			glob: void 0
		}))
	}));
	const withoutPlaces = withoutGlobs.map((one) => ({
		...one,
		manifests: [],
		exclude: [],
		gitops: void 0
	}));
	return { value: {
		...proposalOf(discovery.clusters),
		fallbacks: [withoutGlobs, withoutPlaces].map(proposalOf)
	} };
}
function proposeFromNodes(bytes) {
	const { value: file, problem: unreadable } = decodeSource(bytes, STDIN_NAME);
	if (file === void 0) return { problem: [{ message: `the standard input is ${unreadable.message}` }] };
	if (file.text.trim() === "") return { problem: [{ message: "the standard input is empty: kubectl get nodes -o json | taintlint init -" }] };
	const from = unwrittenEntry(void 0, "", unwrittenPlace({
		path: STDIN_NAME,
		text: ""
	}));
	const declaration = {
		...declaredBy(NO_CLUSTER_KEYS, null, from.place),
		from: [from]
	};
	const { inventory, errors } = buildInventory(declaration, [{
		from,
		file
	}]);
	if (errors.length > 0) return { problem: errors };
	const [provider, second] = guessProviders(inventory.pools);
	const settings = second === void 0 ? {
		...inventory.cluster,
		provider
	} : inventory.cluster;
	return { value: {
		text: formatPoolsYaml([{
			...inventory,
			cluster: settings
		}]),
		summary: (pools) => `declares ${pools}`,
		hasPools: true
	} };
}
function describeNothing(leftOut) {
	return leftOut === 0 ? "no file declares node pools" : "no file that declares node pools could be read";
}

export { runInit };