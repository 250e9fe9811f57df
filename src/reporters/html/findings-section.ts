import { ruleUrl } from "../../model/documentation.js";
import { type Finding, SEVERITIES } from "../../model/finding.js";
import { groupBy } from "../../model/group-by.js";
import { count } from "../../model/words.js";
import { formatWorkload } from "../../model/workload.js";
import { detailsOf, messageOf } from "../words/finding-words.js";
import { visibleLines, visibleText } from "../words/visible-text.js";
import { escapeHtml, htmlLink, htmlProse, htmlSelect, htmlText } from "./escape-html.js";
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
export function repositoryFindings(all: readonly RepositoryFinding[], leftOut: string): string {
  const groups = [...groupBy(all, ({ repository }) => repository)].map(([repository, ones]) => {
    const cards = ones.map(({ finding, options }) => findingCard(finding, { ...options, repository }));
    return `<h3 class="group">${htmlText(repository)} (${ones.length})</h3>\n${cards.join("\n")}`;
  });
  const findings = all.map(({ finding }) => finding);
  const note = leftOut === "" ? "" : `<p>${htmlText(leftOut)}</p>\n`;
  return listedFindings(findings, groups, note, counted(all.map(({ repository }) => repository)));
}

export function findingsSection(findings: readonly Finding[], options: HtmlReportOptions): string {
  const groups = SEVERITIES.flatMap((severity) => {
    const ones = findings.filter((finding) => finding.severity === severity);
    const cards = ones.map((one) => findingCard(one, options)).join("\n");
    return ones.length === 0 ? [] : [`<h3 class="group">${count(ones.length, severity)}</h3>\n${cards}`];
  });
  return listedFindings(findings, groups);
}

/** The section of findings: a note, filters, and the groups. */
function listedFindings(
  findings: readonly Finding[],
  groups: readonly string[],
  note = "",
  repositories: readonly [string, number][] = [],
): string {
  return `<section id="findings" aria-labelledby="findings-title">
<h2 id="findings-title">Findings</h2>
${note}${findings.length < 2 ? "" : filters(findings, repositories)}<p class="count" id="findings-count" aria-live="polite"></p>
<div id="finding-list">
${findings.length === 0 ? `<p class="clean">No findings.</p>` : groups.join("\n")}
</div>
</section>
`;
}

/** Formats existing findings, folded. */
export function existingSection(existing: readonly Finding[], options: HtmlReportOptions): string {
  if (existing.length === 0) return "";
  return `<section id="existing" aria-labelledby="existing-title">
<h2 id="existing-title">Findings from before</h2>
<details><summary>${count(existing.length, "finding")} from before this change</summary>
${existing.map((finding) => findingCard(finding, options)).join("\n")}
</details>
</section>
`;
}

function filters(findings: readonly Finding[], repositories: readonly [string, number][]): string {
  const present = SEVERITIES.filter((severity) => findings.some((finding) => finding.severity === severity));
  const boxes = present.map((severity) => {
    const number = findings.filter((finding) => finding.severity === severity).length;
    return `<label><input type="checkbox" name="severity" value="${severity}" checked> ${count(number, severity)}</label>`;
  });
  return `<form class="filters" id="finding-filters">
<fieldset><legend>Show</legend>${boxes.join("\n")}</fieldset>
<label>Search <input type="search" name="text" placeholder="text, file or name" autocomplete="off"></label>
${repositories.length === 0 ? "" : `${choice("Repository", "repository", repositories)}\n`}${choice("Rule", "rule", counted(findings.map(({ rule }) => rule)))}
${choice("Namespace", "namespace", counted(findings.flatMap(({ workload }) => workload?.namespace ?? [])))}
<label>Group by <select name="group">${repositories.length === 0 ? "" : '<option value="repository">repository</option>'}<option value="severity">severity</option><option value="rule">rule</option><option value="namespace">namespace</option><option value="file">file</option></select></label>
<button type="reset">Clear</button>
</form>
`;
}

