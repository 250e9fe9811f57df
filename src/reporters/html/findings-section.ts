import { ruleUrl } from "../../model/documentation.js";
import { type Finding, SEVERITIES } from "../../model/finding.js";
import { groupBy } from "../../model/group-by.js";
import { count } from "../../model/words.js";
import { formatWorkload } from "../../model/workload.js";
import { detailsOf, messageOf } from "../words/finding-words.js";
import { visibleLines } from "../words/visible-text.js";
import { type Html, html, htmlLink, htmlProse, htmlSelect, joinHtml } from "./escape-html.js";
import type { HtmlReportOptions } from "./page.js";

/** In UTF-16 units, on each side. */
const EXCERPT_REACH = 120;
const CULPRIT_MAX_LENGTH = 160;

/** A finding with its repository. */
export interface RepositoryFinding {
  readonly finding: Finding;
  readonly repository: string;
  readonly options: CardOptions;
}

interface CardOptions extends Pick<HtmlReportOptions, "sourceUrl"> {
  readonly idPrefix?: string;
  readonly repository?: string;
}

/** Formats findings by repository, with filters. */
export function repositoryFindings(all: readonly RepositoryFinding[], leftOut: string): Html {
  const groups = [...groupBy(all, ({ repository }) => repository)].map(([repository, ones]) => {
    const cards = ones.map(({ finding, options }) => findingCard(finding, { ...options, repository }));
    return html`<h3 class="group">${repository} (${ones.length})</h3>\n${cards}`;
  });
  const findings = all.map(({ finding }) => finding);
  const note = leftOut === "" ? undefined : html`<p>${leftOut}</p>\n`;
  return listedFindings(
    findings,
    groups,
    note,
    all.map(({ repository }) => repository),
  );
}

export function findingsSection(findings: readonly Finding[], options: HtmlReportOptions): Html {
  const groups = SEVERITIES.flatMap((severity) => {
    const ones = findings.filter((finding) => finding.severity === severity);
    const cards = ones.map((one) => findingCard(one, options));
    return ones.length === 0 ? [] : [html`<h3 class="group">${count(ones.length, severity)}</h3>\n${cards}`];
  });
  return listedFindings(findings, groups);
}

/** The section of findings: a note, filters, and the groups. */
function listedFindings(
  findings: readonly Finding[],
  groups: readonly Html[],
  note?: Html,
  repositories: readonly string[] = [],
): Html {
  return html`<section id="findings" aria-labelledby="findings-title">
<h2 id="findings-title">Findings</h2>
${note}${findings.length < 2 ? "" : filters(findings, repositories)}<p class="count" id="findings-count" aria-live="polite"></p>
<div id="finding-list">
${findings.length === 0 ? html`<p class="clean">No findings.</p>` : groups}
</div>
</section>
`;
}

/** Formats existing findings, folded. */
export function existingSection(existing: readonly Finding[], options: HtmlReportOptions): Html | undefined {
  if (existing.length === 0) return undefined;
  return html`<section id="existing" aria-labelledby="existing-title">
<h2 id="existing-title">Findings from before</h2>
<details><summary>${count(existing.length, "finding")} from before this change</summary>
${existing.map((finding) => findingCard(finding, options))}
</details>
</section>
`;
}

function filters(findings: readonly Finding[], repositories: readonly string[]): Html {
  const present = SEVERITIES.filter((severity) => findings.some((finding) => finding.severity === severity));
  const boxes = present.map((severity) => {
    const number = findings.filter((finding) => finding.severity === severity).length;
    return html`<label><input type="checkbox" name="severity" value="${severity}" checked> ${count(number, severity)}</label>`;
  });
  const rules = findings.map(({ rule }) => rule);
  const namespaces = findings.flatMap(({ workload }) => workload?.namespace ?? []);
  return html`<details class="fold" open><summary>Filters</summary>
<form class="filters" id="finding-filters">
<fieldset><legend>Show</legend>${boxes}</fieldset>
<label>Search <input type="search" name="text" placeholder="text, file or name" autocomplete="off"></label>
${repositories.length === 0 ? "" : html`${choice("Repository", "repository", repositories)}\n`}${choice("Rule", "rule", rules)}
${choice("Namespace", "namespace", namespaces)}
<label>Group by <select name="group">${repositories.length === 0 ? "" : html`<option value="repository">repository</option>`}<option value="severity">severity</option><option value="rule">rule</option><option value="namespace">namespace</option><option value="file">file</option></select></label>
<button type="reset">Clear</button>
</form></details>
`;
}

