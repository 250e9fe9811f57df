import { describe, expect, it } from "vitest";
import { describeRules } from "../../src/lint/pages/rule-pages.js";
import { documentationUrl } from "../../src/model/documentation.js";
import { formatRulesText, formatRuleText } from "../../src/reporters/rules-report.js";
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
      describeRules().map((rule) =>
        (formatRuleText(rule, { color: false, columns: width }).split("\nExamples\n")[0] ?? "").split("\n"),
      );
    const prose = proseOf(columns);
    const isTooLong = (line: string) => line.length > columns && /\S \S/.test(line.replace(/^- /, ""));
    expect(prose.flat().filter(isTooLong)).toEqual([]);
    const words = (pages: string[][]) => pages.map((lines) => lines.join(" ").split(/\s+/));
    expect(words(prose)).toEqual(words(proseOf(300)));
  });

  it("shows the whole page: lines are filled, lists and blocks stay, links are written out", () => {
    const url = documentationUrl("letters.md");
    expect(formatRuleText(SAMPLE_RULE, { color: false, columns: 30 })).toBe(`\
near-miss-toleration [warning]
The key is there, value or
effect differs.

Why
One letter decides.

- An item that is quite long,
  and told on.
- Another.

Fix
Write the other letter
(${url}).

When it stays silent, or says less
Silent where both letters do.

How to silence it
Not at all.

Examples
A line that ends with \`# <--\`
is the one that is reported.

A value in the wrong words
The pools, in
\`taintlint.yaml\`:

    pools:
      - name: gpu

Reported:

    value: a # <--

    more: 1

Correct:

    value: b
`);
  });

  it("paints titles, what is reported and what is correct", () => {
    const text = formatRuleText(SAMPLE_RULE, { color: true, columns: 80 });
    const painted = (color: number, words: string) => `\u001b[${color}m${words}\u001b[39m`;
    expect(text).toContain("\u001b[1mWhy\u001b[22m\n");
    expect(text).toContain(painted(31, "Reported:"));
    expect(text).toContain(painted(32, "Correct:"));
  });
});
