import { describe, expect, it } from "vitest";
import { formatRulesText, formatRuleText } from "../../src/reporters/rules-text.js";
import { RULES } from "../../src/rules/index.js";
import { SAMPLE_RULE } from "./samples.js";

describe("formatRulesText", () => {
  it("lists the rules in columns", () => {
    const rules = [SAMPLE_RULE, { ...SAMPLE_RULE, id: "unschedulable", severity: "error", summary: "None." } as const];
    expect(formatRulesText(rules, { color: false })).toBe(
      "near-miss-toleration  warning  The key is there, value or effect differs.\n" +
        "unschedulable         error    None.\n",
    );
  });
});

describe("formatRuleText", () => {
  it.each([40, 80, 120])("wraps what every rule says at %i columns, word for word the same", (columns) => {
    const proseOf = (width: number) =>
      RULES.map((rule) =>
        (formatRuleText(rule, { color: false, columns: width }).split("\nExample: ")[0] ?? "").split("\n"),
      );
    const prose = proseOf(columns);
    const isTooLong = (line: string) => line.length > columns && /\S \S/.test(line.replace(/^- /, ""));
    expect(prose.flat().filter(isTooLong)).toEqual([]);
    const words = (pages: string[][]) => pages.map((lines) => lines.join(" ").split(/\s+/));
    expect(words(prose)).toEqual(words(proseOf(300)));
  });

  it("fills the lines, whatever those of the source are, and leaves lists and tables", () => {
    const why =
      "One paragraph\nof two lines.\n\n- An item that is\nquite long, and told on.\n- Another.\n\n| a |\n|---|";
    expect(formatRuleText({ ...SAMPLE_RULE, why }, { color: false, columns: 30 })).toContain(`
Why
One paragraph of two lines.

- An item that is quite long,
  and told on.
- Another.

| a |
|---|
`);
  });

  it("shows a rule with its examples", () => {
    expect(formatRuleText(SAMPLE_RULE, { color: false, columns: 80 })).toBe(`\
near-miss-toleration [warning]
The key is there, value or effect differs.

Why
One letter decides.

Fix
Write the other letter.

When it stays silent, or says less
Silent where both letters do.

Example: A value in the wrong words

  taintlint.yaml
    pools:
      - name: gpu

  reported at the lines marked <--
    value: a # <--

  corrected
    value: b
`);
  });

  it("shows the inventory of a rule about the inventory", () => {
    const inventory = "pools:\n  - name: gpu # <--";
    const examples = [{ title: "T", inventory, bad: "unused", good: "unused", goodInventory: "pools: []\n" }];
    expect(formatRuleText({ ...SAMPLE_RULE, examples }, { color: false, columns: 80 })).toContain(`\
Example: T

  taintlint.yaml, reported at the lines marked <--
    pools:
      - name: gpu # <--

  taintlint.yaml, corrected
    pools: []
`);
  });
});
