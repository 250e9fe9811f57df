import { t as VERSION } from "./version.js";
import { h as relativePath, p as findGitRoot } from "./file-reader.js";
import { f as formatWorkload, i as IMPACT_EFFECTS, m as nameWithPart, t as RULES, v as SEVERITIES$1 } from "./rules.js";
import { o as createRuleSettings } from "./lint.js";
import { a as scopeText, i as hiddenText, n as elapsedText, r as findingCounts, t as countText } from "./counts.js";
import { n as visibleLines, r as visibleText, t as cutText } from "./visible-text.js";
import { c as formatJson, n as displayWidth, o as severityPaint, s as terminalColors } from "./display-width.js";
import { a as cellReasons, i as cellMark, n as CELL_MARKS, r as UNICODE_SIGNS } from "./verdict-sign.js";
import { t as clusterMatrices } from "./fit-matrix.js";
import { t as changeJson } from "./change-json.js";
import { n as findingJson, t as findingHeading } from "./finding-heading.js";
import { n as formatRulePage } from "./rule-page.js";
import { isAbsolute, posix } from "node:path";

// src/cli/repository-paths.ts
function repositoryPaths(environment, workingDirectory) {
	const { GITHUB_WORKSPACE: workspace, CI_PROJECT_DIR: project } = environment;
	const folder = [
		findGitRoot(workingDirectory),
		workspace,
		project
	].flatMap((root) => root ? [relativePath(root, workingDirectory)] : []).find((one) => one !== ".." && !one.startsWith("../") && !isAbsolute(one)) ?? ".";
	return (file) => isAbsolute(file) ? file : posix.join(folder, file);
}

// src/cli/github-links.ts
function githubLinks(environment, workingDirectory) {
	const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: revision, GITHUB_WORKSPACE: workspace, GITHUB_ACTION_REPOSITORY: actionRepository, GITHUB_ACTION_REF: actionRevision } = environment;
	const pages = server && actionRepository && actionRevision ? `${server}/${actionRepository}/blob/${actionRevision}/` : "";
	const ruleUrl = (id) => `${pages}docs/rules/${id}.md`;
	const home = pages === "" ? {} : { informationUri: `${server}/${actionRepository}` };
	if (!server || !repository || !revision || !workspace) return {
		...home,
		ruleUrl
	};
	const repositoryPath = repositoryPaths(environment, workingDirectory);
	const sourceUrl = (file, line) => {
		const path = repositoryPath(file).split("/").map(encodeURIComponent).join("/");
		return `${server}/${repository}/blob/${revision}/${path}#L${line}`;
	};
	return {
		...home,
		ruleUrl,
		sourceUrl
	};
}

// src/lint/active-rules.ts
function activeRules(configuration) {
	const settingOf = createRuleSettings(configuration);
	const overrides = configuration?.ruleOverrides ?? [];
	return RULES.flatMap((rule) => {
		const { runs, severity = rule.severity } = settingOf(rule, null, void 0);
		const named = overrides.flatMap(({ rules }) => rules.get(rule.id)?.severity ?? []);
		return runs || !isOff(rule, configuration) && named.some((word) => word !== "off") ? [{
			...rule,
			severity
		}] : [];
	});
}
function isOff({ id }, configuration) {
	return configuration?.rules.get(id)?.severity === "off";
}

// src/reporters/last-line.ts
function lastLine({ line, endLine, endColumn }) {
	return endColumn === 1 && endLine > line ? endLine - 1 : endLine;
}

// src/reporters/rendered-in.ts
const MAX_NAMED = 3;
function renderedIn(renderings = []) {
	if (renderings.length === 0) return void 0;
	const named = renderings.slice(0, MAX_NAMED);
	const rest = renderings.length - named.length;
	return `rendered in ${[...named, ...rest === 0 ? [] : [`${rest} more`]].join(", ")}`;
}

