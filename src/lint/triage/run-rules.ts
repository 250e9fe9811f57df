import { textPlaceOf } from "../../manifest/locate.js";
import type { Weakening } from "../../model/change.js";
import { guarded, startOfFile } from "../../model/internal-problem.js";
import type { Deadline } from "../../model/limits.js";
import { lastStep, parentFolder } from "../../model/path-steps.js";
import type { WorkloadFit } from "../../model/pool-fit.js";
import type { Place, SourceProblem, TextPlace } from "../../model/source.js";
import type { SuppressionUse } from "../../model/suppression.js";
import { placeInObject, type Workload } from "../../model/workload.js";
import { isKustomizationPath } from "../../rendering/kustomize/kustomization.js";
import { isConcerned, type Rule, type RuleFinding, type RuleFindings } from "../../rules/contract/rule.js";
import { RULES } from "../../rules/index.js";
import type { RuleSettings } from "../configuration/rule-settings.js";
import { workloadFile } from "../contract/cluster-finding.js";
import { type ClusterJudgement, gitopsOf, type JudgedChange, type LintInput } from "../contract/lint-input.js";

export interface Run {
  readonly judgement: ClusterJudgement;
  readonly fits: ClusterJudgement["fits"];
  readonly fragments: ClusterJudgement["fragments"];
}

export interface Candidate {
  readonly rule: Rule;
  readonly cluster: string | null;
  /** Undefined outside clusters: a file, a suppression. */
  readonly run: Run | undefined;
  readonly isFragment: boolean;
  /** Absent unless the subject is one workload. */
  readonly workload?: Workload;
  readonly finding: RuleFinding;
}

export function runOverCluster(judgement: ClusterJudgement): Run {
  return { judgement, fits: judgement.fits, fragments: judgement.fragments };
}

export interface FindingLimit {
  findings: number;
  readonly deadline?: Deadline;
}

/** A new object each time, since it is counted down. */
const unlimited = (): FindingLimit => ({ findings: Number.POSITIVE_INFINITY });

/** Internal errors so far; a failing rule adds one and hides nothing else. */
export type Faults = SourceProblem[];

export function runClusterRules(
  runs: readonly Run[],
  settings: RuleSettings,
  faults: Faults,
  room = unlimited(),
): Candidate[] {
  const ofWorkloads = runs.map((run) => runWorkloadRules(run, settings, faults, room));
  return RULES.flatMap((rule) =>
    runs.flatMap((run, index) => [
      ...runInventoryRule(rule, run, settings, faults, room),
      ...(ofWorkloads[index]?.get(rule) ?? []),
    ]),
  );
}

export function runRulesOver(runs: readonly Run[], settings: RuleSettings, faults: Faults): Candidate[] {
  const ofWorkloads = runs.map((run) => runWorkloadRules(run, settings, faults, unlimited()));
  const seen: Candidate[] = [];
  for (const rule of RULES) for (const byRule of ofWorkloads) for (const one of byRule.get(rule) ?? []) seen.push(one);
  return seen;
}

export function runProblemRules(problems: readonly SourceProblem[], faults: Faults): Candidate[] {
  return runOutside(
    problems,
    (rule, one) => rule.checkProblem?.(one),
    (one) => one,
    faults,
  );
}

export function runChangeRules(changes: readonly JudgedChange[], settings: RuleSettings, faults: Faults): Candidate[] {
  return RULES.flatMap((rule) =>
    changes.flatMap(({ change, judgement }): Candidate[] => {
      if (rule.checkChange === undefined) return [];
      const { runs, options } = settings(rule, change.cluster, undefined);
      const check = () => rule.checkChange?.(change, options);
      return runs ? candidatesOf(rule, runOverCluster(judgement), check, placeOfCluster(judgement), faults) : [];
    }),
  );
}

/** Runs last, after other rules have used the suppressions. */
export function runSuppressionRules(uses: readonly SuppressionUse[], faults: Faults): Candidate[] {
  return runOutside(
    uses,
    (rule, one) => rule.checkSuppression?.(one),
    ({ suppression }) => suppression.at,
    faults,
  );
}

export function runWeakeningRules(weakenings: readonly Weakening[], faults: Faults): Candidate[] {
  return runOutside(
    weakenings,
    (rule, one) => rule.checkWeakening?.(one),
    ({ at }) => at,
    faults,
  );
}

/** Runs a check of each rule on what belongs to no cluster. */
function runOutside<Subject>(
  subjects: readonly Subject[],
  check: (rule: Rule, subject: Subject) => RuleFindings | undefined,
  placeOf: (subject: Subject) => Place | TextPlace,
  faults: Faults,
): Candidate[] {
  return RULES.flatMap((rule) =>
    subjects.flatMap((one) => candidatesOf(rule, undefined, () => check(rule, one), placeOf(one), faults)),
  );
}

/** Returns the findings of one check; findings made before it failed are kept. */
function candidatesOf(
  rule: Rule,
  run: Run | undefined,
  look: () => RuleFindings | undefined,
  at: Place | TextPlace,
  faults: Faults,
): Candidate[] {
  const seen: Candidate[] = [];
  const cluster = run?.judgement.inventory.cluster.name ?? null;
  const see = () => {
    for (const finding of look() ?? []) {
      if (finding !== undefined) seen.push({ rule, cluster, run, isFragment: false, finding });
    }
  };
  guarded(see, run === undefined ? "told of this place" : "judged these pools", () => textPlaceOf(at), faults);
  return seen;
}

