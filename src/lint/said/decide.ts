import { fileOfPlace, textPlaceOf } from "../../manifest/locate.js";
import { guarded } from "../../model/internal-problem.js";
import type { RuleFinding } from "../../rules/contract/finding.js";
import type { Rule } from "../../rules/contract/rule.js";
import { RULES } from "../../rules/index.js";
import type { RuleSettings } from "../configuration/rule-settings.js";
import type { SuppressionRun } from "../suppression/suppression-uses.js";
import type { Candidate, Faults } from "./candidates.js";
import { isAboutPools, isOfNoUse, soften, softenAttic, softenTest } from "./doubt.js";
import { tellHeldBack, waitsForAllPools } from "./held-back.js";
import type { Prover } from "./proof.js";
import type { ClusterFinding } from "./said-finding.js";
import { orderByYielding, type Reported, startReported } from "./yielding.js";

export interface Deciding {
  readonly settings: RuleSettings;
  readonly prove: Prover;
  /** Assumes complete pools; undefined if held-back findings are not reported. */
  readonly assume?: Prover;
  /** Undefined if suppressions do not count. */
  readonly suppressions?: SuppressionRun;
  readonly faults: Faults;
  readonly isTestFile?: ((path: string) => boolean) | undefined;
}

const NO_CANDIDATES: readonly Candidate[] = [];
const ORDER: readonly Rule[] = orderByYielding(RULES);

/** Turns observations into findings by precedence: enabled, not covered, supported, not suppressed. */
export function decide(candidates: readonly Candidate[], deciding: Deciding): ClusterFinding[] {
  const byRule = new Map<Rule, Candidate[]>();
  for (const candidate of candidates) {
    const known = byRule.get(candidate.rule);
    if (known === undefined) byRule.set(candidate.rule, [candidate]);
    else known.push(candidate);
  }
  const reported = startReported();
  const decided: ClusterFinding[] = [];
  const held: ClusterFinding[] = [];
  // Few rules have seen anything, and fixes are tried in thousands of documents one by one.
  if (byRule.size === 0) return decided;
  for (const rule of ORDER) {
    for (const candidate of byRule.get(rule) ?? NO_CANDIDATES) {
      // What is left of a finding, or said instead, is words of a rule.
      const step = () => decideOne(candidate, reported, deciding);
      const said = guarded(step, "judged this workload", () => textPlaceOf(candidate.finding.at), deciding.faults);
      if (said !== undefined) decided.push(said);
      else if (deciding.assume !== undefined) held.push(...heldBack(candidate, reported, deciding));
    }
  }
  return [...decided, ...tellHeldBack(held, decided)];
}

function decideOne(candidate: Candidate, reported: Reported, deciding: Deciding): ClusterFinding | undefined {
  const { rule, cluster } = candidate;
  const { settings, prove, suppressions, isTestFile } = deciding;
  let offered: RuleFinding | undefined = candidate.finding;
  for (; offered !== undefined; offered = offered.otherwise?.()) {
    const { runs, severity } = settings(rule, cluster, fileOfPlace(offered.at).path);
    if (!runs) continue;
    const left = reported.leftOf(candidate, offered);
    const proved = prove(candidate, left ?? offered);
    if (proved === undefined) continue;
    if (left === undefined) {
      // Somebody silenced it, and would see it again where the other finding goes.
      suppressions?.covers(rule.id, proved.said);
      continue;
    }
    if (suppressions?.silences(rule.id, proved.said)) {
      // Its reason answers the other rules, too, that would speak of the same thing.
      reported.add(candidate, left);
      return undefined;
    }
    if (isNowhere(candidate, offered) || isOfNoUse(candidate, left)) continue;
    const isOfTest = isTestFile?.(fileOfPlace(proved.said.at).path) === true;
    if (isOfTest && rule.tellsOfSight) return undefined;
    reported.add(candidate, left);
    const said = { rule: rule.id, cluster, severity: severity ?? proved.severity, finding: proved.said };
    return isOfTest ? softenTest(said) : softenAttic(soften(candidate, said, severity));
  }
  return undefined;
}

function heldBack(candidate: Candidate, reported: Reported, deciding: Deciding): ClusterFinding[] {
  const { rule, cluster, finding } = candidate;
  const { settings, prove, assume, suppressions, isTestFile } = deciding;
  const { path } = fileOfPlace(finding.at);
  const { runs, severity } = settings(rule, cluster, path);
  if (!runs || isTestFile?.(path) || !waitsForAllPools(candidate) || prove(candidate, finding)) return [];
  const left = reported.leftOf(candidate, finding);
  const proved = left && assume?.(candidate, left);
  if (proved === undefined || (severity ?? proved.severity) !== "error") return [];
  if (suppressions?.silences(rule.id, proved.said)) return [];
  const said = softenAttic(
    soften(candidate, { rule: rule.id, cluster, severity: "error", finding: proved.said }, severity),
  );
  return said.severity === "error" ? [said] : [];
}

function isNowhere({ run }: Candidate, offered: RuleFinding): boolean {
  return run?.judgement.isUnbound === true && !run.judgement.inventory.complete && isAboutPools(offered);
}
