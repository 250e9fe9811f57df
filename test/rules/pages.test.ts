import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseRulePage } from "../../src/lint/pages/parse-page.js";
import { describeRules } from "../../src/lint/pages/rule-pages.js";
import { documentationUrl } from "../../src/model/documentation.js";
import type { RuleOption } from "../../src/model/rule-description.js";
import { isPlayable, playgroundUrl } from "../../src/playground/examples.js";
import { RULES } from "../../src/rules/index.js";
import { severityOf } from "../../src/rules/severity.js";

/** Rules about taintlint itself: no page of Kubernetes explains them. */
const OWN = ["weakened-check", "unused-suppression", "internal-error"];

const textOf = (id: string) => readFileSync(`docs/rules/${id}.md`, "utf8");
const oneLine = (text: string) => text.replaceAll(/\s+/g, " ");

function describeOption(name: string, { type, keys = [], default: value }: RuleOption): string {
  const types = { strings: "a list of strings", mappings: `a list of mappings with the keys ${keys.join(", ")}` };
  return `- \`${name}\`, ${type === "strings" || type === "mappings" ? types[type] : `a ${type}`}, by default \`${JSON.stringify(value)}\`: `;
}

describe.each(describeRules().map((page) => [page.id, page] as const))("the page of %s", (id, page) => {
  it("is bundled as it is written", () => {
    expect(page).toEqual(parseRulePage(id, textOf(id)));
    expect(severityOf({ id })).toBe(page.severity);
  });

  it("sums the rule up in a sentence, and names the page of Kubernetes or of its project", () => {
    expect(page.summary).toMatch(/^[A-Z`].*\.$/);
    const isKnown = /^https:\/\/(?:kubernetes\.io|kueue\.sigs\.k8s\.io)\/docs\/\S+$/.test(page.kubernetes ?? "");
    expect(isKnown).toBe(!OWN.includes(id));
  });

  it("says how to silence it, and leads to its examples in the playground", () => {
    const silencing = oneLine(page.markdown).split("## How to silence it ")[1] ?? "";
    if (id === "weakened-check") expect(silencing).toMatch(/^No suppression hides it\./);
    else expect(silencing).toMatch(new RegExp(`^Write \`# taintlint-ignore: ${id} -- .*\`rules: {${id}: off}\``));
    const first = page.examples.findIndex(isPlayable);
    const links = page.markdown.match(/https:\/\/taintlint\.github\.io\/[^)]*/g) ?? [];
    expect(links).toEqual(first < 0 ? [] : [playgroundUrl(id, first)]);
  });

  it("tells the options that the rule takes", () => {
    const { options = {} } = RULES.find((rule) => rule.id === id) ?? {};
    const [, told = ""] = /\n## Options\n([\s\S]*?)\n## /.exec(page.markdown) ?? [];
    const items = told.split(/^(?=- )/m).slice(1);
    expect(items.map((item) => oneLine(item).replace(/(?<=`: ).*/, ""))).toEqual(
      Object.entries(options).map(([name, option]) => describeOption(name, option)),
    );
  });
});

const PAGE = textOf("evicted-by-taint");
const lineOf = (text: string) => PAGE.split("\n").indexOf(text) + 1;

it.each([
  [
    "a heading is missing",
    "## Fix\n",
    "",
    lineOf("## When it stays silent, or says less") - 1,
    'heading "## Fix" is missing',
  ],
  [
    "a heading is misspelt",
    "## Examples\n",
    "## Exampels\n",
    lineOf("## Examples"),
    'heading "Exampels" is unknown; did you mean "Examples"?',
  ],
  [
    "nothing stands below one",
    /## Why\n[\s\S]*?(?=## Fix)/,
    "## Why\n\n",
    lineOf("## Why"),
    'nothing stands below heading "## Why"',
  ],
  [
    "an example has no mark",
    "300 # <--",
    "300",
    lineOf("Reported:"),
    '"# <--" marks lines of a block "Reported:", and of no other',
  ],
  ["a correction has a mark", /(Correct:[\s\S]*?NoExecute)/, "$1 # <--", lineOf("Correct:"), '"# <--" marks lines'],
  [
    "an example has no correction",
    /\nCorrect:\n\n[\s\S]*?\n```\n/,
    "",
    lineOf("### Five minutes on a database node, again and again"),
    'the example has no block "Correct:"',
  ],
  [
    "an example reports nothing",
    /\nReported:\n\n[\s\S]*?\n```\n/,
    "",
    lineOf("### Five minutes on a database node, again and again"),
    'the example has no block "Reported:"',
  ],
  [
    "a block has another name",
    "Reported:",
    "Reports:",
    lineOf("Reported:"),
    'block "Reports:" is unknown; did you mean "Reported:"?',
  ],
  [
    "a block has no end",
    /```\n$/,
    "",
    PAGE.split("\n").lastIndexOf("```yaml") + 1,
    'the block does not end with "```"',
  ],
  ["there is no example", /### [\s\S]*/, "", lineOf("## Examples"), 'no example stands below heading "## Examples"'],
  [
    "the group is unknown",
    "group: Placement",
    "group: Placements",
    3,
    'group "Placements" is unknown; did you mean "Placement"?',
  ],
  [
    "the severity is unknown",
    "severity: error",
    "severity: fatal",
    2,
    'severity "fatal" is unknown; it is one of "error", "warning" or "note"',
  ],
  ["a key is unknown", "kubernetes: ", "kubernets: ", 4, 'key "kubernets" is unknown; did you mean "kubernetes"?'],
  ["the severity is missing", "severity: error\n", "", 1, 'key "severity" is missing'],
  ["there is no front matter", "---\n", "", 1, 'the front matter between two lines "---" is missing'],
  [
    "the title is of another rule",
    "# evicted-by-taint\n",
    "# evicted\n",
    lineOf("# evicted-by-taint"),
    'heading "# evicted-by-taint" is missing',
  ],
  [
    "the summary is missing",
    /(?<=# evicted-by-taint\n)[\s\S]*?(?=## Why)/,
    "\n",
    lineOf("# evicted-by-taint"),
    "a summary of one line is expected below the title",
  ],
])("a page is refused with its line where %s", (_, from, to, line, says) => {
  const broken = PAGE.replace(from, to);
  expect(broken).not.toBe(PAGE);
  expect(() => parseRulePage("evicted-by-taint", broken)).toThrow(`docs/rules/evicted-by-taint.md:${line}: ${says}`);
});

it("a page's links are absolute, and its blocks are the example", () => {
  const { markdown, examples } = parseRulePage("evicted-by-taint", PAGE);
  expect(markdown).toContain(`[All ways](${documentationUrl("suppressions.md")})`);
  expect(examples.map(({ title }) => title)).toEqual([
    "Five minutes on a database node, again and again",
    "The first matching toleration is the one that counts",
  ]);
  expect(examples[0]?.bad).toContain("          tolerationSeconds: 300 # <--\n");
  expect(examples[0]?.good).not.toContain("tolerationSeconds");
});
