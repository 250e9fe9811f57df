import type { LintResult } from "../../src/lint/contract/result.js";
import { describeRules } from "../../src/lint/pages/rule-pages.js";
import type { RuleExample } from "../../src/model/rule-description.js";
import { lintChart } from "./lint-chart.js";
import { lintKustomization } from "./lint-kustomization.js";
import { lintChange, lintTexts } from "./lint-texts.js";

/** No text can make them speak. */
export const WITHOUT_EXAMPLE = ["internal-error", "unreadable-file"];

export const SHOWN_RULES = describeRules().filter(({ id }) => !WITHOUT_EXAMPLE.includes(id));

/** Lints one side of an example, as its page shows it. */
export function lintExample(example: RuleExample, side: "bad" | "good"): LintResult {
  const { base, before, template, isKustomization } = example;
  const manifest = example[side];
  const inventory = side === "bad" ? example.inventory : (example.goodInventory ?? example.inventory);
  if (isKustomization) return lintKustomization(inventory, manifest);
  if (template !== undefined) return lintChart(inventory, template, manifest);
  if (before === undefined) return lintTexts(inventory, manifest, base);
  return lintChange([before.inventory ?? inventory, before.manifests ?? manifest], [inventory, manifest]);
}
