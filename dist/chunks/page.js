import { SEVERITIES, count, cutText, escapeUnit, ruleUrl, visibleLines, visibleText } from "./program.js";
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
const MARKUP = Symbol("markup");
function html(pieces, ...holes) {
	return ownHtml(String.raw({ raw: pieces }, ...holes.map(markupOf)));
}
function ownHtml(markup) {
	return { [MARKUP]: markup };
}
function markupOf(hole) {
	if (hole === void 0) return "";
	if (typeof hole !== "object") return escapeHtml(cutText(visibleText(String(hole)), TEXT_MAX_LENGTH));
	return MARKUP in hole ? hole[MARKUP] : hole.map(markupOf).join("\n");
}
function escapeHtml(text) {
	return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
function joinHtml(items, separator = "") {
	return ownHtml(items.map(markupOf).join(markupOf(separator)));
}
function htmlProse(text) {
	return ownHtml(markupOf(text).replace(/`([^`]+)`/g, "<code>$1</code>"));
}
function htmlSelect(label, name, options) {
	return html`<label>${label} <select name="${name}"><option value="">all</option>${joinHtml(options)}</select></label>`;
}
function htmlJson(value) {
	return ownHtml(JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escapeUnit));
}
function htmlLink(content, address) {
	return address !== void 0 && (/^https?:\/\//.test(address) || /^(?=.)[\w./-]*(?:#[\w-]*)?$/.test(address)) ? html`<a href="${ownHtml(escapeHtml(address))}">${content}</a>` : html`${content}`;
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
		return html`<h3 class="group">${repository} (${ones.length})</h3>\n${cards}`;
	});
	return listedFindings(all.map(({ finding }) => finding), groups, leftOut === "" ? void 0 : html`<p>${leftOut}</p>\n`, all.map(({ repository }) => repository));
}
function findingsSection(findings, options) {
	return listedFindings(findings, SEVERITIES.flatMap((severity) => {
		const ones = findings.filter((finding) => finding.severity === severity);
		const cards = ones.map((one) => findingCard(one, options));
		return ones.length === 0 ? [] : [html`<h3 class="group">${count(ones.length, severity)}</h3>\n${cards}`];
	}));
}
function listedFindings(findings, groups, note, repositories = []) {
	return html`<section id="findings" aria-labelledby="findings-title">
<h2 id="findings-title">Findings</h2>
${note}${findings.length < 2 ? "" : filters(findings, repositories)}<p class="count" id="findings-count" aria-live="polite"></p>
<div id="finding-list">
${findings.length === 0 ? html`<p class="clean">No findings.</p>` : groups}
</div>
</section>
`;
}
function existingSection(existing, options) {
	if (existing.length === 0) return void 0;
	return html`<section id="existing" aria-labelledby="existing-title">
<h2 id="existing-title">Findings from before</h2>
<details><summary>${count(existing.length, "finding")} from before this change</summary>
${existing.map((finding) => findingCard(finding, options))}
</details>
</section>
`;
}
function filters(findings, repositories) {
	const boxes = SEVERITIES.filter((severity) => findings.some((finding) => finding.severity === severity)).map((severity) => {
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
function choice(label, name, values) {
	const counts = /* @__PURE__ */ new Map();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	const options = [...counts.keys()].sort().map((value) => {
		return html`<option value="${value}">${value} (${counts.get(value)})</option>`;
	});
	return htmlSelect(label, name, options);
}
function findingCard(finding, options) {
	const { severity, rule, workload, source } = finding;
	const place = `${source.file}:${source.line}:${source.column}`;
	const repository = options.repository === void 0 ? "" : html` data-repository="${options.repository}"`;
	const namespace = workload === null ? "" : html` data-namespace="${workload.namespace}"`;
	const details = [...detailsOf(finding).map((detail) => html`<li>${htmlProse(detail)}</li>`), ...finding.related.map(({ file, line, message }) => {
		const where = htmlLink(`${file}:${line}`, options.sourceUrl?.(file, line));
		return html`<li>${where} ${message}</li>`;
	})];
	return html`<article class="finding ${severity}" id="f-${options.idPrefix}${finding.fingerprint}"${repository} data-severity="${severity}" data-rule="${rule}" data-file="${source.file}"${namespace}>
<h4><span class="severity">${severity}</span> ${htmlProse(messageOf(finding))}</h4>
<p class="about">${ownerText(finding)}<span>${htmlLink(rule, ruleUrl(rule))}</span> <span class="place">${htmlLink(place, options.sourceUrl?.(source.file, source.line))}</span></p>
${excerptOf(finding)}${details.length === 0 ? "" : html`<ul>${details}</ul>\n`}${helpOf(finding)}</article>`;
}
function ownerText({ workload, clusters, renderings = [] }) {
	const owner = workload === null ? "" : html`<strong>${formatWorkload(workload)}</strong> `;
	const where = [...clusters.map((cluster) => html`<span>cluster ${cluster}</span> `), ...renderings.length === 0 ? [] : [html`<span>rendered in ${renderings.join(", ")}</span> `]];
	return joinHtml([owner, ...where]);
}
function excerptOf({ excerpt: written, source }) {
	if (written.trim() === "") return void 0;
	const depth = Math.min(written.length - written.trimStart().length, Math.max(source.column - 1, 0));
	const excerpt = written.slice(depth);
	const start = Math.min(Math.max(source.column - 1 - depth, 0), excerpt.length);
	const wanted = source.endLine === source.line ? source.endColumn - 1 - depth : excerpt.length;
	const end = Math.min(Math.max(wanted, start), start + CULPRIT_MAX_LENGTH, excerpt.length);
	const from = Math.max(0, start - EXCERPT_REACH);
	const to = Math.min(excerpt.length, end + EXCERPT_REACH);
	const piece = (left, right) => excerpt.slice(left, right).replaceAll("	", "    ");
	const marked = end > start ? html`<mark>${piece(start, end)}</mark>` : "";
	const text = html`${from > 0 ? "..." : ""}${piece(from, start)}${marked}${piece(end, to)}${to < excerpt.length ? "..." : ""}`;
	return html`<pre class="excerpt"><span class="line" aria-hidden="true">${source.line}</span><code>${text}</code></pre>\n`;
}
function helpOf({ help }) {
	if (help === "") return void 0;
	const [prose = "", ...yaml] = visibleLines(help);
	const block = yaml.length === 0 ? "" : html`<pre>${yaml}</pre>`;
	return html`<div class="help"><p>${htmlProse(prose)}</p>${block}</div>\n`;
}

// \0virtual:report-assets
const REPORT_STYLE = ":root {\n  color-scheme: light dark;\n  --page: #ffffff;\n  --text: #1b1f24;\n  --quiet: #57606a;\n  --line: #d0d7de;\n  --panel: #f6f8fa;\n  --link: #0550ae;\n  --error: #b3261e;\n  --warning: #8a5300;\n  --note: #0550ae;\n  --good: #1a6b33;\n  --fits: #dcf3e2;\n  --avoided: #fdf0c8;\n  --unknown: #dbe7f7;\n  --evicted: #ecdcf8;\n  --mark: #ffe08a;\n}\n@media (prefers-color-scheme: dark) {\n  :root {\n    --page: #0f1318;\n    --text: #e6edf3;\n    --quiet: #9aa5b1;\n    --line: #343c46;\n    --panel: #181e26;\n    --link: #79b8ff;\n    --error: #ff8a80;\n    --warning: #f0b64a;\n    --note: #79b8ff;\n    --good: #6fd08c;\n    --fits: #163b24;\n    --avoided: #43360f;\n    --unknown: #1d3350;\n    --evicted: #3a2450;\n    --mark: #6b4e00;\n  }\n}\n* {\n  box-sizing: border-box;\n}\nhtml {\n  scroll-padding-top: 6.5rem;\n}\nbody {\n  margin: 0;\n  background: var(--page);\n  color: var(--text);\n  font:\n    15px / 1.5 system-ui,\n    sans-serif;\n}\nmain {\n  margin: 0 auto;\n  padding: 0.5rem 1.5rem 6rem;\n  max-width: 120rem;\n}\n.top {\n  position: sticky;\n  top: 0;\n  z-index: 4;\n  display: flex;\n  flex-wrap: wrap;\n  gap: 0.2rem 2rem;\n  align-items: center;\n  padding: 0.5rem 1.5rem;\n  background: var(--panel);\n  border-bottom: 1px solid var(--line);\n}\n.top nav {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 0.2rem 0.4rem;\n}\n.top nav a {\n  padding: 0.15rem 0.7rem;\n  color: var(--text);\n  text-decoration: none;\n  border: 1px solid var(--line);\n  border-radius: 1rem;\n  background: var(--page);\n}\n.top nav a:hover {\n  border-color: var(--link);\n}\n.top nav b {\n  font-weight: 600;\n  color: var(--quiet);\n}\n.top nav b.alarm,\n.alarm {\n  color: var(--error);\n}\na {\n  color: var(--link);\n}\n.skip {\n  position: absolute;\n  left: -100rem;\n}\n.skip:focus {\n  left: 1rem;\n}\nh1 {\n  margin: 0;\n  font-size: 1.2rem;\n}\nh2 {\n  margin: 2.5rem 0 0.3rem;\n  font-size: 1.25rem;\n}\nh3 {\n  margin: 1.2rem 0 0.4rem;\n  font-size: 1.05rem;\n}\n.scope {\n  margin-top: 0.5rem;\n  overflow-wrap: anywhere;\n  color: var(--quiet);\n}\n.scope + section h2 {\n  margin-top: 1rem;\n}\n.facts {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 0.1rem 1.6rem;\n  margin: 0 0 0.4rem;\n}\n.facts div {\n  display: flex;\n  gap: 0.4rem;\n}\n.facts dt {\n  flex: none;\n}\n.facts dd {\n  margin: 0;\n  color: var(--text);\n}\n.share {\n  margin-left: 0.6rem;\n  padding: 0.05rem 0.5rem;\n  border-radius: 1rem;\n  background: var(--unknown);\n  font-size: 0.9rem;\n  font-weight: 400;\n}\np {\n  margin: 0.4rem 0;\n}\n.about,\n.count,\nsmall,\ncaption {\n  color: var(--quiet);\n}\n.verdict {\n  margin-left: 0.6rem;\n  font-size: 1rem;\n  font-weight: 400;\n}\n.verdict.passed strong {\n  color: var(--good);\n}\n.verdict.failed strong {\n  color: var(--error);\n}\n.filters {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 0.5rem 1rem;\n  align-items: center;\n  margin: 0.6rem 0;\n}\n.fold > summary {\n  display: none;\n}\n.filters fieldset {\n  display: flex;\n  gap: 1rem;\n  border: 0;\n  padding: 0;\n  margin: 0;\n}\n.filters legend {\n  float: left;\n  margin-right: 1rem;\n}\ninput,\nselect,\nbutton {\n  max-width: 16rem;\n  font: inherit;\n  color: inherit;\n  background: var(--page);\n  border: 1px solid var(--line);\n  border-radius: 6px;\n  padding: 0.15rem 0.5rem;\n}\n:focus-visible {\n  outline: 2px solid var(--link);\n  outline-offset: 1px;\n}\n.finding {\n  margin: 0.8rem 0;\n  padding: 0.6rem 1rem;\n  border: 1px solid var(--line);\n  border-left: 4px solid var(--quiet);\n  border-radius: 6px;\n  content-visibility: auto;\n  contain-intrinsic-size: auto 12rem;\n  overflow-wrap: anywhere;\n}\n.finding.error {\n  border-left-color: var(--error);\n}\n.finding.warning {\n  border-left-color: var(--warning);\n}\n.finding.note {\n  border-left-color: var(--note);\n}\n.finding:target {\n  background: var(--panel);\n}\n.finding h4 {\n  margin: 0;\n  font-size: 1rem;\n}\n.severity {\n  font-weight: 700;\n}\n.error .severity {\n  color: var(--error);\n}\n.warning .severity {\n  color: var(--warning);\n}\n.note .severity {\n  color: var(--note);\n}\n.about > * {\n  margin-right: 0.8rem;\n}\n.about strong {\n  color: var(--text);\n  font-weight: 600;\n}\npre {\n  margin: 0.4rem 0;\n  padding: 0.4rem 0.7rem;\n  background: var(--panel);\n  border-radius: 6px;\n  overflow-x: auto;\n  font:\n    13px / 1.45 ui-monospace,\n    monospace;\n}\n.excerpt .line {\n  display: inline-block;\n  min-width: 2.5rem;\n  margin-right: 0.8rem;\n  color: var(--quiet);\n  user-select: none;\n}\nmark {\n  background: var(--mark);\n  color: inherit;\n  border-radius: 2px;\n}\n.help {\n  margin: 0.4rem 0;\n  padding-left: 0.7rem;\n  border-left: 3px solid var(--good);\n}\n.help p {\n  margin: 0;\n}\n.help pre {\n  white-space: pre-wrap;\n}\ncode {\n  padding: 0 0.2rem;\n  border-radius: 4px;\n  background: var(--panel);\n  font-family: ui-monospace, monospace;\n  font-size: 0.9em;\n}\npre code {\n  padding: 0;\n  font-size: inherit;\n}\n.finding ul,\n.notices {\n  margin: 0.3rem 0;\n  padding-left: 1.3rem;\n}\n.legend {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 0.3rem 1.5rem;\n  padding: 0;\n  list-style: none;\n}\n.legend .cell {\n  display: inline-block;\n  width: 1.6rem;\n  text-align: center;\n  border-radius: 4px;\n}\n.panes {\n  display: grid;\n  grid-template-columns: minmax(0, 1fr);\n  gap: 1rem;\n}\n.scroll {\n  overflow: auto;\n  max-height: 75vh;\n  margin: 0.5rem 0;\n  border: 1px solid var(--line);\n  border-radius: 6px;\n}\ntable {\n  border-collapse: separate;\n  border-spacing: 0;\n}\ncaption {\n  padding: 0.3rem 0.6rem;\n  text-align: left;\n}\nth {\n  text-align: left;\n  font-weight: 400;\n  background: var(--page);\n}\n.matrix td {\n  min-width: 1.9rem;\n  padding: 0 0.2rem;\n  text-align: center;\n  font-weight: 700;\n  border: 1px solid var(--page);\n  border-bottom-color: var(--line);\n}\n.matrix tr[data-row] td:not(.taken) {\n  cursor: pointer;\n}\n.matrix thead {\n  position: sticky;\n  top: 0;\n  z-index: 2;\n}\n.matrix thead th {\n  vertical-align: bottom;\n}\n.matrix thead tr:first-child th span {\n  display: block;\n  max-height: 10.5rem;\n  margin: 0 auto;\n  padding: 0.3rem 0;\n  writing-mode: vertical-rl;\n  transform: rotate(180deg);\n  overflow: hidden;\n  text-overflow: ellipsis;\n  white-space: nowrap;\n}\n.matrix .sums td,\n.matrix .sums th {\n  border-bottom: 1px solid var(--line);\n  background: var(--page);\n  color: var(--quiet);\n  font-weight: 400;\n  font-size: 0.85rem;\n}\n.matrix tbody th,\n.matrix .corner {\n  position: sticky;\n  left: 0;\n  z-index: 1;\n  max-width: 24rem;\n  padding: 0.05rem 0.8rem 0.05rem 0.6rem;\n  border-right: 1px solid var(--line);\n  overflow: hidden;\n  text-overflow: ellipsis;\n  white-space: nowrap;\n}\n.matrix .taken {\n  padding: 0 0.5rem;\n  color: var(--quiet);\n  font-weight: 400;\n  font-size: 0.85rem;\n  white-space: nowrap;\n}\n.matrix .nowhere .taken {\n  color: var(--error);\n}\n.matrix tbody th {\n  border-bottom: 1px solid var(--line);\n}\n.matrix button {\n  padding: 0;\n  border: 0;\n  background: none;\n  cursor: pointer;\n}\n.matrix button::before {\n  content: \"\u25b8 \";\n  color: var(--quiet);\n}\n.fate.open button::before {\n  content: \"\u25be \";\n}\n.fate:not(.open) .member {\n  display: none;\n}\n.fate .member th {\n  padding-left: 1.6rem;\n}\n.matrix tbody tr:hover th {\n  background: var(--panel);\n}\n.matrix em {\n  color: var(--error);\n}\n.cell.fits,\ntd.fits {\n  background: var(--fits);\n}\n.cell.avoided,\ntd.avoided {\n  background: var(--avoided);\n}\n.cell.blocked {\n  border: 1px solid var(--line);\n  height: 1.4rem;\n  vertical-align: middle;\n}\n/* What is blocked has no ink: what stands out is where a pod can go. */\ntd.blocked {\n  font-size: 0;\n}\n.cell.unknown,\ntd.unknown {\n  background: var(--unknown);\n}\n.cell.evicted,\ntd.evicted {\n  background: var(--evicted);\n}\ntd[aria-selected=\"true\"] {\n  outline: 2px solid var(--text);\n  outline-offset: -2px;\n}\n.pools th,\n.pools td {\n  padding: 0.25rem 0.7rem;\n  border-bottom: 1px solid var(--line);\n  vertical-align: top;\n}\n.cards thead th {\n  font-weight: 600;\n}\n.impact .unschedulable > b,\n.impact .evicted > b {\n  color: var(--error);\n}\n#changes li {\n  overflow-wrap: anywhere;\n}\n#why {\n  padding: 0.8rem 1rem;\n  background: var(--panel);\n  border: 1px solid var(--line);\n  border-radius: 8px;\n  overflow-wrap: anywhere;\n}\n#why:not(.open) {\n  display: none;\n  color: var(--quiet);\n}\n#why h3 {\n  margin: 0 2rem 0.3rem 0;\n  font-size: 1rem;\n}\n#why small {\n  display: block;\n}\n#why button {\n  position: absolute;\n  top: 0.6rem;\n  right: 0.6rem;\n}\n#why ul {\n  margin: 0.3rem 0;\n  padding-left: 1.3rem;\n}\n/* Where there is room the reasons stand beside the matrix, else above it at the bottom of the window. */\n@media (min-width: 75rem) {\n  .panes {\n    grid-template-columns: minmax(0, 1fr) 24rem;\n  }\n  #why,\n  #why:not(.open) {\n    display: block;\n    position: sticky;\n    top: 4.5rem;\n    align-self: start;\n    margin-top: 0.5rem;\n    max-height: 75vh;\n    overflow: auto;\n  }\n}\n@media (max-width: 74.99rem) {\n  #why {\n    position: fixed;\n    right: 1rem;\n    bottom: 1rem;\n    z-index: 5;\n    width: min(34rem, calc(100vw - 2rem));\n    max-height: 60vh;\n    overflow: auto;\n    box-shadow: 0 6px 24px rgb(0 0 0 / 25%);\n  }\n}\n@media (max-width: 40rem) {\n  main {\n    padding: 0.5rem 0.8rem 6rem;\n  }\n  .top {\n    position: static;\n    padding: 0.5rem 0.8rem;\n  }\n  html {\n    scroll-padding-top: 0.5rem;\n  }\n  /* A row of the matrix is a list of pools that wraps: side by side they would leave the screen. */\n  .scroll:has(.matrix[role]) {\n    max-height: none;\n  }\n  .matrix[role] thead {\n    display: none;\n  }\n  .matrix[role],\n  .matrix[role] tbody,\n  .matrix[role] tr,\n  .matrix[role] th {\n    display: block;\n    border: 0;\n  }\n  .matrix[role] tr {\n    padding: 0.2rem 0;\n    border-bottom: 1px solid var(--line);\n  }\n  .matrix[role] caption {\n    display: block;\n  }\n  .matrix[role] tbody th {\n    max-width: 100%;\n    white-space: normal;\n  }\n  .matrix[role] td {\n    display: inline-block;\n    margin: 0 0 0.2rem 0.4rem;\n    padding: 0 0.4rem;\n    border: 0;\n    border-radius: 4px;\n    font-weight: 400;\n    font-size: 0.85rem;\n  }\n  .matrix[role] td:not(.taken)::before {\n    content: var(--pool);\n  }\n  .matrix[role] td.blocked {\n    min-width: 0;\n    padding: 0.2rem 0.2rem;\n    font-size: 0;\n    color: var(--quiet);\n  }\n  .matrix[role] td.blocked::before {\n    font-size: 0.75rem;\n  }\n  .fold > summary {\n    display: list-item;\n    padding: 0.4rem 0;\n  }\n  .filters label,\n  .filters fieldset {\n    flex-wrap: wrap;\n  }\n  /* A row of several texts is a card: side by side they would leave one column on the screen. */\n  .scroll:has(.cards) {\n    max-height: none;\n  }\n  .cards thead {\n    display: none;\n  }\n  .cards,\n  .cards tbody,\n  .cards tr,\n  .cards th,\n  .cards td {\n    display: block;\n    border: 0;\n    overflow-wrap: anywhere;\n  }\n  .cards th {\n    padding-top: 0.6rem;\n    font-weight: 600;\n  }\n  .cards td::before {\n    content: attr(data-head) \": \";\n    color: var(--quiet);\n  }\n  .cards td:empty {\n    display: none;\n  }\n  .cards tr {\n    padding-bottom: 0.5rem;\n    border-bottom: 1px solid var(--line);\n  }\n}\n@media print {\n  .top {\n    position: static;\n  }\n  .fold,\n  .skip,\n  #why {\n    display: none;\n  }\n  /* A card that was never on the screen is printed whole, not as high as it was guessed to be. */\n  .finding {\n    content-visibility: visible;\n    contain-intrinsic-size: none;\n    break-inside: avoid;\n  }\n  .scroll {\n    max-height: none;\n    overflow: visible;\n  }\n}\n";
const REPORT_SCRIPT = "(function() {\n  function groupBy(items, keyOf) {\n    const groups = /* @__PURE__ */ new Map();\n    for (const item of items) {\n      const key = keyOf(item);\n      const group = groups.get(key);\n      if (group === void 0) groups.set(key, [item]);\n      else group.push(item);\n    }\n    return groups;\n  }\n  function startFilterForm(id, apply) {\n    const form = document.querySelector(`#${id}`);\n    if (form === null) return;\n    const read = () => apply(new FormData(form));\n    form.addEventListener(\"submit\", (event) => event.preventDefault());\n    form.addEventListener(\"input\", read);\n    form.addEventListener(\"reset\", () => setTimeout(read));\n    read();\n    setTimeout(read);\n    const phone = matchMedia(\"(max-width: 40rem)\");\n    const fold = () => form.closest(\"details\")?.toggleAttribute(\"open\", !phone.matches);\n    phone.addEventListener(\"change\", fold);\n    fold();\n  }\n  const SEVERITY_WORDS = [\n    \"error\",\n    \"warning\",\n    \"note\"\n  ];\n  function startFindingFilters() {\n    const listed = document.getElementById(\"finding-list\");\n    if (listed === null) return;\n    const cards = [...listed.querySelectorAll(\".finding\")];\n    startFilterForm(\"finding-filters\", (data) => {\n      const value = (name) => String(data.get(name) ?? \"\");\n      const severities = new Set(data.getAll(\"severity\"));\n      const words = value(\"text\").trim().toLowerCase();\n      for (const card of cards) {\n        const { severity = \"\", rule = \"\", namespace = \"\", repository = \"\" } = card.dataset;\n        card.hidden = !(severities.has(severity) && [\"\", rule].includes(value(\"rule\")) && [\"\", namespace].includes(value(\"namespace\")) && [\"\", repository].includes(value(\"repository\")) && (words === \"\" || (card.textContent ?? \"\").toLowerCase().includes(words)));\n      }\n      const shown = cards.filter((card) => !card.hidden);\n      listed.replaceChildren(...grouped(cards, value(\"group\")));\n      const count = document.getElementById(\"findings-count\");\n      if (count !== null) count.textContent = shown.length === cards.length ? \"\" : `${shown.length} of ${cards.length} findings`;\n    });\n  }\n  function grouped(cards, by) {\n    const groups = groupBy(cards, (card) => card.dataset[by] ?? \"\");\n    const names = [...groups.keys()];\n    if (by === \"severity\") names.sort((a, b) => SEVERITY_WORDS.indexOf(a) - SEVERITY_WORDS.indexOf(b));\n    else if (by !== \"repository\") names.sort((a, b) => a < b ? -1 : 1);\n    return names.flatMap((name) => {\n      const ones = groups.get(name) ?? [];\n      const shown = ones.filter((card) => !card.hidden).length;\n      const heading = document.createElement(\"h3\");\n      heading.className = \"group\";\n      heading.textContent = by === \"severity\" ? `${shown} ${name}${shown === 1 ? \"\" : \"s\"}` : `${name === \"\" ? \"about no workload\" : name} (${shown})`;\n      heading.hidden = shown === 0;\n      return [heading, ...ones];\n    });\n  }\n  let known;\n  function matrices() {\n    known ??= JSON.parse(document.getElementById(\"matrices\")?.textContent ?? \"\");\n    return known;\n  }\n  function tables() {\n    return [...document.querySelectorAll(\"table.matrix\")];\n  }\n  function rowsOf(table) {\n    return [...table.querySelectorAll(\"tr[data-row]\")].map((row) => [Number(row.dataset.row), row]);\n  }\n  function startMatrixFilters() {\n    const columns = document.head.appendChild(document.createElement(\"style\"));\n    startFilterForm(\"matrix-filters\", (data) => {\n      const value = (name) => String(data.get(name) ?? \"\");\n      const verdict = value(\"verdict\");\n      const filter = {\n        text: value(\"text\").trim().toLowerCase(),\n        namespace: value(\"namespace\"),\n        kind: value(\"kind\"),\n        pool: value(\"pool\"),\n        mark: verdict === \"\" ? -1 : matrices().marks.indexOf(verdict),\n        onlyProblems: data.has(\"problems\"),\n        equalTogether: data.has(\"together\")\n      };\n      const counts = tables().map((table, index) => filterRows(table, index, filter));\n      columns.textContent = [hiddenColumns(filter), ...tables().map((table, index) => nameColumns(table, index, filter))].join(\"\\n\");\n      showCount(counts);\n    });\n  }\n  function shownColumns(index, { pool, equalTogether }) {\n    const { pools = [], alike = [] } = matrices().matrices[index] ?? {};\n    return pools.map(({ name }, column) => pool === \"\" ? !equalTogether || alike[column] === column : name === pool);\n  }\n  function hiddenColumns(filter) {\n    return matrices().matrices.flatMap((_, index) => shownColumns(index, filter).flatMap((isShown, column) => isShown ? [] : `#matrix-${index} tr > :nth-child(${column + 2 + 1}) { display: none }`)).join(\"\\n\");\n  }\n  function nameColumns(table, index, filter) {\n    const { pools = [], alike = [] } = matrices().matrices[index] ?? {};\n    return [...table.tHead?.rows[0]?.cells ?? []].slice(2).map((head, column) => {\n      const all = filter.pool === \"\" && filter.equalTogether ? pools.filter((_, other) => alike[other] === column) : [];\n      const name = pools[column]?.name ?? \"\";\n      const label = head.firstElementChild;\n      if (label !== null) label.textContent = all.length > 1 ? `${name} + ${all.length - 1}` : name;\n      head.title = all.length > 1 ? all.map((pool) => pool.name).join(\", \") : name;\n      const text = (label?.textContent ?? \"\").replace(/[^\\w-]/gu, (sign) => `\\\\${sign.codePointAt(0)?.toString(16)} `);\n      return `#matrix-${index} tr > :nth-child(${column + 2 + 1}) { --pool: \"${text} \" }`;\n    }).join(\"\\n\");\n  }\n  function filterRows(table, index, filter) {\n    const rows = matrices().matrices[index]?.rows ?? [];\n    const columns = shownColumns(index, filter);\n    let shown = 0;\n    for (const [position, element] of rowsOf(table)) {\n      const row = rows[position];\n      if (row === void 0 || element.classList.contains(\"head\")) continue;\n      const { namespace, kind, name, cells, problem } = row;\n      const fits = (filter.namespace === \"\" || filter.namespace === namespace) && (filter.kind === \"\" || filter.kind === kind) && (!filter.onlyProblems || problem) && `${namespace}/${kind}/${name}`.toLowerCase().includes(filter.text) && (filter.mark < 0 || cells.some((cell, column) => columns[column] === true && cell?.[0] === filter.mark));\n      element.hidden = !fits;\n      if (fits) shown += 1;\n    }\n    for (const body of table.tBodies) showFate(body, shown < rows.length);\n    return {\n      shown,\n      all: rows.length\n    };\n  }\n  function showFate(body, isNarrowed) {\n    const shown = [...body.rows].filter((row) => !row.hidden && !row.classList.contains(\"head\")).length;\n    body.hidden = shown === 0;\n    const button = body.querySelector(\"button\");\n    const number = button?.querySelector(\"b\");\n    if (button === null || !number) return;\n    number.textContent = String(shown);\n    body.classList.toggle(\"open\", isNarrowed || button.ariaExpanded === \"true\");\n  }\n  function startFates() {\n    for (const table of tables()) table.addEventListener(\"click\", ({ target }) => {\n      const button = target instanceof Element ? target.closest(\"button\") : null;\n      if (button === null) return;\n      const isPending = button.closest(\"tbody\")?.classList.toggle(\"open\") === true;\n      button.ariaExpanded = String(isPending);\n    });\n  }\n  function showCount(counts) {\n    const count = document.getElementById(\"matrix-count\");\n    if (count === null) return;\n    const shown = counts.reduce((sum, one) => sum + one.shown, 0);\n    const all = counts.reduce((sum, one) => sum + one.all, 0);\n    count.textContent = shown === all ? \"\" : `${shown} of ${all} workloads`;\n  }\n  function textElement(name, content = \"\") {\n    const made = document.createElement(name);\n    made.append(content);\n    return made;\n  }\n  function startReasons() {\n    const panel = document.getElementById(\"why\");\n    if (panel === null) return;\n    const empty = [...panel.childNodes];\n    const close = () => {\n      panel.replaceChildren(...empty);\n      panel.classList.remove(\"open\");\n      for (const cell of document.querySelectorAll(\"td[aria-selected]\")) cell.removeAttribute(\"aria-selected\");\n    };\n    tables().forEach((table, index) => {\n      table.setAttribute(\"role\", \"grid\");\n      const first = rowsOf(table)[0]?.[1].cells[2];\n      if (first !== void 0) first.tabIndex = 0;\n      const tell = (cell) => {\n        const told = describeCell(cell, index);\n        if (told === void 0) return;\n        close();\n        cell.setAttribute(\"aria-selected\", \"true\");\n        focus(cell, document.querySelector(\"td[tabindex='0']\") ?? void 0);\n        panel.replaceChildren(...contentOf(told), closeButton(close));\n        panel.classList.add(\"open\");\n      };\n      table.addEventListener(\"click\", (event) => {\n        const cell = cellOf(event.target);\n        if (cell !== void 0) tell(cell);\n      });\n      table.addEventListener(\"mouseover\", (event) => {\n        const cell = cellOf(event.target);\n        if (cell !== void 0 && cell.title === \"\") cell.title = textOf(cell, index);\n      });\n      table.addEventListener(\"keydown\", (event) => {\n        const cell = cellOf(event.target);\n        if (cell === void 0) return;\n        if (event.key === \"Enter\" || event.key === \" \") tell(cell);\n        else if (!walk(cell, event.key)) return;\n        event.preventDefault();\n      });\n    });\n    document.addEventListener(\"keydown\", (event) => {\n      if (event.key === \"Escape\") close();\n    });\n  }\n  function cellOf(target) {\n    return (target instanceof Element ? target.closest(\"tr[data-row] td:not(.taken)\") : null) ?? void 0;\n  }\n  function walk(cell, key) {\n    const row = cell.closest(\"tr\");\n    const table = cell.closest(\"table\");\n    if (row === null || table === null) return false;\n    const cells = [...row.cells].slice(2).filter((one) => one.checkVisibility());\n    const rows = rowsOf(table).flatMap(([, one]) => one.checkVisibility() ? one : []);\n    const across = cells.indexOf(cell);\n    const down = rows.indexOf(row);\n    const next = {\n      Home: cells[0],\n      End: cells.at(-1),\n      ArrowLeft: cells[across - 1],\n      ArrowRight: cells[across + 1],\n      ArrowUp: rows[down - 1]?.cells[cell.cellIndex],\n      ArrowDown: rows[down + 1]?.cells[cell.cellIndex]\n    };\n    if (!(key in next)) return false;\n    const target = next[key];\n    if (target !== void 0) focus(target, cell);\n    return true;\n  }\n  function focus(cell, before) {\n    for (const other of before?.closest(\"table\")?.querySelectorAll(\"td[tabindex]\") ?? []) other.removeAttribute(\"tabindex\");\n    cell.tabIndex = 0;\n    cell.focus();\n  }\n  function describeCell(cell, matrixIndex) {\n    const { marks, reasons, matrices: all } = matrices();\n    const matrix = all[matrixIndex];\n    const row = matrix?.rows[Number(cell.closest(\"tr\")?.dataset.row)];\n    const column = cell.cellIndex - 2;\n    const pool = matrix?.pools[column];\n    const told = row?.cells[column];\n    if (matrix === void 0 || row === void 0 || pool === void 0 || told === null || told === void 0) return void 0;\n    const groups = /* @__PURE__ */ new Map();\n    const columns = columnsOf(cell, column, matrix.alike);\n    for (const one of columns) {\n      const why = (row.cells[one] ?? []).slice(1).flatMap((position) => reasons[position] ?? []);\n      const name = matrix.pools[one]?.name ?? \"\";\n      const group = groups.get(why.join(\"\\n\"));\n      if (group === void 0) groups.set(why.join(\"\\n\"), {\n        pools: [name],\n        why\n      });\n      else group.pools.push(name);\n    }\n    return {\n      workload: `${ofFate(cell)}${row.kind} ${row.namespace}/${row.name}`,\n      pool: columns.length > 1 ? `${pool.name} and ${columns.length - 1} more` : pool.name,\n      verdict: marks[told[0] ?? 0] ?? \"\",\n      reasons: [...groups.values()],\n      places: [`workload: ${row.place}`, `pool: ${pool.place}`],\n      findings: row.findings\n    };\n  }\n  function ofFate(cell) {\n    const number = cell.closest(\"tr.head\")?.querySelector(\"button b\")?.textContent;\n    return number === void 0 ? \"\" : `${number} workloads, such as `;\n  }\n  function columnsOf(cell, column, alike) {\n    const cells = cell.closest(\"tr\")?.cells;\n    return [column, ...alike.flatMap((first, other) => first === column && other !== column && cells?.[other + 2]?.checkVisibility() === false ? other : [])];\n  }\n  function textOf(cell, matrixIndex) {\n    const told = describeCell(cell, matrixIndex);\n    if (told === void 0) return \"\";\n    return `${told.workload} on ${told.pool}: ${[told.verdict, ...told.reasons[0]?.why ?? []].join(\"; \")}`;\n  }\n  function contentOf({ workload, pool, verdict, reasons, places, findings }) {\n    const pieces = reasons.flatMap(({ pools, why }) => [...reasons.length > 1 ? [textElement(\"p\", `${pools.join(\", \")}:`)] : [], list(why.length === 0 ? [\"Nothing stands against it.\"] : why)]);\n    return [\n      textElement(\"h3\", `${workload} on pool ${pool}: ${verdict}`),\n      ...pieces,\n      ...places.map((place) => textElement(\"small\", place)),\n      ...findingLinks(findings)\n    ];\n  }\n  function closeButton(close) {\n    const button = textElement(\"button\", \"\u2715\");\n    button.setAttribute(\"aria-label\", \"Close\");\n    button.addEventListener(\"click\", close);\n    return button;\n  }\n  function findingLinks(fingerprints) {\n    const links = fingerprints.flatMap((fingerprint) => {\n      const card = document.getElementById(`f-${fingerprint}`);\n      if (card === null) return [];\n      const link = textElement(\"a\", card.querySelector(\"h4\")?.textContent ?? fingerprint);\n      link.setAttribute(\"href\", `#f-${fingerprint}`);\n      return [link];\n    });\n    return links.length === 0 ? [] : [textElement(\"p\", \"Findings about this workload:\"), list(links)];\n  }\n  function list(items) {\n    const all = document.createElement(\"ul\");\n    all.append(...items.map((item) => textElement(\"li\", item)));\n    return all;\n  }\n  startFindingFilters();\n  startMatrixFilters();\n  startFates();\n  startReasons();\n\n})();";

// \0@oxc-project+runtime@0.156.0/helpers/esm/taggedTemplateLiteral.js
function _taggedTemplateLiteral(e, t) {
	return t || (t = e.slice(0)), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}

// src/reporters/html/page.ts
var _templateObject;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
function htmlPage({ title, first, header, main, matrices }) {
	return markupOf(html(_templateObject || (_templateObject = _taggedTemplateLiteral([
		"<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"color-scheme\" content=\"light dark\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"",
		"\">\n<title>",
		"</title>\n<style>\n",
		"</style>\n</head>\n<body>\n<a class=\"skip\" href=\"#",
		"\">Skip to ",
		"</a>\n<header class=\"top\">\n",
		"\n</header>\n<main>\n",
		"</main>\n<script type=\"application/json\" id=\"matrices\">",
		"<\/script>\n<script>\n",
		"<\/script>\n</body>\n</html>\n"
	])), POLICY, title, ownHtml(REPORT_STYLE), first, first, header, main, htmlJson(matrices), ownHtml(REPORT_SCRIPT)));
}
function tableOfCards(label, heads, rows) {
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

export { existingSection, findingsSection, html, htmlLink, htmlPage, htmlProse, htmlSelect, joinHtml, repositoryFindings, tableOfCards };