function choice(label: string, name: string, values: readonly string[]): Html {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const options = [...counts.keys()].sort().map((value) => {
    return html`<option value="${value}">${value} (${counts.get(value)})</option>`;
  });
  return htmlSelect(label, name, options);
}

function findingCard(finding: Finding, options: CardOptions): Html {
  const { severity, rule, workload, source } = finding;
  const place = `${source.file}:${source.line}:${source.column}`;
  const repository = options.repository === undefined ? "" : html` data-repository="${options.repository}"`;
  const namespace = workload === null ? "" : html` data-namespace="${workload.namespace}"`;
  const details = [
    ...detailsOf(finding).map((detail) => html`<li>${htmlProse(detail)}</li>`),
    ...finding.related.map(({ file, line, message }) => {
      const where = htmlLink(`${file}:${line}`, options.sourceUrl?.(file, line));
      return html`<li>${where} ${message}</li>`;
    }),
  ];
  return html`<article class="finding ${severity}" id="f-${options.idPrefix}${finding.fingerprint}"${repository} data-severity="${severity}" data-rule="${rule}" data-file="${source.file}"${namespace}>
<h4><span class="severity">${severity}</span> ${htmlProse(messageOf(finding))}</h4>
<p class="about">${ownerText(finding)}<span>${htmlLink(rule, ruleUrl(rule))}</span> <span class="place">${htmlLink(place, options.sourceUrl?.(source.file, source.line))}</span></p>
${excerptOf(finding)}${details.length === 0 ? "" : html`<ul>${details}</ul>\n`}${helpOf(finding)}</article>`;
}

function ownerText({ workload, clusters, renderings = [] }: Finding): Html {
  const owner = workload === null ? "" : html`<strong>${formatWorkload(workload)}</strong> `;
  const where = [
    ...clusters.map((cluster) => html`<span>cluster ${cluster}</span> `),
    ...(renderings.length === 0 ? [] : [html`<span>rendered in ${renderings.join(", ")}</span> `]),
  ];
  return joinHtml([owner, ...where]);
}

/** Marks the culprit, and cuts a long line around it. */
function excerptOf({ excerpt: written, source }: Finding): Html | undefined {
  if (written.trim() === "") return undefined;
  // How deep the line stands says nothing by itself.
  const depth = Math.min(written.length - written.trimStart().length, Math.max(source.column - 1, 0));
  const excerpt = written.slice(depth);
  const start = Math.min(Math.max(source.column - 1 - depth, 0), excerpt.length);
  const wanted = source.endLine === source.line ? source.endColumn - 1 - depth : excerpt.length;
  const end = Math.min(Math.max(wanted, start), start + CULPRIT_MAX_LENGTH, excerpt.length);
  const from = Math.max(0, start - EXCERPT_REACH);
  const to = Math.min(excerpt.length, end + EXCERPT_REACH);
  const piece = (left: number, right: number) => excerpt.slice(left, right).replaceAll("\t", "    ");
  const marked = end > start ? html`<mark>${piece(start, end)}</mark>` : "";
  const text = html`${from > 0 ? "..." : ""}${piece(from, start)}${marked}${piece(end, to)}${to < excerpt.length ? "..." : ""}`;
  return html`<pre class="excerpt"><span class="line" aria-hidden="true">${source.line}</span><code>${text}</code></pre>\n`;
}

function helpOf({ help }: Finding): Html | undefined {
  if (help === "") return undefined;
  const [prose = "", ...yaml] = visibleLines(help);
  const block = yaml.length === 0 ? "" : html`<pre>${yaml}</pre>`;
  return html`<div class="help"><p>${htmlProse(prose)}</p>${block}</div>\n`;
}
