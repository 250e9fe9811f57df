import {
  type ChartChange,
  type ClusterChange,
  type Impact,
  isLoss,
  type PoolDifference,
  type RolloutOrder,
  severityOfImpact,
} from "../model/change.js";
import { SEVERITIES, type Severity } from "../model/finding.js";
import { askersText, countAskers } from "../model/impact-words.js";
import { count, list, quoted, shorten } from "../model/words.js";
import { formatWorkload, placeInObject, type Workload } from "../model/workload.js";
import { ofDifference } from "./contract/claim.js";
import type { Rule, RuleFinding } from "./contract/rule.js";
import {
  countImpacts,
  describeAsker,
  describeDifference,
  describeImpact,
  describeOrders,
  helpForLosses,
} from "./explanations/impact-wording.js";

const MAX_WORKLOADS = 21;

function worst(severities: readonly (Severity | undefined)[]): Severity {
  return SEVERITIES.find((severity) => severities.includes(severity)) ?? "note";
}

/** Tells what happens to each workload; that one finds no pool only where no finding of its own tells it. */
export function describeEach(
  difference: PoolDifference,
  { impacts, orders }: ClusterChange,
  isReportedElsewhere: (workload: Workload) => boolean = () => false,
): string[] {
  const told = toldImpacts(difference, impacts).filter(
    ({ effect, workload }) => effect !== "unschedulable" || !isReportedElsewhere(workload),
  );
  return [
    ...shorten(told.map(describeImpact), MAX_WORKLOADS, "more workloads"),
    ...shorten(
      waitingFor(difference, orders).map(
        ({ workload, evicts }) =>
          `${formatWorkload(workload)} is changed too: in the wrong order it ${evicts ? "is evicted" : "does not fit the pool"} for a while`,
      ),
      MAX_WORKLOADS,
      "more workloads",
    ),
    ...shorten((difference.askers ?? []).map(describeAsker), MAX_WORKLOADS),
  ];
}

function toldImpacts(difference: PoolDifference, impacts: readonly Impact[]): readonly Impact[] {
  return impacts.filter((impact) => impact.pools.includes(difference.pool) && isReported(impact, difference));
}

/** A workload cannot be told of its new pool too early: only what it had can be lost on the way. */
function waitingFor(difference: PoolDifference, orders: readonly RolloutOrder[]): readonly RolloutOrder[] {
  return difference.change === "added" ? [] : orders.filter(({ pool }) => pool === difference.pool);
}

/** A gain is reported only if a taint blocked before. */
function isReported(impact: Impact, { lifted }: PoolDifference): boolean {
  return isLoss(impact) || (impact.effect === "gains-pool" && lifted.length > 0);
}

function checkPool(difference: PoolDifference, change: ClusterChange): RuleFinding | undefined {
  const told = toldImpacts(difference, change.impacts);
  const waiting = waitingFor(difference, change.orders);
  const { askers = [] } = difference;
  if (told.length === 0 && waiting.length === 0 && askers.length === 0) return undefined;
  const evicting = waiting.some(({ evicts }) => evicts);
  const counts = countImpacts(told) || (waiting.length === 0 ? "no judged workload" : "");
  const order = waiting.length === 0 ? "" : `the order matters for ${count(waiting.length, "changed workload")}`;
  const help = [
    ...describeOrders(waiting),
    ...(told.some(isLoss) ? [helpForLosses(difference)] : []),
    ...(told.length > 0 && !told.some(isLoss) ? ["Keep the taint if the pool is meant for some workloads only."] : []),
  ];
  return {
    at: difference.at,
    severity: worst([
      ...told.map(severityOfImpact),
      evicting || askers.some(({ loses }) => loses !== undefined) ? "warning" : "note",
    ]),
    claims: ofDifference(
      `${describeDifference(difference)}: ${[counts, order, askersText(countAskers(askers), "it")].filter((text) => text !== "").join("; ")}`,
    ),
    details: describeEach(difference, change),
    help: help.join("\n"),
    fingerprintBy: { names: [difference.pool, ...difference.details] },
  };
}

/** Workloads without another pool wait for new nodes. */
function checkReplaced(difference: PoolDifference): RuleFinding | undefined {
  const { replaced, at, pool, details } = difference;
  if (replaced === undefined || replaced.bound.length === 0) return undefined;
  const who = count(replaced.bound.length, "workload");
  return {
    at,
    severity: "note",
    claims: ofDifference(
      `${describeDifference(difference)}: ${who} that ${replaced.bound.length === 1 ? "runs" : "run"} on no other pool can move to the new nodes only`,
    ),
    details: shorten(replaced.bound.map(formatWorkload), MAX_WORKLOADS, "more workloads"),
    help: "Let the pool's disruption budgets replace few nodes at a time, or let these workloads run on a second pool meanwhile.",
    fingerprintBy: { names: [pool, ...details] },
    groupBy: `replaced ${pool}`,
  };
}

/** `DaemonSet agents/vector loses 1 toleration and no longer runs on pool "gpu"`. */
function describeChartLoss({ workload, pools, tolerations }: ChartChange["losses"][number]): string {
  const lost = tolerations === 0 ? "" : `loses ${count(tolerations, "toleration")} and `;
  return `${formatWorkload(workload)} ${lost}no longer runs on ${pools.length === 1 ? "pool" : "pools"} ${list(pools.map(quoted))}`;
}

function checkChart({ chart, at, losses }: ChartChange): RuleFinding {
  const [first, ...others] = losses.map(describeChartLoss);
  const more =
    others.length === 0 ? "" : `; ${count(others.length, "more workload loses", "more workloads lose")} pools`;
  return {
    at,
    severity: "warning",
    claims: [ofDifference(`chart ${chart}: ${first}${more}`)],
    details: shorten(others, MAX_WORKLOADS, "more workloads"),
    help: "Set in the values of the release what the chart no longer sets, or keep the version.",
    fingerprintBy: { names: [chart] },
  };
}

/** Admission changes are reported at the workload. */
function checkAdmission(impact: Impact, pools: readonly PoolDifference[]): RuleFinding | undefined {
  if (!isLoss(impact) || impact.pools.some((name) => pools.some(({ pool }) => pool === name))) return undefined;
  const { workload, reason } = impact;
  return {
    at: placeInObject(workload, []),
    workload,
    severity: severityOfImpact(impact),
    claims: ofDifference(
      `what admission does to pods is changed, and the workload loses ${list(impact.pools.map(quoted))}`,
    ),
    details: [describeImpact(impact)],
    help: "Change the pod spec together with the admission settings, the RuntimeClass or the Namespace.",
    fingerprintBy: { names: [reason] },
    groupBy: "admission",
  };
}

export const taintChangeImpact: Rule = {
  id: "taint-change-impact",
  claims: ["difference"],
  *checkChange(change) {
    for (const difference of change.pools) yield checkPool(difference, change) ?? checkReplaced(difference);
    for (const chart of change.charts) yield checkChart(chart);
    for (const impact of change.impacts) yield checkAdmission(impact, change.pools);
  },
};
