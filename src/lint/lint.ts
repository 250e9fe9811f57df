import type { Finding } from "../model/finding.js";
import { DEFAULT_LIMITS, describeReached, NO_DEADLINE } from "../model/limits.js";
import type { SuppressionUse } from "../model/suppression.js";
import { addedTests, withoutTests } from "./change/added-tests.js";
import { reportChange } from "./change/change-report.js";
import { compareClusters } from "./change/compare-clusters.js";
import { type ComparedFindings, compareFindings } from "./change/known-before.js";
import { nameCauses } from "./change/name-cause.js";
import { findWeakenings } from "./change/weakenings.js";
import { createRuleSettings } from "./configuration/rule-settings.js";
import type { ClusterFinding } from "./contract/cluster-finding.js";
import { type IdentifiedFinding, identifyFindings } from "./contract/fingerprint.js";
import {
  type BaselineEntry,
  type BaseRevision,
  type ClusterJudgement,
  countFiles,
  describeEnded,
  type JudgedChange,
  type LintInput,
  standsInFile,
} from "./contract/lint-input.js";
import {
  countSeverities,
  type ExplainReport,
  type FitReport,
  type LintResult,
  type PartReport,
  type PoolsReport,
  type Summary,
} from "./contract/result.js";
import { withMovedComments } from "./fix/move-comment.js";
import { type FixContext, withFixes } from "./fix/plan-fixes.js";
import { type JudgedRevision, judgeRevision } from "./judging/judge-revision.js";
import { repeatsRendered } from "./judging/rendered-values.js";
import { isSkipped, noticesOfRun } from "./notices.js";
import { reportCoverage, reportPart } from "./reports/coverage.js";
import { explainWorkload, type WorkloadQuery } from "./reports/explain.js";
import { describeLargeMatrix, reportFit } from "./reports/fit-report.js";
import { reportPools } from "./reports/pools-report.js";
import { applyBaseline, baselineEntries } from "./suppression/baseline.js";
import { type SuppressionRun, startSuppressions } from "./suppression/suppression-uses.js";
import { isKeyOfChart } from "./triage/chart-keys.js";
import { coverageOfRun } from "./triage/evidence.js";
import { mergeFindings } from "./triage/merge-findings.js";
import {
  type Candidate,
  type Faults,
  problemsOf,
  runChangeRules,
  runClusterRules,
  runOverCluster,
  runProblemRules,
  runSuppressionRules,
  runWeakeningRules,
} from "./triage/run-rules.js";
import { type TriageOptions, triage } from "./triage/triage.js";
import { createEvidenceCheck } from "./triage/word-finding.js";

interface Compared {
  readonly base: BaseRevision;
  readonly judged: JudgedRevision;
  readonly found: FoundFindings;
  readonly changes: readonly JudgedChange[];
  readonly tests: ReturnType<typeof addedTests>;
}

function compareWithBase(input: LintInput, judgements: readonly ClusterJudgement[]): Compared | undefined {
  const { base } = input;
  if (base === undefined) return undefined;
  const judged = judgeRevision(base.input);
  const found = findAll(judged.input, judged.judgements);
  const changes = compareClusters(judged, { input, judgements });
  return { base, judged, found, changes, tests: addedTests(input, judged.input) };
}

/** Without a base all are new. */
function sortOut(
  input: LintInput,
  findings: readonly IdentifiedFinding[],
  compared: Compared | undefined,
): ComparedFindings {
  if (compared === undefined) return { fresh: findings, existing: [] };
  const { base, judged, found } = compared;
  const { fresh, existing } = compareFindings(findings, found.findings, {
    head: input,
    base: judged.input,
    unseen: base.unseen,
  });
  return { fresh: fresh.map((one) => ({ ...one, severity: one.finding.ifAdded ?? one.severity })), existing };
}

