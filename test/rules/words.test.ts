import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import type { LintResult } from "../../src/lint/contract/result.js";
import type { RuleDescription } from "../../src/model/rule-description.js";
import { lintExample, SHOWN_RULES } from "./examples.js";
import { exceptionsOf } from "./exceptions.js";
import { lintTexts } from "./lint-texts.js";

/** All that one rule says, as a person would read it. */
function wordsOf(id: string, { findings }: LintResult): string {
  return findings
    .filter(({ rule }) => rule === id)
    .map(({ severity, source, message, reasons = [], details, help, related, fixable, fingerprint }) =>
      [
        `${severity} ${source.file}:${source.line}:${source.column} ${message}`,
        ...reasons.map((one) => `  ${one.pool}: ${one.reasons.join("; ")}`),
        ...details.map((detail) => `  detail: ${detail}`),
        ...(help === undefined ? [] : [`  help: ${help.replaceAll("\n", "\n        ")}`]),
        ...related.map((one) => `  related: ${one.file}:${one.line} ${one.message}`),
        ...(fixable ? ["  fixable"] : []),
        `  fingerprint: ${fingerprint}`,
      ].join("\n"),
    )
    .join("\n");
}

/** What a rule says of its examples, and of what its exceptions are compared with. */
async function describeClass(rule: RuleDescription): Promise<string> {
  const examples = rule.examples.map((example) => [example.title, lintExample(example, "bad")] as const);
  const twins = (await exceptionsOf(rule.id)).flatMap((row) =>
    "entryIn" in row
      ? []
      : [
          [`without: ${row.promise}`, lintTexts(row.inventory, row.spoken)] as const,
          ...(row.saidAs === undefined
            ? []
            : [
                [
                  `with: ${row.promise}`,
                  lintTexts(row.silentInventory ?? row.inventory, row.silent ?? row.spoken),
                ] as const,
              ]),
        ],
  );
  const seen = new Set<string>();
  return [...examples, ...twins]
    .flatMap(([title, result]) => {
      const words = wordsOf(rule.id, result);
      if (seen.has(words)) return [];
      seen.add(words);
      return [`# ${title}\n${words}\n`];
    })
    .join("\n");
}

describe("every word of a rule is written down", () => {
  it.each(SHOWN_RULES.map((rule) => [rule.id, rule] as const))("%s", async (id, rule) => {
    const file = join(import.meta.dirname, id, "words.txt");
    const said = await describeClass(rule);
    if (process.env.TAINTLINT_RECORD === "1") {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, said);
    }
    expect(existsSync(file), "write it with TAINTLINT_RECORD=1, and read it").toBe(true);
    expect(said).toBe(readFileSync(file, "utf8"));
  });
});
