import { G as readRepository, J as entriesOf, K as createFileReader, M as findingCounts, P as scopeText, Z as rootAbove, _t as isInside, a as findRenderedFiles, at as lookUpPath, d as describeNothingLinted, it as guessProviders, lt as decodeSource, o as refuse, q as discoverIn, rt as discoverClusters, tt as proposeConfiguration, vt as relativePath } from "./lint.js";
import { P as parseConfiguration, S as KNOWN_RULES, o as lintRepository, x as buildInventory } from "./library.js";
import { t as formatPoolsYaml } from "./pools-yaml.js";
import { W as verbatimLogText } from "./program.js";
import { dirname, join } from "node:path";

// src/cli/commands/init.ts
const FILE_NAMES = ["taintlint.yaml", "taintlint.yml"];
const STDIN_NAME = "<stdin>";
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
	if (proposed.errors !== void 0) return refuse(...proposed.errors);
	const { text, summary, hasPools } = proposed.value;
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
	const next = hasPools ? "Next: \"taintlint pools\" shows the pools, \"taintlint\" checks the manifests." : "Next: write the pools into it, then run \"taintlint\".";
	const found = await foretell(named.path, text, context.progress);
	return {
		exitCode: 0,
		reports: [{
			file,
			text
		}, {
			file: void 0,
			text: `${file}: ${summary}.\n${next}\n${found}\n`
		}],
		errors: []
	};
}
async function foretell(workingDirectory, text, progress) {
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
	if (read.errors !== void 0) return `"taintlint" cannot run yet: ${read.errors.map(({ message }) => message).join("; ")}.`;
	const rendering = findRenderedFiles(createFileReader(workingDirectory).tree(workingDirectory), workingDirectory).length === 0 ? "" : ", before it renders kustomizations and charts";
	const nothing = describeNothingLinted(read.value);
	if (nothing !== void 0) return `"taintlint" would find nothing to judge${rendering}: ${nothing.message}.`;
	const { summary } = lintRepository(read.value.input);
	return `"taintlint" reports ${findingCounts(summary)} in ${scopeText(summary)}${rendering}.`;
}
function proposeFromFile(path, folder) {
	const { file, unreadable } = createFileReader(folder).read(path);
	if (file === void 0) return { errors: [{ message: `"${unreadable.path}" ${unreadable.message}` }] };
	const discovery = discoverClusters([file], [], FILE_NAMES[0]);
	if (entriesOf(discovery).length > 0) return proposeFrom(discovery);
	if (discovery.leftOut.length > 0) return { errors: discovery.leftOut };
	return { errors: [{ message: `"${file.path}" declares no node pools: name a file that does, a folder to search, or - for Nodes from the standard input` }] };
}
function proposeFrom(discovery) {
	const { leftOut } = discovery;
	const entries = entriesOf(discovery);
	const pools = entries.reduce((sum, entry) => sum + entry.pools.length, 0);
	const files = new Set(entries.flatMap((entry) => entry.files)).size;
	const notRead = leftOut.length === 0 ? "" : `; ${counted(leftOut.length, "file is", "files are")} left out, as it says`;
	const clusters = discovery.clusters.filter(({ name }) => name !== null).length;
	const apart = clusters === 0 ? "" : ` of ${counted(clusters, "cluster", "clusters")}`;
	const found = `reads ${counted(pools, "node pool", "node pools")}${apart} from ${counted(files, "file", "files")}`;
	const summary = entries.length === 0 ? `${describeNothing(leftOut.length)}, so that it holds examples only` : found;
	return { value: {
		text: proposeConfiguration(discovery, { incomplete: false }),
		summary: `${summary}${notRead}`,
		hasPools: entries.length > 0
	} };
}
function proposeFromNodes(bytes) {
	const { file, unreadable } = decodeSource(bytes, STDIN_NAME);
	if (file === void 0) return { errors: [{ message: `the standard input is ${unreadable.message}` }] };
	const [declaration] = parseConfiguration({
		path: STDIN_NAME,
		text: `{"version": 1, "from": ["${STDIN_NAME}"]}`
	}, { kind: "inventory" }).configuration?.clusters ?? [];
	const [from] = declaration?.from ?? [];
	if (file.text.trim() === "" || declaration === void 0 || from === void 0) return { errors: [{ message: "the standard input is empty: kubectl get nodes -o json | taintlint init -" }] };
	const { inventory, errors } = buildInventory(declaration, [{
		from,
		file
	}]);
	if (errors.length > 0) return { errors };
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
		summary: `declares ${counted(inventory.pools.length, "node pool", "node pools")}`,
		hasPools: true
	} };
}
function describeNothing(leftOut) {
	return leftOut === 0 ? "no file declares node pools" : "no file that declares node pools could be read";
}
function counted(count, one, many) {
	return `${count} ${count === 1 ? one : many}`;
}

export { runInit };