/** Reports weakened checks. Follows the base's configuration and cannot be suppressed. */
function reportWeakenings(
  input: LintInput,
  found: FoundFindings,
  compared: Compared | undefined,
): Pick<FoundFindings, "findings" | "reached"> {
  // After a timeout, missing findings do not prove an improvement.
  if (compared === undefined || describeEnded(input) !== undefined) return { findings: [], reached: [] };
  const { base, judged, found: before, tests } = compared;
  const again = base.governed && judgeRevision(withoutTests(tests, base.governed));
  const governed = again && { input: again.input, ...findAll(again.input, again.judgements) };
  const weakenings = findWeakenings(
    { input, ...found },
    { input: judged.input, ...before },
    { ...base, governed, tests },
  );
  const settings = createRuleSettings(base.input.configuration);
  const findEvidence = createEvidenceCheck([], coverageOfRun(input));
  const deciding: TriageOptions = { settings, findEvidence, faults: [] };
  const said = triage(runWeakeningRules(weakenings, deciding.faults), deciding);
  const findings = identifyFindings([...said, ...reportProblems({ ...input, ...NO_FILES }, deciding)]);
  return { findings, reached: [governed?.input, governed].flatMap((one) => one?.reached ?? []) };
}

interface FoundFindings {
  readonly reached: readonly string[];
  readonly findings: readonly IdentifiedFinding[];
  readonly suppressed: number;
  readonly uses: readonly SuppressionUse[];
  /** Observations in order; absent after a failure or an early stop. */
  readonly seen?: readonly Candidate[];
  /** True if a suppression covers what edits would change. */
  readonly isSuppressed: SuppressionRun["touches"];
}

const NO_FILES = { manifests: [], clusters: [], unreadable: [] };

/** Reports file problems and internal errors. Throws errors that cannot be reported. */
function reportProblems(input: LintInput, deciding: TriageOptions): ClusterFinding[] {
  const { faults } = deciding;
  const reportWithin = (of: LintInput, failed: Faults) =>
    triage(runProblemRules(problemsOf(of, failed), faults), deciding);
  const known = faults.length;
  const said = reportWithin(input, faults);
  const late = faults.slice(known);
  const lateFindings = reportWithin({ ...input, ...NO_FILES }, late);
  const [unsaid] = lateFindings.length === 0 ? late : [];
  if (unsaid !== undefined) throw new Error(unsaid.message);
  return [...said, ...lateFindings];
}

function findAll(
  input: LintInput,
  judgements: readonly ClusterJudgement[],
  settings = createRuleSettings(input.configuration),
  changes: readonly JudgedChange[] = [],
): FoundFindings {
  const suppressions = startSuppressions(input, judgements, settings);
  const runs = judgements.map(runOverCluster);
  const faults = judgements.flatMap((judgement) => judgement.faults);
  const { isTestFile } = input;
  const isRepeated = repeatsRendered(judgements);
  const isOfChart = isKeyOfChart(input.manifests);
  const { limits = input.configuration?.limits ?? DEFAULT_LIMITS, deadline = NO_DEADLINE } = input;
  const room = { findings: limits.findings, deadline };
  const seen = runClusterRules(runs, settings, faults, room);
  // Steps skipped for time are part of the sight.
  const sight = coverageOfRun(input);
  const deciding = { settings, suppressions, faults, isTestFile, findEvidence: createEvidenceCheck(runs, sight) };
  const found = triage(
    [...seen, ...runChangeRules(changes, settings, faults)].filter((one) => !isRepeated(one) && !isOfChart(one)),
    { ...deciding, assume: createEvidenceCheck(runs, sight, true) },
  );
  const uses = suppressions.uses();
  const isFull = room.findings < 0;
  const ended = describeEnded(input);
  const isOver = isFull || ended !== undefined;
  // Unchecked findings may be what a suppression is for.
  const aboutSuppressions = isOver ? [] : triage(runSuppressionRules(uses, faults), deciding);
  const aboutFiles = reportProblems(input, deciding);
  return {
    reached: [
      ...(isFull ? [describeReached("findings", limits, "the rest of the workloads was not looked at")] : []),
      ...(ended === undefined || input.reached?.includes(ended) ? [] : [ended]),
    ],
    findings: identifyFindings([...aboutFiles, ...found, ...aboutSuppressions]),
    suppressed: suppressions.silenced(),
    uses,
    ...(isOver || faults.length > 0 ? {} : { seen }),
    isSuppressed: suppressions.touches,
  };
}

