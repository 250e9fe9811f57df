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
import { htmlLink, htmlText } from "./escape-html.js";
import { type RepositoryFinding, repositoryFindings } from "./findings-section.js";
import { cardRow, htmlPage, tableOfCards } from "./page.js";

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
    first: { id: "repositories", name: "repositories" },
    header: `<h1>taintlint <span class="verdict ${passed ? "passed" : "failed"}"><strong>${passed ? "✓ passed" : "✗ failed"}</strong> ${findingCounts(summary)} in ${repositories}</span></h1>
<nav aria-label="Parts of the report"><a href="#repositories">Repositories <b>${reports.length}</b></a>
<a href="#findings">Findings <b>${all.length}</b></a></nav>`,
    main: `<div class="scope">
<p class="origin"><span>${htmlText(options.day)}</span></p>
<p>Looked at ${scopeText(summary)}.</p>
${noticesOf(reports)}</div>
${repositoriesSection(ordered, shown)}${repositoryFindings(shown, left === 0 ? "" : `${count(left, "finding is", "findings are")} left out here: the JSON report holds all.`)}`,
    matrices: { marks: [], reasons: [], matrices: [] },
  });
}

/** Merges equal notices, with their repositories. */
function noticesOf(reports: readonly RepositoryReport[]): string {
  const all = reports.flatMap((report) =>
    report.result.notices.map((notice) => ({ notice, name: repositoryName(report) })),
  );
  if (all.length === 0) return "";
  const items = [...groupBy(all, ({ notice }) => notice)].map(([notice, ones]) => {
    const names = nameSome(
      ones.map(({ name }) => name),
      NAMED,
    );
    return `<li><strong>${htmlText(names)}</strong>: ${htmlText(notice)}</li>`;
  });
  return `<details><summary>${count(items.length, "notice")}</summary><ul class="notices">${items.join("\n")}</ul></details>\n`;
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

function repositoriesSection(reports: readonly RepositoryReport[], shown: readonly RepositoryFinding[]): string {
  const heads = ["Errors", "Warnings", "Notes", "Workloads", "Pools", "Commit"];
  const linked = new Set(shown.map(({ repository }) => repository));
  const rows = reports.map((report, position) =>
    repositoryRow(report, position, linked.has(repositoryName(report)), heads),
  );
  return `<section id="repositories" aria-labelledby="repositories-title">
<h2 id="repositories-title">Repositories</h2>
${tableOfCards("repositories", ["Repository", ...heads], rows)}
</section>
`;
}

function repositoryRow(
  report: RepositoryReport,
  position: number,
  isLinked: boolean,
  heads: readonly string[],
): string {
  const { origin, result } = report;
  const { errors, warnings, notes, workloads, pools } = result.summary;
  const [first] = findingsOf(report, position);
  const name = htmlText(repositoryName(report));
  const fragment = first === undefined || !isLinked ? undefined : `#f-${position}-${first.finding.fingerprint}`;
  const commit = origin.commit?.slice(0, COMMIT_LENGTH) ?? "";
  const address =
    origin.url === null || sourceUrlOf(origin) === undefined ? undefined : `${origin.url}/commit/${origin.commit}`;
  const cells = [
    errors === 0 ? "0" : `<b class="alarm">${errors}</b>`,
    String(warnings),
    String(notes),
    isUnchecked(report) ? `<b class="alarm">nothing was checked</b>` : String(workloads),
    String(pools),
    htmlLink(htmlText(commit), commit === "" ? undefined : address),
  ];
  const bounds = (result.reached ?? []).map((clause) => `<br><small class="alarm">${htmlText(clause)}</small>`);
  return cardRow(htmlLink(name, fragment) + bounds.join(""), cells, heads);
}
