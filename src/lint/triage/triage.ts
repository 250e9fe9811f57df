import { fileOfPlace, rangeOf, textPlaceOf } from "../../manifest/locate.js";
import { groupBy } from "../../model/group-by.js";
import { guarded } from "../../model/internal-problem.js";
import { comparePlaces } from "../../model/order.js";
import { originFiles } from "../../rendering/contract/apply-renderings.js";
import { clausesOf, type Rule, type RuleFinding } from "../../rules/contract/rule.js";
import { requirementsOf } from "../../rules/explanations/stray-selector.js";
import { RULES } from "../../rules/index.js";
import { isPlatformLabel, mayBeMet } from "../../scheduling/labels/label-offer.js";
import { NAME_LABELS } from "../../scheduling/labels/well-known-labels.js";
import type { RuleSettings } from "../configuration/rule-settings.js";
import type { ClusterFinding } from "../contract/cluster-finding.js";
import type { SuppressionRun } from "../suppression/suppression-uses.js";
import { downgrade, downgradeArchived, downgradeTestInput, isIrrelevantLocally } from "./downgrade.js";
import { createReported, orderByPrecedence, type Reported } from "./precedence.js";
import type { Candidate, Faults } from "./run-rules.js";
import type { EvidenceCheck } from "./word-finding.js";

export interface TriageOptions {
  readonly settings: RuleSettings;
  readonly findEvidence: EvidenceCheck;
  /** Assumes complete pools; undefined if held-back findings are not reported. */
  readonly assume?: EvidenceCheck;
  /** Undefined if suppressions do not count. */
  readonly suppressions?: SuppressionRun;
  readonly faults: Faults;
  readonly isTestFile?: ((path: string) => boolean) | undefined;
}

const NO_CANDIDATES: readonly Candidate[] = [];
const ORDER: readonly Rule[] = orderByPrecedence(RULES);

/** Turns observations into findings by precedence: enabled, not covered, supported, not suppressed. */
export function triage(candidates: readonly Candidate[], deciding: TriageOptions): ClusterFinding[] {
  const byRule = groupBy(candidates, ({ rule }) => rule);
  const reported = createReported();
  const said = new Map<Candidate, ClusterFinding>();
  const held = new Map<Candidate, ClusterFinding>();
  // Few rules have seen anything, and fixes are tried in thousands of documents one by one.
  if (byRule.size === 0) return [];
  for (const rule of ORDER) {
    for (const candidate of byRule.get(rule) ?? NO_CANDIDATES) {
      // What is left of a finding, or said instead, is words of a rule.
      const step = () => triageOne(candidate, reported, deciding);
      const one = guarded(step, "judged this workload", () => textPlaceOf(candidate.finding.at), deciding.faults);
      const waiting = one ?? heldBack(candidate, reported, deciding);
      if (waiting !== undefined) (one === undefined ? held : said).set(candidate, waiting);
    }
  }
  const decided = holdingInEach(said);
  return [...decided, ...reportHeldBack(holdingInEach(held), decided)];
}

/** Keeps of what is said of workloads that may go to several clusters what holds in each, without a fix for one. */
function holdingInEach(said: ReadonlyMap<Candidate, ClusterFinding>): ClusterFinding[] {
  const possible = [...said].flatMap(([{ rule, run, finding }, one]) => {
    const { workload } = finding;
    const { candidates } = run?.judgement ?? {};
    if (workload === undefined || candidates === undefined) return [];
    // A claim about pools by their names is another one about others.
    const words = clausesOf(finding)[0].about === "pools" ? one.finding.message : null;
    const key = JSON.stringify([rule.id, rangeOf(one.finding.at), words]);
    return [{ one, run, key, needed: candidates.get(workload) ?? 1 }];
  });
  const kept = new Map<ClusterFinding, ClusterFinding[]>();
  for (const alike of groupBy(possible, ({ key }) => key).values()) {
    const runs = new Set(alike.map(({ run }) => run)).size;
    for (const { one, needed } of alike) {
      const { fix: _, ...finding } = one.finding;
      kept.set(one, runs < needed ? [] : [{ ...one, finding }]);
    }
  }
  return [...said.values()].flatMap((one) => kept.get(one) ?? [one]);
}

