import { ruleUrl } from "../model/documentation.js";
import type { Finding } from "../model/finding.js";
import { displayWidth } from "./display-width.js";
import { messageOf } from "./finding-words.js";
import { severityPaint } from "./terminal-colors.js";
import { cutLine, cutLines, type TextLayout, wrapBehind } from "./text-layout.js";
import { cutText, visibleText } from "./visible-text.js";

const HANG = 4;
const MAX_PLACE_LENGTH = 250;

interface Heading {
  /** `k8s/api.yaml:31:18`, which terminals and editors turn into a link. */
  readonly place: string;
  /** `warning[near-miss-toleration]` */
  readonly label: string;
  readonly message: string;
}

function headingOf(finding: Finding): Heading {
  const { source, severity, rule } = finding;
  return {
    place: `${cutText(visibleText(source.file), MAX_PLACE_LENGTH)}:${source.line}:${source.column}`,
    label: `${severity}[${cutText(visibleText(rule), MAX_PLACE_LENGTH / 5)}]`,
    message: visibleText(messageOf(finding)),
  };
}

/** `k8s/api.yaml:31:18: warning[near-miss-toleration] message`, one line without colours. */
export function conciseLine(finding: Finding): string {
  const { place, label, message } = headingOf(finding);
  return cutLine(`${place}: ${label} ${message}`);
}

/** The same with colours, wrapped on a terminal, at most `max` lines. */
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
