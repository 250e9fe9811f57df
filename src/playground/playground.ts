import { ruleUrl } from "../model/documentation.js";
import { textElement } from "../reporters/html/browser/text-element.js";
import { type Input, playgroundExamples } from "./examples.js";
import { judgeApart } from "./judge-apart.js";
import { MANIFESTS, POOLS, type Shown } from "./judged.js";
import { sharedInput, shareInput } from "./shared-input.js";
import { findingsOf, placementOf } from "./show-result.js";

const WAIT_MILLISECONDS = 150;
const SEVERITIES = ["error", "warning", "note"];
const START = "unschedulable";

const manifests = requiredElement<HTMLTextAreaElement>("#manifests");
const pools = requiredElement<HTMLTextAreaElement>("#pools");
const controls = requiredElement<HTMLFormElement>("#controls");
const choice = requiredElement<HTMLSelectElement>("#controls select");
const corrected = requiredElement<HTMLInputElement>("#controls input");
const told = requiredElement<HTMLOutputElement>("#told");
const examples = playgroundExamples();

function requiredElement<T extends HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (found === null) throw new Error(`the page has lost ${selector}`);
  return found;
}

function editorOf(file: string): HTMLTextAreaElement {
  return file === MANIFESTS ? manifests : pools;
}

function show(): void {
  const answer = requiredElement("#answer");
  answer.setAttribute("aria-busy", "true");
  judgeApart({ manifests: manifests.value, pools: pools.value }, (judged) => {
    answer.removeAttribute("aria-busy");
    const isReported = typeof judged === "string";
    requiredElement("#placement").replaceChildren(...(isReported ? [textElement("p", judged)] : placementOf(judged)));
    requiredElement("#findings").replaceChildren(...(isReported ? [] : findingsOf(judged, POOLS, showPlace, ruleUrl)));
    for (const file of [MANIFESTS, POOLS]) numberLines(editorOf(file), isReported ? new Map() : marksOf(judged, file));
  });
}

/** The gravest severity of each line of a file that anything is said about. */
function marksOf(judged: Shown, file: string): ReadonlyMap<number, string> {
  const found =
    judged.problem === undefined
      ? judged.value.findings.map(({ source, severity }) => ({ ...source, severity }))
      : judged.problem.map(({ line }) => ({ file: POOLS, line, severity: "error" }));
  const marks = new Map<number, string>();
  for (const { file: where, line, severity } of found) {
    const known = marks.get(line);
    const isGraver = known === undefined || SEVERITIES.indexOf(severity) < SEVERITIES.indexOf(known);
    if (where === file && isGraver) marks.set(line, severity);
  }
  return marks;
}

function numberLines(editor: HTMLTextAreaElement, marks: ReadonlyMap<number, string>): void {
  const gutter = editor.previousElementSibling;
  if (gutter === null) return;
  const lines = editor.value.split("\n").map((_, index) => {
    const number = document.createElement("span");
    const severity = marks.get(index + 1);
    number.textContent = `${severity === undefined ? "" : "● "}${index + 1}\n`;
    if (severity !== undefined) number.className = severity;
    return number;
  });
  gutter.replaceChildren(...lines);
  gutter.scrollTop = editor.scrollTop;
}

function showPlace(file: string, line: number): void {
  const editor = editorOf(file);
  const lines = editor.value.split("\n");
  const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  editor.focus();
  editor.setSelectionRange(start, start + (lines[line - 1] ?? "").length);
  editor.scrollTop = (editor.scrollHeight / lines.length) * Math.max(0, line - 5);
  editor.scrollIntoView({ block: "nearest" });
}

function fill({ manifests: left, pools: right }: Input): void {
  manifests.value = left;
  pools.value = right;
  show();
}

function showExample(name: string): boolean {
  const example = examples.find((one) => one.name === name);
  if (example === undefined) return false;
  choice.value = name;
  fill(corrected.checked ? example.corrected : example.mistaken);
  return true;
}

/** Loads the example or texts in the address. */
async function showAddress(): Promise<void> {
  const shared = await sharedInput(location.hash);
  if (shared !== undefined) {
    choice.value = "";
    fill(shared);
  } else if (!showExample(location.hash.slice(1))) {
    showExample(START);
  }
}

async function copyLink(): Promise<void> {
  const isExample = choice.value !== "" && !corrected.checked;
  const fragment = isExample
    ? `#${choice.value}`
    : await shareInput({ manifests: manifests.value, pools: pools.value });
  history.replaceState(null, "", fragment);
  try {
    await navigator.clipboard.writeText(location.href);
    told.textContent = "Copied.";
  } catch {
    told.textContent = "The address bar now holds the link.";
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;
for (const editor of [manifests, pools]) {
  editor.addEventListener("input", () => {
    choice.value = "";
    told.textContent = "";
    clearTimeout(timer);
    timer = setTimeout(show, WAIT_MILLISECONDS);
  });
  editor.addEventListener("scroll", () => {
    const gutter = editor.previousElementSibling;
    if (gutter !== null) gutter.scrollTop = editor.scrollTop;
  });
}
for (const { name, title } of examples) choice.append(new Option(title, name));
controls.addEventListener("submit", (event) => event.preventDefault());
controls.addEventListener("change", () => {
  if (choice.value === "") return;
  history.replaceState(null, "", `#${choice.value}`);
  showExample(choice.value);
});
requiredElement("#link").addEventListener("click", () => void copyLink());
addEventListener("hashchange", () => void showAddress());
void showAddress();