function summarize(
  input: LintInput,
  findings: readonly Finding[],
  hidden: Pick<Summary, "suppressed" | "known">,
): Summary {
  const { manifests, clusters, unreadable } = input;
  const read = manifests.filter(standsInFile);
  const broken = read.filter((manifest) =>
    manifest.problems.some((problem) => ["syntax", "internal", "unreadable"].includes(problem.kind)),
  );
  const withheld = unreadable.filter((file) => file.withheld !== undefined).length;
  return {
    files: countFiles(input),
    documents: read.reduce((sum, manifest) => sum + manifest.documents, 0),
    workloads: manifests.reduce((sum, manifest) => sum + manifest.workloads.filter((one) => !one.isFragment).length, 0),
    pools: clusters.reduce((sum, cluster) => sum + cluster.inventory.pools.length, 0),
    skipped: manifests.filter(isSkipped).length + withheld,
    failed: broken.length + unreadable.length - withheld,
    ...countSeverities(findings),
    ...hidden,
  };
}

function repaired(
  findings: readonly IdentifiedFinding[],
  fixing: FixContext,
  input: LintInput,
): readonly IdentifiedFinding[] {
  if (findings.every(({ finding: { fix, missed } }) => fix === undefined && missed === undefined)) return findings;
  if (input.deadline?.isOver("rules")) return findings;
  return withMovedComments(withFixes(findings, fixing), input);
}

/** Reports whether the file of a path is one that the run has read. */
function inFiles({ manifests }: LintInput): (path: string) => boolean {
  const paths = new Set(manifests.filter(standsInFile).map(({ file }) => file.path));
  return (path) => paths.has(path);
}

export function lintRepository(read: LintInput): LintResult {
  return lintJudged(judgeRevision(read));
}

function lintJudged({ input: read, judgements }: JudgedRevision): LintResult {
  const settings = createRuleSettings(read.configuration);
  const compared = compareWithBase(read, judgements);
  const input = withoutTests(compared?.tests ?? [], read);
  const found = findAll(input, judgements, settings, compared?.changes);
  const { suppressed, isSuppressed, seen } = found;
  const { fresh: unknown, known, notices: baseline } = applyBaseline(input, found.findings);
  const { fresh, existing } = sortOut(input, unknown, compared);
  const changes = (compared?.changes ?? []).map(({ change }) => change);
  const fixing = {
    judgements,
    settings,
    sight: coverageOfRun(input),
    customKinds: input.configuration?.customKinds ?? [],
    isSuppressed,
    seen,
    takesUnsafe: input.takesUnsafeFixes || undefined,
    ...(input.rendersAgain && { mayWrite: inFiles(input) }),
  };
  const report = (ones: readonly IdentifiedFinding[]) => mergeFindings(repaired(ones, fixing, input));
  const named = changes.length === 0 ? fresh : nameCauses(fresh, changes);
  const weakened = reportWeakenings(input, found, compared);
  const findings = report([...named, ...weakened.findings]);
  let fit: FitReport | undefined;
  let inventory: PoolsReport | undefined;
  const tooLarge = describeLargeMatrix(input);
  const reached = [
    ...new Set([input, compared?.judged.input, compared?.found, found, weakened].flatMap((one) => one?.reached ?? [])),
  ];
  return {
    summary: summarize(input, findings, { suppressed, known }),
    coverage: reportCoverage(input, judgements),
    part: input.scope === "files" ? reportPart(input, judgements) : undefined,
    findings,
    existing: report(existing),
    reached: reached.length > 0 ? reached : undefined,
    change: compared && reportChange({ revision: compared.base.revision, commit: compared.base.commit }, changes),
    notices: noticesOfRun(input, judgements, { reached, tooLarge, findings, fresh, baseline }),
    // Few formats print the matrix, and wording every cell of it costs more than many a rule.
    get fit() {
      fit ??= tooLarge === undefined ? reportFit(judgements) : reportFit([]);
      return fit;
    },
    get inventory() {
      inventory ??= reportPools(input.clusters);
      return inventory;
    },
  };
}

/** Says what becomes of each workload, without findings. */
export function workloadStates(read: LintInput): PartReport {
  const { input, judgements } = judgeRevision(read);
  return reportPart(input, judgements);
}

/** Explains the workloads that a query names. */
export function explainRepository(read: LintInput, query: WorkloadQuery): ExplainReport[] {
  const judged = judgeRevision(read);
  return explainWorkload(judged.judgements, lintJudged(judged).findings, query);
}

export function recordBaseline(read: LintInput): readonly BaselineEntry[] {
  const { input, judgements } = judgeRevision(read);
  return baselineEntries(findAll(input, judgements).findings);
}

export function fitRepository(read: LintInput): FitReport {
  return reportFit(judgeRevision(read).judgements);
}
