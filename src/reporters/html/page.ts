import { REPORT_SCRIPT, REPORT_STYLE } from "virtual:report-assets";
import type { SourceUrl } from "../../model/repository-address.js";
import { escapeHtml, htmlJson, htmlText } from "./escape-html.js";

/** Forbids loading and sending, whatever the report holds. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

export interface HtmlPage {
  readonly title: string;
  readonly first: { readonly id: string; readonly name: string };
  readonly header: string;
  readonly main: string;
  /** Data for the script. */
  readonly matrices: unknown;
}

/** Returns a self-contained HTML file. */
export function htmlPage({ title, first, header, main, matrices }: HtmlPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(POLICY)}">
<title>${htmlText(title)}</title>
<style>
${REPORT_STYLE}</style>
</head>
<body>
<a class="skip" href="#${first.id}">Skip to ${first.name}</a>
<header class="top">
${header}
</header>
<main>
${main}</main>
<script type="application/json" id="matrices">${htmlJson(matrices)}</script>
<script>
${REPORT_SCRIPT}</script>
</body>
</html>
`;
}

/** Returns a table whose rows are cards on a phone, where each cell has its heading beside it. */
export function tableOfCards(label: string, heads: readonly string[], rows: readonly string[]): string {
  return `<div class="scroll" tabindex="0" role="region" aria-label="Table of ${label}"><table class="pools cards">
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table></div>`;
}

/** Returns a row of such a table; `heads` are those of the cells. */
export function cardRow(name: string, cells: readonly string[], heads: readonly string[]): string {
  const told = cells.map((cell, index) => `<td data-head="${heads[index]}">${cell}</td>`);
  return `<tr><th scope="row">${name}</th>${told.join("")}</tr>`;
}

export interface HtmlReportOptions {
  readonly passed: boolean;
  /** Links to a line of the repository; plain text without it. */
  readonly sourceUrl?: SourceUrl | undefined;
  /** Where the report comes from, each fact with its label, the repository first: `["Commit", "1a2b3c4"]`. */
  readonly origin?: readonly (readonly [label: string, text: string])[];
}
