import type { LintResult } from "../lint/contract/result.js";
import type { Finding } from "../model/finding.js";
import { count } from "../model/words.js";
import { changeMarkdown } from "./change-markdown.js";
import { type JobSummaryOptions, summaryFindings } from "./job-summary.js";
import { markdownLink } from "./markdown.js";
import { existingText } from "./words/change-words.js";
import { findingCounts } from "./words/counts.js";

/** GitHub's limit in characters, which are at most bytes. */
const BODY_LIMIT = 65_536;
const MARKER_BYTES = 256;
const CHANGE_SHARE = 0.4;
const CLOSING_BYTES = 2048;
/** The most findings that an issue lists; with more it lists none, and the next text does not say what is new. */
const MOST_LISTED = 500;
const LISTED_BYTES = 12_288;
const LISTED = /^.*\r?\n<!-- found ([\da-f -]+) -->/;
const NEWS_SHARE = 0.6;

export interface GithubCommentOptions extends Pick<JobSummaryOptions, "passed" | "sourceUrl"> {
  /** The workflow run, whose summary has the matrix. */
  readonly runUrl?: string;
  /** Distinguishes steps of one repository, as Markdown; empty for a single one. */
  readonly scope: string;
}

export function formatPullRequestComment(result: LintResult, options: GithubCommentOptions): string {
  const isGone = isClean(result);
  const verdict = isGone || options.passed ? "✅ taintlint" : "❌ taintlint";
  const head = `### ${verdict}${options.scope}: ${findingCounts(result.summary, result.change !== undefined)}\n`;
  if (!isGone) return withTables(head, result, options);
  return `${head}\nWhat was found in earlier commits is gone.\n${closing(result, options)}`;
}

/** Says first what is new since `before`, the issue's text so far, and lists hidden what it says to the next. */
export function formatAuditIssue(result: LintResult, options: GithubCommentOptions, before?: string | null): string {
  const text =
    "Found by taintlint in the whole repository. This text follows the latest audit, and the issue is closed once nothing is found.\n";
  const known = LISTED.exec(before ?? "")?.[1]?.split(" ");
  const found = result.findings.map(({ fingerprint }) => fingerprint);
  const gone = known?.filter((one) => !found.includes(one)) ?? [];
  // A run that did not judge everything does not say that something is gone.
  const listed = [...found, ...(result.reached === undefined ? [] : gone)].sort();
  const list = listed.length > MOST_LISTED ? "" : `<!-- found ${listed.join(" ")} -->\n`;
  if (known === undefined) return withTables(list + text, result, options);
  const isNew = ({ fingerprint }: Finding) => !known.includes(fingerprint);
  const news = result.findings.filter(isNew);
  const lost = result.reached === undefined ? `, ${gone.length} no longer found` : "";
  const since = `\nSince the text before this: ${count(news.length, "new finding")}${lost}.\n`;
  const old = result.findings.filter((finding) => !isNew(finding));
  const share = (BODY_LIMIT - LISTED_BYTES - CLOSING_BYTES) * NEWS_SHARE;
  const head = list + text + since + summaryFindings(news, options, share, "New");
  return withTables(head, { ...result, findings: old }, options, "From before");
}

/** `taintlint: 3 errors, 1 note`. */
export function auditIssueTitle({ summary }: LintResult, folder: string): string {
  return `taintlint${folder === "" ? "" : ` in ${folder}`}: ${findingCounts(summary)}`;
}

export function isClean({ findings, change, reached }: LintResult): boolean {
  return reached === undefined && findings.length === 0 && (change?.workloads.length ?? 0) === 0;
}

function withTables(head: string, result: LintResult, options: GithubCommentOptions, title?: string): string {
  const left = BODY_LIMIT - MARKER_BYTES - CLOSING_BYTES - Buffer.byteLength(head);
  const { change, findings } = result;
  const { sourceUrl } = options;
  const maxBytes = Math.floor(left * (findings.length === 0 ? 1 : CHANGE_SHARE));
  const impact = change === undefined ? "" : changeMarkdown(change, { maxBytes, sourceUrl });
  const table = summaryFindings(findings, options, left - Buffer.byteLength(impact), title);
  return head + impact + table + closing(result, options);
}

function closing({ existing, fit }: LintResult, { runUrl }: GithubCommentOptions): string {
  const sentences: string[] = [];
  const before = existingText(existing);
  if (before !== "") sentences.push(`${before}: not listed here.`);
  const matrix = `every workload against ${count(fit.pools.length, "pool")}`;
  if (runUrl !== undefined) sentences.push(`${markdownLink("The job summary", runUrl)} shows ${matrix}.`);
  return sentences.length === 0 ? "" : `\n${sentences.join(" ")}\n`;
}
