import { ARGO_GROUP, describeChart, groupBy, keyOfChart, parseDocuments, withPrinted } from "./core.js";
import { count, describeSystemError, getString, logText } from "./program.js";
import { DISK, LOCK_FILE, createFileReader, exists, findGitRoot, findRenderPrograms, formatLock, namesIn, openSearchPath, parseLock, readRepository, refuse, repositoryOptions, userCache } from "./lint.js";
import { createChartBudget } from "./chart-files.js";
import { openChartStore } from "./chart-store2.js";
import { RUN_LIMITS, runProgram, withPrograms } from "./run-program.js";
import { createTemporaryFolders, readRegularFile } from "./temporary-folder.js";
import { readArchive } from "./read-archive.js";
const { mkdirSync } = process.getBuiltinModule("node:fs");
const { join } = process.getBuiltinModule("node:path");

// src/sources/render/pull-chart.ts
const LOOPBACK = /^[a-z]+:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::|\/|$)/;
const MOST_SECONDS$1 = 120;
const REASONS = [
	[/401|403|unauthorized|denied|forbidden/i, "it needs a login, or this one may not read it: see helm registry login"],
	[/404|not found|no chart (?:version|name) found|could not locate a version/i, "there is no such chart or version"],
	[/no such host|connection refused|timed? ?out|deadline|unreachable|no route/i, "the address does not answer"],
	[/x509|certificate|tls/i, "the certificate of the address is not trusted"]
];
async function pullChart({ name, address }, version, helm, environment, seconds, folders) {
	const limits = {
		...RUN_LIMITS,
		seconds: Math.min(MOST_SECONDS$1, seconds)
	};
	const { value: folder, problem } = folders.lend();
	if (folder === void 0) return { problem };
	try {
		const target = join(folder, "archive");
		mkdirSync(target, { mode: 448 });
		const isRegistry = address.startsWith("oci://");
		const end = await runProgram({
			path: helm,
			arguments: [
				"pull",
				...isRegistry ? [address] : [name, `--repo=${address}`],
				...version === "*" ? [] : [`--version=${version}`],
				`--destination=${target}`,
				...isRegistry && LOOPBACK.test(address) ? ["--plain-http"] : []
			],
			folder,
			environment: {
				...environment,
				HELM_PLUGINS: join(folder, "no-plugins")
			},
			limits,
			hasNetwork: true
		});
		if (end.kind === "fault") return { problem: end.why };
		if (end.kind === "failed") return { problem: describeMessage(end.message) };
		if (end.kind !== "output") return { problem: `helm took more than ${Math.ceil(limits.seconds)} s or too much memory` };
		const [archive, ...others] = namesIn(target, DISK).filter((one) => one.endsWith(".tgz"));
		if (archive === void 0 || others.length > 0) return { problem: "helm returned no archive" };
		return { value: readRegularFile(join(target, archive), DISK) };
	} catch (error) {
		return { problem: describeSystemError(error) };
	} finally {
		folders.takeBack(folder);
	}
}
function describeMessage(message) {
	return REASONS.find(([pattern]) => pattern.test(message))?.[1] ?? "helm cannot get it: run helm pull to see why";
}

