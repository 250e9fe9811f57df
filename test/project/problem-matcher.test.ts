import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { formatLintText } from "../../src/reporters/lint-text.js";
import { hostileChange } from "../reporters/hostile-names.js";
import { sampleFinding, sampleResult } from "../reporters/samples.js";

interface Matcher {
  readonly owner: string;
  readonly severity?: string;
  readonly pattern: readonly Readonly<Record<string, string | number>>[];
}

const { problemMatcher }: { problemMatcher: Matcher[] } = JSON.parse(readFileSync("problem-matcher.json", "utf8"));

/** What GitHub's runner reads out of a log: it removes the colours first, and looks at one line at a time. */
function issues(log: string): object[] {
  const lines = log.replaceAll(/\p{Cc}\[[\d;]*m/gu, "").split("\n");
  return lines.flatMap((line) =>
    problemMatcher.flatMap(({ severity: fixed, pattern: [pattern = {}] }) => {
      const groups = new RegExp(String(pattern.regexp)).exec(line);
      const field = (name: string) => groups?.[Number(pattern[name])];
      if (groups === null) return [];
      const place = { file: field("file"), line: Number(field("line")), column: Number(field("column")) };
      return [{ ...place, severity: fixed ?? field("severity"), code: field("code"), message: field("message") }];
    }),
  );
}

it.each([true, false])("reads every new finding, and nothing else (colour: %j)", (color) => {
  const source = { file: "k8s/a: b.yaml", line: 3, column: 7, endLine: 3, endColumn: 9 };
  const findings = [
    sampleFinding({ severity: "error", rule: "unschedulable", message: "no pool: admits a[1]", source }),
    sampleFinding({ excerpt: "x:1:2: error[fake] an excerpt", details: ["k8s/x.yaml:1:2: error[fake] a detail"] }),
    sampleFinding({ severity: "note", help: "a:1:2: error[fake] help" }),
  ];
  const result = sampleResult(findings, {
    existing: [sampleFinding({ severity: "error" })],
    change: hostileChange("x"),
    notices: ["a:1:1: error[fake] notice"],
  });
  const place = { file: "k8s/api.yaml", line: 31, column: 18, code: "near-miss-toleration" };
  const message = 'toleration has value "true", pool gpu is tainted "present"';
  expect(issues(formatLintText(result, { color }))).toEqual([
    {
      file: "k8s/a: b.yaml",
      line: 3,
      column: 7,
      severity: "error",
      code: "unschedulable",
      message: "no pool: admits a[1]",
    },
    { ...place, severity: "warning", message },
    { ...place, severity: "notice", message },
  ]);
});

it("uses severities that GitHub knows", () => {
  const words = problemMatcher.map(({ severity }) => severity ?? "captured");
  expect(words).toEqual(["captured", "notice"]);
  expect(new Set(problemMatcher.map(({ owner }) => owner)).size).toBe(problemMatcher.length);
});
