import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { describeRules } from "../../src/lint/pages/rule-pages.js";
import type { RuleExample } from "../../src/model/rule-description.js";
import { RULES } from "../../src/rules/index.js";
import { lintExample, SHOWN_RULES, WITHOUT_EXAMPLE } from "./examples.js";

/** `file:line rule` for each line that ends with the marker. */
function markedLines(file: string, text: string, rule: string): string[] {
  return text.split("\n").flatMap((line, index) => (line.includes("# <--") ? [`${file}:${index + 1} ${rule}`] : []));
}

function fileOf({ template, isKustomization }: RuleExample): string {
  if (isKustomization) return "kustomization.yaml";
  return template === undefined ? "manifest.yaml" : "values.yaml";
}

function found(example: RuleExample, side: "bad" | "good"): string[] {
  const { findings } = lintExample(example, side);
  return findings.map(({ source, rule }) => `${source.file}:${source.line} ${rule}`);
}

describe.each(SHOWN_RULES.map((rule) => [rule.id, rule] as const))("%s", (id, rule) => {
  it.each(rule.examples.map((example) => [example.title, example] as const))("%s", (_, example) => {
    const { inventory, bad } = example;
    const marked = [...markedLines(fileOf(example), bad, id), ...markedLines("taintlint.yaml", `\n${inventory}`, id)];
    expect(marked).not.toEqual([]);
    expect(found(example, "bad")).toEqual(marked);
    expect(found(example, "good")).toEqual([]);
  });
});

it("every rule has a file of its name, a page with examples, and nothing else has a page", async () => {
  for (const rule of RULES) {
    const module: Record<string, unknown> = await import(`../../src/rules/${rule.id}.ts`);
    expect(Object.values(module)).toContain(rule);
  }
  const silent = describeRules().flatMap(({ id, examples }) => (examples.length === 0 ? [id] : []));
  expect(silent.sort()).toEqual(WITHOUT_EXAMPLE);
  const pages = readdirSync("docs/rules").filter((file) => file !== "README.md");
  expect(pages).toEqual(RULES.map(({ id }) => `${id}.md`).sort());
});
