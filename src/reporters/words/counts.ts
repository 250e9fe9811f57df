import { countSeverities, type LintResult, type OutsideReleases, type Summary } from "../../lint/contract/result.js";
import { type Finding, SEVERITIES, type Severity } from "../../model/finding.js";
import { count, quoted } from "../../model/words.js";
import { wrapText } from "./display-width.js";
import { visibleText } from "./visible-text.js";

const DEFAULT_COLUMNS = 100;

/** `3 errors, 5 warnings, 1 note` without zeros, `no findings`, or in a comparison `no new findings`. */
export function findingCounts(counts: Pick<Summary, "errors" | "warnings" | "notes">, isCompared = false): string {
  const pieces = SEVERITIES.flatMap((one) => (counts[`${one}s`] > 0 ? [count(counts[`${one}s`], one)] : []));
  if (pieces.length === 0 && isCompared) return "no new findings";
  return pieces.length === 0 ? "no findings" : pieces.join(", ");
}

/** Formats a run's counts; "no findings" alone means that everything was judged. */
export function resultCounts({ summary, coverage, change, reached }: ClosingResult): string {
  const counts = findingCounts(summary, change !== undefined);
  const isNone = summary.errors + summary.warnings + summary.notes === 0;
  const isPartial = reached !== undefined || notJudged({ summary, coverage }).length > 0;
  return isNone && isPartial ? `${counts} in what was judged` : counts;
}

type ClosingResult = Pick<LintResult, "summary" | "coverage" | "change" | "reached">;

/** Returns what was not judged, one clause each; empty if complete. */
function notJudged({ summary, coverage }: Pick<LintResult, "summary" | "coverage">): string[] {
  const { unknown, disputed, withoutPools, fragments, releases, unrendered, outside, outsideFiles } = coverage;
  const clauses: [number, (number: number) => string][] = [
    [unknown, (n) => `${n} ${n === 1 ? "has" : "have"} unknown verdicts`],
    [withoutPools, (n) => `${n} ${n === 1 ? "has" : "have"} no node pools to be compared with`],
    [disputed, (n) => `${n} may go to clusters that disagree about ${n === 1 ? "it" : "them"}`],
    [
      outside,
      (n) =>
        `${n} more ${n === 1 ? "is" : "are"} in files that no "manifests" glob matches, such as ${outsideFiles[0]}`,
    ],
    [releases, (n) => `${count(n, "release is", "releases are")} not rendered: use --charts fetch or taintlint fetch`],
    [unrendered, (n) => `${count(n, "kustomization or chart is", "kustomizations and charts are")} not rendered`],
    [
      fragments,
      (n) => `${count(n, "pod spec is a fragment", "pod specs are fragments")}, in values, patches or custom resources`,
    ],
    [summary.skipped, (n) => `${count(n, "file was", "files were")} skipped`],
    [summary.failed, (n) => `${count(n, "file", "files")} could not be read`],
  ];
  return clauses.flatMap(([number, say]) => (number === 0 ? [] : [say(number)]));
}

/** Returns coverage in sentences, counts first; empty if complete. */
export function coverageSentences(result: Pick<LintResult, "summary" | "coverage">): string[] {
  const clauses = notJudged(result);
  if (clauses.length === 0) return [];
  const { workloads, judged, reasons } = result.coverage;
  const judgedOf =
    workloads === 0 ? "no workloads" : `${judged} of ${count(workloads, "workload")} judged on every pool`;
  return [
    [judgedOf, ...clauses].join("; "),
    ...reasons.map(({ workloads: number, reason, source: { file, line }, key }) => {
      const settles = key === null ? "" : ` (set "${key}" in taintlint.yaml)`;
      return `unknown for ${count(number, "workload")}: ${reason}: ${file}:${line}${settles}`;
    }),
  ];
}

/** Describes external releases that may use shown pools, one line each; empty for none. */
export function formatOutsideReleases({ releases, pools }: OutsideReleases, columns = DEFAULT_COLUMNS): string {
  if (releases === 0) return "";
  const selecting = pools.map(({ pool, cluster, releases: number }) => {
    const name = quoted(cluster === null ? pool : `${cluster}/${pool}`);
    return `${count(number, "release selects", "releases select")} pool ${name} in ${number === 1 ? "its" : "their"} values`;
  });
  const sentences = [
    ...selecting,
    `${count(releases, "release is", "releases are")} not judged: the charts are not in this repository`,
  ];
  return `\n${sentences.flatMap((one) => wrapText(visibleText(one), columns)).join("\n")}\n`;
}

/** `40 files (61 documents, 38 workloads, 6 pools)`. */
export function scopeText(summary: Summary): string {
  const inside = [
    count(summary.documents, "document"),
    count(summary.workloads, "workload"),
    summary.workloads === 0 && summary.pools > 0
      ? `${count(summary.pools, "pool")} checked`
      : count(summary.pools, "pool"),
  ];
  return `${count(summary.files, "file")} (${inside.join(", ")})`;
}

/** `3 notes below the severity asked for, 12 known from the baseline, 2 suppressed` without zeros; empty for none. */
export function hiddenText({ summary, findings }: Pick<LintResult, "summary" | "findings">): string {
  const { errors, warnings, notes, known, suppressed } = summary;
  const told = countSeverities(findings);
  const below = { errors: errors - told.errors, warnings: warnings - told.warnings, notes: notes - told.notes };
  const pieces = [
    errors + warnings + notes > findings.length ? `${findingCounts(below)} below the severity asked for` : [],
    known > 0 ? `${known} known from the baseline` : [],
    suppressed > 0 ? `${suppressed} suppressed` : [],
  ];
  return pieces.flat().join(", ");
}

/** `0.2 s`, and `0.04 s` below a tenth of a second. */
export function elapsedText(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return seconds < 0.095 ? `${Math.max(0.01, seconds).toFixed(2)} s` : `${seconds.toFixed(1)} s`;
}

/** Takes so many findings of each severity as a service shows, errors first. */
export function withinLimits(findings: readonly Finding[], limits: Readonly<Record<Severity, number>>): Finding[] {
  return SEVERITIES.flatMap((level) => findings.filter((one) => one.severity === level).slice(0, limits[level]));
}

/** Counts findings without annotation, for the log; null if none. */
export function withoutAnnotation(all: readonly Finding[], shown: readonly Finding[], elsewhere: string) {
  const left = all.filter((finding) => !shown.includes(finding));
  if (left.length === 0) return null;
  const what = count(left.length, "finding has no annotation", "findings have no annotation");
  return `${what} (${findingCounts(countSeverities(left))}): see ${elsewhere}`;
}
