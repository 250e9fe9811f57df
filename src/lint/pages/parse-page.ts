import { documentationUrl } from "../../model/documentation.js";
import { SEVERITIES } from "../../model/finding.js";
import type { RuleDescription, RuleExample } from "../../model/rule-description.js";
import { didYouMean, joinWords, nearestWord, quoted } from "../../model/words.js";

/** The groups of the index in its order, each with its sentence. */
export const RULE_GROUPS: Readonly<Record<string, string>> = {
  Placement: "Where a pod may run, and whether it does.",
  DaemonSets: "Agents that miss nodes, and what depends on them.",
  "Too broad": "Tolerations that open pools which nobody meant.",
  "Refused by the API server": "Fields that it refuses, drops, or does not read.",
  Pools: "Taints and labels that pools declare.",
  "Devices and queues": "Claims for devices, and Kueue.",
  "The repository": "Files that cannot be judged, what a change does, and suppressions.",
};

const KEYS = ["severity", "group", "kubernetes"];
const REQUIRED_HEADINGS = ["Why", "Fix", "When it stays silent, or says less", "How to silence it"];
const HEADINGS = [...REQUIRED_HEADINGS, "Options", "Examples"];

type Block =
  | Exclude<keyof RuleExample, "title" | "before" | "isKustomization">
  | "poolsBefore"
  | "manifestsBefore"
  | "kustomization";

/** The blocks of an example by the line above them. */
const BLOCKS: Readonly<Record<string, readonly Block[]>> = {
  "The pools before:": ["poolsBefore"],
  "The manifests before:": ["manifestsBefore"],
  "The pools, in `taintlint.yaml`:": ["inventory"],
  "The base:": ["base"],
  "A template of the chart:": ["template"],
  "The manifests:": ["bad", "good"],
  "Reported:": ["bad"],
  "Correct:": ["good"],
  "Reported, in `taintlint.yaml`:": ["inventory"],
  "Correct, in `taintlint.yaml`:": ["goodInventory"],
  "Reported, in `values.yaml`:": ["bad"],
  "Correct, in `values.yaml`:": ["good"],
  "Reported, in `kustomization.yaml`:": ["bad", "kustomization"],
  "Correct, in `kustomization.yaml`:": ["good"],
};

const FENCE = "```";
const MARK = "# <--";

interface Page {
  readonly id: string;
  readonly lines: readonly string[];
}

function fail({ id }: Page, index: number, says: string): never {
  throw new Error(`docs/rules/${id}.md:${index + 1}: ${says}`);
}

function expectKnown(page: Page, index: number, what: string, word: string, known: readonly string[]): void {
  if (known.includes(word)) return;
  const all = `; it is one of ${joinWords(known.map(quoted), "or")}`;
  fail(page, index, `${what} ${quoted(word)} is unknown${didYouMean(nearestWord(word, known), all)}`);
}

function textOf({ lines }: Page, start: number, end: number | undefined): string {
  return lines.slice(start, end).join("\n").trim();
}

/** Returns the front matter, and the index of the line behind it. */
function readFrontMatter(page: Page): { readonly values: ReadonlyMap<string, string>; readonly body: number } {
  const { id, lines } = page;
  const body = lines.indexOf("---", 1) + 1;
  if (lines[0] !== "---" || body === 0) fail(page, 0, 'the front matter between two lines "---" is missing');
  const values = new Map<string, string>();
  for (let at = 1; at < body - 1; at++) {
    const [key = "", value = ""] = (lines[at] ?? "").split(/: +(.*)/);
    expectKnown(page, at, "key", key, KEYS);
    if (key === "severity") expectKnown(page, at, key, value, SEVERITIES);
    if (key === "group") expectKnown(page, at, key, value, Object.keys(RULE_GROUPS));
    values.set(key, value);
  }
  if (lines[body] !== `# ${id}`) fail(page, body, `heading "# ${id}" is missing`);
  return { values, body };
}

