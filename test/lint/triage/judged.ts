import type { LintInput } from "../../../src/lint/contract/lint-input.js";
import { judgeRevision } from "../../../src/lint/judging/judge-revision.js";
import { type Candidate, type Run, runOverCluster } from "../../../src/lint/triage/run-rules.js";
import type { Claim, ClaimKind } from "../../../src/rules/contract/claim.js";
import type { Rule, RuleFinding } from "../../../src/rules/contract/rule.js";
import { RULES } from "../../../src/rules/index.js";
import { readTexts } from "../../rules/lint-texts.js";
import { placeIn } from "./found.js";

/** The clusters of a configuration with the workloads of a manifest in them, and what was read. */
export function judged(configuration: string, text = ""): { readonly input: LintInput; readonly runs: readonly Run[] } {
  const input = readTexts(configuration, [{ path: "manifest.yaml", text }]);
  return { input, runs: judgeRevision(input).judgements.map(runOverCluster) };
}

/** The same workloads, judged otherwise. */
export function withJudgement(run: Run, changed: Partial<Run["judgement"]>): Run {
  return runOverCluster({ ...run.judgement, ...changed });
}

export function ruleOf(id: string): Rule {
  const rule = RULES.find((one) => one.id === id);
  if (rule === undefined) throw new Error(`there is no rule ${id}`);
  return rule;
}

export function claiming(about: ClaimKind, more: Partial<Claim> = {}): Claim {
  return { about, says: `says of ${about}`, ...more };
}

/** What a rule saw at a place of no object, unless told otherwise. */
export function seen(about: ClaimKind, more: Partial<RuleFinding> = {}): RuleFinding {
  return { at: placeIn("a.yaml"), claims: [claiming(about)], help: "helps", ...more };
}

export function candidate(run: Run | undefined, finding: RuleFinding, rule = ruleOf("unschedulable")): Candidate {
  const cluster = run?.judgement.inventory.cluster.name ?? null;
  return { rule, run, cluster, isFragment: false, finding };
}
