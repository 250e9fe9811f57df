import { discoverClusters, discoverIn, entriesOf, formatPoolsYaml, guessProviders, proposeConfiguration } from "./discovered-pools.js";
import { buildInventory, compileNodeSelection, isLabelKey, isPlatformLabel, isPlatformTaintKey, lintRepository, mayBeMet, parseConfiguration, saysOnlyPresence } from "./core.js";
import { KNOWN_RULES, createFileReader, decodeSource, describeNothingLinted, findRenderedFiles, findingCounts, isInside, lookUpPath, readRepository, refuse, relativePath, rootAbove, scopeText } from "./lint.js";
import { count, schemaUrl, verbatimLogText } from "./program.js";
import { dirname, join } from "node:path";

// src/lint/proposal/asked-pools.ts
function findAskedPools({ manifests, clusters }) {
	const bySelector = /* @__PURE__ */ new Map();
	const mayExist = (requirement) => clusters.some(({ inventory }) => mayBeMet(requirement, inventory));
	const isChosen = (key) => isLabelKey(key) && !clusters.some(({ inventory }) => isPlatformLabel(key, inventory));
	for (const workload of manifests.flatMap(({ workloads }) => workloads)) {
		if (workload.isFragment === true || workload.decodeErrors.length > 0) continue;
		const { nodeSelector } = compileNodeSelection(workload.podSpec.nodeSelector, void 0);
		if (nodeSelector.filter(({ key }) => isChosen(key)).every(mayExist)) continue;
		const selector = JSON.stringify(chosenLabels(workload, isChosen));
		bySelector.set(selector, [...bySelector.get(selector) ?? [], workload]);
	}
	const names = /* @__PURE__ */ new Map();
	return [...bySelector.values()].sort((one, other) => other.length - one.length).flatMap((workloads) => {
		const [first, ...others] = workloads;
		if (first === void 0) return [];
		const labels = chosenLabels(first, isChosen);
		const taints = taintsOf(first).filter((taint) => others.every((other) => taintsOf(other).includes(taint)));
		return [{
			name: uniqueName(guessName(labels), names),
			labels,
			taints,
			workloads: workloads.length,
			file: first.document.file.path
		}];
	});
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
function guessName(labels) {
	const [key, value] = labels[0] ?? ["", ""];
	return saysOnlyPresence(value) ? key.split("/").at(-1) ?? key : value;
}
function uniqueName(name, names) {
	const count = (names.get(name) ?? 0) + 1;
	names.set(name, count);
	return count === 1 ? name : uniqueName(`${name}-${count}`, names);
}

// src/cli/commands/init.ts
const FILE_NAMES = ["taintlint.yaml", "taintlint.yml"];
const STDIN_NAME = "<stdin>";
const FOR_EDITORS = `# yaml-language-server: $schema=${schemaUrl("taintlint")}\n`;
async function runInit({ operands, stdout }, context) {
	const { workingDirectory } = context;
	const [operand] = operands;
	const isNamed = operand !== void 0 && operand !== "-";
	const above = rootAbove(workingDirectory);
	const given = isNamed ? lookUpPath(workingDirectory, operand) : lookUpPath(above, ".");
	if (given.kind === "missing") return refuse({ message: `folder "${operand ?? "."}" does not exist` });
	const folderOfFile = isInside(above, given.path) ? above : dirname(given.path);
	const named = { path: given.kind === "file" ? folderOfFile : given.path };
	const existing = FILE_NAMES.find((name) => lookUpPath(named.path, name).kind !== "missing");
	if (existing !== void 0 && stdout === void 0) {
		const shown = relativePath(workingDirectory, join(named.path, existing));
		return refuse({ message: `"${shown}" exists already, and init overwrites nothing: --stdout shows what it would write` });
	}
	const proposed = operand === "-" ? proposeFromNodes(await context.readStdin()) : given.kind === "file" ? proposeFromFile(given.path, named.path) : proposeFrom(await discoverIn(createFileReader(named.path)));
	if (proposed.problem !== void 0) return refuse(...proposed.problem);
	const { summary, hasPools } = proposed.value;
	const { text: tried, found } = await tryOut(named.path, proposed.value, context.progress);
	const text = `${FOR_EDITORS}${tried}`;
	const { errors } = parseConfiguration({
		path: FILE_NAMES[0],
		text
	}, {
		kind: "configuration",
		...KNOWN_RULES
	});
	if (errors.length > 0) return refuse(...errors);
	if (stdout === true) return {
		exitCode: 0,
		reports: [{
			file: void 0,
			text: verbatimLogText(text, context.environment),
			isVerbatim: true
		}],
		errors: []
	};
	const file = relativePath(workingDirectory, join(named.path, FILE_NAMES[0]));
	return {
		exitCode: 0,
		reports: [{
			file,
			text
		}, {
			file: void 0,
			text: `${file}: ${summary}.\n${hasPools ? "Next: \"taintlint pools\" shows the pools, \"taintlint\" checks the manifests." : "Next: write the pools into it, then run \"taintlint\"."}\n${found}\n`
		}],
		errors: []
	};
}
async function tryOut(workingDirectory, { text, completed }, progress) {
	const nobody = {
		config: void 0,
		inventory: void 0,
		cluster: void 0,
		stdin: void 0
	};
	const proposed = {
		path: FILE_NAMES[0],
		text
	};
	const read = await readRepository({
		workingDirectory,
		paths: [],
		globs: [],
		proposed,
		...nobody
	}, progress);
	progress.end();
	if (read.problem !== void 0) return {
		text,
		found: `"taintlint" cannot run yet: ${read.problem.map(({ message }) => message).join("; ")}.`
	};
	const { input, rendered } = read.value;
	return {
		text: completed?.(findAskedPools(input), rendered.unusedValues ?? []) ?? text,
		found: foretell(workingDirectory, read.value)
	};
}
function foretell(workingDirectory, repository) {
	const rendering = findRenderedFiles(createFileReader(workingDirectory).tree(workingDirectory), workingDirectory).length === 0 ? "" : ", before it renders kustomizations and charts";
	const nothing = describeNothingLinted(repository);
	if (nothing !== void 0) return `"taintlint" would find nothing to judge${rendering}: ${nothing.message}.`;
	const { summary } = lintRepository(repository.input);
	return `"taintlint" reports ${findingCounts(summary)} in ${scopeText(summary)}${rendering}.`;
}
function proposeFromFile(path, folder) {
	const { value: file, problem: unreadable } = createFileReader(folder).read(path);
	if (file === void 0) return { problem: [{ message: `"${unreadable.path}" ${unreadable.message}` }] };
	const discovery = discoverClusters([file], [], FILE_NAMES[0]);
	if (entriesOf(discovery).length > 0) return proposeFrom(discovery);
	if (discovery.leftOut.length > 0) return { problem: discovery.leftOut };
	return { problem: [{ message: `"${file.path}" declares no node pools: name a file that does, a folder to search, or - for Nodes from the standard input` }] };
}
function proposeFrom(discovery) {
	const { leftOut } = discovery;
	const entries = entriesOf(discovery);
	const pools = entries.reduce((sum, entry) => sum + entry.pools.length, 0);
	const files = new Set(entries.flatMap((entry) => entry.files)).size;
	const notRead = leftOut.length === 0 ? "" : `; ${count(leftOut.length, "file is", "files are")} left out, as it says`;
	const clusters = discovery.clusters.filter(({ name }) => name !== null).length;
	const apart = clusters === 0 ? "" : ` of ${count(clusters, "cluster")}`;
	const found = `reads ${count(pools, "node pool")}${apart} from ${count(files, "file")}`;
	const summary = entries.length === 0 ? `${describeNothing(leftOut.length)}, so that it holds examples only` : found;
	const text = proposeConfiguration(discovery, { incomplete: false });
	const completed = (asked, unused) => proposeConfiguration(discovery, {
		incomplete: false,
		asked,
		unused
	});
	return { value: {
		text,
		completed,
		summary: `${summary}${notRead}`,
		hasPools: entries.length > 0
	} };
}
function proposeFromNodes(bytes) {
	const { value: file, problem: unreadable } = decodeSource(bytes, STDIN_NAME);
	if (file === void 0) return { problem: [{ message: `the standard input is ${unreadable.message}` }] };
	const [declaration] = parseConfiguration({
		path: STDIN_NAME,
		text: `{"version": 1, "from": ["${STDIN_NAME}"]}`
	}, { kind: "inventory" }).configuration?.clusters ?? [];
	const [from] = declaration?.from ?? [];
	if (file.text.trim() === "" || declaration === void 0 || from === void 0) return { problem: [{ message: "the standard input is empty: kubectl get nodes -o json | taintlint init -" }] };
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
		summary: `declares ${count(inventory.pools.length, "node pool")}`,
		hasPools: true
	} };
}
function describeNothing(leftOut) {
	return leftOut === 0 ? "no file declares node pools" : "no file that declares node pools could be read";
}

export { runInit };