function readSections(page: Page) {
  const { lines } = page;
  const starts = [...lines.keys()].filter((at) => lines[at]?.startsWith("## "));
  const sections = starts.map((start, index) => {
    const title = lines[start]?.slice(3) ?? "";
    expectKnown(page, start, "heading", title, HEADINGS);
    const end = starts[index + 1] ?? lines.length;
    return { title, start, end, text: textOf(page, start + 1, end) };
  });
  for (const [index, title] of REQUIRED_HEADINGS.entries()) {
    const { start = lines.length - 1, text, title: own } = sections[index] ?? {};
    if (own !== title) fail(page, start, `heading "## ${title}" is missing`);
    if (text === "") fail(page, start, `nothing stands below heading "## ${title}"`);
  }
  return sections;
}

function readExample(page: Page, start: number, end: number): RuleExample {
  const { lines } = page;
  const blocks = new Map<Block, string>();
  const captions: string[] = [];
  for (let at = start; at < end; at++) {
    if (lines[at] !== `${FENCE}yaml`) continue;
    const [caption = "", open] = [lines[at - 2], at];
    expectKnown(page, open - 2, "block", caption, Object.keys(BLOCKS));
    at = lines.indexOf(FENCE, open);
    if (at < 0) fail(page, open, `the block does not end with "${FENCE}"`);
    const text = `${lines.slice(open + 1, at).join("\n")}\n`;
    if (caption.startsWith("Reported") !== text.includes(MARK))
      fail(page, open - 2, `"${MARK}" marks lines of a block "Reported:", and of no other`);
    captions.push(caption);
    for (const block of BLOCKS[caption] ?? []) blocks.set(block, text);
  }
  for (const side of ["Reported", "Correct"])
    if (!captions.some((caption) => caption.startsWith(side))) fail(page, start, `the example has no block "${side}:"`);
  const required = (block: Block, caption: string) =>
    blocks.get(block) ?? fail(page, start, `the example has no block ${quoted(caption)}`);
  const before = { inventory: blocks.get("poolsBefore"), manifests: blocks.get("manifestsBefore") };
  return {
    title: lines[start]?.slice(4) ?? "",
    inventory: required("inventory", "The pools, in `taintlint.yaml`:"),
    base: blocks.get("base"),
    template: blocks.get("template"),
    isKustomization: blocks.has("kustomization") || undefined,
    bad: required("bad", "The manifests:"),
    good: required("good", "The manifests:"),
    goodInventory: blocks.get("goodInventory"),
    before: Object.values(before).some((one) => one !== undefined) ? before : undefined,
  };
}

function readExamples(page: Page, start: number, end: number): RuleExample[] {
  const titles = [...page.lines.keys()].filter((at) => at > start && at < end && page.lines[at]?.startsWith("### "));
  if (titles.length === 0) fail(page, start, 'no example stands below heading "## Examples"');
  return titles.map((at, index) => readExample(page, at, titles[index + 1] ?? end));
}

/** Parses `docs/rules/ID.md`; throws with file and line if a part is missing or unknown. */
export function parseRulePage(id: string, text: string): RuleDescription {
  const page: Page = { id, lines: text.replaceAll("](../", `](${documentationUrl("")}`).split("\n") };
  const { values, body } = readFrontMatter(page);
  const sections = readSections(page);
  const [why = "", fix = "", silent = ""] = sections.map((section) => section.text);
  const summary = textOf(page, body + 1, sections[0]?.start);
  if (summary === "" || summary.includes("\n")) fail(page, body, "a summary of one line is expected below the title");
  const examples = sections.find(({ title }) => title === "Examples");
  return {
    id,
    summary,
    severity: SEVERITIES.find((one) => one === values.get("severity")) ?? fail(page, 0, 'key "severity" is missing'),
    group: values.get("group") ?? fail(page, 0, 'key "group" is missing'),
    kubernetes: values.get("kubernetes"),
    ...{ why, fix, silent },
    examples: examples === undefined ? [] : readExamples(page, examples.start, examples.end),
    markdown: page.lines.slice(body).join("\n"),
  };
}
