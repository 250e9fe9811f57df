import { describe, expect, it } from "vitest";
import type { ChangeReport, LintResult } from "../../src/lint/contract/result.js";
import { ruleUrl } from "../../src/model/documentation.js";
import {
  auditIssueTitle,
  formatAuditIssue,
  formatPullRequestComment,
  isClean,
} from "../../src/reporters/github-comment.js";
import { formatReviewSuggestion } from "../../src/reporters/review-suggestion.js";
import { sampleFinding, sampleResult } from "./samples.js";

const OPTIONS = { passed: false, scope: "" };
/** Room for the hidden marker that the action puts in front. */
const BODY_LIMIT = 65_536 - 256;
const CHANGE: ChangeReport = {
  base: { revision: "main", commit: "0123456789abcdef" },
  pools: [],
  workloads: [
    {
      ...{ kind: "Deployment", namespace: "default", name: "api", cluster: null },
      ...{ source: { file: "k8s/api.yaml", line: 1 }, effect: "loses-pool", pools: ["gpu"] },
      ...{ evictedAfterSeconds: null, reason: "pool gpu is tainted now" },
    },
  ],
  ...{ landFirst: [], landAfter: [], needBoth: [] },
};

function many(count: number): LintResult {
  return sampleResult(
    Array.from({ length: count }, (_, index) => sampleFinding({ severity: "error", message: `finding ${index} 🙂é` })),
  );
}

/** Each for a reason of its own, so that none is told with another. */
const manyImpacts = (number: number) =>
  Array.from({ length: number }, (_, index) =>
    CHANGE.workloads.slice(0, 1).map((impact) => ({ ...impact, reason: `reason ${index}` })),
  ).flat();

