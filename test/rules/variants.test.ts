import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import type { RuleExample } from "../../src/model/rule-description.js";
import { lintExample, SHOWN_RULES } from "./examples.js";
import { markOf, readSections, writeSections } from "./said-words.js";
import { VARIANTS, type Variant, variantOf } from "./variants.js";

const fileOf = (id: string) => join(import.meta.dirname, id, "variants.txt");

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
  for (const { id, examples } of SHOWN_RULES) {
    const sections = VARIANTS.map((variant) => [variant.title, describeClass(id, examples, variant)] as const);
    mkdirSync(dirname(fileOf(id)), { recursive: true });
    writeFileSync(fileOf(id), writeSections(new Map(sections)));
  }
}

describe.each(SHOWN_RULES.map((rule) => [rule.id, rule] as const))("%s", (id, { examples }) => {
  const written = readSections(readFileSync(fileOf(id), "utf8"));

  it.each(VARIANTS.map((variant) => [variant.title, variant] as const))("%s", (title, variant) => {
    expect(describeClass(id, examples, variant).join("\n")).toBe((written.get(title) ?? []).join("\n"));
  });
});
