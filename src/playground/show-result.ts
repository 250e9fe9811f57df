import type { Finding } from "../model/finding.js";
import { count } from "../model/words.js";
import { textElement } from "../reporters/html/browser/text-element.js";
import { detailsOf, messageOf } from "../reporters/words/finding-words.js";
import {
  type ClusterMatrix,
  cellMark,
  cellReasons,
  clusterMatrices,
  UNICODE_SIGNS,
} from "../reporters/words/fit-matrix.js";
import type { Shown } from "./judged.js";

export type ShowPlace = (file: string, line: number) => void;

/** The verdicts of every workload against every pool, each with its reasons. */
export function placementOf(judged: Shown): HTMLElement[] {
  if (judged.problem !== undefined) return [textElement("p", "The pools cannot be read: see below.")];
  const matrices = clusterMatrices(judged.value.fit).filter(({ rows }) => rows.length > 0);
  if (matrices.length > 0) return [...matrices.map(matrixTable), ...hidden(judged.value.hiddenWorkloads, "workload")];
  return [
    textElement("p", judged.value.fit.pools.length === 0 ? "No node pools are declared." : "No workload was found."),
  ];
}

export function findingsOf(
  judged: Shown,
  pools: string,
  showPlace: ShowPlace,
  ruleUrl: (id: string) => string,
): HTMLElement[] {
  if (judged.problem !== undefined) {
    return judged.problem.map(({ line, message }) => card("error", message, [placeButton(pools, line, showPlace)]));
  }
  const { findings, hiddenFindings } = judged.value;
  if (findings.length === 0) return [textElement("p", "No findings.")];
  return [...findings.map((finding) => findingCard(finding, showPlace, ruleUrl)), ...hidden(hiddenFindings, "finding")];
}

function hidden(number: number, what: string): HTMLElement[] {
  return number === 0 ? [] : [textElement("p", `and ${count(number, `more ${what}`)}`)];
}

function matrixTable({ cluster, pools, rows }: ClusterMatrix): HTMLElement {
  const table = textElement("table");
  if (cluster !== null) table.append(textElement("caption", `Cluster ${cluster}`));
  const head = textElement("tr");
  head.append(scoped("col", "Workload"), ...pools.map(({ name }) => scoped("col", name)));
  const all = rows.map(({ workload, cells }) => {
    const row = textElement("tr");
    row.append(scoped("row", `${workload.kind} ${workload.namespace}/${workload.name}`));
    row.append(
      ...cells.map((cell) => {
        if (cell === undefined) return textElement("td");
        const mark = cellMark(cell);
        const told = textElement("td", `${UNICODE_SIGNS[mark]} ${mark}`);
        told.className = mark;
        told.append(...cellReasons(cell).map((reason) => textElement("small", reason)));
        return told;
      }),
    );
    return row;
  });
  const body = textElement("tbody");
  body.append(...all);
  const header = textElement("thead");
  header.append(head);
  table.append(header, body);
  const scroll = textElement("div");
  scroll.className = "scroll";
  scroll.tabIndex = 0;
  scroll.setAttribute("role", "region");
  scroll.setAttribute("aria-label", cluster === null ? "Verdicts" : `Verdicts of cluster ${cluster}`);
  scroll.append(table);
  return scroll;
}

function findingCard(finding: Finding, showPlace: ShowPlace, ruleUrl: (id: string) => string): HTMLElement {
  const { severity, rule, source, related, help } = finding;
  const page = textElement("a", rule);
  page.setAttribute("href", ruleUrl(rule));
  const made = card(severity, messageOf(finding), [page, " ", placeButton(source.file, source.line, showPlace)]);
  const reasons = textElement("ul");
  reasons.append(...detailsOf(finding).map((detail) => textElement("li", detail)));
  for (const { file, line, message } of related) {
    const item = textElement("li", `${message}: `);
    item.append(placeButton(file, line, showPlace));
    reasons.append(item);
  }
  if (reasons.childElementCount > 0) made.append(reasons);
  if (help !== "") {
    const advice = textElement("pre", help);
    advice.className = "help";
    made.append(advice);
  }
  return made;
}

function card(severity: string, message: string, about: readonly (HTMLElement | string)[]): HTMLElement {
  const made = textElement("article");
  made.className = `finding ${severity}`;
  const heading = textElement("h3");
  const word = textElement("span", severity);
  word.className = "severity";
  heading.append(word, ` ${message}`);
  const line = textElement("p");
  line.append(...about);
  made.append(heading, line);
  return made;
}

function placeButton(file: string, line: number, showPlace: ShowPlace): HTMLElement {
  const button = textElement("button", `${file}:${line}`);
  button.className = "place";
  button.setAttribute("type", "button");
  button.addEventListener("click", () => showPlace(file, line));
  return button;
}

function scoped(scope: "col" | "row", text: string): HTMLElement {
  const made = textElement("th", text);
  made.setAttribute("scope", scope);
  return made;
}
