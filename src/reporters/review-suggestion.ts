import { ruleUrl } from "../model/documentation.js";
import type { Finding } from "../model/finding.js";
import { markdownLink, markdownText, shortProse } from "./markdown.js";

const FINDINGS_MAX_LENGTH = 12;
/** GitHub's limit in characters. */
const BODY_LIMIT = 65_536;
const BACKTICKS = /`+/g;
const LEAST_FENCE_LENGTH = 3;

export interface ReviewSuggestion {
  readonly findings: readonly Finding[];
  readonly titles: readonly string[];
  /** Whole lines with their line breaks; empty where the lines go away. */
  readonly replacement: string;
}

/** Formats a suggestion; undefined if too long. */
export function formatReviewSuggestion({ findings, titles, replacement }: ReviewSuggestion): string | undefined {
  const said = findings.slice(0, FINDINGS_MAX_LENGTH).map(({ severity, rule, message }) => {
    return `**${severity}** ${markdownLink(markdownText(rule), ruleUrl(rule))}: ${shortProse(message)}\n`;
  });
  if (findings.length > said.length) said.push(`and ${findings.length - said.length} more\n`);
  const done = titles.slice(0, FINDINGS_MAX_LENGTH).map((title) => `- ${shortProse(title)}\n`);
  // The suggestion is shown as it is: nothing in it may end it.
  const longest = Math.max(0, ...(replacement.match(BACKTICKS) ?? []).map((run) => run.length));
  const fence = "`".repeat(Math.max(LEAST_FENCE_LENGTH, longest + 1));
  const body = `${said.join("\n")}\n${done.join("")}\n${fence}suggestion\n${replacement}${fence}\n`;
  return body.length <= BODY_LIMIT ? body : undefined;
}