function triageOne(candidate: Candidate, reported: Reported, deciding: TriageOptions): ClusterFinding | undefined {
  const { rule, cluster } = candidate;
  const { settings, findEvidence, suppressions, isTestFile } = deciding;
  let offered: RuleFinding | undefined = candidate.finding;
  for (; offered !== undefined; offered = offered.fallback?.()) {
    const { runs, severity } = settings(rule, cluster, fileOfPlace(offered.at).path);
    if (!runs) continue;
    const left = reported.remainingAfter(candidate, offered);
    const evidence = findEvidence(candidate, left ?? offered);
    if (evidence === undefined) continue;
    if (left === undefined) {
      // Somebody silenced it, and would see it again where the other finding goes.
      suppressions?.covers(rule.id, evidence.said);
      continue;
    }
    if (suppressions?.silences(rule.id, evidence.said)) {
      // Its reason answers the other rules, too, that would speak of the same thing.
      reported.add(candidate, left);
      return undefined;
    }
    if (isIrrelevantLocally(candidate, left)) continue;
    const isOfTest = isTestFile?.(fileOfPlace(evidence.said.at).path) === true;
    if (isOfTest && rule.reportsCoverage) return undefined;
    reported.add(candidate, left);
    const said = { rule: rule.id, cluster, severity: severity ?? evidence.severity, finding: evidence.said };
    return isOfTest ? downgradeTestInput(said) : downgradeArchived(downgrade(candidate, said, severity));
  }
  return undefined;
}

function heldBack(candidate: Candidate, reported: Reported, deciding: TriageOptions): ClusterFinding | undefined {
  const { rule, cluster, finding } = candidate;
  const { settings, assume, suppressions, isTestFile } = deciding;
  const { path } = fileOfPlace(finding.at);
  const { runs, severity } = settings(rule, cluster, path);
  if (!assume || !runs || isTestFile?.(path) || !waitsForAllPools(candidate)) return undefined;
  const left = reported.remainingAfter(candidate, finding);
  const evidence = left && assume(candidate, left);
  if (evidence === undefined || (severity ?? evidence.severity) !== "error") return undefined;
  if (suppressions?.silences(rule.id, evidence.said)) return undefined;
  const said = downgradeArchived(
    downgrade(candidate, { rule: rule.id, cluster, severity: "error", finding: evidence.said }, severity),
  );
  return said.severity === "error" ? said : undefined;
}

const MOST_HELD = 5;
const WAITS = 'it would be an error if the declared pools are all ("complete: true")';

/** Reports whether only incomplete pools hold a finding back: each pool lacks a custom label that the pod requires. */
function waitsForAllPools({ finding, run, isFragment }: Candidate): boolean {
  if (run === undefined || isFragment || clausesOf(finding)[0].about !== "all-pools") return false;
  const { inventory, fits } = run.judgement;
  const fit = fits.find(({ workload }) => workload === finding.workload);
  // An unread file may declare the pool.
  if (fit === undefined || inventory.complete || (inventory.faults ?? []).length > 0) return false;
  const isChosen = (key: string) =>
    !isPlatformLabel(key, inventory) || (NAME_LABELS.has(key) && inventory.pools.some(({ labels }) => key in labels));
  return (
    fit.pools.every(({ selector }) => selector === "mismatch") &&
    requirementsOf(fit.workload.podSpec).some(
      ({ requirement }) =>
        requirement.operator === "In" && isChosen(requirement.key) && !mayBeMet(requirement, inventory),
    )
  );
}

function reportHeldBack(held: readonly ClusterFinding[], reported: readonly ClusterFinding[]): ClusterFinding[] {
  const inOrder = held
    .filter((one) => !isReported(one, reported))
    .map((said) => ({ said, range: rangeOf(said.finding.at) }))
    .sort(({ range: a }, { range: b }) => comparePlaces(a, b));
  const causes = groupBy(inOrder, ({ said }) => said.finding.message);
  return [...causes.values()].slice(0, MOST_HELD).flatMap(([first, ...others]): ClusterFinding[] => {
    const alike = [
      first,
      ...others.filter(({ range }) => range.file === first.range.file && range.line === first.range.line),
    ];
    return alike.map(({ said }) => {
      const { fix: _, supportedFor: __, ...finding } = said.finding;
      return { ...said, severity: "note", finding: { ...finding, message: `${finding.message}; ${WAITS}` } };
    });
  });
}

function isReported({ finding }: ClusterFinding, reported: readonly ClusterFinding[]): boolean {
  const { workload } = finding;
  const origins = workload === undefined ? [] : originFiles(workload.document);
  const files = new Set([fileOfPlace(finding.at), ...origins].map(({ path }) => path));
  const { line } = rangeOf(finding.at);
  return reported.some(({ finding: other, rule }) => {
    if (other.workload === workload && (rule === "unschedulable" || rule === "unknown-label")) return true;
    const places = [other.at, ...other.related.map(({ place }) => place)];
    return places.some((place) => files.has(fileOfPlace(place).path) && rangeOf(place).line === line);
  });
}
