import { describe, expect, it } from "vitest";
import type { LintResult } from "../../src/lint/result.js";
import { RULES } from "../../src/rules/index.js";
import type { RuleExample } from "../../src/rules/rule.js";
import { lintChart } from "./lint-chart.js";
import { lintKustomization } from "./lint-kustomization.js";
import { lintChange, lintTexts } from "./lint-texts.js";

/** `file:line rule` for each line that ends with the marker. */
function markedLines(file: string, text: string, rule: string): string[] {
  return text.split("\n").flatMap((line, index) => (line.includes("# <--") ? [`${file}:${index + 1} ${rule}`] : []));
}

function lintExample(inventory: string, manifest: string, example: RuleExample): LintResult {
  const { base, before, template, isKustomization } = example;
  if (isKustomization) return lintKustomization(inventory, manifest);
  if (template !== undefined) return lintChart(inventory, template, manifest);
  if (before === undefined) return lintTexts(inventory, manifest, base);
  return lintChange([before.inventory ?? inventory, before.manifests ?? manifest], [inventory, manifest]);
}

function fileOf({ template, isKustomization }: RuleExample): string {
  if (isKustomization) return "kustomization.yaml";
  return template === undefined ? "manifest.yaml" : "values.yaml";
}

function found(inventory: string, manifest: string, example: RuleExample): string[] {
  const { findings } = lintExample(inventory, manifest, example);
  return findings.map(({ source, rule }) => `${source.file}:${source.line} ${rule}`);
}

/** No text can make them speak. */
const WITHOUT_EXAMPLE = ["internal-error", "unreadable-file"];
const shown = RULES.filter(({ id }) => !WITHOUT_EXAMPLE.includes(id));

describe.each(shown.map((rule) => [rule.id, rule] as const))("%s", (id, rule) => {
  it.each(rule.examples.map((example) => [example.title, example] as const))("%s", (_, example) => {
    const { inventory, bad, good, goodInventory } = example;
    const marked = [...markedLines(fileOf(example), bad, id), ...markedLines("taintlint.yaml", `\n${inventory}`, id)];
    expect(marked).not.toEqual([]);
    expect(found(inventory, bad, example)).toEqual(marked);
    expect(found(goodInventory ?? inventory, good, example)).toEqual([]);
  });
});

it("every rule has a file of its name, an example and a summary of one sentence", async () => {
  for (const rule of RULES) {
    const module: Record<string, unknown> = await import(`../../src/rules/${rule.id}.ts`);
    expect(Object.values(module)).toContain(rule);
    expect(rule.examples.length > 0).toBe(!WITHOUT_EXAMPLE.includes(rule.id));
    expect(rule.summary).toMatch(/^[A-Z`].*\.$/s);
    expect(rule.summary).not.toContain("\n");
  }
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
});