describe("formatPullRequestComment", () => {
  it("tells verdict, findings, what was there, and where the matrix is", () => {
    const result = sampleResult([sampleFinding()], { existing: [sampleFinding(), sampleFinding()] });
    const text = formatPullRequestComment(result, { ...OPTIONS, runUrl: "https://github.example/run" });
    expect(text).toMatch(/^### ❌ taintlint: 1 warning\n/);
    expect(text).toContain("near-miss-toleration");
    expect(text).toMatch(/\n2 findings .*: not listed here\. \[The job summary\]\(https:\/\/github\.example\/run\)/);
  });

  it("tells what a change does, also without findings", () => {
    const result = sampleResult([], { change: CHANGE });
    expect(isClean(result)).toBe(false);
    const text = formatPullRequestComment(result, { ...OPTIONS, passed: true });
    expect(text).toMatch(/^### ✅ taintlint: no new findings\n/);
    expect(text).toContain("pool gpu is tainted now");
  });

  it("is a tick once nothing is found", () => {
    const result = sampleResult([]);
    expect(isClean(result)).toBe(true);
    const text = formatPullRequestComment(result, { ...OPTIONS, passed: true, scope: " in <code>shop</code>" });
    expect(text).toMatch(/^### ✅ taintlint in <code>shop<\/code>: no findings\n/);
    expect(text).not.toContain("|");
  });

  it.each([
    ["findings", many(5000)],
    ["impacts", sampleResult([], { change: { ...CHANGE, workloads: manyImpacts(5000) } })],
    ["both", { ...many(5000), change: { ...CHANGE, workloads: manyImpacts(5000) } }],
  ])("with very many %s is no longer than GitHub allows, and says what is left out", (_, result) => {
    for (const format of [formatPullRequestComment, formatAuditIssue]) {
      const text = format(result, { ...OPTIONS, runUrl: "https://github.example/run" });
      expect(text.length).toBeLessThanOrEqual(BODY_LIMIT);
      expect(text.length).toBeGreaterThan(BODY_LIMIT / 2);
      expect(text).toMatch(/\n\d+ items are left out: GitHub limits the size\.\n/);
      expect(text).toContain("[The job summary]");
    }
  });
});

describe("the text of an issue", () => {
  const named = (...names: readonly string[]) =>
    names.map((name) =>
      sampleFinding({ severity: "error", message: `about ${name}`, fingerprint: `${name}${name}-2` }),
    );
  const textOf = (names: readonly string[], before?: string, change: Partial<LintResult> = {}) =>
    `<!-- marker -->\n${formatAuditIssue(sampleResult(named(...names), change), OPTIONS, before)}`;
  const headings = (text: string) => text.match(/(?<=^### ).*|(?<=\*\*error\*\* )about .|^Since .*/gm);

  it("says first what is new since its last text, then the rest", () => {
    const first = textOf(["a", "b"]);
    expect(headings(first)).toEqual(["Findings", "about a", "about b"]);
    const since = "Since the text before this: ";
    const second = textOf(["a", "b", "c"], first);
    expect(headings(second)).toEqual([
      `${since}1 new finding, 0 no longer found.`,
      "New",
      "about c",
      "From before",
      "about a",
      "about b",
    ]);
    // GitHub gives back what a person has edited with other ends of lines.
    const third = textOf(["a", "d"], second.replaceAll("\n", "\r\n"));
    expect(headings(third)).toEqual([
      `${since}1 new finding, 2 no longer found.`,
      "New",
      "about d",
      "From before",
      "about a",
    ]);
    expect(headings(textOf(["e"], third))).toEqual([`${since}1 new finding, 2 no longer found.`, "New", "about e"]);
    expect(headings(textOf(["a"], third))).toEqual([
      `${since}0 new findings, 1 no longer found.`,
      "From before",
      "about a",
    ]);
  });

  it("claims nothing where a run ended early, and forgets nothing", () => {
    const early = textOf(["a"], textOf(["a", "b"]), { reached: ["the run ended at its bound"] });
    expect(headings(early)).toEqual(["Since the text before this: 0 new findings.", "From before", "about a"]);
    expect(headings(textOf(["a", "b"], early))).toContain(
      "Since the text before this: 0 new findings, 0 no longer found.",
    );
  });

  it.each([
    ["a person has taken the list out", (text: string) => text.replace(/<!-- found.*\n/, "")],
    ["the list stands elsewhere", (text: string) => text.replace("\n", "\n\n")],
    ["the list is not one", (text: string) => text.replace("<!-- found ", "<!-- found <b>")],
  ])("does not say what is new where %s", (_, edited) => {
    expect(headings(textOf(["a"], edited(textOf(["b"]))))).toEqual(["Findings", "about a"]);
  });

  it("does not say what is new after more findings than it lists, and is no longer than GitHub allows", () => {
    const numbered = (from: number, number: number) => {
      const findings = many(number).findings.map((one, index) => ({
        ...one,
        fingerprint: `${"0".repeat(12)}${from + index}-100`,
      }));
      return sampleResult(findings);
    };
    const next = (before: string, result: LintResult) =>
      `<!-- marker -->\n${formatAuditIssue(result, OPTIONS, before)}`;
    const full = next("", numbered(1000, 500));
    for (const from of [1000, 1100, 1499, 2000]) {
      const text = next(full, numbered(from, 500));
      expect(text).toContain(`\nSince the text before this: ${Math.min(from - 1000, 500)} new finding`);
      expect(text.length).toBeLessThanOrEqual(BODY_LIMIT);
      expect(text.length).toBeGreaterThan(BODY_LIMIT / 2);
    }
    expect(next(next("", numbered(1000, 501)), numbered(1000, 3))).not.toContain("Since");
  });
});

it("the title of an issue counts what an audit finds", () => {
  expect(auditIssueTitle(many(3), "")).toBe("taintlint: 3 errors");
  expect(auditIssueTitle(many(1), "shop")).toBe("taintlint in shop: 1 error");
});

describe("formatReviewSuggestion", () => {
  it("says what is wrong, what the fix does, and the new lines", () => {
    const suggestion = { findings: [sampleFinding()], titles: ["put the value in quotes"], replacement: "a: 1\n" };
    const text = formatReviewSuggestion(suggestion);
    expect(text).toContain(`**warning** [near-miss-toleration](${ruleUrl("near-miss-toleration")}): `);
    expect(text).toContain("\n- put the value in quotes\n\n```suggestion\na: 1\n```\n");
  });

  it("removes lines with an empty suggestion", () => {
    const text = formatReviewSuggestion({ findings: [sampleFinding()], titles: ["x"], replacement: "" });
    expect(text).toContain("\n```suggestion\n```\n");
  });

  it("cannot be ended by the lines that it shows", () => {
    const replacement = "a: |\n  ````\n  ```suggestion\n";
    const text = formatReviewSuggestion({ findings: [sampleFinding()], titles: ["x"], replacement });
    expect(text).toContain(`\n\`\`\`\`\`suggestion\n${replacement}\`\`\`\`\`\n`);
  });

  it("is none where it would be longer than GitHub allows", () => {
    const suggestion = { findings: [sampleFinding()], titles: ["x"], replacement: `${"x".repeat(66_000)}\n` };
    expect(formatReviewSuggestion(suggestion)).toBeUndefined();
  });
});
