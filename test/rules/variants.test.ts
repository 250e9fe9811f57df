import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { RuleExample } from "../../src/model/rule-description.js";
import { RULES } from "../../src/rules/index.js";
import { lintExample, SHOWN_RULES } from "./examples.js";
import { markOf, readSections, writeSections } from "./said-words.js";
import { VARIANTS, type Variant, variantOf } from "./variants.js";

const FOLDER = join(import.meta.dirname, "variants");

/** What a rule says of its examples after a change of them, and which others speak. */
function describeClass(id: string, examples: readonly RuleExample[], variant: Variant): string[] {
  return examples.flatMap((example, index) => {
    const changed = variantOf(example, variant);
    if (changed === undefined) return [];
    const { findings } = lintExample(changed, "bad");
    const own = findings.filter(({ rule }) => rule === id);
    const others = findings.filter(({ rule }) => rule !== id);
    return [
      `example ${index + 1}`,
      ...own.map(markOf),
      ...others.map(({ severity, rule }) => `beside: ${severity} ${rule}`),
    ];
  });
}

if (process.env.TAINTLINT_RECORD === "1") {
  mkdirSync(FOLDER, { recursive: true });
  for (const { id, examples } of SHOWN_RULES) {
    const sections = VARIANTS.map((variant) => [variant.title, describeClass(id, examples, variant)] as const);
    writeFileSync(join(FOLDER, `${id}.txt`), writeSections(new Map(sections)));
  }
}

describe.each(SHOWN_RULES.map((rule) => [rule.id, rule] as const))("%s", (id, { examples }) => {
  const written = readSections(readFileSync(join(FOLDER, `${id}.txt`), "utf8"));

  it.each(VARIANTS.map((variant) => [variant.title, variant] as const))("%s", (title, variant) => {
    expect(describeClass(id, examples, variant).join("\n")).toBe((written.get(title) ?? []).join("\n"));
  });
});

it("of no rule that there was", () => {
  expect(readdirSync(FOLDER).filter((file) => !RULES.some(({ id }) => file === `${id}.txt`))).toEqual([]);
});
