import { expect, it } from "vitest";
import { formatHtmlReport } from "../../src/reporters/html/report.js";
import { formatJobSummary } from "../../src/reporters/job-summary.js";
import { formatLintText } from "../../src/reporters/lint-text.js";
import { viewOf } from "../../src/workspace/view.js";
import { sampleFinding, sampleResult } from "./samples.js";

const ALL = sampleResult(
  (["error", "warning", "note", "note"] as const).map((severity) => sampleFinding({ severity, rule: `a-${severity}` })),
);
const SUMMARY = { ...ALL.summary, known: 12 };
const REPORTS = [
  ["the terminal", (result: typeof ALL) => formatLintText(result, { color: false, columns: 200 }), "; "],
  ["HTML", (result: typeof ALL) => formatHtmlReport(result, { passed: false }), "<dt>Not shown</dt><dd>"],
  ["a job summary", (result: typeof ALL) => formatJobSummary(result, { passed: false }), " Not shown: "],
] as const;

it.each(REPORTS)(
  "%s says what --quiet and --min-severity hide, and nothing where nothing is hidden",
  (_, format, lead) => {
    const view = (least: "error" | "warning" | "note", isQuiet = false) =>
      format(viewOf({ ...ALL, summary: SUMMARY }, { least, isQuiet, only: [], isFull: false }));
    expect(view("error", true)).toContain(`${lead}1 warning, 2 notes below the severity asked for, 12 known`);
    expect(view("error", true)).not.toContain("a-note");
    expect(view("warning")).toContain(`${lead}2 notes below the severity asked for, 12 known`);
    expect(view("note")).toContain(`${lead}12 known from the baseline`);
    expect(view("note")).toContain("a-note");
    expect(format(ALL)).not.toMatch(/Not shown|below the severity/);
  },
);
