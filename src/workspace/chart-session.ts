import { groupBy } from "../model/group-by.js";
import { trimEnd } from "../model/trim-end.js";
import { count, nameSome, quoted } from "../model/words.js";
import { describeChart, keyOfChart, type OutsideChart, readOutsideChart } from "../rendering/contract/outside-chart.js";
import { addressesIn } from "../sources/disk/git-revision.js";
import { createChartDownload, urlOf } from "../sources/network/download-chart.js";
import { openChartStore } from "../sources/render/chart-store.js";
import { fetchCharts } from "./fetch-charts.js";
import type { ChartSession, RepositoryOptions } from "./repository-options.js";
import type { RunOutcome } from "./run-error.js";
import { userCache } from "./user-cache.js";

const NAME_IT = "name it with --chart-source (in the action chart-sources)";

/** Opens a session. With a base, only addresses that it names or a person did are asked; else those of the lock, too. */
export function openChartSession(
  { rendering, workingDirectory }: Pick<RepositoryOptions, "rendering" | "workingDirectory">,
  base: string | undefined,
): RunOutcome<ChartSession> {
  const { environment = {}, chartSources = [] } = rendering ?? {};
  const cache = userCache(environment, workingDirectory);
  if (cache === undefined) return { problem: [{ message: "no folder for charts: set HOME or XDG_CACHE_HOME" }] };
  const wrong = chartSources.find((source) => readOutsideChart("chart", source, undefined).problem !== undefined);
  if (wrong !== undefined) return { problem: [{ message: `${quoted(wrong)} is no address of charts` }] };
  const store = openChartStore(cache);
  let end = 0;
  const named = new Set(chartSources.flatMap((source) => urlOf(source)?.origin ?? []));
  const stored = (digest: string) => store.open(digest).value;
  const pull = createChartDownload({ named, environment, millisecondsLeft: () => end - performance.now(), stored });
  const given = chartSources.map((source) => trimEnd(source, "/"));
  const problem =
    base === undefined ? `${NAME_IT}, or lock it` : `the base lacks its address: merge that first, or ${NAME_IT}`;
  const session: ChartSession = async (charts, lock, milliseconds, progress) => {
    // Rendering needs time, too.
    end = performance.now() + milliseconds / 2;
    const addresses = charts.flatMap(({ address }) => namesOf(address));
    const ofLock = lock.map(({ address }) => address);
    const found = base === undefined ? ofLock : addressesIn(workingDirectory, base, addresses);
    const known = new Set([...given, ...found]);
    const isKnown = ({ address }: OutsideChart) => namesOf(address).some((one) => known.has(one));
    const locked = new Map(lock.map((chart) => [keyOfChart(chart), chart]));
    const done = await fetchCharts({ charts: charts.filter(isKnown), locked, store }, false, pull, progress);
    progress.end();
    const refused = charts.filter((chart) => !isKnown(chart)).map((chart) => ({ chart, problem }));
    const notices = [...groupBy([...refused, ...done.failures], (one) => one.problem)].map(([why, left]) => {
      const names = left.map(({ chart }) => describeChart(chart));
      return `${count(left.length, "chart is", "charts are")} not downloaded: ${why}: ${nameSome(names, 3)}`;
    });
    return { charts: done.locked, notices: notices.sort() };
  };
  return { value: session };
}

/** An address, for a chart in a registry also the folder that it is in, and for a repository its page. */
function namesOf(address: string): string[] {
  return [
    address,
    address.startsWith("oci://") ? address.slice(0, address.lastIndexOf("/")) : address.replace("git::", ""),
  ];
}
