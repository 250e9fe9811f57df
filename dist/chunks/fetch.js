import { OF_GIT, describeChart, groupBy, keyOfChart } from "./core.js";
import { count, logText } from "./program.js";
import { LOCK_FILE, formatLock, refuse, repositoryOptions } from "./lint.js";
import { fetchCharts, findAskedCharts, openFetching } from "./fetch-charts.js";

// src/cli/commands/fetch.ts
const runFetch = async (invocation, context) => {
	const { yes, update, check } = invocation.options;
	const options = await repositoryOptions(invocation, [], context);
	const found = await findAskedCharts(options, context.progress);
	context.progress.end();
	if (found.problem !== void 0) return refuse(...found.problem);
	const asked = found.value;
	const { charts, lockPath, locked } = asked;
	const pending = charts.filter((chart) => update || isPending(chart, asked, check));
	const isKnown = !charts.some((chart) => chart.address.startsWith("git::") && isPending(chart, asked, false));
	const isStale = (key) => isKnown && !charts.some((chart) => keyOfChart(chart) === key);
	const stale = [...locked.keys()].filter(isStale).length;
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
	const download = openFetching(asked, context.environment);
	const { locked: entries, failures, asked: all, links } = await fetchCharts(asked, update, download, context.progress);
	context.progress.end();
	const leftOut = links === 0 ? "" : `; ${count(links, "symbolic link", "symbolic links")} of repositories left out`;
	const text = `${count(entries.length, "chart is", "charts are")} locked, of ${all} that the repository asks for${leftOut}\n`;
	const errors = failures.map(({ chart, problem }) => `chart ${describeChart(chart)} is not locked: ${problem}`);
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
		errors: errors.sort().map((message) => ({ message }))
	};
};
function isPending(chart, { locked, store }, isOfLock) {
	const known = locked.get(keyOfChart(chart));
	return known === void 0 || !isOfLock && store.open(known.digest).value === void 0;
}
function describePending(pending, all, stale, isCheck) {
	const more = stale === 0 ? [] : [`${LOCK_FILE} has ${count(stale, "chart", "charts")} that nothing asks for`];
	if (pending.length === 0) return `${[`${count(all, "chart", "charts")} of the repository: nothing is to be fetched`, ...more].join("\n")}\n`;
	const byAddress = [...groupBy(pending, ({ address }) => address)].flatMap(([address, charts]) => [`  ${address}`, ...charts.map(({ name, wanted }) => `    ${name} ${wanted}`)]);
	return `${[
		isCheck ? `${LOCK_FILE} lacks ${count(pending.length, "chart", "charts")} of ${all}:` : `these addresses would be asked for ${count(pending.length, "chart", "charts")} of ${all}:`,
		...byAddress,
		...more,
		"Nothing was fetched: \"taintlint fetch --yes\" asks these addresses."
	].join("\n")}\n`;
}

export { runFetch };