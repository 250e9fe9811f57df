import { A as landingSteps, C as detailsOf, D as effectText, E as baseText, M as findingCounts, N as hiddenText, P as scopeText, T as EFFECT_SIGNS, j as countText, k as impactText, w as messageOf } from "./lint.js";
import { t as clusterMatrices } from "./fit-matrix.js";
import { B as SEVERITIES, F as nameWithPart, N as formatWorkload } from "./library.js";
import { G as cutText, J as visibleText, K as visibleLines } from "./program.js";
import { a as cellReasons, i as cellMark, n as CELL_MARKS, r as UNICODE_SIGNS } from "./verdict-sign.js";

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
body {
  margin: 0 auto;
  padding: 1rem 1.5rem 12rem;
  max-width: 110rem;
  background: var(--page);
  color: var(--text);
  font:
    15px / 1.5 system-ui,
    sans-serif;
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
  font-size: 1.4rem;
}
h2 {
  margin: 2rem 0 0.5rem;
  padding-top: 0.5rem;
  border-top: 1px solid var(--line);
  font-size: 1.2rem;
}
p {
  margin: 0.4rem 0;
}
.subject,
.about,
.count,
small,
caption {
  color: var(--quiet);
}
.verdict {
  font-size: 1.1rem;
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
.finding h3 {
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
.scroll {
  overflow: auto;
  max-height: 85vh;
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
  min-width: 2rem;
  padding: 0;
  text-align: center;
  font-weight: 700;
  border: 1px solid var(--page);
  cursor: pointer;
}
.matrix thead th {
  position: sticky;
  top: 0;
  z-index: 1;
  height: auto;
  vertical-align: bottom;
  border-bottom: 1px solid var(--line);
}
.matrix thead th span {
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
.matrix tbody th,
.matrix .corner {
  position: sticky;
  left: 0;
  max-width: 24rem;
  padding: 0.15rem 0.8rem 0.15rem 0.6rem;
  border-right: 1px solid var(--line);
  overflow-wrap: anywhere;
}
.matrix .corner {
  z-index: 2;
}
.matrix tbody th small {
  display: block;
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
.impact td {
  padding: 0.25rem 0.7rem;
  border-bottom: 1px solid var(--line);
  vertical-align: top;
}
.impact tr.unschedulable td:nth-child(2),
.impact tr.evicted td:nth-child(2) {
  background: none;
  color: var(--error);
  font-weight: 600;
}
#why {
  position: fixed;
  right: 1.5rem;
  bottom: 1.5rem;
  z-index: 3;
  width: min(34rem, calc(100vw - 3rem));
  max-height: 60vh;
  overflow: auto;
  padding: 0.8rem 1rem;
  background: var(--panel);
  border: 1px solid var(--line);
  border-radius: 8px;
  box-shadow: 0 6px 24px rgb(0 0 0 / 25%);
  overflow-wrap: anywhere;
}
#why h3 {
  margin: 0 2rem 0.3rem 0;
  font-size: 1rem;
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
@media print {
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
  let known;
  function matrices() {
    known ??= JSON.parse(document.getElementById("matrices")?.textContent ?? "");
    return known;
  }
  function tables() {
    return [...document.querySelectorAll("table.matrix")];
  }
  function startMatrixFilters() {
    const form = document.querySelector("#matrix-filters");
    if (form === null) return;
    const columns = document.head.appendChild(document.createElement("style"));
    const apply = () => {
      const filter = readFilter(form);
      columns.textContent = hiddenColumns(filter.pool);
      tellCount(tables().map((table, index) => filterRows(table, index, filter)));
    };
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("input", apply);
    form.addEventListener("reset", () => setTimeout(apply));
    if (form.matches(":has(select option:checked:not(:first-child))") || readFilter(form).text !== "") apply();
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
      mark: verdict === "" ? -1 : matrices().marks.indexOf(verdict)
    };
  }
  function hiddenColumns(pool) {
    if (pool === "") return "";
    return matrices().matrices.flatMap(({ pools }, index) => pools.flatMap(({ name }, column) => name === pool ? [] : \`#matrix-\${index} tr > :nth-child(\${column + 2}) { display: none }\`)).join("\\n");
  }
  function filterRows(table, index, filter) {
    const matrix = matrices().matrices[index];
    const rows = matrix?.rows ?? [];
    const columns = matrix?.pools.map(({ name }) => filter.pool === "" || name === filter.pool) ?? [];
    const elements = [...table.tBodies[0]?.rows ?? []];
    let shown = 0;
    rows.forEach(({ namespace, kind, name, cells }, position) => {
      const fits = (filter.namespace === "" || filter.namespace === namespace) && (filter.kind === "" || filter.kind === kind) && \`\${namespace}/\${kind}/\${name}\`.toLowerCase().includes(filter.text) && (filter.mark < 0 || cells.some((cell, column) => columns[column] === true && cell?.[0] === filter.mark));
      const element = elements[position];
      if (element !== void 0) element.hidden = !fits;
      if (fits) shown += 1;
    });
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
  function startReasons() {
    const panel = document.getElementById("why");
    if (panel === null) return;
    tables().forEach((table, index) => {
      table.setAttribute("role", "grid");
      const first = table.tBodies[0]?.rows[0]?.cells[1];
      if (first !== void 0) first.tabIndex = 0;
      table.addEventListener("click", (event) => {
        const cell = cellOf(event.target);
        if (cell !== void 0) choose(cell, index, panel);
      });
      table.addEventListener("mouseover", (event) => {
        const cell = cellOf(event.target);
        if (cell !== void 0 && cell.title === "") cell.title = textOf(cell, index);
      });
      table.addEventListener("keydown", (event) => {
        const cell = cellOf(event.target);
        if (cell === void 0) return;
        if (event.key === "Enter" || event.key === " ") choose(cell, index, panel);
        else if (!walk(cell, event.key)) return;
        event.preventDefault();
      });
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape") close(panel);
    });
  }
  function cellOf(target) {
    return (target instanceof Element ? target.closest("tbody td") : null) ?? void 0;
  }
  function walk(cell, key) {
    const row = cell.parentElement;
    if (!(row instanceof HTMLTableRowElement)) return false;
    const sideways = {
      ArrowLeft: -1,
      ArrowRight: 1
    }[key];
    const updown = {
      ArrowUp: -1,
      ArrowDown: 1
    }[key];
    const next = key === "Home" ? row.cells[1] : key === "End" ? row.cells[row.cells.length - 1] : sideways !== void 0 ? nextShown([...row.cells].slice(1), cell, sideways) : updown !== void 0 ? nextShown([...row.parentElement?.children ?? []], row, updown)?.children[cell.cellIndex] : void 0;
    if (next instanceof HTMLTableCellElement) focus(next, cell);
    return sideways !== void 0 || updown !== void 0 || key === "Home" || key === "End";
  }
  function nextShown(elements, from, step) {
    for (let index = elements.indexOf(from) + step; index >= 0 && index < elements.length; index += step) {
      const element = elements[index];
      if (element?.checkVisibility()) return element;
    }
  }
  function focus(cell, before) {
    for (const other of before?.closest("table")?.querySelectorAll("td[tabindex]") ?? []) other.removeAttribute("tabindex");
    cell.tabIndex = 0;
    cell.focus();
  }
  function tell(cell, matrixIndex) {
    const { marks, reasons, matrices: all } = matrices();
    const matrix = all[matrixIndex];
    const rowElement = cell.parentElement;
    const row = rowElement instanceof HTMLTableRowElement ? matrix?.rows[rowElement.sectionRowIndex] : void 0;
    const pool = matrix?.pools[cell.cellIndex - 1];
    const told = row?.cells[cell.cellIndex - 1];
    if (row === void 0 || pool === void 0 || told === null || told === void 0) return void 0;
    const [mark = 0, ...why] = told;
    return {
      workload: \`\${row.kind} \${row.namespace}/\${row.name}\`,
      pool: pool.name,
      verdict: marks[mark] ?? "",
      reasons: why.flatMap((position) => reasons[position] ?? []),
      places: [\`workload: \${row.place}\`, \`pool: \${pool.place}\`],
      findings: row.findings
    };
  }
  function textOf(cell, matrixIndex) {
    const told = tell(cell, matrixIndex);
    return told === void 0 ? "" : \`\${told.workload} on \${told.pool}: \${[told.verdict, ...told.reasons].join("; ")}\`;
  }
  function choose(cell, matrixIndex, panel) {
    const told = tell(cell, matrixIndex);
    if (told === void 0) return;
    close(panel);
    cell.setAttribute("aria-selected", "true");
    focus(cell, document.querySelector("td[tabindex='0']") ?? void 0);
    panel.replaceChildren(element("h3", \`\${told.workload} on pool \${told.pool}: \${told.verdict}\`), closeButton(panel), list(told.reasons.length === 0 ? ["Nothing stands against it."] : told.reasons), element("small", told.places.join(" · ")), ...findingLinks(told.findings));
    panel.hidden = false;
  }
  function close(panel) {
    panel.hidden = true;
    for (const cell of document.querySelectorAll("td[aria-selected]")) cell.removeAttribute("aria-selected");
  }
  function closeButton(panel) {
    const button = element("button", "✕");
    button.setAttribute("aria-label", "Close");
    button.addEventListener("click", () => close(panel));
    return button;
  }
  function findingLinks(fingerprints) {
    const links = fingerprints.flatMap((fingerprint) => {
      const card = document.getElementById(\`f-\${fingerprint}\`);
      if (card === null) return [];
      const link = element("a", card.querySelector("h3")?.textContent ?? fingerprint);
      link.setAttribute("href", \`#f-\${fingerprint}\`);
      const item = document.createElement("li");
      item.append(link);
      return [item];
    });
    if (links.length === 0) return [];
    const all = document.createElement("ul");
    all.append(...links);
    return [element("p", "Findings about this workload:"), all];
  }
  function list(texts) {
    const all = document.createElement("ul");
    all.append(...texts.map((text) => element("li", text)));
    return all;
  }
  function element(name, text) {
    const made = document.createElement(name);
    made.textContent = text;
    return made;
  }
  function startSeverityFilters() {
    const form = document.querySelector("#severity-filters");
    if (form === null) return;
    const cards = [...document.querySelectorAll("#findings .finding")];
    const count = document.getElementById("findings-count");
    form.addEventListener("change", () => {
      const chosen = new Set(new FormData(form).getAll("severity"));
      for (const card of cards) card.hidden = !chosen.has(card.dataset.severity ?? "");
      const shown = cards.filter((card) => !card.hidden).length;
      if (count !== null) count.textContent = shown === cards.length ? "" : \`\${shown} of \${cards.length} findings\`;
    });
  }
  startSeverityFilters();
  startMatrixFilters();
  startReasons();

})();`;

// src/reporters/html/escape-html.ts
const ESCAPES = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
const TEXT_MAX_LENGTH$1 = 2e3;
function escapeHtml(text) {
	return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
function htmlText(text) {
	return escapeHtml(cutText(visibleText(text), TEXT_MAX_LENGTH$1));
}
function htmlJson(value) {
	return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function htmlLink(html, address) {
	return address !== void 0 && (/^https?:\/\//.test(address) || /^[\w./-]+(?:#[\w-]*)?$/.test(address)) ? `<a href="${escapeHtml(address)}">${html}</a>` : html;
}

// src/reporters/html/change-section.ts
function changeSection(change, options) {
	if (change === void 0 || change.pools.length === 0 && change.workloads.length === 0) return "";
	const { pools, workloads } = change;
	const order = landingSteps(change).map(({ title, files }) => `<p>${title}:</p>\n<ul>${files.map((file) => `<li>${htmlText(file)}</li>`).join("\n")}</ul>\n`);
	return `<section id="change" aria-labelledby="change-title">
<h2 id="change-title">What this change does</h2>
<p>${htmlText(impactText(workloads))}, ${htmlText(baseText(change))}.</p>
<ul>${pools.map((pool) => poolItem(pool, options)).join("\n")}</ul>
${order.join("")}${workloads.length === 0 ? "" : impactTable(workloads, options)}</section>
`;
}
function poolItem({ pool, cluster, change, source, details }, { sourceUrl }) {
	const where = htmlLink(htmlText(`${source.file}:${source.line}`), sourceUrl?.(source.file, source.line));
	const owner = cluster === null ? "" : ` of cluster ${htmlText(cluster)}`;
	const what = details.length === 0 ? `is ${change}` : details.map(htmlText).join(", ");
	return `<li>Pool <b>${htmlText(pool)}</b>${owner} ${what} (${where})</li>`;
}
function impactTable(workloads, { sourceUrl }) {
	return `<div class="scroll"><table class="impact">
<thead><tr><th scope="col">Workload</th><th scope="col">Effect</th><th scope="col">Pools</th><th scope="col">Why</th><th scope="col">Place</th></tr></thead>
<tbody>
${workloads.map((impact) => {
		const { source, effect, pools, reason, cluster } = impact;
		const where = htmlLink(htmlText(`${source.file}:${source.line}`), sourceUrl?.(source.file, source.line));
		const owner = cluster === null ? "" : ` (cluster ${htmlText(cluster)})`;
		return `<tr class="${effect}"><th scope="row">${htmlText(formatWorkload(impact))}${owner}</th><td>${EFFECT_SIGNS[effect]} ${effectText(impact)}</td><td>${pools.map(htmlText).join(", ")}</td><td>${htmlText(reason)}</td><td>${where}</td></tr>`;
	}).join("\n")}
</tbody>
</table></div>
`;
}

// src/reporters/html/findings-section.ts
const EXCERPT_REACH = 120;
const CULPRIT_MAX_LENGTH = 160;
function findingsSection(findings, options) {
	const rank = ({ severity }) => SEVERITIES.indexOf(severity);
	const all = findings.toSorted((a, b) => rank(a) - rank(b)).map((finding) => findingCard(finding, options)).join("\n");
	return `<section id="findings" aria-labelledby="findings-title">
<h2 id="findings-title">Findings</h2>
${findings.length < 2 ? "" : severityFilters(findings)}<p class="count" id="findings-count" aria-live="polite"></p>
${findings.length === 0 ? `<p class="clean">No findings.</p>` : all}
</section>
`;
}
function existingSection(existing, options) {
	if (existing.length === 0) return "";
	return `<section id="existing">
<details><summary>${countText(existing.length, "finding")} from before this change</summary>
${existing.map((finding) => findingCard(finding, options)).join("\n")}
</details>
</section>
`;
}
function severityFilters(findings) {
	return `<form class="filters" id="severity-filters"><fieldset><legend>Show</legend>${SEVERITIES.filter((severity) => findings.some((finding) => finding.severity === severity)).map((severity) => {
		const number = findings.filter((finding) => finding.severity === severity).length;
		return `<label><input type="checkbox" name="severity" value="${severity}" checked> ${countText(number, severity)}</label>`;
	}).join("\n")}</fieldset></form>\n`;
}
function findingCard(finding, options) {
	const { severity, rule, workload, source } = finding;
	const place = htmlText(`${source.file}:${source.line}:${source.column}`);
	const details = [...detailsOf(finding).map((detail) => `<li>${htmlText(detail)}</li>`), ...finding.related.map(({ file, line, message }) => {
		return `<li>${htmlLink(htmlText(`${file}:${line}`), options.sourceUrl?.(file, line))} ${htmlText(message)}</li>`;
	})];
	return `<article class="finding ${severity}" id="f-${escapeHtml(finding.fingerprint)}" data-severity="${severity}"${ownerData(workload)}>
<h3><span class="severity">${severity}</span> ${htmlText(messageOf(finding))}</h3>
<p class="about">${ownerText(finding)}<span>${htmlLink(htmlText(rule), options.ruleUrl(rule))}</span> <span class="place">${htmlLink(place, options.sourceUrl?.(source.file, source.line))}</span></p>
${excerptOf(finding)}${details.length === 0 ? "" : `<ul>${details.join("\n")}</ul>\n`}${helpOf(finding)}</article>`;
}
function ownerData(workload) {
	if (workload === null) return "";
	return ` data-namespace="${htmlText(workload.namespace)}" data-kind="${htmlText(workload.kind)}" data-name="${htmlText(nameWithPart(workload))}"`;
}
function ownerText({ workload, clusters, renderings = [] }) {
	return (workload === null ? "" : `<strong>${htmlText(formatWorkload(workload))}</strong> `) + [...clusters.map((cluster) => `<span>cluster ${htmlText(cluster)}</span> `), ...renderings.length === 0 ? [] : [`<span>rendered in ${htmlText(renderings.join(", "))}</span> `]].join("");
}
function excerptOf({ excerpt, source }) {
	if (excerpt.trim() === "") return "";
	const start = Math.min(Math.max(source.column - 1, 0), excerpt.length);
	const wanted = source.endLine === source.line ? source.endColumn - 1 : excerpt.length;
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

// src/reporters/html/matrix-data.ts
const TEXT_MAX_LENGTH = 500;
function matrixData(matrices, { findings, existing }) {
	const positions = /* @__PURE__ */ new Map();
	const positionOf = (reason) => {
		const text = plain(reason);
		const known = positions.get(text) ?? positions.size;
		positions.set(text, known);
		return known;
	};
	const cellOf = (cell) => cell === void 0 ? null : [CELL_MARKS.indexOf(cellMark(cell)), ...cellReasons(cell).map(positionOf)];
	const byWorkload = /* @__PURE__ */ new Map();
	for (const { workload, renderings = [void 0], fingerprint } of [...findings, ...existing]) {
		if (workload === null) continue;
		for (const rendering of renderings) {
			const key = keyOf(workload, rendering);
			byWorkload.set(key, [...byWorkload.get(key) ?? [], fingerprint]);
		}
	}
	const told = matrices.map(({ pools, rows }) => ({
		pools: pools.map(({ name, source }) => ({
			name: plain(name),
			place: plain(`${source.file}:${source.line}`)
		})),
		rows: rows.map(({ workload, cells }) => ({
			namespace: plain(workload.namespace),
			kind: plain(workload.kind),
			name: plain(nameWithPart(workload)),
			place: plain(placeOf(workload)),
			findings: byWorkload.get(keyOf(workload, workload.rendering)) ?? [],
			cells: cells.map(cellOf)
		}))
	}));
	return {
		marks: CELL_MARKS,
		reasons: [...positions.keys()],
		matrices: told
	};
}
function placeOf({ source, rendering }) {
	const rendered = rendering === void 0 ? "" : `, rendered in ${rendering}`;
	return `${source.file}:${source.line}${rendered}`;
}
function keyOf({ kind, namespace, name, part }, rendering) {
	return JSON.stringify([
		kind,
		namespace,
		name,
		part,
		rendering
	]);
}
function plain(text) {
	return cutText(visibleText(text), TEXT_MAX_LENGTH);
}

// src/reporters/html/matrix-section.ts
const MEANINGS = {
	fits: "the pod can run there",
	avoided: "it can run there, but a PreferNoSchedule taint asks it not to",
	blocked: "it cannot run there",
	unknown: "the repository does not tell",
	evicted: "it gets in and is evicted again"
};
function matrixSection({ fit }, matrices) {
	if (matrices.length === 0) return `<section id="placement"><h2>Placement</h2><p>${fit.pools.length === 0 ? "No node pools are declared" : "No workload was found"}, so that there is nothing to show.</p></section>\n`;
	const workloads = fit.workloads;
	return `<section id="placement" aria-labelledby="placement-title">
<h2 id="placement-title">Placement</h2>
<p>Every workload against every pool. Choose a cell to see why. A workload that no pool admits stands out in red.</p>
<ul class="legend">${CELL_MARKS.map(legendItem).join("\n")}</ul>
<form class="filters" id="matrix-filters">
<label>Search <input type="search" name="text" placeholder="name" autocomplete="off"></label>
${select("Namespace", "namespace", distinct(workloads, "namespace"))}
${select("Kind", "kind", distinct(workloads, "kind"))}
${select("Pool", "pool", [...new Set(fit.pools.map(({ name }) => name))])}
${select("Verdict", "verdict", CELL_MARKS)}
<button type="reset">Clear</button>
</form>
<noscript><p>Filters and reasons need JavaScript. The file loads nothing and sends nothing.</p></noscript>
<p class="count" id="matrix-count" aria-live="polite"></p>
${matrices.map(matrixTable).join("\n")}
<aside id="why" hidden aria-live="polite" aria-label="Why"></aside>
</section>
`;
}
function legendItem(mark) {
	return `<li><span class="cell ${mark}">${UNICODE_SIGNS[mark]}</span> <b>${mark}</b>: ${MEANINGS[mark]}</li>`;
}
function distinct(workloads, key) {
	return [...new Set(workloads.map((workload) => workload[key]))].sort();
}
function select(label, name, values) {
	return `<label>${label} <select name="${name}"><option value="">all</option>${values.map((value) => `<option>${htmlText(value)}</option>`).join("")}</select></label>`;
}
function matrixTable({ cluster, pools, rows }, index) {
	const name = cluster === null ? "" : `<h3>Cluster ${htmlText(cluster)}</h3>\n`;
	const heads = pools.map(({ name: pool }) => `<th scope="col" title="${htmlText(pool)}"><span>${htmlText(pool)}</span></th>`);
	return `${name}<div class="scroll">
<table class="matrix" id="matrix-${index}" data-matrix="${index}">
<caption>${`${countText(rows.length, "workload")}, ${countText(pools.length, "pool")}`}</caption>
<thead><tr><th scope="col" class="corner">Workload</th>${heads.join("")}</tr></thead>
<tbody>
${rows.map(matrixRow).join("\n")}
</tbody>
</table>
</div>`;
}
function matrixRow({ workload, cells }) {
	const invalid = workload.valid ? "" : ` <em>invalid</em>`;
	const rendered = workload.rendering === void 0 ? "" : `, rendered in ${htmlText(workload.rendering)}`;
	const head = `<th scope="row"><b>${htmlText(nameWithPart(workload))}</b>${invalid}<small>${htmlText(workload.kind)} in ${htmlText(workload.namespace)}${rendered}</small></th>`;
	return `<tr${cells.every((cell) => cell === void 0 || cellMark(cell) === "blocked") ? " class=\"nowhere\"" : ""}>${head}${cells.map(matrixCell).join("")}</tr>`;
}
function matrixCell(cell) {
	if (cell === void 0) return "<td></td>";
	const mark = cellMark(cell);
	return `<td class="${mark}">${UNICODE_SIGNS[mark]}</td>`;
}

// src/reporters/html/report.ts
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
function formatHtmlReport(result, options) {
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
<script type="application/json" id="matrices">${htmlJson(matrixData(matrices, result))}<\/script>
<script>
${REPORT_SCRIPT}<\/script>
</body>
</html>
`;
}
function headline({ summary, notices, existing }, { passed, subject }) {
	const hidden = hiddenText(summary);
	const before = existing.length === 0 ? "" : ` ${existing.length} more ${existing.length === 1 ? "was" : "were"} there before.`;
	const about = subject === void 0 ? "" : `<p class="subject">${htmlText(subject)}</p>`;
	const told = notices.map((notice) => `<li>${htmlText(notice)}</li>`).join("\n");
	return `<h1>taintlint</h1>${about}
<p class="verdict ${passed ? "passed" : "failed"}"><strong>${passed ? "✓ passed" : "✗ failed"}</strong> ${findingCounts(summary)}.${before}</p>
<p>Looked at ${scopeText(summary)}.${hidden === "" ? "" : ` Not shown: ${hidden}.`}</p>
${told === "" ? "" : `<ul class="notices">${told}</ul>`}`;
}

export { formatHtmlReport };