import { bySeverity, type Finding, type FoundIn } from "../../model/finding.js";
import { groupBy } from "../../model/group-by.js";
import { distinct, quoted } from "../../model/words.js";
import { ofClusters } from "../contract/cluster-finding.js";
import { countSeverities, type LintResult } from "../contract/result.js";
import { countStates } from "../reports/coverage.js";
import { nameOfOrigin } from "../reports/run-origin.js";
import { joinResults } from "./join-results.js";
import type { RepositoryReport } from "./repository-report.js";

/** Joins the reports of paths of one repository and commit; others stay as they are. */
export function joinParts(reports: readonly ReportFile[]): ReportFile[] {
  const byOrigin = groupBy(reports, ({ origin, result }) =>
    JSON.stringify([nameOfOrigin(origin), origin.commit, origin.version, result.part === undefined]),
  );
  return [...byOrigin.values()].flatMap((alike) => {
    const [first] = alike;
    if (first.result.part === undefined || first.origin.commit === null) return alike;
    return [{ ...first, result: joinResultsOfParts(alike.map(({ result }) => result)) }];
  });
}

function joinResultsOfParts(results: readonly LintResult[]): LintResult {
  const sum = joinResults(results);
  // What several parts have read counts once.
  const part = [...new Map(results.flatMap(({ part: own = [] }) => own.map((one) => [one.id, one]))).values()];
  const place = ({ source: { file, line, column } }: Finding) => [file, line, column];
  // One thing at one place is one finding, and so are the same words at one place, as in a run of everything.
  const same = joinBy(sum.findings, (one) => [withoutNumber(one.fingerprint), place(one)]);
  const joined = joinBy(same, (one) => [one.rule, splitAtClusters(one), place(one)]);
  const fingerprints = distinct(
    joined.map(({ fingerprint }) => withoutNumber(fingerprint)),
    (fingerprint, number) => `${fingerprint}-${number}`,
  );
  const findings = joined.map((one, index) => ({ ...one, fingerprint: fingerprints[index] ?? one.fingerprint }));
  const states = countStates(part.map(({ state }) => state));
  return {
    ...sum,
    part,
    findings,
    summary: {
      ...sum.summary,
      workloads: states.workloads,
      // Every part reads the pools of its clusters.
      pools: Math.max(...results.map(({ summary }) => summary.pools)),
      ...countSeverities(findings),
    },
    coverage: { ...sum.coverage, ...states },
  };
}

const withoutNumber = (fingerprint: string) => fingerprint.replace(/-\d+$/, "");

function joinBy(findings: readonly Finding[], keyOf: (finding: Finding) => unknown): Finding[] {
  return [...groupBy(findings, (one) => JSON.stringify(keyOf(one))).values()].flatMap((alike) => {
    const [first, ...others] = alike.toSorted(bySeverity);
    if (first === undefined || others.length === 0) return alike;
    const found = others.flatMap(({ workload, renderings, clusters, source, fixes, also }): FoundIn[] => {
      return [{ workload, renderings, clusters, source, fixes }, ...also];
    });
    const distinct = new Map([first, ...first.also, ...found].map((one) => [identityOf(one), one]));
    distinct.delete(identityOf(first));
    const clusters = [...new Set(alike.flatMap((one) => one.clusters))];
    const joined = { ...first, clusters, also: [...distinct.values()] };
    return { ...joined, message: splitAtClusters(first).join(ofClusters(joined)) };
  });
}

/** Splits a message where it names the clusters of the finding. */
function splitAtClusters(finding: Finding): readonly string[] {
  const names = ofClusters(finding);
  const at = finding.message.indexOf(names);
  return names === "" || at < 0
    ? [finding.message]
    : [finding.message.slice(0, at), finding.message.slice(at + names.length)];
}

const identityOf = ({ workload, renderings, source }: FoundIn) => JSON.stringify([workload, renderings, source]);

export interface ReportFile extends RepositoryReport {
  readonly file: string;
}

/** Describes why reports cannot be merged: one lower-case clause; undefined if they can. */
export function describeReportTrouble(reports: readonly ReportFile[]): string | undefined {
  const byName = new Map<string, string>();
  for (const { origin, file } of reports) {
    const name = nameOfOrigin(origin);
    const earlier = byName.get(name);
    if (earlier !== undefined) {
      const where = earlier === file ? quoted(file) : `${quoted(earlier)} and ${quoted(file)}`;
      return `${quoted(name)} is reported twice, in ${where}: name one as NAME=FILE, or leave it out`;
    }
    byName.set(name, file);
  }
  return undefined;
}

export function sortReports(reports: readonly RepositoryReport[]): readonly RepositoryReport[] {
  const name = ({ origin }: RepositoryReport) => nameOfOrigin(origin);
  return reports.toSorted((a, b) => (name(a) < name(b) ? -1 : 1));
}
