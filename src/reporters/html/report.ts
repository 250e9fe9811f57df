import type { LintResult } from "../../lint/result.js";
import { findingCounts, hiddenText, scopeText } from "../counts.js";
import { clusterMatrices } from "../fit-matrix.js";
import { REPORT_SCRIPT, REPORT_STYLE } from "./assets.js";
import { changeSection } from "./change-section.js";
import { escapeHtml, htmlJson, htmlText } from "./escape-html.js";
import { existingSection, findingsSection } from "./findings-section.js";
import { matrixData } from "./matrix-data.js";
import { matrixSection } from "./matrix-section.js";

export interface HtmlReportOptions {
  /** Whether the run passes, which depends on `--fail-on`. */
  readonly passed: boolean;
  /** The address of a rule's documentation. */
  readonly ruleUrl: (id: string) => string;
  /** The address of a line of the repository, to link to; without it places are plain text. */
  readonly sourceUrl?: (file: string, line: number) => string;
  /** What was looked at, for the heading: `example/shop at 1a2b3c4`. */
  readonly subject?: string;
}

/** The report may load nothing and send nothing, whatever stands in it. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/**
 * The report as one HTML file that needs nothing else: findings with their sources, and the matrix of workloads against
 * pools, each cell telling why. Filters and reasons need the script in it; everything else reads without.
 */
export function formatHtmlReport(result: LintResult, options: HtmlReportOptions): string {
  const matrices = clusterMatrices(result.fit).filter(({ rows }) => rows.length > 0);
  const title = `taintlint: ${findingCounts(result.summary)}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(POLICY)}">
<title>${escapeHtml(title)}</title>
<style>
${REPORT_STYLE}</style>
</head>
<body>
<a class="skip" href="#placement">Skip to placement</a>
<header>
${headline(result, options)}
</header>
<main>
${changeSection(result.change, options)}${findingsSection(result.findings, options)}${existingSection(result.existing, options)}${matrixSection(result, matrices)}</main>
<script type="application/json" id="matrices">${htmlJson(matrixData(matrices, result))}</script>
<script>
${REPORT_SCRIPT}</script>
</body>
</html>
`;
}

function headline({ summary, notices, existing }: LintResult, { passed, subject }: HtmlReportOptions): string {
  const hidden = hiddenText(summary);
  const before =
    existing.length === 0 ? "" : ` ${existing.length} more ${existing.length === 1 ? "was" : "were"} there before.`;
  const about = subject === undefined ? "" : `<p class="subject">${htmlText(subject)}</p>`;
  const told = notices.map((notice) => `<li>${htmlText(notice)}</li>`).join("\n");
  return `<h1>taintlint</h1>${about}
<p class="verdict ${passed ? "passed" : "failed"}"><strong>${passed ? "✓ passed" : "✗ failed"}</strong> ${findingCounts(summary)}.${before}</p>
<p>Looked at ${scopeText(summary)}.${hidden === "" ? "" : ` Not shown: ${hidden}.`}</p>
${told === "" ? "" : `<ul class="notices">${told}</ul>`}`;
}
