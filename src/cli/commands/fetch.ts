import { groupBy } from "../../model/group-by.js";
import { count } from "../../model/words.js";
import { formatLock, LOCK_FILE } from "../../rendering/chart-lock.js";
import { describeChart, keyOfChart, OF_GIT, type OutsideChart } from "../../rendering/contract/outside-chart.js";
import { type AskedCharts, fetchCharts, findAskedCharts, openFetching } from "../../workspace/fetch-charts.js";
import { type Command, refuse, repositoryOptions } from "../contract/command-context.js";
import { logText } from "../contract/workflow-log.js";

export const runFetch: Command<"fetch"> = async (invocation, context) => {
  const { yes, update, check } = invocation.options;
  const options = await repositoryOptions(invocation, [], context);
  const found = await findAskedCharts(options, context.progress);
  context.progress.end();
  if (found.problem !== undefined) return refuse(...found.problem);
  const asked = found.value;
  const { charts, lockPath, locked } = asked;
  const pending = charts.filter((chart) => update || isPending(chart, asked, check));
  const isKnown = !charts.some((chart) => chart.address.startsWith(OF_GIT) && isPending(chart, asked, false));
  const isStale = (key: string) => isKnown && !charts.some((chart) => keyOfChart(chart) === key);
  const stale = [...locked.keys()].filter(isStale).length;
  if (!yes || check) {
    const text = logText(describePending(pending, charts.length, stale, check), context.environment);
    return { exitCode: pending.length > 0 || stale > 0 ? 1 : 0, reports: [{ file: undefined, text }], errors: [] };
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
    reports: [...(isWritten ? [{ file: lockPath, text: formatLock(entries) }] : []), { file: undefined, text }],
    errors: errors.sort().map((message) => ({ message })),
  };
};

/** Reports whether a chart is to be fetched; for a check of the lock alone, whether the lock lacks it. */
function isPending(chart: OutsideChart, { locked, store }: AskedCharts, isOfLock: boolean): boolean {
  const known = locked.get(keyOfChart(chart));
  return known === undefined || (!isOfLock && store.open(known.digest).value === undefined);
}

/** Lists every address before any is contacted: the repository chose them. */
function describePending(pending: readonly OutsideChart[], all: number, stale: number, isCheck: boolean): string {
  const more = stale === 0 ? [] : [`${LOCK_FILE} has ${count(stale, "chart", "charts")} that nothing asks for`];
  if (pending.length === 0) {
    return `${[`${count(all, "chart", "charts")} of the repository: nothing is to be fetched`, ...more].join("\n")}\n`;
  }
  const byAddress = [...groupBy(pending, ({ address }) => address)].flatMap(([address, charts]) => [
    `  ${address}`,
    ...charts.map(({ name, wanted }) => `    ${name} ${wanted}`),
  ]);
  const heading = isCheck
    ? `${LOCK_FILE} lacks ${count(pending.length, "chart", "charts")} of ${all}:`
    : `these addresses would be asked for ${count(pending.length, "chart", "charts")} of ${all}:`;
  return `${[heading, ...byAddress, ...more, 'Nothing was fetched: "taintlint fetch --yes" asks these addresses.'].join("\n")}\n`;
}