// src/reporters/workflow-command.ts
function workflowCommand(command, properties, message) {
	const fields = [];
	for (const [key, value] of Object.entries(properties)) if (value !== void 0 && value !== "") fields.push(`${key}=${escapeProperty(String(value))}`);
	return `::${fields.length === 0 ? command : `${command} ${fields.join(",")}`}::${escapeData(message)}`;
}
function escapeData(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function escapeProperty(text) {
	return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

// src/reporters/github-annotations.ts
const LEVEL_LIMIT = 10;
const MESSAGE_LIMIT$1 = 4096;
const LEVELS = {
	error: "error",
	warning: "warning",
	note: "notice"
};
function formatGithubAnnotations(findings, options = {}) {
	const commands = [];
	const hidden = {
		error: 0,
		warning: 0,
		notice: 0
	};
	for (const severity of SEVERITIES$1) {
		const limit = Math.min(LEVEL_LIMIT, options.limits?.[severity] ?? LEVEL_LIMIT);
		const ofLevel = changedFirst(findings.filter((finding) => finding.severity === severity), options.isChanged);
		commands.push(...ofLevel.slice(0, limit).map((finding) => annotation(finding, options.repositoryPath)));
		hidden[LEVELS[severity]] = Math.max(0, ofLevel.length - limit);
	}
	const left = findings.length - commands.length;
	const counts = findingCounts({
		errors: hidden.error,
		warnings: hidden.warning,
		notes: hidden.notice
	});
	const elsewhere = options.elsewhere ?? "the job summary";
	const closing = left === 0 ? null : `${countText(left, "finding has no annotation", "findings have no annotation")} (${counts}): see ${elsewhere}`;
	return {
		commands,
		shown: commands.length,
		hidden,
		closing
	};
}
function changedFirst(findings, isChanged = () => false) {
	return [...findings.filter(isChanged), ...findings.filter((finding) => !isChanged(finding))];
}
function annotation(finding, repositoryPath = (file) => file) {
	const { file, line, column, endLine, endColumn } = finding.source;
	const last = lastLine(finding.source);
	const properties = {
		file: repositoryPath(file),
		line,
		endLine: last,
		col: last === line ? column : void 0,
		endColumn: endLine === line ? endColumn : void 0,
		title: `taintlint ${visibleText(finding.rule)}`
	};
	return workflowCommand(LEVELS[finding.severity], properties, annotationMessage(finding));
}
function annotationMessage(finding) {
	const lines = [visibleText(finding.message), ...finding.details.map((detail) => `- ${visibleText(detail)}`)];
	for (const { file, line, message } of finding.related) lines.push(visibleText(`${file}:${line} ${message}`));
	const rendered = renderedIn(finding.renderings);
	if (rendered !== void 0) lines.push(visibleText(rendered));
	if (finding.help !== "") lines.push("", ...visibleLines(finding.help));
	return cutText(lines.join("\n"), MESSAGE_LIMIT$1);
}

// src/reporters/repository-path.ts
const HALF_CHARACTER = /\p{Cs}/gu;
const REPLACEMENT = "�";
function wellFormed(path) {
	return path.replace(HALF_CHARACTER, REPLACEMENT);
}

// src/reporters/gitlab-code-quality.ts
const DESCRIPTION_LIMIT$1 = 4096;
const SEVERITIES = {
	error: "critical",
	warning: "minor",
	note: "info"
};
function formatGitlabCodeQuality({ findings, existing }, repositoryPath) {
	const seen = /* @__PURE__ */ new Map();
	return formatJson([...findings, ...existing].map((finding) => ({
		description: descriptionOf(finding),
		check_name: visibleText(finding.rule),
		fingerprint: uniqueFingerprint(finding.fingerprint, seen),
		severity: SEVERITIES[finding.severity],
		location: {
			path: wellFormed(repositoryPath(finding.source.file)),
			lines: { begin: finding.source.line }
		}
	})));
}
function descriptionOf({ message, details }) {
	const text = [message, ...details].map(visibleText).join("; ");
	return cutText(text, DESCRIPTION_LIMIT$1);
}
function uniqueFingerprint(fingerprint, seen) {
	const count = (seen.get(fingerprint) ?? 0) + 1;
	seen.set(fingerprint, count);
	return count === 1 ? fingerprint : `${fingerprint}-${count}`;
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

// src/reporters/change-words.ts
const COMMIT_LENGTH = 7;
const EFFECT_SIGNS = {
	unschedulable: "✗",
	evicted: "!",
	"loses-pool": "-",
	"gains-pool": "+",
	schedulable: "✓"
};
const ASCII_EFFECT_SIGNS = {
	...EFFECT_SIGNS,
	unschedulable: "x",
	schedulable: "*"
};
const EFFECT_WORDS = {
	unschedulable: "becomes unschedulable",
	evicted: "is evicted",
	"loses-pool": "loses a pool",
	"gains-pool": "gains a pool",
	schedulable: "becomes schedulable"
};
function baseText({ base }) {
	const commit = base.commit.slice(0, COMMIT_LENGTH);
	if (commit === "") return `compared with ${base.revision}`;
	if (base.commit.startsWith(base.revision)) return `compared with ${commit}`;
	return `compared with ${base.revision} (${commit})`;
}
function effectText({ effect, pools, evictedAfterSeconds }) {
	if (evictedAfterSeconds !== null) {
		const evicted = evictedAfterSeconds === 0 ? "is evicted at once" : `is evicted after ${evictedAfterSeconds} s`;
		return effect === "evicted" ? evicted : `${EFFECT_WORDS[effect]} and ${evicted}`;
	}
	if (pools.length > 1 && effect === "loses-pool") return `loses ${pools.length} pools`;
	if (pools.length > 1 && effect === "gains-pool") return `gains ${pools.length} pools`;
	return EFFECT_WORDS[effect];
}
function impactText(workloads) {
	if (workloads.length === 0) return "no workload is affected";
	const counts = IMPACT_EFFECTS.flatMap((effect) => {
		const count = workloads.filter((workload) => workload.effect === effect).length;
		return count === 0 ? [] : [`${count} ${count === 1 ? EFFECT_WORDS[effect] : PLURALS[effect]}`];
	});
	return `${countText(workloads.length, "workload is affected", "workloads are affected")}: ${counts.join(", ")}`;
}
const PLURALS = {
	unschedulable: "become unschedulable",
	evicted: "are evicted",
	"loses-pool": "lose pools",
	"gains-pool": "gain pools",
	schedulable: "become schedulable"
};
function existingText(existing) {
	if (existing.length === 0) return "";
	const count = (severity) => existing.filter((finding) => finding.severity === severity).length;
	const counts = findingCounts({
		errors: count("error"),
		warnings: count("warning"),
		notes: count("note")
	});
	return `${countText(existing.length, "finding was", "findings were")} there before this change (${counts})`;
}
function landingSteps({ landFirst, landAfter, needBoth }) {
	return [
		{
			title: "Land these first, before the pools change",
			files: landFirst
		},
		{
			title: "Land these last, after the pools have changed",
			files: landAfter
		},
		{
			title: "These fit only once both have landed: they need a step in between that fits both",
			files: needBoth
		}
	].filter(({ files }) => files.length > 0);
}

// src/reporters/html/escape-html.ts
const ESCAPES = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
const TEXT_MAX_LENGTH$2 = 2e3;
function escapeHtml(text) {
	return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
function htmlText(text) {
	return escapeHtml(cutText(visibleText(text), TEXT_MAX_LENGTH$2));
}
function htmlJson(value) {
	return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function htmlLink(html, address) {
	return address !== void 0 && (/^https?:\/\//.test(address) || /^[\w./-]+(?:#[\w-]*)?$/.test(address)) ? `<a href="${escapeHtml(address)}">${html}</a>` : html;
}

// src/reporters/html/change-section.ts
function changeSection$1(change, options) {
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
function findingsSection$1(findings, options) {
	const rank = ({ severity }) => SEVERITIES$1.indexOf(severity);
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
	return `<form class="filters" id="severity-filters"><fieldset><legend>Show</legend>${SEVERITIES$1.filter((severity) => findings.some((finding) => finding.severity === severity)).map((severity) => {
		const number = findings.filter((finding) => finding.severity === severity).length;
		return `<label><input type="checkbox" name="severity" value="${severity}" checked> ${countText(number, severity)}</label>`;
	}).join("\n")}</fieldset></form>\n`;
}
function findingCard(finding, options) {
	const { severity, rule, workload, source } = finding;
	const place = htmlText(`${source.file}:${source.line}:${source.column}`);
	const details = [...finding.details.map((detail) => `<li>${htmlText(detail)}</li>`), ...finding.related.map(({ file, line, message }) => {
		return `<li>${htmlLink(htmlText(`${file}:${line}`), options.sourceUrl?.(file, line))} ${htmlText(message)}</li>`;
	})];
	return `<article class="finding ${severity}" id="f-${escapeHtml(finding.fingerprint)}" data-severity="${severity}"${ownerData(workload)}>
<h3><span class="severity">${severity}</span> ${htmlText(finding.message)}</h3>
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
const TEXT_MAX_LENGTH$1 = 500;
function matrixData(matrices, { findings, existing }) {
	const positions = /* @__PURE__ */ new Map();
	const positionOf = (reason) => {
		const text = plain$1(reason);
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
			name: plain$1(name),
			place: plain$1(`${source.file}:${source.line}`)
		})),
		rows: rows.map(({ workload, cells }) => ({
			namespace: plain$1(workload.namespace),
			kind: plain$1(workload.kind),
			name: plain$1(nameWithPart(workload)),
			place: plain$1(placeOf(workload)),
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
function plain$1(text) {
	return cutText(visibleText(text), TEXT_MAX_LENGTH$1);
}

// src/reporters/html/matrix-section.ts
const MEANINGS = {
	fits: "the pod can run there",
	avoided: "it can run there, but a PreferNoSchedule taint asks it not to",
	blocked: "it cannot run there",
	unknown: "the repository does not tell",
	evicted: "it gets in and is evicted again"
};
function matrixSection$1({ fit }, matrices) {
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
${matrices.map(matrixTable$1).join("\n")}
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
function matrixTable$1({ cluster, pools, rows }, index) {
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
${changeSection$1(result.change, options)}${findingsSection$1(result.findings, options)}${existingSection(result.existing, options)}${matrixSection$1(result, matrices)}</main>
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

// src/reporters/markdown-escape.ts
const SYNTAX$1 = /@(?=[\w-])|:(?=\/\/)|(?<=www)\.|(?<=\bGH)-(?=\d)|[&<>|`*_~[\]\\$#]/gi;
const CODE_SPAN = /`([^`]+)`/;
const BLOCK_START = /^ +|^[-+=\d]/;
const ZERO_WIDTH_SPACE = "&#8203;";
const URL_UNSAFE = /[^\w\-.~:/?#!$'*+,;=%]/gu;
const URL_REPLACEMENTS = {
	"&": "&amp;",
	"(": "%28",
	")": "%29"
};
function markdownText(text) {
	const visible = visibleText(text);
	const start = BLOCK_START.exec(visible)?.[0] ?? "";
	return (start.startsWith(" ") ? "&nbsp;".repeat(start.length) : start && characterReference(start)) + escapeInline(visible.slice(start.length));
}
function markdownProse(text) {
	return visibleText(text).split(CODE_SPAN).map((part, index) => {
		if (index % 2 === 1) return `<code>${escapeInline(part)}</code>`;
		return index === 0 ? markdownText(part) : escapeInline(part);
	}).join("");
}
function markdownCode(text) {
	return `<code>${escapeInline(visibleText(text))}</code>`;
}
function markdownLink(label, url) {
	return `[${label}](${url.replace(URL_UNSAFE, (character) => URL_REPLACEMENTS[character] ?? percentEncode(character))})`;
}
function markdownRow(cells) {
	return `| ${cells.join(" | ")} |\n`;
}
function escapeInline(visible) {
	return visible.replace(SYNTAX$1, (character) => {
		if (character === "@" || character === "-") return `${character}${ZERO_WIDTH_SPACE}`;
		return character === "#" ? `${characterReference(character)}${ZERO_WIDTH_SPACE}` : characterReference(character);
	});
}
function characterReference(character) {
	return `&#${character.codePointAt(0) ?? 0};`;
}
function percentEncode(character) {
	return [...new TextEncoder().encode(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}

// src/reporters/markdown-table.ts
const CLOSING_BYTES = 160;
function markdownTable({ header, rows, cells }, maxBytes) {
	const head = markdownRow(header) + markdownRow(header.map(() => "---"));
	let left = maxBytes - CLOSING_BYTES - Buffer.byteLength(head);
	const lines = [];
	for (const row of rows) {
		const line = markdownRow(cells(row));
		left -= Buffer.byteLength(line);
		if (left < 0) break;
		lines.push(line);
	}
	const missing = rows.length - lines.length;
	const table = lines.length === 0 ? "" : head + lines.join("");
	if (missing === 0) return table;
	const sentence = `${countText(missing, "row is", "rows are")} left out: GitHub limits the size.\n`;
	return table === "" ? sentence : `${table}\n${sentence}`;
}

// src/reporters/change-markdown.ts
const TEXT_LIMIT = 1e3;
const NAMES_LIMIT = 12;
const LANDING_LIMIT = 20;
const FRAME_BYTES = 512;
function changeMarkdown(change, options) {
	const { pools, workloads } = change;
	if (pools.length === 0 && workloads.length === 0) return "";
	const first = landingSteps(change).map(landingSection).join("");
	const head = `\n### What this change does\n\n${impactText(workloads)}, ${prose$1(baseText(change))}.\n`;
	const left = options.maxBytes - Buffer.byteLength(head) - Buffer.byteLength(first) - FRAME_BYTES;
	if (left < FRAME_BYTES) return Buffer.byteLength(head) <= options.maxBytes ? head : "";
	const impacts = workloadsTable(workloads, options, Math.floor(left * (pools.length === 0 ? 1 : .7)));
	const changes = poolsTable(pools, options, left - Buffer.byteLength(impacts));
	return head + first + changes + impacts;
}
function landingSection({ title, files }) {
	const shown = files.slice(0, LANDING_LIMIT).map((file) => `- ${code$1(file)}\n`);
	const more = files.length > shown.length ? [`- and ${files.length - shown.length} more\n`] : [];
	return `\n**${title}**:\n\n${[...shown, ...more].join("")}`;
}
function workloadsTable(workloads, options, maxBytes) {
	if (workloads.length === 0) return "";
	const rows = workloads.toSorted((a, b) => IMPACT_EFFECTS.indexOf(a.effect) - IMPACT_EFFECTS.indexOf(b.effect));
	const cells = (impact) => [
		`${EFFECT_SIGNS[impact.effect]} ${effectText(impact)}`,
		[code$1(`${impact.namespace}/${impact.kind}/${impact.name}`), ...clusterCell(impact.cluster)].join("<br>"),
		names(impact.pools),
		prose$1(impact.reason),
		place$2(impact.source, options)
	];
	return `\n${markdownTable({
		header: [
			"Effect",
			"Workload",
			"Pools",
			"Why",
			"Place"
		],
		rows,
		cells
	}, maxBytes - 1)}`;
}
function poolsTable(pools, options, maxBytes) {
	if (pools.length === 0) return "";
	const cells = ({ pool, cluster, change, details, source }) => [
		[code$1(pool), ...clusterCell(cluster)].join("<br>"),
		shorten$3((details.length === 0 ? [`is ${change}`] : details).map(prose$1)).join("<br>"),
		place$2(source, options)
	];
	return `\n${markdownTable({
		header: [
			"Pool",
			"Change",
			"Place"
		],
		rows: pools,
		cells
	}, maxBytes - 1)}`;
}
function clusterCell(cluster) {
	return cluster === null ? [] : [`cluster ${code$1(cluster)}`];
}
function names(pools) {
	return shorten$3(pools.map(code$1)).join("<br>");
}
function shorten$3(cells) {
	if (cells.length <= NAMES_LIMIT) return cells;
	return [...cells.slice(0, 11), `and ${cells.length - NAMES_LIMIT + 1} more`];
}
function place$2({ file, line }, { sourceUrl }) {
	const text = code$1(`${file}:${line}`);
	const link = sourceUrl?.(file, line);
	return link === void 0 || link.length > TEXT_LIMIT ? text : markdownLink(text, link);
}
function prose$1(text) {
	return markdownProse(cut$2(text));
}
function code$1(text) {
	return markdownCode(cut$2(text));
}
function cut$2(text) {
	return cutText(visibleText(text), TEXT_LIMIT);
}

// src/reporters/job-summary.ts
const MAX_BYTES = 983040;
const NOTICES_SHARE = .25;
const CHANGE_SHARE = .4;
const FINDINGS_SHARE = .75;
const LEAST_TABLE_BYTES = 1024;
const TEXT_MAX_LENGTH = 1e3;
const CLUSTER_MAX_LENGTH = 100;
const LIST_MAX_LENGTH$1 = 12;
function formatJobSummary(result, options) {
	const maxBytes = options.maxBytes ?? MAX_BYTES;
	const top = summaryHead(result, options.passed) + noticesSection(result.notices, maxBytes * NOTICES_SHARE);
	const head = top + changeSection(result, options, Math.floor((maxBytes - Buffer.byteLength(top)) * CHANGE_SHARE));
	const forFindings = Math.floor((maxBytes - Buffer.byteLength(head)) * FINDINGS_SHARE);
	const findings = findingsSection(result.findings, options, forFindings);
	const left = maxBytes - Buffer.byteLength(head) - Buffer.byteLength(findings);
	return head + findings + matrixSection(result, left);
}
function summaryHead({ summary, existing }, passed) {
	const verdict = passed ? "✅ taintlint passed" : "❌ taintlint failed";
	const hidden = hiddenText(summary);
	const notShown = hidden === "" ? "" : ` Not shown: ${hidden}.`;
	const before = existingText(existing);
	const counts = `${findingCounts(summary)}${before === "" ? "" : newText(summary)}`;
	const known = before === "" ? "" : ` ${before}: not listed here.`;
	return `## ${verdict}: ${counts}\n\nLooked at ${scopeText(summary)}.${notShown}${known}\n`;
}
function newText({ errors, warnings, notes }) {
	return errors + warnings + notes === 1 ? " that is new" : " that are new";
}
function changeSection({ change }, { sourceUrl }, maxBytes) {
	if (change === void 0) return "";
	return changeMarkdown(change, {
		maxBytes,
		...sourceUrl === void 0 ? {} : { sourceUrl }
	});
}
function noticesSection(notices, maxBytes) {
	if (notices.length === 0) return "";
	const section = `\n${shorten$2(notices).map((notice) => `- ${prose(notice)}\n`).join("")}`;
	return Buffer.byteLength(section) <= maxBytes ? section : `\n${countText(notices.length, "notice")}: see the log.\n`;
}
function findingsSection(findings, options, maxBytes) {
	if (findings.length === 0) return "";
	const heading = "\n### Findings\n\n";
	const table = {
		header: [
			"Severity",
			"Where",
			"Finding"
		],
		rows: byWorkload(findings),
		cells: (finding) => findingCells(finding, options)
	};
	return heading + markdownTable(table, maxBytes - 15);
}
function byWorkload(findings) {
	const groups = /* @__PURE__ */ new Map();
	for (const finding of findings) {
		const owner = finding.workload === null ? finding.severity : formatWorkload(finding.workload);
		const group = groups.get(owner);
		if (group === void 0) groups.set(owner, [finding]);
		else group.push(finding);
	}
	return [...groups.values()].map((group) => group.sort((a, b) => rank$1(a) - rank$1(b))).sort(([a], [b]) => rank$1(a) - rank$1(b)).flat();
}
function rank$1(finding) {
	return finding === void 0 ? SEVERITIES$1.length : SEVERITIES$1.indexOf(finding.severity);
}
function findingCells(finding, options) {
	const { source, workload, clusters, renderings = [] } = finding;
	const owner = workload === null ? [] : [code(formatWorkload(workload))];
	const names = shorten$2(clusters).map((cluster) => `cluster ${code(cluster)}`);
	const rendered = shorten$2(renderings).map((rendering) => `rendered in ${code(rendering)}`);
	const place = code(`${source.file}:${source.line}`);
	const link = options.sourceUrl?.(source.file, source.line);
	const where = link === void 0 || link.length > TEXT_MAX_LENGTH ? place : markdownLink(place, link);
	const rule = markdownLink(markdownText(finding.rule), options.ruleUrl(finding.rule));
	return [
		finding.severity,
		[
			...owner,
			...names,
			...rendered,
			where
		].join("<br>"),
		`${prose(finding.message)}<br>${rule}${moreOf(finding)}`
	];
}
function moreOf({ related, details, help }) {
	const places = related.map((range) => `${range.file}:${range.line} ${range.message}`);
	const reasons = [...shorten$2(details), ...shorten$2(places)];
	const advice = help === "" ? [] : shorten$2(visibleLines(help), 24);
	if (reasons.length + advice.length === 0) return "";
	return `<details><summary>${[...reasons.length === 0 ? [] : ["why"], ...advice.length === 0 ? [] : ["what to do"]].join(", ")}</summary>${[reasons, advice].filter((part) => part.length > 0).map((part) => part.map(prose).join("<br>")).join("<br><br>")}</details>`;
}
function matrixSection({ fit }, maxBytes) {
	const matrices = clusterMatrices(fit).filter((matrix) => matrix.rows.length > 0);
	if (matrices.length === 0) return "";
	let text = `\n### Placement\n\n${CELL_MARKS.map((mark) => `${UNICODE_SIGNS[mark]} ${mark}`).join(" · ")}\n`;
	for (const matrix of matrices) {
		const left = maxBytes - Buffer.byteLength(text);
		if (left < 2 * LEAST_TABLE_BYTES) {
			text += "\nFurther clusters are left out: GitHub limits the size.\n";
			break;
		}
		const heading = matrix.cluster === null ? "\n" : `\n#### Cluster ${markdownText(cutText(visibleText(matrix.cluster), CLUSTER_MAX_LENGTH))}\n\n`;
		text += heading + markdownTable(matrixTable(matrix), left - LEAST_TABLE_BYTES - Buffer.byteLength(heading));
	}
	return text;
}
function matrixTable({ pools, rows }) {
	return {
		header: ["Workload", ...pools.map((pool) => markdownText(cut$1(pool.name)))],
		rows,
		cells: ({ workload, label, cells }) => {
			const name = code(label);
			const signs = cells.map((cell) => cell === void 0 ? "" : UNICODE_SIGNS[cellMark(cell)]);
			return [workload.valid ? name : `${name} (invalid)`, ...signs];
		}
	};
}
function shorten$2(lines, max = LIST_MAX_LENGTH$1) {
	if (lines.length <= max) return lines;
	return [...lines.slice(0, max - 1), `and ${lines.length - max + 1} more`];
}
function prose(text) {
	return markdownProse(cut$1(text));
}
function code(text) {
	return markdownCode(cut$1(text));
}
function cut$1(text) {
	return cutText(visibleText(text), TEXT_MAX_LENGTH);
}

// src/reporters/xml-escape.ts
const FORBIDDEN = /[\ufffe\uffff]/g;
const SYNTAX = /[&<>"']|::|##\[/g;
function xmlText(text) {
	return visibleText(text).replace(FORBIDDEN, (character) => `\\u${character.charCodeAt(0).toString(16)}`).replace(SYNTAX, (found) => `&#${found.charCodeAt(0)};${found.slice(1)}`);
}

// src/reporters/junit.ts
const LINE_LIMIT$1 = 2e3;
const DETAILS_LIMIT = 50;
function formatJunit(result, options) {
	const failing = SEVERITIES$1.slice(0, SEVERITIES$1.indexOf(options.failOn ?? "error") + 1);
	const written = [...collect(result)].map(([file, cases]) => formatSuite(file, [...cases.values()], failing, options));
	const total = {
		tests: sum(written, "tests"),
		failures: sum(written, "failures")
	};
	return [
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n",
		`<testsuites name="taintlint" tests="${total.tests}" failures="${total.failures}" errors="0">\n`,
		...written.map(({ text }) => text),
		"</testsuites>\n"
	].join("");
}
function sum(suites, field) {
	return suites.reduce((total, suite) => total + suite[field], 0);
}
function collect({ fit, findings, existing }) {
	const suites = /* @__PURE__ */ new Map();
	const homes = /* @__PURE__ */ new Map();
	for (const workload of fit.workloads) {
		caseOf(suites, workload.source.file, formatWorkload(workload));
		const identity = formatWorkload(workload);
		homes.set(identity, [...homes.get(identity) ?? [], workload]);
	}
	for (const finding of findings) place$1(finding, suites, homes).findings.push(finding);
	for (const finding of existing) place$1(finding, suites, homes).existing.push(finding);
	return suites;
}
function place$1(finding, suites, homes) {
	const { file } = finding.source;
	if (finding.workload === null) return caseOf(suites, file, file);
	const identity = formatWorkload(finding.workload);
	const known = homes.get(identity) ?? [];
	return caseOf(suites, (known.find(({ source }) => source.file === file) ?? known[0])?.source.file ?? file, identity);
}
function caseOf(suites, file, name) {
	const cases = suites.get(file) ?? /* @__PURE__ */ new Map();
	suites.set(file, cases);
	const found = cases.get(name) ?? {
		name,
		findings: [],
		existing: []
	};
	cases.set(name, found);
	return found;
}
function formatSuite(file, cases, failing, { repositoryPath }) {
	const path = attribute(repositoryPath(file));
	const failures = cases.filter(({ findings }) => findings.some(({ severity }) => failing.includes(severity))).length;
	return {
		text: `${`  <testsuite name="${path}" file="${path}" tests="${cases.length}" failures="${failures}" errors="0">\n`}${cases.map((one) => formatCase(one, path, failing, repositoryPath)).join("")}  </testsuite>\n`,
		tests: cases.length,
		failures
	};
}
function formatCase({ name, findings, existing }, path, failing, repositoryPath) {
	const worstFirst = findings.toSorted((a, b) => SEVERITIES$1.indexOf(a.severity) - SEVERITIES$1.indexOf(b.severity));
	const fatal = worstFirst.filter(({ severity }) => failing.includes(severity));
	const minor = worstFirst.filter(({ severity }) => !failing.includes(severity));
	const head = `    <testcase classname="${path}" name="${attribute(name)}"`;
	const lines = [];
	const [first] = fatal;
	if (first !== void 0) {
		const more = fatal.length === 1 ? "" : ` (and ${countText(fatal.length - 1, "more finding")})`;
		const type = fatal.length === 1 || fatal.every(({ rule }) => rule === first.rule) ? first.rule : "taintlint";
		const text = fatal.map((finding) => describe(finding, repositoryPath)).join("\n\n");
		const message = xmlText(cutText(first.message, LINE_LIMIT$1));
		lines.push(`      <failure type="${attribute(type)}" message="${message}${more}">${text}</failure>\n`);
	}
	const output = minor.map((finding) => describe(finding, repositoryPath));
	if (existing.length > 0) {
		const before = existing.map((finding) => describe(finding, repositoryPath));
		output.push([`${countText(existing.length, "finding")} from before this change:`, ...before].join("\n"));
	}
	if (output.length > 0) lines.push(`      <system-out>${output.join("\n\n")}</system-out>\n`);
	return lines.length === 0 ? `${head}/>\n` : `${head}>\n${lines.join("")}    </testcase>\n`;
}
function describe(finding, repositoryPath) {
	const { source, severity, rule, message, details, related, help, clusters, renderings = [] } = finding;
	const place = `${repositoryPath(source.file)}:${source.line}:${source.column}`;
	const shown = details.slice(0, DETAILS_LIMIT);
	const hidden = details.length - shown.length;
	return [
		`${place}: ${severity}[${rule}] ${message}`,
		...shown.map((detail) => `  - ${detail}`),
		...hidden > 0 ? [`  and ${hidden} more`] : [],
		...clusters.length === 0 ? [] : [`  in ${clusters.join(", ")}`],
		...renderings.length === 0 ? [] : [`  rendered in ${renderings.join(", ")}`],
		...related.map((range) => `  ${repositoryPath(range.file)}:${range.line}:${range.column} ${range.message}`),
		...help === "" ? [] : visibleLines(help).map((line) => `  ${line}`)
	].map((line) => xmlText(cutText(line, LINE_LIMIT$1))).join("\n");
}
function attribute(text) {
	return xmlText(cutText(text, LINE_LIMIT$1));
}

// src/reporters/lint-json.ts
function formatLintJson(result) {
	const { existing = [], change } = result;
	const { files, documents, workloads, pools, skipped, failed, errors, warnings, notes } = result.summary;
	const { suppressed, known } = result.summary;
	const isCompared = change !== void 0 || existing.length > 0;
	return formatJson({
		schemaVersion: 1,
		summary: {
			files,
			documents,
			workloads,
			pools,
			skipped,
			failed,
			errors,
			warnings,
			notes,
			suppressed,
			known,
			...isCompared && { existing: existing.length }
		},
		findings: result.findings.map(findingJson),
		...isCompared && { existing: existing.map(findingJson) },
		...change === void 0 ? {} : { change: changeJson(change) }
	});
}

// src/reporters/change-text.ts
const LIST_LIMIT = 50;
const EXISTING_LIMIT = 12;
const LINE_LIMIT = 2e3;
function changeLines(change, colors, ascii) {
	const { pools, workloads } = change;
	if (pools.length === 0 && workloads.length === 0) return [`no pool changes, ${clean$1(baseText(change))}`];
	const signs = ascii ? ASCII_EFFECT_SIGNS : EFFECT_SIGNS;
	const sorted = workloads.toSorted((a, b) => IMPACT_EFFECTS.indexOf(a.effect) - IMPACT_EFFECTS.indexOf(b.effect));
	return [
		`${colors.bold("what this change does")}, ${clean$1(baseText(change))}`,
		...shorten$1(pools, LIST_LIMIT, (pool) => poolLine(pool, colors)),
		`  ${impactText(workloads)}`,
		...shorten$1(sorted, LIST_LIMIT, (impact) => impactLine(impact, signs, colors)),
		...landingSteps(change).flatMap(({ title, files }) => [`  ${colors.bold(title)}:`, ...shorten$1(files, LIST_LIMIT, (file) => `    ${clean$1(file)}`)])
	];
}
function existingLines(existing, colors) {
	if (existing.length === 0) return [];
	const sorted = existing.toSorted((a, b) => SEVERITIES$1.indexOf(a.severity) - SEVERITIES$1.indexOf(b.severity));
	return [`${existingText(existing)}:`, ...shorten$1(sorted, EXISTING_LIMIT, (finding) => `  ${findingHeading(finding, colors)}`)];
}
function poolLine({ pool, cluster, change, source, details }, colors) {
	const name = cluster === null ? pool : `${cluster}/${pool}`;
	const what = details.length === 0 ? `is ${change}` : details.join(", ");
	return `  pool ${colors.bold(clean$1(name))} ${clean$1(what)}  ${place(source, colors)}`;
}
function impactLine(impact, signs, colors) {
	const { effect, kind, namespace, name, cluster, pools, reason, source } = impact;
	const paint = effect === "schedulable" || effect === "gains-pool" ? colors.green : effect === "loses-pool" ? colors.yellow : colors.red;
	const where = [...cluster === null ? [] : [`cluster ${cluster}`], ...pools.length === 0 ? [] : [pools.join(", ")]];
	const inside = where.length === 0 ? "" : ` (${where.join("; ")})`;
	const why = reason === "" ? "" : `: ${reason}`;
	const owner = colors.bold(clean$1(`${namespace}/${kind}/${name}`));
	const said = `${paint(effectText(impact))}${clean$1(inside + why)}`;
	return `    ${paint(signs[effect])} ${owner} ${said}  ${place(source, colors)}`;
}
function place({ file, line }, colors) {
	return colors.dim(`${clean$1(file)}:${line}`);
}
function shorten$1(items, max, write) {
	const lines = items.slice(0, max).map(write);
	return items.length <= max ? lines : [...lines, `  and ${items.length - max} more`];
}
function clean$1(text) {
	return cutText(visibleText(text), LINE_LIMIT);
}

// src/reporters/source-excerpt.ts
const TAB = "    ";
const CUT = "...";
const CHARACTERS_PER_COLUMN = 4;
function sourceExcerpt(line, column, endColumn, width) {
	const start = clamp(column - 1, 0, line.length);
	const end = clamp(endColumn - 1, start, line.length);
	const reach = width * CHARACTERS_PER_COLUMN;
	const from = afterSurrogate(line, Math.max(0, start - reach));
	const to = afterSurrogate(line, Math.min(line.length, start + reach));
	const glyphs = glyphsOf(line.slice(from, to).trimEnd(), start - from, end - from);
	const isWhole = from === 0 && to === line.length && widthOf(glyphs) <= width;
	const first = glyphs.findIndex((glyph) => glyph.inCulprit);
	const culprit = first < 0 ? glyphsOf(line.slice(from, start), 0, 0).length : first;
	const [left, right] = isWhole ? [0, glyphs.length] : windowAround(glyphs, culprit, width - 6);
	const cutLeft = from > 0 || left > 0 ? CUT : "";
	const cutRight = to < line.length || right < glyphs.length ? CUT : "";
	const shown = glyphs.slice(left, right);
	const marked = shown.filter((glyph) => glyph.inCulprit);
	return {
		text: cutLeft + shown.map((glyph) => glyph.text).join("") + cutRight,
		markerStart: cutLeft.length + widthOf(glyphs.slice(left, Math.max(left, Math.min(culprit, right)))),
		markerWidth: Math.max(1, widthOf(marked))
	};
}
function glyphsOf(text, start, end) {
	const glyphs = [];
	let offset = 0;
	for (const character of text) {
		const shown = character === "	" ? TAB : visibleText(character);
		glyphs.push({
			text: shown,
			width: displayWidth(shown),
			inCulprit: offset >= start && offset < end
		});
		offset += character.length;
	}
	return glyphs;
}
function windowAround(glyphs, culprit, room) {
	let left = Math.min(culprit, glyphs.length);
	let used = 0;
	const grow = (limit) => {
		while (left > 0 && used + (glyphs[left - 1]?.width ?? 0) <= limit) {
			left -= 1;
			used += glyphs[left]?.width ?? 0;
		}
	};
	grow(room / 3);
	let right = Math.min(culprit, glyphs.length);
	while (right < glyphs.length && used + (glyphs[right]?.width ?? 0) <= room) {
		used += glyphs[right]?.width ?? 0;
		right += 1;
	}
	if (right === glyphs.length) grow(room);
	return [left, right];
}
function widthOf(glyphs) {
	return glyphs.reduce((sum, glyph) => sum + glyph.width, 0);
}
function afterSurrogate(line, offset) {
	const code = line.charCodeAt(offset);
	return code >= 56320 && code <= 57343 ? offset + 1 : offset;
}
function clamp(value, least, greatest) {
	return Math.min(Math.max(value, least), greatest);
}

// src/reporters/lint-text.ts
const DEFAULT_COLUMNS = 100;
const LEAST_EXCERPT_COLUMNS = 40;
const LIST_MAX_LENGTH = 12;
const LINE_MAX_LENGTH = 2e3;
function formatLintText(result, options) {
	const colors = terminalColors(options.color);
	const columns = options.columns ?? DEFAULT_COLUMNS;
	const blocks = result.findings.map((finding) => formatFinding(finding, columns, colors).join("\n"));
	const closing = result.notices.map((notice) => `${colors.cyan("notice")}: ${clean(notice)}`);
	const fixable = result.findings.filter((finding) => finding.fixable).length;
	if (fixable > 0) closing.push(`${countText(fixable, "finding")} can be fixed with ${colors.bold("--fix")}`);
	closing.push(summaryLine(result, options.elapsed, colors));
	const { change, existing } = result;
	const sections = [existingLines(existing, colors).join("\n"), change === void 0 ? "" : changeLines(change, colors, options.ascii === true).join("\n")].filter((section) => section !== "");
	return `${[
		...blocks,
		...sections,
		closing.join("\n")
	].join("\n\n")}\n`;
}
function summaryLine(result, elapsed, colors) {
	const { summary } = result;
	const counts = findingCounts(summary);
	const paint = summary.errors > 0 ? colors.red : summary.warnings + summary.notes > 0 ? colors.yellow : colors.green;
	const time = elapsed === void 0 ? "" : ` in ${elapsedText(elapsed)}`;
	const hidden = hiddenText(summary);
	return `${colors.bold(paint(counts))} in ${scopeText(summary)}${time}${hidden === "" ? "" : `; ${hidden}`}`;
}
function formatFinding(finding, columns, colors) {
	const indent = " ".repeat(String(finding.source.line).length);
	const bar = colors.blue("|");
	const lines = [findingHeading(finding, colors)];
	if (finding.excerpt.trim() !== "") {
		const [text, marker] = formatExcerpt(finding, columns - indent.length - 3, colors);
		lines.push(`${indent} ${bar}`, `${colors.blue(String(finding.source.line))} ${bar} ${text}`);
		lines.push(`${indent} ${bar} ${marker}`);
	}
	lines.push(...shorten(finding.details).map((detail) => `${indent}   - ${clean(detail)}`));
	const entry = (label, text) => `${indent} ${colors.blue("=")} ${colors.bold(label)}: ${text}`;
	const owner = ownerOf(finding);
	if (owner !== void 0) lines.push(entry("in", owner));
	const related = finding.related.map((range) => `${range.file}:${range.line}:${range.column} ${range.message}`);
	lines.push(...shorten(related).map((text) => entry("note", clean(text))));
	if (finding.help !== "") {
		const [first = "", ...rest] = visibleLines(finding.help).map((line) => cutText(line, LINE_MAX_LENGTH));
		const hanging = `${indent}         `;
		lines.push(entry("help", first), ...rest.map((line) => line === "" ? "" : hanging + line));
	}
	return lines;
}
function formatExcerpt(finding, room, colors) {
	const { line, column, endLine, endColumn } = finding.source;
	const isOneLine = endLine === line;
	const width = Math.max(LEAST_EXCERPT_COLUMNS, room);
	const excerpt = sourceExcerpt(finding.excerpt, column, isOneLine ? endColumn : Number.POSITIVE_INFINITY, width);
	const last = lastLine(finding.source);
	const marker = `^${"~".repeat(excerpt.markerWidth - 1)}${last > line ? ` to line ${last}` : ""}`;
	const paint = severityPaint(colors, finding.severity);
	return [excerpt.text, " ".repeat(excerpt.markerStart) + colors.bold(paint(marker))];
}
function ownerOf(finding) {
	const names = finding.clusters.map(visibleText);
	const clusters = names.length === 0 ? [] : [`${names.length === 1 ? "cluster" : "clusters"} ${names.join(", ")}`];
	const rendered = renderedIn(finding.renderings);
	const where = [...clusters, ...rendered === void 0 ? [] : [clean(rendered)]].join(", ");
	if (finding.workload === null) return where === "" ? void 0 : where;
	const workload = clean(formatWorkload(finding.workload));
	return where === "" ? workload : `${workload} (${where})`;
}
function shorten(lines) {
	if (lines.length <= LIST_MAX_LENGTH) return lines;
	return [...lines.slice(0, 11), `and ${lines.length - LIST_MAX_LENGTH + 1} more`];
}
function clean(text) {
	return cutText(visibleText(text), LINE_MAX_LENGTH);
}

// src/reporters/sarif.ts
const RESULTS_LIMIT = 5e3;
const RELATED_LIMIT = 100;
const MESSAGE_LIMIT = 4096;
const URI_LIMIT = 2e3;
const DESCRIPTION_LIMIT = 1024;
const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";
const PROBLEM_SEVERITIES = {
	error: "error",
	warning: "warning",
	note: "recommendation"
};
function formatSarif(result, options) {
	const isCompared = result.change !== void 0 || result.existing.length > 0;
	const worstFirst = [...result.findings.map((finding) => ({
		finding,
		baselineState: isCompared ? "new" : void 0
	})), ...result.existing.map((finding) => ({
		finding,
		baselineState: "unchanged"
	}))].toSorted((a, b) => rank(a) - rank(b));
	const kept = worstFirst.slice(0, RESULTS_LIMIT);
	const left = worstFirst.slice(RESULTS_LIMIT).map(({ finding }) => finding);
	const indexes = new Map(options.rules.map(({ id }, index) => [id, index]));
	return formatJson({
		$schema: SCHEMA,
		version: "2.1.0",
		runs: [{
			tool: { driver: driverOf(options) },
			invocations: [{
				executionSuccessful: true,
				toolExecutionNotifications: notificationsOf(result.notices, left)
			}],
			columnKind: "utf16CodeUnits",
			results: kept.map((entry) => resultOf(entry, indexes, options.repositoryPath))
		}]
	});
}
function rank({ finding }) {
	return SEVERITIES$1.indexOf(finding.severity);
}
function driverOf({ version, rules, informationUri, ruleUrl }) {
	return {
		name: "taintlint",
		version,
		semanticVersion: version,
		...informationUri === void 0 ? {} : { informationUri },
		rules: rules.map((rule) => {
			const helpUri = ruleUrl?.(rule.id);
			return {
				id: rule.id,
				shortDescription: { text: cutText(rule.summary, DESCRIPTION_LIMIT) },
				fullDescription: { text: cutText(`${rule.summary} ${rule.rationale.trim()}`, DESCRIPTION_LIMIT) },
				help: {
					text: rule.rationale.trim(),
					markdown: formatRulePage(rule)
				},
				...helpUri !== void 0 && URL.canParse(helpUri) ? { helpUri } : {},
				defaultConfiguration: { level: rule.severity },
				properties: {
					tags: ["kubernetes", "scheduling"],
					"problem.severity": PROBLEM_SEVERITIES[rule.severity],
					precision: "high"
				}
			};
		})
	};
}
function notificationsOf(notices, left) {
	const notifications = notices.map((notice) => ({
		level: "note",
		message: { text: plain([notice]) }
	}));
	if (left.length === 0) return notifications;
	const count = (severity) => left.filter((finding) => finding.severity === severity).length;
	const counts = findingCounts({
		errors: count("error"),
		warnings: count("warning"),
		notes: count("note")
	});
	return [{
		level: "warning",
		message: { text: `${countText(left.length, "finding is", "findings are")} left out (${counts}): GitHub shows ${RESULTS_LIMIT} results of a run` }
	}, ...notifications];
}
function resultOf({ finding, baselineState }, indexes, repositoryPath) {
	const { rule, severity, source, workload, fingerprint } = finding;
	const ruleIndex = indexes.get(rule);
	const related = finding.related.slice(0, RELATED_LIMIT);
	return {
		ruleId: visibleText(rule),
		...ruleIndex === void 0 ? {} : { ruleIndex },
		level: severity,
		message: { text: messageOf(finding) },
		locations: [{
			physicalLocation: physicalLocation(source, repositoryPath),
			...workload === null ? {} : { logicalLocations: [{
				name: cut(workload.name),
				fullyQualifiedName: cut(`${workload.namespace}/${workload.kind}/${workload.name}`),
				kind: "resource"
			}] }
		}],
		...related.length === 0 ? {} : { relatedLocations: related.map((range, index) => relatedLocation(range, index + 1, repositoryPath)) },
		partialFingerprints: { "taintlint/v1": fingerprint },
		...baselineState === void 0 ? {} : { baselineState }
	};
}
function relatedLocation(range, id, repositoryPath) {
	return {
		id,
		physicalLocation: physicalLocation(range, repositoryPath),
		message: { text: plain([range.message]) }
	};
}
function messageOf({ message, details, help, clusters, renderings = [] }) {
	const where = clusters.length === 0 ? [] : [`in ${clusters.join(", ")}`];
	const rendered = renderings.length === 0 ? [] : [`rendered in ${renderings.join(", ")}`];
	const lines = [
		message,
		...details.map((detail) => `- ${detail}`),
		...where,
		...rendered
	];
	const advice = help === "" ? [] : ["", ...visibleLines(help)];
	return plain([...lines, ...advice]);
}
function plain(lines) {
	return cutText(lines.map(visibleText).join("\n").replaceAll("](", "]\\("), MESSAGE_LIMIT);
}
function physicalLocation(range, repositoryPath) {
	const { line, column, endLine, endColumn } = range;
	const isEmpty = endLine === line && endColumn <= column;
	return {
		artifactLocation: {
			uri: uriOf(repositoryPath(range.file)),
			uriBaseId: "%SRCROOT%"
		},
		region: isEmpty ? {
			startLine: line,
			startColumn: column
		} : {
			startLine: line,
			startColumn: column,
			endLine,
			endColumn
		}
	};
}
function uriOf(path) {
	return wellFormed(path.slice(0, URI_LIMIT)).split("/").map(encodeURIComponent).join("/");
}
function cut(text) {
	return cutText(visibleText(text), MESSAGE_LIMIT);
}

// src/cli/lint-report.ts
function renderLint({ result, passed, failOn, configuration }, format, style, { environment, workingDirectory, elapsed }) {
	switch (format) {
		case "text":
		case "taintlint": return formatLintText(result, {
			...style,
			elapsed: elapsed()
		});
		case "json": return formatLintJson(result);
		case "markdown": return formatJobSummary(result, {
			passed,
			...githubLinks(environment, workingDirectory)
		});
		case "sarif": return formatSarif(result, {
			version: VERSION,
			rules: activeRules(configuration),
			repositoryPath: repositoryPaths(environment, workingDirectory),
			...githubLinks(environment, workingDirectory)
		});
		case "junit": return formatJunit(result, {
			repositoryPath: repositoryPaths(environment, workingDirectory),
			...failOn === void 0 || failOn === "never" ? {} : { failOn }
		});
		case "gitlab": return formatGitlabCodeQuality(result, repositoryPaths(environment, workingDirectory));
		case "html": return formatHtmlReport(result, {
			passed,
			...githubLinks(environment, workingDirectory)
		});
		case "github": {
			const { commands, closing } = formatGithubAnnotations(result.findings, { elsewhere: "format \"text\"" });
			return [...commands, ...closing === null ? [] : [closing]].map((line) => `${line}\n`).join("");
		}
	}
}

// src/cli/verdict.ts
function passes({ findings }, failOn) {
	if (failOn === "never") return true;
	const fatal = SEVERITIES$1.slice(0, SEVERITIES$1.indexOf(failOn) + 1);
	return !findings.some(({ severity }) => fatal.includes(severity));
}

export { changeMarkdown as a, markdownProse as c, formatGithubAnnotations as d, lastLine as f, formatJobSummary as i, markdownText as l, repositoryPaths as m, renderLint as n, markdownCode as o, githubLinks as p, findingsSection as r, markdownLink as s, passes as t, existingText as u };