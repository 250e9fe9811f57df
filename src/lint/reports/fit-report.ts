import { rangeOf } from "../../manifest/locate.js";
import { formatCount, MOST_SHOWN_CELLS } from "../../model/limits.js";
import { matchesNameGlob } from "../../model/name-glob.js";
import type { Outcome } from "../../model/outcome.js";
import type { PoolFit, Verdict, WorkloadFit } from "../../model/pool-fit.js";
import { formatFieldPath, type Place, type TextPlace } from "../../model/source.js";
import { formatTaint } from "../../model/taint.js";
import { didYouMean, nearestWord } from "../../model/words.js";
import { identityOf, placeInObject } from "../../model/workload.js";
import { describeObstacle, describeReason, describeSize } from "../../scheduling/reasons.js";
import type { ClusterJudgement, LintInput } from "../contract/lint-input.js";
import type { FitReport, FitReportCell, FitReportWorkload, SourceLine } from "../contract/result.js";
import { describeArchitecture } from "../judging/assumed-architecture.js";

export function sourceLineOf(place: Place | TextPlace): SourceLine {
  const { file, line } = rangeOf(place);
  return { file, line };
}

/** Checks made for every pair. */
const JUDGED = ["taints", "labels", "affinity"];

/**
 * The verdict with the size of the nodes and other pods: rules tell apart why a pod does not start, and a matrix need not. A pod
 * that names its node is bound without a look at its size.
 */
function verdictOf({ verdict, size, further, reasons }: PoolFit): Verdict {
  const obstacles = new Set(further?.obstacles.map(({ kind }) => kind));
  // Pods that no file tells of may have the labels, too.
  const isLonely = obstacles.delete("companions-elsewhere");
  if (verdict === "blocked" || obstacles.size > 0) return "blocked";
  const isNamed = reasons.some(({ kind }) => kind === "node-name-unknown");
  if (size?.verdict === "short" && !isNamed) return "blocked";
  const isOpen = isLonely || (further?.doubts ?? []).length > 0;
  return isOpen || (size !== undefined && size.verdict !== "enough") ? "unknown" : verdict;
}

export function reportCell(fit: PoolFit): FitReportCell {
  const { judged = [], obstacles = [], doubts = [] } = fit.further ?? {};
  return {
    pool: fit.pool.name,
    cluster: fit.pool.cluster,
    verdict: verdictOf(fit),
    untolerated: fit.untolerated.map(formatTaint),
    avoided: fit.avoided.map(formatTaint),
    selector: fit.selector,
    evictedAfterSeconds: fit.evictedAfterSeconds,
    reasons: [
      ...fit.reasons.map(describeReason),
      ...(fit.size === undefined ? [] : describeSize(fit.size)),
      ...[...obstacles, ...doubts].map(describeObstacle),
    ],
    judged: [...JUDGED, ...(fit.size === undefined ? [] : ["size"]), ...judged],
  };
}

/** Returns errors of the API server or admission. */
export function refusalsOf({ workload, fieldErrors, admissionError }: WorkloadFit): string[] {
  return [
    ...workload.decodeErrors.map(
      ({ path, expected, found }) => `${formatFieldPath(path)}: must be a ${expected}, found a ${found}`,
    ),
    ...fieldErrors.map(({ path, detail }) => `${formatFieldPath(path)}: ${detail === "" ? "required" : detail}`),
    ...(admissionError === undefined ? [] : [admissionError]),
  ];
}

/** Names constraints that kube-scheduler checks but no verdict does, if a pool is open. */
function notJudgedOf({ workload: { podSpec, claims }, pools }: WorkloadFit): string[] {
  const reachable = pools.filter((fit) => verdictOf(fit) !== "blocked");
  if (reachable.length === 0) return [];
  const asksForRoom = podSpec.containers.some(({ requests }) => Object.keys(requests).length > 0);
  const isUnjudged = (filter: string) =>
    !reachable.every(({ further }) => further?.judged.some((one) => one === filter));
  const declared: [string, boolean][] = [
    ["size", asksForRoom && reachable.some(({ size }) => size === undefined)],
    ["ports", podSpec.hostNetwork && isUnjudged("ports")],
    ["volumes", (podSpec.hasClaims || claims !== undefined) && isUnjudged("volumes")],
    ["other pods", podSpec.podAffinityTerms.some(({ isRequired }) => isRequired)],
  ];
  return declared.flatMap(([name, isDeclared]) => (isDeclared ? [name] : []));
}

