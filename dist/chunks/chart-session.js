import { describeChart, groupBy, keyOfChart, readOutsideChart } from "./core.js";
import { count, nameSome, quoted, trimEnd } from "./program.js";
import { addressesIn } from "./git-revision.js";
import { createChartDownload, fetchCharts, urlOf } from "./fetch-charts.js";
import { openChartStore } from "./chart-store2.js";
import { userCache } from "./lint.js";

// src/workspace/chart-session.ts
const NAME_IT = "name it with --chart-source (in the action chart-sources)";
function openChartSession({ rendering, workingDirectory }, base) {
	const { environment = {}, chartSources = [] } = rendering ?? {};
	const cache = userCache(environment, workingDirectory);
	if (cache === void 0) return { problem: [{ message: "no folder for charts: set HOME or XDG_CACHE_HOME" }] };
	const wrong = chartSources.find((source) => readOutsideChart("chart", source, void 0).problem !== void 0);
	if (wrong !== void 0) return { problem: [{ message: `${quoted(wrong)} is no address of charts` }] };
	const store = openChartStore(cache);
	let end = 0;
	const named = new Set(chartSources.flatMap((source) => urlOf(source)?.origin ?? []));
	const stored = (digest) => store.open(digest).value;
	const pull = createChartDownload({
		named,
		environment,
		millisecondsLeft: () => end - performance.now(),
		stored
	});
	const given = chartSources.map((source) => trimEnd(source, "/"));
	const problem = base === void 0 ? `${NAME_IT}, or lock it` : `the base lacks its address: merge that first, or ${NAME_IT}`;
	const session = async (charts, lock, milliseconds, progress) => {
		end = performance.now() + milliseconds / 2;
		const addresses = charts.flatMap(({ address }) => namesOf(address));
		const ofLock = lock.map(({ address }) => address);
		const found = base === void 0 ? ofLock : addressesIn(workingDirectory, base, addresses);
		const known = /* @__PURE__ */ new Set([...given, ...found]);
		const isKnown = ({ address }) => namesOf(address).some((one) => known.has(one));
		const locked = new Map(lock.map((chart) => [keyOfChart(chart), chart]));
		const done = await fetchCharts({
			charts: charts.filter(isKnown),
			locked,
			store
		}, false, pull, progress);
		progress.end();
		const refused = charts.filter((chart) => !isKnown(chart)).map((chart) => ({
			chart,
			problem
		}));
		const notices = [...groupBy([...refused, ...done.failures], (one) => one.problem)].map(([why, left]) => {
			const names = left.map(({ chart }) => describeChart(chart));
			return `${count(left.length, "chart is", "charts are")} not downloaded: ${why}: ${nameSome(names, 3)}`;
		});
		return {
			charts: done.locked,
			notices: notices.sort()
		};
	};
	return { value: session };
}
function namesOf(address) {
	return [address, address.startsWith("oci://") ? address.slice(0, address.lastIndexOf("/")) : address.replace("git::", "")];
}

export { openChartSession };