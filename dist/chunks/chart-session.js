import { describeChart, groupBy, keyOfChart, readOutsideChart } from "./core.js";
import { count, nameSome, quoted, trimEnd } from "./program.js";
import { addressesIn, findWorkingTree, resolveBase } from "./git-revision.js";
import { createChartDownload, fetchCharts, urlOf } from "./fetch-charts.js";
import { openChartStore } from "./chart-store2.js";
import { userCache } from "./lint.js";

// src/workspace/chart-session.ts
const NAMED = 3;
const SHARE = .5;
const MOST_MILLISECONDS = 6e5;
const NAME_IT = "name it with --chart-source (in the action chart-sources)";
function openChartSession({ rendering, workingDirectory }, base) {
	const { environment = {}, chartSources = [] } = rendering ?? {};
	const cache = userCache(environment, workingDirectory);
	if (cache === void 0) return { problem: [{ message: "no folder for charts: set HOME or XDG_CACHE_HOME" }] };
	for (const source of chartSources) {
		const { problem } = readOutsideChart("chart", source, void 0);
		if (problem !== void 0) return { problem: [{ message: `chart source ${quoted(source)}: ${problem}` }] };
	}
	const store = openChartStore(cache);
	let end = 0;
	const access = {
		named: new Set(chartSources.flatMap((source) => urlOf(source)?.origin ?? [])),
		millisecondsLeft: () => end - performance.now()
	};
	const pull = createChartDownload(access, (digest) => store.open(digest).value);
	const tree = base === void 0 ? void 0 : findWorkingTree(workingDirectory).value;
	const commit = tree && base !== void 0 ? resolveBase(tree, base).value?.commit : void 0;
	const ofBase = (addresses) => tree && commit ? addressesIn(tree, commit, addresses) : [];
	const given = chartSources.map((source) => trimEnd(source, "/"));
	const problem = base === void 0 ? `${NAME_IT}, or lock it` : `the base lacks its address: merge that first, or ${NAME_IT}`;
	const session = async (charts, lock, milliseconds, progress) => {
		end = performance.now() + Math.min(MOST_MILLISECONDS, milliseconds * SHARE);
		const addresses = charts.flatMap(({ address }) => namesOf(address));
		const known = /* @__PURE__ */ new Set([...given, ...base === void 0 ? lock.map(({ address }) => address) : ofBase(addresses)]);
		const isKnown = ({ address }) => namesOf(address).some((one) => known.has(one));
		const locked = new Map(lock.map((chart) => [keyOfChart(chart), chart]));
		const asked = {
			charts: charts.filter(isKnown),
			locked,
			stored: /* @__PURE__ */ new Set(),
			store
		};
		const done = await fetchCharts(asked, false, pull, progress);
		progress.end();
		const refused = charts.filter((chart) => !isKnown(chart)).map((chart) => ({
			chart,
			problem
		}));
		const notices = [...groupBy([...refused, ...done.failures], (one) => one.problem)].map(([why, left]) => {
			const names = left.map(({ chart }) => describeChart(chart));
			return `${count(left.length, "chart is", "charts are")} not downloaded: ${why}: ${nameSome(names, NAMED)}`;
		});
		const failed = new Set(done.failures.map(({ chart }) => keyOfChart(chart)));
		return {
			charts: done.locked.filter((chart) => !failed.has(keyOfChart(chart))),
			notices: notices.sort()
		};
	};
	return { value: session };
}
function namesOf(address) {
	return address.startsWith("oci://") ? [address, address.slice(0, address.lastIndexOf("/"))] : [address];
}

export { openChartSession };