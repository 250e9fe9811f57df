import { fileOfPlace, textPlaceOf } from "../manifest/locate.js";
import type { Severity } from "../model/finding.js";
import type { WorkloadFit } from "../model/fit.js";
import { type FailedTask, internalProblem } from "../model/internal-problem.js";
import type { Place, SourceProblem } from "../model/source.js";
import type { SuppressionUse } from "../model/suppression.js";
import { placeInObject } from "../model/workload.js";
import { RULES } from "../rules/index.js";
import { internalError } from "../rules/internal-error.js";
import type { Rule, RuleFinding } from "../rules/rule.js";
import type { JudgedChange } from "./change/compare-clusters.js";
import type { ClusterJudgement } from "./judge.js";
import type { LintInput } from "./lint-input.js";
import type { ClusterFinding } from "./located-findings.js";
import type { RuleSettings } from "./rule-settings.js";
import { workloadFile } from "./workload-file.js";

/** `found` are those that running the rules has brought up. */
function problemsOf(input: LintInput, found: readonly SourceProblem[]): SourceProblem[] {
  const unreadable = input.unreadable.map(({ path, message }): SourceProblem => {
    return { kind: "unreadable", message, file: { path, text: "" }, span: { start: 0, end: 0 } };
  });
  const ofInventories = input.clusters.flatMap(({ inventory }) => inventory.faults ?? []);
  const read = input.manifests.flatMap((manifest) => manifest.problems);
  return [...unreadable, ...withoutRepeated([...ofInventories, ...read, ...found])].map((problem) => {
    if (input.showsStacks) return problem;
    const { stack: _, ...shown } = problem;
    return shown;
  });
}

/** A chart that is rendered with several sets of values has the same problem each time. */
function withoutRepeated(problems: readonly SourceProblem[]): SourceProblem[] {
  const byPlace = new Map(
    problems.map((problem) => [JSON.stringify([problem.file.path, problem.span.start, problem.message]), problem]),
  );
  return [...byPlace.values()];
}

function* checkProblems(rule: Rule, problems: readonly SourceProblem[]): Iterable<RuleFinding> {
  if (rule.checkProblem === undefined) return;
  for (const problem of problems) yield* rule.checkProblem(problem);
}

/** What a rule finds before it fails; that it fails is a problem of the file, and hides nothing else. */
function* guarded(
  check: () => Iterable<RuleFinding>,
  task: FailedTask,
  at: Place,
  faults: SourceProblem[],
): Iterable<RuleFinding> {
  try {
    yield* check();
  } catch (error) {
    faults.push(internalProblem(error, task, textPlaceOf(at)));
  }
}

function* checkCluster(
  rule: Rule,
  judgement: ClusterJudgement,
  settings: RuleSettings,
  faults: SourceProblem[],
): Iterable<RuleFinding> {
  const cluster = judgement.inventory.cluster.name;
  // Each cluster's own judgement tells about its inventory.
  if (rule.checkInventory !== undefined && !judgement.isUnbound) {
    const { runs, options } = settings(rule, cluster, undefined);
    const { checkInventory } = rule;
    const at = judgement.inventory.pools[0]?.place;
    const check = () => checkInventory(judgement, options);
    if (runs) yield* at === undefined ? check() : guarded(check, "judged these pools", at, faults);
  }
  yield* checkWorkloads(rule, judgement.fits, judgement, settings, faults);
  if (rule.checksFragments) {
    for (const finding of checkWorkloads(rule, judgement.fragments, judgement, settings, faults)) {
      yield aboutFragment(rule, finding);
    }
  }
}

const MILDER: Readonly<Record<Severity, Severity>> = { error: "warning", warning: "note", note: "note" };

/**
 * Nobody knows what else makes up the pod, so that nothing is certain to repair it. What a file of values holds need
 * not reach the API server as it stands, or reaches another cluster than this one.
 */
function aboutFragment(rule: Rule, { fix: _, ...finding }: RuleFinding): RuleFinding {
  const isObject = finding.workload === undefined || finding.workload.apiVersion !== "";
  const severity = finding.severity ?? rule.severity;
  return isObject ? finding : { ...finding, severity: MILDER[severity] };
}

function* checkWorkloads(
  rule: Rule,
  fits: readonly WorkloadFit[],
  judgement: ClusterJudgement,
  settings: RuleSettings,
  faults: SourceProblem[],
): Iterable<RuleFinding> {
  const { checkWorkload } = rule;
  if (checkWorkload === undefined) return;
  const cluster = judgement.inventory.cluster.name;
  for (const fit of fits) {
    const { runs, options } = settings(rule, cluster, () => workloadFile(fit.workload));
    const check = () => checkWorkload(fit, judgement, options);
    if (runs) yield* guarded(check, "judged this workload", placeInObject(fit.workload, []), faults);
  }
}

