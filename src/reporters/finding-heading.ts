import type { Finding } from "../model/finding.js";
import { messageOf } from "./finding-words.js";
import { type Colors, severityPaint } from "./terminal-colors.js";
import { cutText, visibleText } from "./visible-text.js";

const MESSAGE_MAX_LENGTH = 2000;

/** `k8s/api.yaml:31:18: warning[near-miss-toleration] message`, which terminals and editors turn into a link. */
export function findingHeading(finding: Finding, colors: Colors): string {
  const { source } = finding;
  const place = `${visibleText(source.file)}:${source.line}:${source.column}`;
  const label = severityPaint(colors, finding.severity)(`${finding.severity}[${visibleText(finding.rule)}]`);
  const message = cutText(visibleText(messageOf(finding)), MESSAGE_MAX_LENGTH);
  return `${colors.bold(place)}: ${colors.bold(label)} ${colors.bold(message)}`;
}
