import { SEVERITIES, count, cutText, ruleUrl, visibleLines, visibleText } from "./program.js";
import { formatWorkload, groupBy } from "./core.js";
import { detailsOf, messageOf } from "./lint.js";

// src/reporters/html/escape-html.ts
const ESCAPES = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
const TEXT_MAX_LENGTH = 2e3;
function escapeHtml(text) {
	return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
function htmlText(text) {
	return escapeHtml(cutText(visibleText(text), TEXT_MAX_LENGTH));
}
function htmlJson(value) {
	return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function htmlLink(html, address) {
	return address !== void 0 && (/^https?:\/\//.test(address) || /^(?=.)[\w./-]*(?:#[\w-]*)?$/.test(address)) ? `<a href="${escapeHtml(address)}">${html}</a>` : html;
}

// src/reporters/html/findings-section.ts
const EXCERPT_REACH = 120;
const CULPRIT_MAX_LENGTH = 160;
function repositoryFindings(all, leftOut) {
	const groups = [...groupBy(all, ({ repository }) => repository)].map(([repository, ones]) => {
		const cards = ones.map(({ finding, options }) => findingCard(finding, {
			...options,
			repository
		}));
		return `<h3 class="group">${htmlText(repository)} (${ones.length})</h3>\n${cards.join("\n")}`;
	});
	const repositories = counted(all.map(({ repository }) => repository));
	const findings = all.map(({ finding }) => finding);
	return `<section id="findings" aria-labelledby="findings-title">
<h2 id="findings-title">Findings</h2>
${leftOut === "" ? "" : `<p>${htmlText(leftOut)}</p>\n`}${findings.length < 2 ? "" : filters(findings, repositories)}<p class="count" id="findings-count" aria-live="polite"></p>
<div id="finding-list">
${findings.length === 0 ? `<p class="clean">No findings.</p>` : groups.join("\n")}
</div>
</section>
`;
}
function findingsSection(findings, options) {
	const all = SEVERITIES.flatMap((severity) => {
		const ones = findings.filter((finding) => finding.severity === severity);
		return ones.length === 0 ? [] : [{
			severity,
			ones
		}];
	}).map(({ severity, ones }) => `<h3 class="group">${count(ones.length, severity)}</h3>\n${ones.map((one) => findingCard(one, options)).join("\n")}`);
	return `<section id="findings" aria-labelledby="findings-title">
<h2 id="findings-title">Findings</h2>
${findings.length < 2 ? "" : filters(findings)}<p class="count" id="findings-count" aria-live="polite"></p>
<div id="finding-list">
${findings.length === 0 ? `<p class="clean">No findings.</p>` : all.join("\n")}
</div>
</section>
`;
}
function existingSection(existing, options) {
	if (existing.length === 0) return "";
	return `<section id="existing" aria-labelledby="existing-title">
<h2 id="existing-title">Findings from before</h2>
<details><summary>${count(existing.length, "finding")} from before this change</summary>
${existing.map((finding) => findingCard(finding, options)).join("\n")}
</details>
</section>
`;
}
function filters(findings, repositories = []) {
	return `<form class="filters" id="finding-filters">
<fieldset><legend>Show</legend>${SEVERITIES.filter((severity) => findings.some((finding) => finding.severity === severity)).map((severity) => {
		const number = findings.filter((finding) => finding.severity === severity).length;
		return `<label><input type="checkbox" name="severity" value="${severity}" checked> ${count(number, severity)}</label>`;
	}).join("\n")}</fieldset>
<label>Search <input type="search" name="text" placeholder="text, file or name" autocomplete="off"></label>
${repositories.length === 0 ? "" : `${choice("Repository", "repository", repositories)}\n`}${choice("Rule", "rule", counted(findings.map(({ rule }) => rule)))}
${choice("Namespace", "namespace", counted(findings.flatMap(({ workload }) => workload?.namespace ?? [])))}
<label>Group by <select name="group">${repositories.length === 0 ? "" : "<option value=\"repository\">repository</option>"}<option value="severity">severity</option><option value="rule">rule</option><option value="namespace">namespace</option><option value="file">file</option></select></label>
<button type="reset">Clear</button>
</form>
`;
}
function counted(values) {
	const counts = /* @__PURE__ */ new Map();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	return [...counts].sort(([a], [b]) => a < b ? -1 : 1);
}
function choice(label, name, values) {
	return `<label>${label} <select name="${name}"><option value="">all</option>${values.map(([value, count]) => `<option value="${htmlText(value)}">${htmlText(value)} (${count})</option>`).join("")}</select></label>`;
}
function findingCard(finding, options) {
	const { severity, rule, workload, source } = finding;
	const place = htmlText(`${source.file}:${source.line}:${source.column}`);
	const details = [...detailsOf(finding).map((detail) => `<li>${htmlText(detail)}</li>`), ...finding.related.map(({ file, line, message }) => {
		return `<li>${htmlLink(htmlText(`${file}:${line}`), options.sourceUrl?.(file, line))} ${htmlText(message)}</li>`;
	})];
	return `<article class="finding ${severity}" id="f-${escapeHtml(`${options.idPrefix ?? ""}${finding.fingerprint}`)}"${repositoryData(options)} data-severity="${severity}" data-rule="${htmlText(rule)}" data-file="${htmlText(source.file)}"${ownerData(workload)}>
<h4><span class="severity">${severity}</span> ${htmlText(messageOf(finding))}</h4>
<p class="about">${ownerText(finding)}<span>${htmlLink(htmlText(rule), ruleUrl(rule))}</span> <span class="place">${htmlLink(place, options.sourceUrl?.(source.file, source.line))}</span></p>
${excerptOf(finding)}${details.length === 0 ? "" : `<ul>${details.join("\n")}</ul>\n`}${helpOf(finding)}</article>`;
}
function repositoryData({ repository }) {
	return repository === void 0 ? "" : ` data-repository="${htmlText(repository)}"`;
}
function ownerData(workload) {
	if (workload === null) return "";
	return ` data-namespace="${htmlText(workload.namespace)}"`;
}
function ownerText({ workload, clusters, renderings = [] }) {
	return (workload === null ? "" : `<strong>${htmlText(formatWorkload(workload))}</strong> `) + [...clusters.map((cluster) => `<span>cluster ${htmlText(cluster)}</span> `), ...renderings.length === 0 ? [] : [`<span>rendered in ${htmlText(renderings.join(", "))}</span> `]].join("");
}
function excerptOf({ excerpt: written, source }) {
	if (written.trim() === "") return "";
	const depth = Math.min(written.length - written.trimStart().length, Math.max(source.column - 1, 0));
	const excerpt = written.slice(depth);
	const start = Math.min(Math.max(source.column - 1 - depth, 0), excerpt.length);
	const wanted = source.endLine === source.line ? source.endColumn - 1 - depth : excerpt.length;
	const end = Math.min(Math.max(wanted, start), start + CULPRIT_MAX_LENGTH, excerpt.length);
	const from = Math.max(0, start - EXCERPT_REACH);
	const to = Math.min(excerpt.length, end + EXCERPT_REACH);
	const part = (left, right) => escapeHtml(excerpt.slice(left, right).split("	").map(visibleText).join("    "));
	const marked = end > start ? `<mark>${part(start, end)}</mark>` : "";
	const text = `${from > 0 ? "..." : ""}${part(from, start)}${marked}${part(end, to)}${to < excerpt.length ? "..." : ""}`;
	return `<pre class="excerpt"><span class="line" aria-hidden="true">${source.line}</span><code>${text}</code></pre>\n`;
}
function helpOf({ help }) {
	if (help === "") return "";
	return `<pre class="help">${visibleLines(help).map(htmlText).join("\n")}</pre>\n`;
}

// src/reporters/html/assets.ts
const REPORT_STYLE = `:root {
  color-scheme: light dark;
  --page: #ffffff;
  --text: #1b1f24;
  --quiet: #57606a;
  --line: #d0d7de;
  --panel: #f6f8fa;
  --link: #0550ae;
  --error: #b3261e;
  --warning: #8a5300;
  --note: #0550ae;
  --good: #1a6b33;
  --fits: #dcf3e2;
  --avoided: #fdf0c8;
  --blocked: #f0f2f5;
  --nowhere: #fbdedb;
  --unknown: #dbe7f7;
  --evicted: #ecdcf8;
  --mark: #ffe08a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0f1318;
    --text: #e6edf3;
    --quiet: #9aa5b1;
    --line: #343c46;
    --panel: #181e26;
    --link: #79b8ff;
    --error: #ff8a80;
    --warning: #f0b64a;
    --note: #79b8ff;
    --good: #6fd08c;
    --fits: #163b24;
    --avoided: #43360f;
    --blocked: #1c222b;
    --nowhere: #5a1f1c;
    --unknown: #1d3350;
    --evicted: #3a2450;
    --mark: #6b4e00;
  }
}
* {
  box-sizing: border-box;
}
html {
  scroll-padding-top: 6.5rem;
}
body {
  margin: 0;
  background: var(--page);
  color: var(--text);
  font:
    15px / 1.5 system-ui,
    sans-serif;
}
main {
  margin: 0 auto;
  padding: 0.5rem 1.5rem 6rem;
  max-width: 120rem;
}
.top {
  position: sticky;
  top: 0;
  z-index: 4;
  display: flex;
  flex-wrap: wrap;
  gap: 0.2rem 2rem;
  align-items: center;
  padding: 0.5rem 1.5rem;
  background: var(--panel);
  border-bottom: 1px solid var(--line);
}
.top nav {
  display: flex;
  flex-wrap: wrap;
  gap: 0.2rem 0.4rem;
}
.top nav a {
  padding: 0.15rem 0.7rem;
  color: var(--text);
  text-decoration: none;
  border: 1px solid var(--line);
  border-radius: 1rem;
  background: var(--page);
}
.top nav a:hover {
  border-color: var(--link);
}
.top nav b {
  font-weight: 600;
  color: var(--quiet);
}
.top nav b.alarm,
.alarm {
  color: var(--error);
}
a {
  color: var(--link);
}
.skip {
  position: absolute;
  left: -100rem;
}
.skip:focus {
  left: 1rem;
}
h1 {
  margin: 0;
  font-size: 1.2rem;
}
h2 {
  margin: 2.5rem 0 0.3rem;
  font-size: 1.25rem;
}
h3 {
  margin: 1.2rem 0 0.4rem;
  font-size: 1.05rem;
}
.scope {
  margin-top: 0.5rem;
  overflow-wrap: anywhere;
  color: var(--quiet);
}
.scope + section h2 {
  margin-top: 1rem;
}
.origin span {
  margin-right: 1.2rem;
  color: var(--text);
}
p {
  margin: 0.4rem 0;
}
.about,
.count,
small,
caption {
  color: var(--quiet);
}
.verdict {
  margin-left: 0.6rem;
  font-size: 1rem;
  font-weight: 400;
}
.verdict.passed strong {
  color: var(--good);
}
.verdict.failed strong {
  color: var(--error);
}
.filters {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  margin: 0.6rem 0;
}
.filters fieldset {
  display: flex;
  gap: 1rem;
  border: 0;
  padding: 0;
  margin: 0;
}
.filters legend {
  float: left;
  margin-right: 1rem;
}
input,
select,
button {
  max-width: 16rem;
  font: inherit;
  color: inherit;
  background: var(--page);
  border: 1px solid var(--line);
  border-radius: 6px;
  padding: 0.15rem 0.5rem;
}
:focus-visible {
  outline: 2px solid var(--link);
  outline-offset: 1px;
}
.finding {
  margin: 0.8rem 0;
  padding: 0.6rem 1rem;
  border: 1px solid var(--line);
  border-left: 4px solid var(--quiet);
  border-radius: 6px;
  content-visibility: auto;
  contain-intrinsic-size: auto 12rem;
  overflow-wrap: anywhere;
}
.finding.error {
  border-left-color: var(--error);
}
.finding.warning {
  border-left-color: var(--warning);
}
.finding.note {
  border-left-color: var(--note);
}
.finding:target {
  background: var(--panel);
}
.finding h4 {
  margin: 0;
  font-size: 1rem;
}
.severity {
  font-weight: 700;
}
.error .severity {
  color: var(--error);
}
.warning .severity {
  color: var(--warning);
}
.note .severity {
  color: var(--note);
}
.about > * {
  margin-right: 0.8rem;
}
.about strong {
  color: var(--text);
  font-weight: 600;
}
pre {
  margin: 0.4rem 0;
  padding: 0.4rem 0.7rem;
  background: var(--panel);
  border-radius: 6px;
  overflow-x: auto;
  font:
    13px / 1.45 ui-monospace,
    monospace;
}
.excerpt .line {
  display: inline-block;
  min-width: 2.5rem;
  margin-right: 0.8rem;
  color: var(--quiet);
  user-select: none;
}
mark {
  background: var(--mark);
  color: inherit;
  border-radius: 2px;
}
.help {
  white-space: pre-wrap;
  border-left: 3px solid var(--good);
}
.finding ul,
.notices {
  margin: 0.3rem 0;
  padding-left: 1.3rem;
}
.legend {
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem 1.5rem;
  padding: 0;
  list-style: none;
}
.legend .cell {
  display: inline-block;
  width: 1.6rem;
  text-align: center;
  border-radius: 4px;
}
.panes {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
}
.scroll {
  overflow: auto;
  max-height: 75vh;
  margin: 0.5rem 0;
  border: 1px solid var(--line);
  border-radius: 6px;
}
table {
  border-collapse: separate;
  border-spacing: 0;
}
caption {
  padding: 0.3rem 0.6rem;
  text-align: left;
}
th {
  text-align: left;
  font-weight: 400;
  background: var(--page);
}
.matrix td {
  min-width: 1.9rem;
  padding: 0 0.2rem;
  text-align: center;
  font-weight: 700;
  border: 1px solid var(--page);
}
.matrix tr[data-row] td:not(.taken) {
  cursor: pointer;
}
.matrix thead {
  position: sticky;
  top: 0;
  z-index: 2;
}
.matrix thead th {
  vertical-align: bottom;
}
.matrix thead tr:first-child th span {
  display: block;
  max-height: 10.5rem;
  margin: 0 auto;
  padding: 0.3rem 0;
  writing-mode: vertical-rl;
  transform: rotate(180deg);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.matrix .sums td,
.matrix .sums th {
  border-bottom: 1px solid var(--line);
  background: var(--page);
  color: var(--quiet);
  font-weight: 400;
  font-size: 0.85rem;
}
.matrix tbody th,
.matrix .corner {
  position: sticky;
  left: 0;
  z-index: 1;
  max-width: 24rem;
  padding: 0.05rem 0.8rem 0.05rem 0.6rem;
  border-right: 1px solid var(--line);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.matrix .taken {
  padding: 0 0.5rem;
  color: var(--quiet);
  font-weight: 400;
  font-size: 0.85rem;
  white-space: nowrap;
}
.matrix .nowhere .taken {
  color: var(--error);
}
.matrix .group th {
  padding-top: 0.5rem;
  font-weight: 600;
  background: var(--page);
  border-right: 0;
}
.matrix .group th span {
  position: sticky;
  left: 0.6rem;
}
.matrix tbody tr:hover th {
  background: var(--panel);
}
.matrix em {
  color: var(--error);
}
.cell.fits,
td.fits {
  background: var(--fits);
}
.cell.avoided,
td.avoided {
  background: var(--avoided);
}
.cell.blocked,
td.blocked {
  background: var(--blocked);
  color: var(--quiet);
}
tr.nowhere td.blocked {
  background: var(--nowhere);
  color: var(--text);
}
.cell.unknown,
td.unknown {
  background: var(--unknown);
}
.cell.evicted,
td.evicted {
  background: var(--evicted);
}
td[aria-selected="true"] {
  outline: 2px solid var(--text);
  outline-offset: -2px;
}
.impact th,
.impact td,
.pools th,
.pools td {
  padding: 0.25rem 0.7rem;
  border-bottom: 1px solid var(--line);
  vertical-align: top;
}
.cards thead th {
  font-weight: 600;
}
.impact tr.unschedulable td:nth-child(2),
.impact tr.evicted td:nth-child(2) {
  background: none;
  color: var(--error);
  font-weight: 600;
}
#why {
  padding: 0.8rem 1rem;
  background: var(--panel);
  border: 1px solid var(--line);
  border-radius: 8px;
  overflow-wrap: anywhere;
}
#why:not(.open) {
  display: none;
  color: var(--quiet);
}
#why h3 {
  margin: 0 2rem 0.3rem 0;
  font-size: 1rem;
}
#why small {
  display: block;
}
#why button {
  position: absolute;
  top: 0.6rem;
  right: 0.6rem;
}
#why ul {
  margin: 0.3rem 0;
  padding-left: 1.3rem;
}
/* Where there is room the reasons stand beside the matrix, else above it at the bottom of the window. */
@media (min-width: 75rem) {
  .panes {
    grid-template-columns: minmax(0, 1fr) 24rem;
  }
  #why,
  #why:not(.open) {
    display: block;
    position: sticky;
    top: 4.5rem;
    align-self: start;
    margin-top: 0.5rem;
    max-height: 75vh;
    overflow: auto;
  }
}
@media (max-width: 74.99rem) {
  #why {
    position: fixed;
    right: 1rem;
    bottom: 1rem;
    z-index: 5;
    width: min(34rem, calc(100vw - 2rem));
    max-height: 60vh;
    overflow: auto;
    box-shadow: 0 6px 24px rgb(0 0 0 / 25%);
  }
}
/* Names are read on one line, as long as there is room. */
@media (min-width: 40.01rem) {
  .impact tbody th {
    min-width: 18rem;
  }
  .impact td:nth-child(3) {
    min-width: 6rem;
  }
}
@media (max-width: 40rem) {
  main {
    padding: 0.5rem 0.8rem 6rem;
  }
  .top {
    position: static;
    padding: 0.5rem 0.8rem;
  }
  html {
    scroll-padding-top: 0.5rem;
  }
  .matrix tbody th,
  .matrix .corner {
    max-width: 9.5rem;
    min-width: 9.5rem;
    padding: 0.05rem 0.3rem 0.05rem 0.4rem;
  }
  .matrix tbody th small {
    display: none;
  }
  .filters label,
  .filters fieldset {
    flex-wrap: wrap;
  }
  /* A row of several texts is a card: side by side they would leave one column on the screen. */
  .scroll:has(.cards) {
    max-height: none;
  }
  .cards thead {
    display: none;
  }
  .cards,
  .cards tbody,
  .cards tr,
  .cards th,
  .cards td {
    display: block;
    border: 0;
    overflow-wrap: anywhere;
  }
  .cards th {
    padding-top: 0.6rem;
    font-weight: 600;
  }
  .cards td::before {
    content: attr(data-head) ": ";
    color: var(--quiet);
  }
  .cards td:empty {
    display: none;
  }
  .cards tr {
    padding-bottom: 0.5rem;
    border-bottom: 1px solid var(--line);
  }
}
@media print {
  .top {
    position: static;
  }
  .filters,
  .skip,
  #why {
    display: none;
  }
  .scroll {
    max-height: none;
    overflow: visible;
  }
}
`;
const REPORT_SCRIPT = `(function() {
  const SEVERITY_WORDS = [
    "error",
    "warning",
    "note"
  ];
  function startFindingFilters() {
    const form = document.querySelector("#finding-filters");
    const listed = document.getElementById("finding-list");
    if (form === null || listed === null) return;
    const cards = [...listed.querySelectorAll(".finding")];
    const apply = () => {
      const data = new FormData(form);
      const value = (name) => String(data.get(name) ?? "");
      const severities = new Set(data.getAll("severity"));
      const words = value("text").trim().toLowerCase();
      for (const card of cards) {
        const { severity = "", rule = "", namespace = "", repository = "" } = card.dataset;
        card.hidden = !(severities.has(severity) && ["", rule].includes(value("rule")) && ["", namespace].includes(value("namespace")) && ["", repository].includes(value("repository")) && (words === "" || (card.textContent ?? "").toLowerCase().includes(words)));
      }
      const shown = cards.filter((card) => !card.hidden);
      listed.replaceChildren(...grouped(cards, value("group")));
      const count = document.getElementById("findings-count");
      if (count !== null) count.textContent = shown.length === cards.length ? "" : \`\${shown.length} of \${cards.length} findings\`;
    };
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("input", apply);
    form.addEventListener("reset", () => setTimeout(apply));
    setTimeout(apply);
  }
  function grouped(cards, by) {
    const groups = /* @__PURE__ */ new Map();
    for (const card of cards) {
      const name = card.dataset[by] ?? "";
      groups.set(name, [...groups.get(name) ?? [], card]);
    }
    const names = [...groups.keys()];
    if (by === "severity") names.sort((a, b) => SEVERITY_WORDS.indexOf(a) - SEVERITY_WORDS.indexOf(b));
    else if (by !== "repository") names.sort((a, b) => a < b ? -1 : 1);
    return names.flatMap((name) => {
      const ones = groups.get(name) ?? [];
      const shown = ones.filter((card) => !card.hidden).length;
      const heading = document.createElement("h3");
      heading.className = "group";
      heading.textContent = by === "severity" ? \`\${shown} \${name}\${shown === 1 ? "" : "s"}\` : \`\${name === "" ? "about no workload" : name} (\${shown})\`;
      heading.hidden = shown === 0;
      return [heading, ...ones];
    });
  }
  let known;
  function matrices() {
    known ??= JSON.parse(document.getElementById("matrices")?.textContent ?? "");
    return known;
  }
  function tables() {
    return [...document.querySelectorAll("table.matrix")];
  }
  function rowsOf(table) {
    return [...table.querySelectorAll("tr[data-row]")].map((row) => [Number(row.dataset.row), row]);
  }
  function startMatrixFilters() {
    const form = document.querySelector("#matrix-filters");
    if (form === null) return;
    const columns = document.head.appendChild(document.createElement("style"));
    const apply = () => {
      const filter = readFilter(form);
      columns.textContent = hiddenColumns(filter);
      const counts = tables().map((table, index) => filterRows(table, index, filter));
      tables().forEach((table, index) => {
        nameColumns(table, index, filter);
      });
      tellCount(counts);
    };
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("input", apply);
    form.addEventListener("reset", () => setTimeout(apply));
    apply();
  }
  function readFilter(form) {
    const data = new FormData(form);
    const value = (name) => String(data.get(name) ?? "");
    const verdict = value("verdict");
    return {
      text: value("text").trim().toLowerCase(),
      namespace: value("namespace"),
      kind: value("kind"),
      pool: value("pool"),
      mark: verdict === "" ? -1 : matrices().marks.indexOf(verdict),
      onlyProblems: data.has("problems"),
      equalTogether: data.has("together")
    };
  }
  function shownColumns(index, { pool, equalTogether }) {
    const { pools = [], alike = [] } = matrices().matrices[index] ?? {};
    return pools.map(({ name }, column) => pool === "" ? !equalTogether || alike[column] === column : name === pool);
  }
  function hiddenColumns(filter) {
    return matrices().matrices.flatMap((_, index) => shownColumns(index, filter).flatMap((isShown, column) => isShown ? [] : \`#matrix-\${index} tr:not(.group) > :nth-child(\${column + 2 + 1}) { display: none }\`)).join("\\n");
  }
  function nameColumns(table, index, filter) {
    const { pools = [], alike = [] } = matrices().matrices[index] ?? {};
    [...table.tHead?.rows[0]?.cells ?? []].slice(2).forEach((head, column) => {
      const all = filter.pool === "" && filter.equalTogether ? pools.filter((_, other) => alike[other] === column) : [];
      const name = pools[column]?.name ?? "";
      const label = head.firstElementChild;
      if (label !== null) label.textContent = all.length > 1 ? \`\${name} + \${all.length - 1}\` : name;
      head.title = all.length > 1 ? all.map((pool) => pool.name).join(", ") : name;
    });
  }
  function filterRows(table, index, filter) {
    const rows = matrices().matrices[index]?.rows ?? [];
    const columns = shownColumns(index, filter);
    let shown = 0;
    for (const [position, element] of rowsOf(table)) {
      const row = rows[position];
      if (row === void 0) continue;
      const { namespace, kind, name, cells, problem } = row;
      const fits = (filter.namespace === "" || filter.namespace === namespace) && (filter.kind === "" || filter.kind === kind) && (!filter.onlyProblems || problem) && \`\${namespace}/\${kind}/\${name}\`.toLowerCase().includes(filter.text) && (filter.mark < 0 || cells.some((cell, column) => columns[column] === true && cell?.[0] === filter.mark));
      element.hidden = !fits;
      if (fits) shown += 1;
    }
    for (const body of table.tBodies) body.hidden = [...body.rows].slice(1).every((row) => row.hidden);
    return {
      shown,
      all: rows.length
    };
  }
  function tellCount(counts) {
    const count = document.getElementById("matrix-count");
    if (count === null) return;
    const shown = counts.reduce((sum, one) => sum + one.shown, 0);
    const all = counts.reduce((sum, one) => sum + one.all, 0);
    count.textContent = shown === all ? "" : \`\${shown} of \${all} workloads\`;
  }
  function textElement(name, text = "") {
    const made = document.createElement(name);
    made.textContent = text;
    return made;
  }
  function startReasons() {
    const panel = document.getElementById("why");
    if (panel === null) return;
    const empty = [...panel.childNodes];
    const close = () => {
      panel.replaceChildren(...empty);
      panel.classList.remove("open");
      for (const cell of document.querySelectorAll("td[aria-selected]")) cell.removeAttribute("aria-selected");
    };
    tables().forEach((table, index) => {
      table.setAttribute("role", "grid");
      const first = rowsOf(table)[0]?.[1].cells[2];
      if (first !== void 0) first.tabIndex = 0;
      const tell = (cell) => {
        const told = tellCell(cell, index);
        if (told === void 0) return;
        close();
        cell.setAttribute("aria-selected", "true");
        focus(cell, document.querySelector("td[tabindex='0']") ?? void 0);
        panel.replaceChildren(...contentOf(told), closeButton(close));
        panel.classList.add("open");
      };
      table.addEventListener("click", (event) => {
        const cell = cellOf(event.target);
        if (cell !== void 0) tell(cell);
      });
      table.addEventListener("mouseover", (event) => {
        const cell = cellOf(event.target);
        if (cell !== void 0 && cell.title === "") cell.title = textOf(cell, index);
      });
      table.addEventListener("keydown", (event) => {
        const cell = cellOf(event.target);
        if (cell === void 0) return;
        if (event.key === "Enter" || event.key === " ") tell(cell);
        else if (!walk(cell, event.key)) return;
        event.preventDefault();
      });
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape") close();
    });
  }
  function cellOf(target) {
    return (target instanceof Element ? target.closest("tr[data-row] td:not(.taken)") : null) ?? void 0;
  }
  function walk(cell, key) {
    const row = cell.closest("tr");
    const table = cell.closest("table");
    if (row === null || table === null) return false;
    const cells = [...row.cells].slice(2).filter((one) => one.checkVisibility());
    const rows = rowsOf(table).flatMap(([, one]) => one.checkVisibility() ? one : []);
    const across = cells.indexOf(cell);
    const down = rows.indexOf(row);
    const next = {
      Home: cells[0],
      End: cells.at(-1),
      ArrowLeft: cells[across - 1],
      ArrowRight: cells[across + 1],
      ArrowUp: rows[down - 1]?.cells[cell.cellIndex],
      ArrowDown: rows[down + 1]?.cells[cell.cellIndex]
    };
    if (!(key in next)) return false;
    const target = next[key];
    if (target !== void 0) focus(target, cell);
    return true;
  }
  function focus(cell, before) {
    for (const other of before?.closest("table")?.querySelectorAll("td[tabindex]") ?? []) other.removeAttribute("tabindex");
    cell.tabIndex = 0;
    cell.focus();
  }
  function tellCell(cell, matrixIndex) {
    const { marks, reasons, matrices: all } = matrices();
    const matrix = all[matrixIndex];
    const row = matrix?.rows[Number(cell.closest("tr")?.dataset.row)];
    const column = cell.cellIndex - 2;
    const pool = matrix?.pools[column];
    const told = row?.cells[column];
    if (matrix === void 0 || row === void 0 || pool === void 0 || told === null || told === void 0) return void 0;
    const groups = /* @__PURE__ */ new Map();
    const columns = columnsOf(cell, column, matrix.alike);
    for (const one of columns) {
      const why = (row.cells[one] ?? []).slice(1).flatMap((position) => reasons[position] ?? []);
      const name = matrix.pools[one]?.name ?? "";
      const group = groups.get(why.join("\\n"));
      if (group === void 0) groups.set(why.join("\\n"), {
        pools: [name],
        why
      });
      else group.pools.push(name);
    }
    return {
      workload: \`\${row.kind} \${row.namespace}/\${row.name}\`,
      pool: columns.length > 1 ? \`\${pool.name} and \${columns.length - 1} more\` : pool.name,
      verdict: marks[told[0] ?? 0] ?? "",
      reasons: [...groups.values()],
      places: [\`workload: \${row.place}\`, \`pool: \${pool.place}\`],
      findings: row.findings
    };
  }
  function columnsOf(cell, column, alike) {
    const cells = cell.closest("tr")?.cells;
    return [column, ...alike.flatMap((first, other) => first === column && other !== column && cells?.[other + 2]?.checkVisibility() === false ? other : [])];
  }
  function textOf(cell, matrixIndex) {
    const told = tellCell(cell, matrixIndex);
    if (told === void 0) return "";
    return \`\${told.workload} on \${told.pool}: \${[told.verdict, ...told.reasons[0]?.why ?? []].join("; ")}\`;
  }
  function contentOf({ workload, pool, verdict, reasons, places, findings }) {
    const parts = reasons.flatMap(({ pools, why }) => [...reasons.length > 1 ? [textElement("p", \`\${pools.join(", ")}:\`)] : [], list(why.length === 0 ? ["Nothing stands against it."] : why)]);
    return [
      textElement("h3", \`\${workload} on pool \${pool}: \${verdict}\`),
      ...parts,
      ...places.map((place) => textElement("small", place)),
      ...findingLinks(findings)
    ];
  }
  function closeButton(close) {
    const button = textElement("button", "\u2715");
    button.setAttribute("aria-label", "Close");
    button.addEventListener("click", close);
    return button;
  }
  function findingLinks(fingerprints) {
    const links = fingerprints.flatMap((fingerprint) => {
      const card = document.getElementById(\`f-\${fingerprint}\`);
      if (card === null) return [];
      const link = textElement("a", card.querySelector("h4")?.textContent ?? fingerprint);
      link.setAttribute("href", \`#f-\${fingerprint}\`);
      const item = document.createElement("li");
      item.append(link);
      return [item];
    });
    if (links.length === 0) return [];
    const all = document.createElement("ul");
    all.append(...links);
    return [textElement("p", "Findings about this workload:"), all];
  }
  function list(texts) {
    const all = document.createElement("ul");
    all.append(...texts.map((text) => textElement("li", text)));
    return all;
  }
  startFindingFilters();
  startMatrixFilters();
  startReasons();

})();`;

// src/reporters/html/page.ts
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
function htmlPage({ title, first, header, main, matrices }) {
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
<script type="application/json" id="matrices">${htmlJson(matrices)}<\/script>
<script>
${REPORT_SCRIPT}<\/script>
</body>
</html>
`;
}

export { existingSection, findingsSection, htmlLink, htmlPage, htmlText, repositoryFindings };