function* checkSuppressions(rule: Rule, uses: readonly SuppressionUse[]): Iterable<RuleFinding> {
  if (rule.checkSuppression === undefined) return;
  for (const use of uses) yield* rule.checkSuppression(use);
}

/** Gives each finding the severity that holds where it stands, and drops those of a rule that is off there. */
function* rate(
  rule: Rule,
  cluster: string | null,
  findings: Iterable<RuleFinding>,
  settings: RuleSettings,
): Iterable<ClusterFinding> {
  for (const finding of findings) {
    const { runs, severity } = settings(rule, cluster, fileOfPlace(finding.at).path);
    if (runs) yield { rule: rule.id, severity: severity ?? finding.severity ?? rule.severity, cluster, finding };
  }
}

const UNBOUND = "no cluster deploys this file, so that it is judged against the pools of all clusters";

/** What is said about a workload of no cluster is a note, and nobody can tell how to repair it. */
function lowerUnbound(found: ClusterFinding): ClusterFinding {
  const { fix, ...finding } = found.finding;
  return { ...found, severity: "note", finding: { ...finding, message: `${finding.message}; ${UNBOUND}` } };
}

/** The same holds for what a kustomization may still change, but for what the API server refuses anyway. */
function lowerUnrendered(rule: Rule, found: ClusterFinding, { unrendered }: ClusterJudgement): ClusterFinding {
  const { fix, ...finding } = found.finding;
  const path = finding.workload?.document.file.path;
  const reason = path === undefined || rule.refusedByApi === true ? undefined : unrendered.get(path);
  if (reason === undefined) return found;
  const message = `${finding.message}; ${reason}, so that this is what the file alone says`;
  return { ...found, severity: "note", finding: { ...finding, message } };
}

function rateJudged(
  rule: Rule,
  judgement: ClusterJudgement,
  findings: Iterable<RuleFinding>,
  settings: RuleSettings,
): ClusterFinding[] {
  const rated = [...rate(rule, judgement.inventory.cluster.name, findings, settings)];
  if (judgement.isUnbound) return rated.map(lowerUnbound);
  return judgement.unrendered.size === 0 ? rated : rated.map((found) => lowerUnrendered(rule, found, judgement));
}

/** Runs every rule but those about suppressions. */
export function runRules(
  input: LintInput,
  judgements: readonly ClusterJudgement[],
  settings: RuleSettings,
): ClusterFinding[] {
  const faults = judgements.flatMap((judgement) => judgement.faults);
  const found = RULES.flatMap((rule) =>
    judgements.flatMap((judgement) =>
      rateJudged(rule, judgement, checkCluster(rule, judgement, settings, faults), settings),
    ),
  );
  const problems = problemsOf(input, faults);
  return [...RULES.flatMap((rule) => [...rate(rule, null, checkProblems(rule, problems), settings)]), ...found];
}

/** Runs the rules about workloads over some of them. The others are those of the judgement. */
export function runWorkloadRules(
  fits: readonly WorkloadFit[],
  judgement: ClusterJudgement,
  settings: RuleSettings,
): ClusterFinding[] {
  const faults: SourceProblem[] = [];
  const found = RULES.flatMap((rule) =>
    rateJudged(rule, judgement, checkWorkloads(rule, fits, judgement, settings, faults), settings),
  );
  return [...found, ...rate(internalError, null, checkProblems(internalError, faults), settings)];
}

/** Runs the rules about what has changed since another revision. */
export function runChangeRules(changes: readonly JudgedChange[], settings: RuleSettings): ClusterFinding[] {
  return RULES.flatMap((rule) =>
    changes.flatMap(({ change, judgement }) => {
      if (rule.checkChange === undefined) return [];
      const { runs, options } = settings(rule, change.cluster, undefined);
      return runs ? rateJudged(rule, judgement, rule.checkChange(change, options), settings) : [];
    }),
  );
}

/** Runs the rules about suppressions, once all others have shown what each suppression is good for. */
export function runSuppressionRules(uses: readonly SuppressionUse[], settings: RuleSettings): ClusterFinding[] {
  return RULES.flatMap((rule) => [...rate(rule, null, checkSuppressions(rule, uses), settings)]);
}
