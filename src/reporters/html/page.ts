import { REPORT_SCRIPT, REPORT_STYLE } from "virtual:report-assets";
import type { SourceUrl } from "../../model/repository-address.js";
import { type Hole, type Html, html, htmlJson, joinHtml, markupOf, ownHtml } from "./escape-html.js";

/** Forbids loading and sending, whatever the report holds. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

export interface HtmlPage {
  readonly title: string;
  /** The element that a reader may skip to. */
  readonly first: string;
  readonly header: Html;
  readonly main: Html;
  /** Data for the script. */
  readonly matrices: unknown;
}

/** Returns a self-contained HTML file. */
export function htmlPage({ title, first, header, main, matrices }: HtmlPage): string {
  return markupOf(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${title}</title>
<style>
${ownHtml(REPORT_STYLE)}</style>
</head>
<body>
<a class="skip" href="#${first}">Skip to ${first}</a>
<header class="top">
${header}
</header>
<main>
${main}</main>
<script type="application/json" id="matrices">${htmlJson(matrices)}</script>
<script>
${ownHtml(REPORT_SCRIPT)}</script>
</body>
</html>
`);
}

/** Returns a table whose rows, names first, are cards on a phone, where each cell has its heading beside it. */
export function tableOfCards(label: string, heads: readonly string[], rows: readonly (readonly Hole[])[]): Html {
  const told = rows.map(([name, ...cells]) => {
    const others = cells.map((cell, index) => html`<td data-head="${heads[index + 1]}">${cell}</td>`);
    return html`<tr><th scope="row">${name}</th>${joinHtml(others)}</tr>`;
  });
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Table of ${label}"><table class="pools cards">
<thead><tr>${joinHtml(heads.map((head) => html`<th scope="col">${head}</th>`))}</tr></thead>
<tbody>
${told}
</tbody>
</table></div>`;
}

export interface HtmlReportOptions {
  readonly passed: boolean;
  /** Links to a line of the repository; plain text without it. */
  readonly sourceUrl?: SourceUrl | undefined;
  /** Where the report comes from, each fact with its label, the repository first: `["Commit", "1a2b3c4"]`. */
  readonly origin?: readonly (readonly [label: string, text: string])[];
}
