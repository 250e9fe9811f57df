import type { Finding } from "../index.js";
import { detailsOf, messageOf } from "../reporters/finding-words.js";
import { type ClusterMatrix, clusterMatrices } from "../reporters/fit-matrix.js";
import { cellMark, cellReasons, UNICODE_SIGNS } from "../reporters/verdict-sign.js";
import type { Judged } from "./judged.js";

export type ShowPlace = (file: string, line: number) => void;

/** The verdicts of every workload against every pool, each with its reasons. */
export function placementOf(judged: Judged): HTMLElement[] {
  if (!judged.ok) return [element("p", "The pools cannot be read: see below.")];
  const matrices = clusterMatrices(judged.result.fit).filter(({ rows }) => rows.length > 0);
  if (matrices.length > 0) return matrices.map(matrixTable);
  return [
    element("p", judged.result.fit.pools.length === 0 ? "No node pools are declared." : "No workload was found."),
  ];
}

/** Every finding with its place, its reasons and what to write instead. */
export function findingsOf(
  judged: Judged,
  pools: string,
  showPlace: ShowPlace,
  ruleUrl: (id: string) => string,
): HTMLElement[] {
  if (!judged.ok) {
    return judged.errors.map(({ line, message }) => card("error", message, [placeButton(pools, line, showPlace)]));
  }
  const { findings } = judged.result;
  if (findings.length === 0) return [element("p", "No findings.")];
  return findings.map((finding) => findingCard(finding, showPlace, ruleUrl));
}

function matrixTable({ cluster, pools, rows }: ClusterMatrix): HTMLElement {
  const table = element("table");
  if (cluster !== null) table.append(element("caption", `Cluster ${cluster}`));
  const head = element("tr");
  head.append(scoped("col", "Workload"), ...pools.map(({ name }) => scoped("col", name)));
  const all = rows.map(({ workload, cells }) => {
    const row = element("tr");
    row.append(scoped("row", `${workload.kind} ${workload.namespace}/${workload.name}`));
    row.append(
      ...cells.map((cell) => {
        if (cell === undefined) return element("td");
        const mark = cellMark(cell);
        const told = element("td", `${UNICODE_SIGNS[mark]} ${mark}`);
        told.className = mark;
        told.append(...cellReasons(cell).map((reason) => element("small", reason)));
        return told;
      }),
    );
    return row;
  });
  const body = element("tbody");
  body.append(...all);
  const header = element("thead");
  header.append(head);
  table.append(header, body);
  const scroll = element("div");
  scroll.className = "scroll";
  scroll.tabIndex = 0;
  scroll.setAttribute("role", "region");
  scroll.setAttribute("aria-label", cluster === null ? "Verdicts" : `Verdicts of cluster ${cluster}`);
  scroll.append(table);
  return scroll;
}

function findingCard(finding: Finding, showPlace: ShowPlace, ruleUrl: (id: string) => string): HTMLElement {
  const { severity, rule, source, related, help } = finding;
  const page = element("a", rule);
  page.setAttribute("href", ruleUrl(rule));
  const made = card(severity, messageOf(finding), [page, " ", placeButton(source.file, source.line, showPlace)]);
  const reasons = element("ul");
  reasons.append(...detailsOf(finding).map((detail) => element("li", detail)));
  for (const { file, line, message } of related) {
    const item = element("li", `${message}: `);
    item.append(placeButton(file, line, showPlace));
    reasons.append(item);
  }
  if (reasons.childElementCount > 0) made.append(reasons);
  if (help !== "") {
    const advice = element("pre", help);
    advice.className = "help";
    made.append(advice);
  }
  return made;
}

function card(severity: string, message: string, about: readonly (HTMLElement | string)[]): HTMLElement {
  const made = element("article");
  made.className = `finding ${severity}`;
  const heading = element("h3");
  const word = element("span", severity);
  word.className = "severity";
  heading.append(word, ` ${message}`);
  const line = element("p");
  line.append(...about);
  made.append(heading, line);
  return made;
}

function placeButton(file: string, line: number, showPlace: ShowPlace): HTMLElement {
  const button = element("button", `${file}:${line}`);
  button.className = "place";
  button.setAttribute("type", "button");
  button.addEventListener("click", () => showPlace(file, line));
  return button;
}

function scoped(scope: "col" | "row", text: string): HTMLElement {
  const made = element("th", text);
  made.setAttribute("scope", scope);
  return made;
}

function element(name: string, text = ""): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
