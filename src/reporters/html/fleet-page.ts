import type { RepositoryReport } from "../../lint/merge/repository-report.js";
import { bySeverity } from "../../model/finding.js";
import { groupBy } from "../../model/group-by.js";
import { count, nameSome } from "../../model/words.js";
import { findingCounts, scopeText } from "../words/counts.js";
import {
  type FleetOptions,
  fleetSummary,
  isUnchecked,
  repositoryName,
  sourceUrlOf,
  worstFirst,
} from "../words/fleet-report.js";
import { type Hole, type Html, html, htmlLink, joinHtml } from "./escape-html.js";
import { type RepositoryFinding, repositoryFindings } from "./findings-section.js";
import { htmlPage, tableOfCards } from "./page.js";

/** Browsers render so many quickly; the worst are kept. */
const MOST_FINDINGS = 3000;
const COMMIT_LENGTH = 7;
const NAMED = 5;

export interface FleetPageOptions extends FleetOptions {
  readonly day: string;
}

/** Formats a self-contained HTML file: repositories, the worst first, then findings with sources. Without matrices. */
export function formatFleetHtml(reports: readonly RepositoryReport[], options: FleetPageOptions): string {
  const ordered = worstFirst(reports);
  const all = ordered.flatMap(findingsOf);
  const shown = all.length <= MOST_FINDINGS ? all : worstOf(all);
  const summary = fleetSummary(reports);
  const repositories = count(reports.length, "repository", "repositories");
  const { passed } = options;
  const left = all.length - shown.length;
  return htmlPage({
    title: `taintlint · ${repositories}: ${findingCounts(summary)}`,
    first: "repositories",
    header: html`<h1>taintlint <span class="verdict ${passed ? "passed" : "failed"}"><strong>${passed ? "✓ passed" : "✗ failed"}</strong> ${findingCounts(summary)} in ${repositories}</span></h1>
<nav aria-label="Parts of the report"><a href="#repositories">Repositories <b>${reports.length}</b></a>
<a href="#findings">Findings <b>${all.length}</b></a></nav>`,
    main: html`<div class="scope">
<p class="origin"><span>${options.day}</span></p>
<p>Looked at ${scopeText(summary)}.</p>
${noticesOf(reports)}</div>
${repositoriesSection(ordered, shown)}${repositoryFindings(shown, left === 0 ? "" : `${count(left, "finding is", "findings are")} left out here: the JSON report holds all.`)}`,
    matrices: { marks: [], reasons: [], matrices: [] },
  });
}

/** Merges equal notices, with their repositories. */
function noticesOf(reports: readonly RepositoryReport[]): Html | undefined {
  const all = reports.flatMap((report) =>
    report.result.notices.map((notice) => ({ notice, name: repositoryName(report) })),
  );
  if (all.length === 0) return undefined;
  const items = [...groupBy(all, ({ notice }) => notice)].map(([notice, ones]) => {
    const names = ones.map(({ name }) => name);
    return html`<li><strong>${nameSome(names, NAMED)}</strong>: ${notice}</li>`;
  });
  return html`<details><summary>${count(items.length, "notice")}</summary><ul class="notices">${items}</ul></details>\n`;
}

function findingsOf(report: RepositoryReport, position: number): RepositoryFinding[] {
  const sourceUrl = sourceUrlOf(report.origin);
  const options = { idPrefix: `${position}-`, sourceUrl };
  const repository = repositoryName(report);
  return report.result.findings.toSorted(bySeverity).map((finding) => ({ finding, repository, options }));
}

function worstOf(all: readonly RepositoryFinding[]): RepositoryFinding[] {
  const worst = new Set(all.toSorted((a, b) => bySeverity(a.finding, b.finding)).slice(0, MOST_FINDINGS));
  return all.filter((one) => worst.has(one));
}

function repositoriesSection(reports: readonly RepositoryReport[], shown: readonly RepositoryFinding[]): Html {
  const heads = ["Repository", "Errors", "Warnings", "Notes", "Workloads", "Pools", "Commit"];
  const linked = new Set(shown.map(({ repository }) => repository));
  const rows = reports.map((report, position) => repositoryRow(report, position, linked.has(repositoryName(report))));
  return html`<section id="repositories" aria-labelledby="repositories-title">
<h2 id="repositories-title">Repositories</h2>
${tableOfCards("repositories", heads, rows)}
</section>
`;
}

function repositoryRow(report: RepositoryReport, position: number, isLinked: boolean): readonly Hole[] {
  const { origin, result } = report;
  const { errors, warnings, notes, workloads, pools } = result.summary;
  const [first] = findingsOf(report, position);
  const fragment = first === undefined || !isLinked ? undefined : `#f-${position}-${first.finding.fingerprint}`;
  const commit = origin.commit?.slice(0, COMMIT_LENGTH) ?? "";
  const address =
    origin.url === null || sourceUrlOf(origin) === undefined ? undefined : `${origin.url}/commit/${origin.commit}`;
  const bounds = (result.reached ?? []).map((clause) => html`<br><small class="alarm">${clause}</small>`);
  return [
    joinHtml([htmlLink(repositoryName(report), fragment), ...bounds]),
    errors === 0 ? 0 : html`<b class="alarm">${errors}</b>`,
    warnings,
    notes,
    isUnchecked(report) ? html`<b class="alarm">nothing was checked</b>` : workloads,
    pools,
    htmlLink(commit, commit === "" ? undefined : address),
  ];
}