// src/workspace/fetch-charts.ts
const MOST_CHARTS = 2e3;
const MOST_AT_ONCE = 4;
const MOST_SECONDS = 600;
async function findAskedCharts(options, progress) {
	const { rendering, workingDirectory } = options;
	if (rendering === void 0) return { problem: [{ message: "charts are found only by rendering" }] };
	const cache = userCache(rendering.environment, workingDirectory);
	if (cache === void 0) return { problem: [{ message: "there is no folder for charts: set HOME or XDG_CACHE_HOME to one of your own" }] };
	let input;
	const { findOutsideCharts, createRootPlanner } = await import("./plan-roots.js");
	const plan = (one) => {
		const planRoots = createRootPlanner(one);
		const mayName = (path) => one.files.read(path)?.text.includes(ARGO_GROUP) === true;
		return (printed) => {
			input = {
				...one,
				gitops: withPrinted(one.gitops, printed)
			};
			return planRoots(printed).filter(({ reads, covers }) => [...reads, ...covers].some(mayName));
		};
	};
	const read = await readRepository({
		...options,
		rendering: {
			...rendering,
			render: "auto",
			plan
		}
	}, progress);
	if (read.problem !== void 0) return read;
	const charts = input === void 0 ? [] : findOutsideCharts(input);
	if (charts.length > MOST_CHARTS) return { problem: [{ message: `the repository asks for more than ${MOST_CHARTS} charts` }] };
	const lockPath = join(findGitRoot(workingDirectory, DISK) ?? workingDirectory, LOCK_FILE);
	const file = exists(DISK, lockPath) ? createFileReader(workingDirectory).read(lockPath).value : void 0;
	const { value: entries = [] } = file === void 0 ? { value: [] } : parseLock(file.text);
	const store = openChartStore(cache);
	const locked = new Map(entries.map((chart) => [keyOfChart(chart), chart]));
	const isStored = ({ digest }) => store.open(digest).value !== void 0;
	return { value: {
		charts,
		lockPath,
		locked,
		stored: new Set([...locked].flatMap(([key, chart]) => isStored(chart) ? [key] : [])),
		store
	} };
}
function secondsLeftFrom(start) {
	return () => MOST_SECONDS - (performance.now() - start) / 1e3;
}
async function fetchCharts({ charts, locked, stored, store }, isUpdate, { workingDirectory, rendering }, progress, secondsLeft = secondsLeftFrom(performance.now())) {
	const environment = rendering?.environment ?? {};
	const root = findGitRoot(workingDirectory, DISK) ?? workingDirectory;
	const search = openSearchPath(environment.PATH, [root]);
	const programs = findRenderPrograms({
		helm: "auto",
		kustomize: "off"
	}, rendering?.programs ?? {}, search);
	if (programs.problem !== void 0) return programs;
	const helm = programs.value.found.get("helm")?.path;
	if (helm === void 0) return { problem: [{ message: "helm is not on PATH: install it, or name it with --helm" }] };
	const folders = createTemporaryFolders();
	const results = /* @__PURE__ */ new Map();
	const failures = [];
	let done = 0;
	async function fetchOne(chart) {
		const key = keyOfChart(chart);
		const known = locked.get(key);
		if (known !== void 0) results.set(key, known);
		if (known !== void 0 && !isUpdate && stored.has(key)) return;
		const seconds = secondsLeft();
		if (seconds <= 0) {
			failures.push(`chart ${describeChart(chart)} is not locked: fetching ended at its bound of ${MOST_SECONDS} s`);
			return;
		}
		const wanted = known === void 0 || isUpdate ? chart.wanted : known.version;
		const ownEnvironment = {
			...environment,
			PATH: search.text
		};
		const pulled = await pullChart(chart, wanted, helm ?? "", ownEnvironment, seconds, folders);
		const { value, problem } = pulled.problem === void 0 ? keep(pulled.value, chart, isUpdate ? void 0 : known) : pulled;
		if (value === void 0) failures.push(`chart ${describeChart(chart)} is not locked: ${problem}`);
		else results.set(key, value);
	}
	function keep(archive, chart, known) {
		const { value: files, problem } = readArchive(archive, createChartBudget());
		if (files === void 0) return { problem };
		const text = files.find(({ path }) => path === "Chart.yaml")?.text ?? "";
		const metadata = parseDocuments({
			path: "Chart.yaml",
			text
		}).documents[0]?.root;
		const version = getString(metadata, "version");
		if (getString(metadata, "name") !== chart.name || version === void 0) return { problem: "the archive is of another chart, or has no version" };
		try {
			const digest = store.digestOf(archive);
			if (known !== void 0 && known.digest !== digest) return { problem: `version ${known.version} is another archive now than ${LOCK_FILE} has: --update takes it` };
			store.put(archive);
			return { value: {
				...chart,
				version,
				digest
			} };
		} catch (error) {
			return { problem: `it cannot be stored: ${describeSystemError(error)}` };
		}
	}
	const queue = charts.values();
	async function work() {
		for (const chart of queue) {
			await fetchOne(chart);
			progress.step(++done, charts.length, "charts fetched");
		}
	}
	const workers = Math.min(MOST_AT_ONCE, charts.length);
	await withPrograms(() => Promise.all(Array.from({ length: workers }, work)), folders.removeAll);
	return { value: {
		locked: [...results.values()],
		failures: failures.sort()
	} };
}

// src/cli/commands/fetch.ts
async function runFetch(invocation, context) {
	const { yes, update, check } = invocation.options;
	const options = await repositoryOptions(invocation, [], context);
	const found = await findAskedCharts(options, context.progress);
	context.progress.end();
	if (found.problem !== void 0) return refuse(...found.problem);
	const asked = found.value;
	const { charts, lockPath, locked } = asked;
	const pending = charts.filter((chart) => update || isPending(chart, asked, check));
	const stale = [...locked.keys()].filter((key) => !charts.some((chart) => keyOfChart(chart) === key)).length;
	if (!yes || check) {
		const text = logText(describePending(pending, charts.length, stale, check), context.environment);
		return {
			exitCode: pending.length > 0 || stale > 0 ? 1 : 0,
			reports: [{
				file: void 0,
				text
			}],
			errors: []
		};
	}
	const fetched = await fetchCharts(asked, update, options, context.progress);
	context.progress.end();
	if (fetched.problem !== void 0) return refuse(...fetched.problem);
	const { locked: entries, failures } = fetched.value;
	const text = `${count(entries.length, "chart is", "charts are")} locked, of ${charts.length} that the repository asks for\n`;
	const isWritten = entries.length > 0 || locked.size > 0;
	return {
		exitCode: failures.length > 0 ? 1 : 0,
		reports: [...isWritten ? [{
			file: lockPath,
			text: formatLock(entries)
		}] : [], {
			file: void 0,
			text
		}],
		errors: failures.map((message) => ({ message }))
	};
}
function isPending(chart, { locked, stored }, isOfLock) {
	const key = keyOfChart(chart);
	return isOfLock ? !locked.has(key) : !stored.has(key);
}
function describePending(pending, all, stale, isCheck) {
	const more = stale === 0 ? [] : [`${LOCK_FILE} has ${count(stale, "chart", "charts")} that nothing asks for`];
	if (pending.length === 0) return `${[`${count(all, "chart", "charts")} of the repository: nothing is to be fetched`, ...more].join("\n")}\n`;
	const byAddress = [...groupBy(pending, ({ address }) => address)].flatMap(([address, charts]) => [`  ${address}`, ...charts.map(({ name, wanted }) => `    ${name} ${wanted}`)]);
	return `${[
		isCheck ? `${LOCK_FILE} lacks ${count(pending.length, "chart", "charts")} of ${all}:` : `helm would ask these addresses for ${count(pending.length, "chart", "charts")} of ${all}:`,
		...byAddress,
		...more,
		"Nothing was fetched: \"taintlint fetch --yes\" asks these addresses."
	].join("\n")}\n`;
}

export { runFetch };