export interface FitView {
  readonly pool?: string | undefined;
  readonly namespace?: string | undefined;
  readonly onlyProblems?: boolean;
}

/** Filters a report by pool, namespace and problems; a problem if nothing remains. */
export function narrowFit(report: FitReport, { pool, namespace, onlyProblems }: FitView): Outcome<FitReport> {
  const isShown = (name: string, cluster: string | null) =>
    pool === undefined || [name, `${cluster}/${name}`].some((one) => matchesNameGlob(pool, one));
  const pools = report.pools.filter(({ name, cluster }) => isShown(name, cluster));
  const inNamespace = report.workloads.filter((one) => !namespace || matchesNameGlob(namespace, one.namespace));
  if (pools.length === 0 && pool !== undefined) {
    const names = report.pools.map(({ name }) => name);
    const nearest = nearestWord(pool, names);
    return { problem: `pool "${pool}" is not known${didYouMean(nearest, ': "taintlint pools" shows the pools')}` };
  }
  if (inNamespace.length === 0 && namespace !== undefined) {
    const names = report.workloads.map((one) => one.namespace);
    const nearest = nearestWord(namespace, names);
    return { problem: `no workload is in namespace "${namespace}"${didYouMean(nearest)}` };
  }
  const takes = ({ verdict }: FitReportCell) => verdict === "fits" || verdict === "avoided";
  const shown = inNamespace.map((one) => ({
    ...one,
    pools: one.pools.filter((cell) => isShown(cell.pool, cell.cluster)),
  }));
  const isKept = (one: FitReportWorkload) => !onlyProblems || !one.valid || !one.pools.some(takes);
  return { value: { ...report, pools, workloads: shown.filter(isKept) } };
}

/** Returns the reason that the matrix is too large; undefined if it is not. */
export function describeLargeMatrix({ manifests, clusters }: Pick<LintInput, "manifests" | "clusters">) {
  const workloads = manifests.reduce((sum, one) => sum + one.workloads.length, 0);
  const pools = clusters.reduce((sum, { inventory }) => sum + inventory.pools.length, 0);
  const cells = workloads * pools;
  if (cells <= MOST_SHOWN_CELLS) return undefined;
  return `the matrix of ${formatCount(workloads)} workloads and ${formatCount(pools)} pools has ${formatCount(cells)} cells, more than the ${formatCount(MOST_SHOWN_CELLS)} that a report shows`;
}

export function reportFit(judgements: readonly ClusterJudgement[]): FitReport {
  const rows = new Map<WorkloadFit["workload"], FitReportWorkload>();
  for (const fit of judgements.flatMap((judgement) => judgement.fits)) {
    const rendering = fit.workload.document.origin?.root;
    const row = {
      ...identityOf(fit.workload),
      source: sourceLineOf(placeInObject(fit.workload, [])),
      rendering,
      valid: fit.valid,
      errors: refusalsOf(fit),
      pools: fit.pools.map(reportCell),
      notJudged: notJudgedOf(fit),
    };
    const known = rows.get(fit.workload);
    rows.set(fit.workload, known === undefined ? row : { ...known, pools: [...known.pools, ...row.pools] });
  }
  return {
    pools: judgements
      .flatMap(({ inventory, candidates }) => (candidates ? [] : inventory.pools))
      .map(({ name, cluster, place }) => ({ name, cluster, source: sourceLineOf(place) })),
    workloads: [...rows.values()],
    assumed: describeArchitecture(judgements),
  };
}