function counted(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}

function choice(label: string, name: string, values: readonly [string, number][]): string {
  const option = ([value, count]: [string, number]) =>
    `<option value="${htmlText(value)}">${htmlText(value)} (${count})</option>`;
  return htmlSelect(label, name, values.map(option));
}

function findingCard(finding: Finding, options: CardOptions): string {
  const { severity, rule, workload, source } = finding;
  const place = htmlText(`${source.file}:${source.line}:${source.column}`);
  const repository = options.repository === undefined ? "" : ` data-repository="${htmlText(options.repository)}"`;
  const namespace = workload === null ? "" : ` data-namespace="${htmlText(workload.namespace)}"`;
  const details = [
    ...detailsOf(finding).map((detail) => `<li>${htmlProse(detail)}</li>`),
    ...finding.related.map(({ file, line, message }) => {
      const where = htmlLink(htmlText(`${file}:${line}`), options.sourceUrl?.(file, line));
      return `<li>${where} ${htmlText(message)}</li>`;
    }),
  ];
  return `<article class="finding ${severity}" id="f-${escapeHtml(`${options.idPrefix ?? ""}${finding.fingerprint}`)}"${repository} data-severity="${severity}" data-rule="${htmlText(rule)}" data-file="${htmlText(source.file)}"${namespace}>
<h4><span class="severity">${severity}</span> ${htmlProse(messageOf(finding))}</h4>
<p class="about">${ownerText(finding)}<span>${htmlLink(htmlText(rule), ruleUrl(rule))}</span> <span class="place">${htmlLink(place, options.sourceUrl?.(source.file, source.line))}</span></p>
${excerptOf(finding)}${details.length === 0 ? "" : `<ul>${details.join("\n")}</ul>\n`}${helpOf(finding)}</article>`;
}

function ownerText({ workload, clusters, renderings = [] }: Finding): string {
  const owner = workload === null ? "" : `<strong>${htmlText(formatWorkload(workload))}</strong> `;
  const where = [
    ...clusters.map((cluster) => `<span>cluster ${htmlText(cluster)}</span> `),
    ...(renderings.length === 0 ? [] : [`<span>rendered in ${htmlText(renderings.join(", "))}</span> `]),
  ];
  return owner + where.join("");
}

/** Marks the culprit, and cuts a long line around it. */
function excerptOf({ excerpt: written, source }: Finding): string {
  if (written.trim() === "") return "";
  // How deep the line stands says nothing by itself.
  const depth = Math.min(written.length - written.trimStart().length, Math.max(source.column - 1, 0));
  const excerpt = written.slice(depth);
  const start = Math.min(Math.max(source.column - 1 - depth, 0), excerpt.length);
  const wanted = source.endLine === source.line ? source.endColumn - 1 - depth : excerpt.length;
  const end = Math.min(Math.max(wanted, start), start + CULPRIT_MAX_LENGTH, excerpt.length);
  const from = Math.max(0, start - EXCERPT_REACH);
  const to = Math.min(excerpt.length, end + EXCERPT_REACH);
  const escaped = (left: number, right: number) =>
    escapeHtml(excerpt.slice(left, right).split("\t").map(visibleText).join("    "));
  const marked = end > start ? `<mark>${escaped(start, end)}</mark>` : "";
  const text = `${from > 0 ? "..." : ""}${escaped(from, start)}${marked}${escaped(end, to)}${to < excerpt.length ? "..." : ""}`;
  return `<pre class="excerpt"><span class="line" aria-hidden="true">${source.line}</span><code>${text}</code></pre>\n`;
}

function helpOf({ help }: Finding): string {
  if (help === "") return "";
  const [prose = "", ...yaml] = visibleLines(help);
  const block = yaml.length === 0 ? "" : `<pre>${yaml.map(htmlText).join("\n")}</pre>`;
  return `<div class="help"><p>${htmlProse(prose)}</p>${block}</div>\n`;
}
