import { ruleUrl } from "../model/documentation.js";
import { textElement } from "../reporters/html/browser/text-element.js";
import { type Input, playgroundExamples } from "./examples.js";
import { MANIFESTS, POOLS, type Shown } from "./judged.js";
import { findingsOf, placementOf } from "./show-result.js";

const MAX_SECONDS = 5;

const script = URL.createObjectURL(new Blob([document.scripts[0]?.text ?? ""], { type: "text/javascript" }));
let worker: Worker | undefined;
let limit: ReturnType<typeof setTimeout> | undefined;

/** Judges in a worker, and gives up what it was judging before. Answers with a message where there is no judgement. */
function judgeApart(input: Input, answer: (judged: Shown | string) => void): void {
  if (limit !== undefined) stop();
  worker ??= new Worker(script);
  worker.onmessage = ({ data }: MessageEvent<Shown>) => {
    clearTimeout(limit);
    limit = undefined;
    answer(data);
  };
  worker.onerror = ({ message }) => {
    stop();
    answer(`This text could not be judged: ${message}`);
  };
  limit = setTimeout(() => {
    stop();
    answer(
      `Stopped after ${MAX_SECONDS} seconds: this text is too much for the page. The command line has no such limit.`,
    );
  }, MAX_SECONDS * 1000);
  worker.postMessage(input);
}

function stop(): void {
  clearTimeout(limit);
  limit = undefined;
  worker?.terminate();
  worker = undefined;
}

const PREFIX = "#input=";
/** Most characters of a link. */
const MAX_LENGTH = 500_000;
/** Most characters unpacked from a link. */
const MAX_TEXT = 2_000_000;

/** Returns a URL fragment with both compressed texts; browsers never send fragments. */
async function shareInput(input: Input): Promise<string> {
  const text = JSON.stringify([input.manifests, input.pools]);
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return PREFIX + btoa(characters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Reads a fragment; undefined if absent or damaged. */
async function sharedInput(fragment: string): Promise<Input | undefined> {
  if (!fragment.startsWith(PREFIX) || fragment.length > MAX_LENGTH) return undefined;
  try {
    const characters = atob(fragment.slice(PREFIX.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(await unpack(bytes));
    if (!Array.isArray(value)) return undefined;
    const [manifests, pools] = value;
    return typeof manifests === "string" && typeof pools === "string" ? { manifests, pools } : undefined;
  } catch {
    return undefined;
  }
}

async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, { stream: true });
    if (text.length > MAX_TEXT) throw new Error("too long");
  }
  return text + decoder.decode();
}

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
