import { describe, expect, it } from "vitest";
import { formatRulesText, formatRuleText } from "../../src/reporters/rules-text.js";
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
  it("shows a rule with its examples", () => {
    expect(formatRuleText(SAMPLE_RULE, { color: false })).toBe(`\
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
    expect(formatRuleText({ ...SAMPLE_RULE, examples }, { color: false })).toContain(`\
Example: T

  taintlint.yaml, reported at the lines marked <--
    pools:
      - name: gpu # <--

  taintlint.yaml, corrected
    pools: []
`);
  });
});
