import { expect, it } from "vitest";
import { createRuleSettings } from "../../src/lint/configuration/rule-settings.js";
import { judgeRevision } from "../../src/lint/judging/judge-revision.js";
import { describeRules } from "../../src/lint/pages/rule-pages.js";
import type { WorkloadFit } from "../../src/model/pool-fit.js";
import { isConcerned, type Rule, type RuleContext } from "../../src/rules/contract/rule.js";
import { RULES } from "../../src/rules/index.js";
import { CASES } from "./cases.js";
import { exceptionsOf, TABLES } from "./exceptions.js";
import { readTexts } from "./lint-texts.js";

/** Texts of which rules have something to say, each with its inventory. */
async function spokenTexts(): Promise<readonly (readonly [inventory: string, manifest: string])[]> {
  const exceptions = (await Promise.all(TABLES.map(exceptionsOf))).flat();
  return [
    ...describeRules().flatMap(({ examples }) => examples.map(({ inventory, bad }) => [inventory, bad] as const)),
    ...Object.values(CASES).map(({ inventory, manifests }) => [inventory, manifests.join("---\n")] as const),
    ...exceptions.flatMap((one) => ("entryIn" in one ? [] : [[one.inventory, one.spoken] as const])),
  ];
}

const settings = createRuleSettings(undefined);
const says = ({ checkWorkload, ...rule }: Rule, fit: WorkloadFit, context: RuleContext) =>
  [...(checkWorkload?.(fit, context, settings(rule, null, undefined).options) ?? [])].filter(
    (one) => one !== undefined,
  );

it("a rule says nothing of a workload that lacks what it looks at", async () => {
  const asked = new Set<string>();
  const wrong: string[] = [];
  for (const [inventory, text] of await spokenTexts()) {
    const { judgements } = judgeRevision(readTexts(inventory, [{ path: "manifest.yaml", text }]));
    for (const judgement of judgements) {
      for (const fit of [...judgement.fits, ...judgement.fragments]) {
        for (const rule of RULES) {
          if (rule.checkWorkload === undefined || isConcerned(rule, fit)) continue;
          asked.add(rule.id);
          if (says(rule, fit, judgement).length > 0) wrong.push(`${rule.id}: ${text}`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  const looking = RULES.filter(({ looksAt }) => looksAt !== undefined).map(({ id }) => id);
  expect([...asked].sort()).toEqual(looking.sort());
});
