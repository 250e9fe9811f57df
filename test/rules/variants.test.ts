import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { RuleExample } from "../../src/rules/contract/rule.js";
import { RULES } from "../../src/rules/index.js";
import { lintExample, SHOWN_RULES } from "./examples.js";
import { wordsOf } from "./said-words.js";
import { VARIANTS, type Variant, variantOf } from "./variants.js";

const FOLDER = join(import.meta.dirname, "variants");
const START = "## ";

/** What a rule says of its examples after a change of them, and which others speak. */
function saidBy(id: string, examples: readonly RuleExample[], variant: Variant): string[] {
  return examples.flatMap((example, index) => {
    const changed = variantOf(example, variant);
    if (changed === undefined) return [];
    const { findings } = lintExample(changed, "bad");
    const own = findings.filter(({ rule }) => rule === id);
    const others = findings.filter(({ rule }) => rule !== id);
    return [
      `example ${index + 1}`,
      ...own.map((one) => `${one.severity} ${one.fingerprint} ${wordsOf(one)}`),
      ...others.map(({ severity, rule }) => `beside: ${severity} ${rule}`),
    ];
  });
}

const WORDS = /^(\w+ [\da-f]{16}(?:-\d+)?) (.*)$/s;

/** The sections of a file. Words that an earlier section holds are written as `(number)` of those. */
function write(sections: ReadonlyMap<string, readonly string[]>): string {
  const numbers = new Map<string, number>();
  const written = (part: string): string => {
    const [, about, words] = WORDS.exec(part) ?? [];
    if (words === undefined) return part;
    const known = numbers.get(words);
    if (known !== undefined) return `${about} (${known})`;
    numbers.set(words, numbers.size + 1);
    return `${about} (${numbers.size}) ${words}`;
  };
  return [...sections]
    .filter(([, parts]) => parts.length > 0)
    .map(([title, parts]) => `${START}${title}\n${parts.map(written).join("\n")}\n`)
    .join("\n");
}

/** What `write` has written. */
function read(text: string): ReadonlyMap<string, readonly string[]> {
  const known: string[] = [];
  const partOf = (line: string): string => {
    const [, about, number, words] = /^(\w+ [\da-f]{16}(?:-\d+)?) \((\d+)\)(?: (.*))?$/s.exec(line) ?? [];
    if (number === undefined) return line;
    if (words !== undefined) known.push(words);
    return `${about} ${known[Number(number) - 1]}`;
  };
  const sections = text.split(new RegExp(`^${START}`, "m")).slice(1);
  return new Map(
    sections.map((section) => {
      const [title = "", ...lines] = section.trimEnd().split(/\n(?! )/);
      return [title, lines.map(partOf)];
    }),
  );
}

if (process.env.TAINTLINT_RECORD === "1") {
  mkdirSync(FOLDER, { recursive: true });
  for (const { id, examples } of SHOWN_RULES) {
    const sections = VARIANTS.map((variant) => [variant.title, saidBy(id, examples, variant)] as const);
    writeFileSync(join(FOLDER, `${id}.txt`), write(new Map(sections)));
  }
}

describe.each(SHOWN_RULES.map((rule) => [rule.id, rule] as const))("%s", (id, { examples }) => {
  const written = read(readFileSync(join(FOLDER, `${id}.txt`), "utf8"));

  it.each(VARIANTS.map((variant) => [variant.title, variant] as const))("%s", (title, variant) => {
    expect(saidBy(id, examples, variant).join("\n")).toBe((written.get(title) ?? []).join("\n"));
  });
});

it("of no rule that there was", () => {
  expect(readdirSync(FOLDER).filter((file) => !RULES.some(({ id }) => file === `${id}.txt`))).toEqual([]);
});
