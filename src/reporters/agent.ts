import type { LintResult } from "../lint/contract/result.js";
import { bySeverity, type Finding, type Fix, fixesOf } from "../model/finding.js";
import { shorten } from "../model/words.js";
import { formatWorkload } from "../model/workload.js";
import { conciseLine } from "./finding-heading.js";
import { cutLine } from "./text-layout.js";
import { coverageSentences } from "./words/counts.js";
import { visibleLines, visibleText } from "./words/visible-text.js";

/** Places small enough in number to be repaired one by one. */
const MAX_ALSO = 20;

/** Path prefixes of pod specs, which the place shows already. */
const LEAD = /\bspec\.(?:\w+\.){0,4}spec\.(?=\w)/g;

/** Formats findings for a coding agent: a line each, the worst first, then a diff or help. Empty if clean. */
export function formatAgent(result: LintResult): string {
  const findings = result.findings.toSorted(bySeverity);
  const covered = coverageSentences(result).slice(0, 1);
  const { reached = [] } = result;
  if (findings.length + covered.length + reached.length === 0) return "";
  const said = new Set<string>();
  const lines = [
    ...reached.map((clause) => `error: ${clause}`),
    ...findings.flatMap((finding) => findingLines(finding, said)),
    ...covered.map((sentence) => `coverage: ${sentence}`),
    ...closingLines(result),
  ];
  return lines.map((line) => `${cutLine(visibleText(line))}\n`).join("");
}

/** Collects told help in `said`, so that nothing is repeated. */
function findingLines(finding: Finding, said: Set<string>): string[] {
  const changes = fixesOf(finding).flatMap((fix) => changeLines(fix, finding));
  const head = conciseLine({ ...finding, message: finding.message.replaceAll(LEAD, "") });
  return [head, ...alsoLines(finding), ...(changes.length > 0 ? changes : helpLines(finding, said))];
}

function alsoLines({ also }: Finding): string[] {
  const places = also.map(({ workload, source: { file, line } }) =>
    [`${file}:${line}`, ...(workload === null ? [] : [formatWorkload(workload)])].join(" "),
  );
  return shorten([...new Set(places)], MAX_ALSO).map((place) => ` also ${place}`);
}

function helpLines({ help }: Finding, said: Set<string>): string[] {
  const [first = "", ...yaml] = visibleLines(help);
  const sentences = first.split(/(?<=\.) (?=[A-Z])/).filter((sentence) => sentence !== "" && !said.has(sentence));
  for (const sentence of sentences) said.add(sentence);
  // What stands between the first advice and what leads to the YAML are reasons.
  const told = sentences.length > 2 && yaml.length > 0 ? [sentences[0], sentences.at(-1)] : sentences;
  const words = told.length === 0 ? [] : [told.join(" ")];
  return [...words, ...yaml].map((line) => ` ${line}`);
}

function changeLines({ changes = [], isUnsafe }: Fix, { source }: Finding): string[] {
  return changes.flatMap(({ file, line, before, after }) => [
    ["@@", file === source.file ? line : `${file}:${line}`, ...(isUnsafe ? ["unsafe"] : [])].join(" "),
    ...before.map((text) => `-${text}`),
    ...after.map((text) => `+${text}`),
  ]);
}

function closingLines({ findings, notices }: LintResult): string[] {
  const fixable = findings.filter((finding) => finding.fixable).length;
  const clauses = [
    ...(fixable === 0 ? [] : [`fixable: ${fixable}`]),
    ...(notices.length === 0 ? [] : [`notices: ${notices.length}`]),
  ];
  return clauses.length === 0 ? [] : [clauses.join("; ")];
}
