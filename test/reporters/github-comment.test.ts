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
