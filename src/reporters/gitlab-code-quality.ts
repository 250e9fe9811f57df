import type { LintResult } from "../lint/contract/result.js";
import { ruleUrl } from "../model/documentation.js";
import type { Finding, Severity } from "../model/finding.js";
import { distinct, shorten } from "../model/words.js";
import { formatJson } from "./json-text.js";
import { markdownLink, markdownText, shortProse } from "./markdown.js";
import { detailsOf, leadsOut, messageOf, oneLine, type RepositoryPath, wellFormed } from "./words/finding-words.js";
import { cutText, visibleLines, visibleText } from "./words/visible-text.js";

const DESCRIPTION_LIMIT = 4096;
const LIST_LIMIT = 20;

const SEVERITIES: Readonly<Record<Severity, string>> = { error: "critical", warning: "minor", note: "info" };

/** Existing findings too: GitLab compares branches itself. Format: https://docs.gitlab.com/ci/testing/code_quality/ */
export function formatGitlabCodeQuality(
  { findings, existing, reached = [] }: Pick<LintResult, "findings" | "existing" | "reached">,
  repositoryPath: RepositoryPath,
): string {
  const all = [...findings, ...existing];
  // GitLab would drop duplicates.
  const fingerprints = distinct(
    all.map(({ fingerprint }) => fingerprint),
    (fingerprint, number) => `${fingerprint}-${number}`,
  );
  return formatJson([
    ...reached.map(endOfRun),
    ...all.map((finding, index) => ({
      // GitLab shows one line.
      description: cutText(oneLine(finding, repositoryPath(finding.source.file)), DESCRIPTION_LIMIT),
      content: { body: bodyOf(finding) },
      check_name: visibleText(finding.rule),
      fingerprint: fingerprints[index],
      severity: SEVERITIES[finding.severity],
      location: locationOf(finding, wellFormed(repositoryPath(finding.source.file))),
    })),
  ]);
}

const CONFIGURATION = { path: "taintlint.yaml", lines: { begin: 1 } };

/** The format has no place for a run: GitLab drops what names no file. */
function endOfRun(clause: string, index: number): object {
  const description = visibleText(clause);
  const fingerprint = `end-of-run-${index}`;
  return { description, check_name: "taintlint", fingerprint, severity: "blocker", location: CONFIGURATION };
}

/** Places findings of another checkout at the configuration: GitLab would link to a missing file. */
function locationOf({ source: { line } }: Finding, path: string): object {
  return leadsOut(path) ? CONFIGURATION : { path, lines: { begin: line } };
}

function bodyOf(finding: Finding): string {
  const places = finding.related.map(({ file, line, message }) => `${file}:${line} ${message}`);
  const reasons = [...shorten(detailsOf(finding), LIST_LIMIT), ...shorten(places, LIST_LIMIT)];
  const advice = finding.help === "" ? [] : shorten(visibleLines(finding.help), LIST_LIMIT);
  return [
    shortProse(messageOf(finding)),
    reasons.map((reason) => `- ${shortProse(reason)}`).join("\n"),
    advice.map(shortProse).join("<br>"),
    markdownLink(markdownText(finding.rule), ruleUrl(finding.rule)),
  ]
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}
