import { REPORT_SCRIPT, REPORT_STYLE } from "virtual:report-assets";
import { escapeHtml, htmlJson, htmlText } from "./escape-html.js";

/** The report may load nothing and send nothing, whatever stands in it. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** The parts of a page, all but the title already HTML. */
export interface HtmlPage {
  readonly title: string;
  /** The id of what comes first, for those who skip the head. */
  readonly first: { readonly id: string; readonly name: string };
  readonly header: string;
  readonly main: string;
  /** What the script knows of the matrices. */
  readonly matrices: unknown;
}

/** One HTML file that needs nothing else. */
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
