import { ruleUrl } from "../model/documentation.js";
import type { Finding } from "../model/finding.js";
import { severityPaint } from "./terminal-colors.js";
import { cutLine, cutLines, type TextLayout, wrapBehind } from "./text-layout.js";
import { cutMiddle, displayWidth } from "./words/display-width.js";
import { messageOf } from "./words/finding-words.js";
import { cutText, visibleText } from "./words/visible-text.js";

const HANG = 4;
const MAX_PLACE_LENGTH = 250;
/** Enough for the name of the file. */
const LEAST_PATH_WIDTH = 24;

interface Heading {
  /** `k8s/api.yaml:31:18`, a link in terminals and editors. */
  readonly place: string;
  readonly label: string;
  readonly message: string;
}

function headingOf(finding: Finding, pathWidth = MAX_PLACE_LENGTH): Heading {
  const { source, severity, rule } = finding;
  return {
    place: `${cutMiddle(visibleText(source.file), pathWidth)}:${source.line}:${source.column}`,
    label: `${severity}[${cutText(visibleText(rule), MAX_PLACE_LENGTH / 5)}]`,
    message: visibleText(messageOf(finding)),
  };
}

/** `k8s/api.yaml:31:18: warning[near-miss-toleration] message`, without colours. */
export function conciseLine(finding: Finding): string {
  const { place, label, message } = headingOf(finding);
  return cutLine(`${place}: ${label} ${message}`);
}

/** Formats a finding without colours for a terminal: the path is cut in its middle, the message wrapped. */
export function shortLines(finding: Finding, { columns, wrapsHeadings }: TextLayout): string[] {
  const line = conciseLine(finding);
  const excess = displayWidth(line) - columns;
  if (!wrapsHeadings || excess <= 0) return [line];
  const { place, label, message } = headingOf(
    finding,
    Math.max(LEAST_PATH_WIDTH, displayWidth(finding.source.file) - excess),
  );
  const head = `${place}: ${label}`;
  const [first = "", ...rest] = wrapBehind(message, displayWidth(head) + 1, HANG, columns);
  return [`${head} ${first}`.trimEnd(), ...rest];
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
