import { ruleUrl } from "../model/documentation.js";
import type { Finding } from "../model/finding.js";
import {
  cutLine,
  cutLines,
  type Linker,
  LONGEST_LINE,
  severityPaint,
  type TextLayout,
  terminalColors,
  terminalLinks,
  wrapBehind,
} from "./text-layout.js";
import { displayWidth } from "./words/display-width.js";
import { messageOf } from "./words/finding-words.js";
import { cutText, visibleText } from "./words/visible-text.js";

const HANG = 4;
const MAX_RULE_LENGTH = 50;
const LEAST_MESSAGE = 150;

function headingOf(finding: Finding) {
  const { source, severity, rule } = finding;
  return {
    /** `k8s/api.yaml:31:18`, a link in terminals and editors. */
    place: `${visibleText(source.file)}:${source.line}:${source.column}`,
    label: `${severity}[${cutText(visibleText(rule), MAX_RULE_LENGTH)}]`,
    message: visibleText(messageOf(finding)),
  };
}

/** `k8s/api.yaml:31:18: warning[near-miss-toleration] message`, without colours. The path is whole, whatever its length. */
export function conciseLine(finding: Finding, link: Linker = terminalLinks(false)): string {
  const { place, label, message } = headingOf(finding);
  const room = LONGEST_LINE - place.length - label.length - 3;
  return `${place}: ${link(label, ruleUrl(finding.rule))} ${cutText(message, Math.max(LEAST_MESSAGE, room))}`;
}

/** Formats a finding without colours for a terminal, with the message wrapped. */
export function shortLines(finding: Finding, layout: TextLayout): string[] {
  return headingLines(finding, { ...layout, colors: terminalColors(false) });
}

/** Formats a finding's heading with colours, wrapped to at most `max` lines. */
export function headingLines(finding: Finding, layout: TextLayout, max = Number.POSITIVE_INFINITY): string[] {
  const { colors, columns, wrapsHeadings, link } = layout;
  const { place, label, message } = headingOf(finding);
  const start = displayWidth(place) + displayWidth(label) + 3;
  const painted = link(severityPaint(colors, finding.severity)(label), ruleUrl(finding.rule));
  const head = `${colors.bold(place)}: ${colors.bold(painted)}`;
  const wrapped = wrapsHeadings
    ? wrapBehind(message, start, HANG, columns)
    : [cutLine(`${" ".repeat(start)}${message}`).slice(start)];
  const [first = "", ...rest] = cutLines(wrapped, max, columns);
  return [first === "" ? head : `${head} ${colors.bold(first)}`, ...rest.map((line) => colors.bold(line))];
}