function placeOfCluster({ inventory }: ClusterJudgement): Place | TextPlace {
  return inventory.pools[0]?.place ?? startOfFile({ path: ".", text: "" });
}

export function problemsOf(input: LintInput, faults: Faults): SourceProblem[] {
  const unreadable = input.unreadable.flatMap(({ path, message, withheld }): SourceProblem[] => {
    // A notice tells of it.
    if (withheld !== undefined) return [];
    return [{ kind: "unreadable", message, ...startOfFile({ path, text: "" }) }];
  });
  const ofInventories = input.clusters.flatMap(({ inventory }) => inventory.faults ?? []);
  const read = input.manifests.flatMap((manifest) => manifest.problems);
  const isIdle = idleFileTest(input);
  return [...unreadable, ...withoutRepeated([...ofInventories, ...read, ...faults])].map((one) => {
    const problem = one.kind === "syntax" && isIdle(one.file.path) ? { ...one, isIdle: true } : one;
    if (input.showsStacks) return problem;
    const { stack: _, ...shown } = problem;
    return shown;
  });
}

/** Finds files beside a kustomization that none names, which are not deployed. */
function idleFileTest(input: LintInput): (path: string) => boolean {
  const files = gitopsOf(input).files.map(({ file }) => file);
  const kustomizations = files.filter(({ path }) => isKustomizationPath(path));
  const folders = new Set(kustomizations.map(({ path }) => parentFolder(path)));
  return (path) =>
    folders.has(parentFolder(path)) &&
    !isKustomizationPath(path) &&
    !kustomizations.some(({ text }) => text.includes(lastStep(path)));
}

/** A chart with several sets of values has the same problem each time. */
function withoutRepeated(problems: readonly SourceProblem[]): SourceProblem[] {
  const byPlace = new Map(
    problems.map((problem) => [JSON.stringify([problem.file.path, problem.span.start, problem.message]), problem]),
  );
  return [...byPlace.values()];
}

/** Claims about undeclared pools are false for complete inventories. */
function canBeReported({ claims }: Rule, { inventory }: ClusterJudgement): boolean {
  return !inventory.complete || claims.some((about) => about !== "undeclared");
}

function runInventoryRule(
  rule: Rule,
  run: Run,
  settings: RuleSettings,
  faults: Faults,
  { deadline }: FindingLimit,
): Candidate[] {
  const { judgement } = run;
  const { checkInventory } = rule;
  // Each cluster's own judgement tells about its inventory.
  if (checkInventory === undefined || judgement.candidates) return [];
  const { runs, options } = settings(rule, judgement.inventory.cluster.name, undefined);
  if (!runs || !canBeReported(rule, judgement) || deadline?.isOver("rules")) return [];
  return candidatesOf(rule, run, () => checkInventory(judgement, options), placeOfCluster(judgement), faults);
}

const RULES_OF_WORKLOADS = RULES.filter(({ checkWorkload }) => checkWorkload !== undefined);
const RULES_FOR = {
  pods: RULES_OF_WORKLOADS.filter(({ checksFragments }) => checksFragments !== "only"),
  fragments: RULES_OF_WORKLOADS.filter(({ checksFragments }) => checksFragments !== undefined),
  addOns: RULES.filter(({ checkAddOn }) => checkAddOn !== undefined),
};

/** Runs all rules on a workload before the next, since a large matrix is built row by row. */
function runWorkloadRules(
  run: Run,
  settings: RuleSettings,
  faults: Faults,
  room: FindingLimit,
): ReadonlyMap<Rule, readonly Candidate[]> {
  const { judgement, fits, fragments } = run;
  const cluster = judgement.inventory.cluster.name;
  const seen = new Map<Rule, Candidate[]>();
  const add = (rule: Rule, candidate: Candidate) => {
    const known = seen.get(rule);
    if (known === undefined) seen.set(rule, [candidate]);
    else known.push(candidate);
    const { reasons = [], related = [] } = candidate.finding;
    room.findings -= 1 + reasons.length + related.length;
  };
  const see = (fit: WorkloadFit, isFragment: boolean) => {
    const { workload } = fit;
    const isAddOn = workload.addOn !== undefined;
    const file = () => workloadFile(workload);
    const rules = RULES_FOR[isAddOn ? "addOns" : isFragment ? "fragments" : "pods"];
    for (const rule of rules) {
      if (!isAddOn && !isConcerned(rule, fit)) continue;
      const { runs, options } = settings(rule, cluster, file);
      if (!runs) continue;
      const look = () => {
        const found = isAddOn ? rule.checkAddOn?.(fit) : rule.checkWorkload?.(fit, judgement, options);
        for (const finding of found ?? []) {
          if (finding !== undefined) add(rule, { rule, cluster, run, isFragment, workload, finding });
        }
      };
      guarded(look, "judged this workload", () => textPlaceOf(placeInObject(workload, [])), faults);
    }
  };
  const runWithin = (all: Run["fits"], isFragment: boolean) => {
    for (const fit of all) if (room.findings >= 0 && !room.deadline?.isOver("rules")) see(fit, isFragment);
  };
  runWithin(fits, false);
  runWithin(fragments, true);
  return seen;
}
