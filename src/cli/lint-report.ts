import type { LintResult } from "../lint/result.js";
import { formatGithubAnnotations } from "../reporters/github-annotations.js";
import { formatHtmlReport } from "../reporters/html/report.js";
import { formatJobSummary } from "../reporters/job-summary.js";
import { formatLintJson } from "../reporters/lint-json.js";
import { formatLintText } from "../reporters/lint-text.js";
import type { CommandContext, TextStyle } from "./command.js";
import type { FormatName } from "./commands.js";
import { githubLinks } from "./github-links.js";

/** A finished run. */
export interface LintVerdict {
  readonly result: LintResult;
  /** Whether nothing reached `--fail-on`. */
  readonly passed: boolean;
}

/** What a report says beside the findings. */
export type LintReportContext = Pick<CommandContext, "environment" | "workingDirectory" | "elapsed">;

/** Renders a run in one of the formats of `lint`. */
export function renderLint(
  { result, passed }: LintVerdict,
  format: FormatName,
  style: TextStyle,
  { environment, workingDirectory, elapsed }: LintReportContext,
): string {
  switch (format) {
    case "text":
    // Of another command: the command line refuses it for this one.
    case "taintlint":
      return formatLintText(result, { ...style, elapsed: elapsed() });
    case "json":
      return formatLintJson(result);
    case "markdown":
      return formatJobSummary(result, { passed, ...githubLinks(environment, workingDirectory) });
    case "html":
      return formatHtmlReport(result, { passed, ...githubLinks(environment, workingDirectory) });
    case "github": {
      const { commands, closing } = formatGithubAnnotations(result.findings, { elsewhere: 'format "text"' });
      return [...commands, ...(closing === null ? [] : [closing])].map((line) => `${line}\n`).join("");
    }
  }
}
