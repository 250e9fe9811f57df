import { basename } from "node:path";
import type { Configuration } from "../../lint/configuration/configuration.js";
import { activeRules } from "../../lint/configuration/rule-settings.js";
import type { LintResult } from "../../lint/contract/result.js";
import type { WouldFix } from "../../model/finding.js";
import { VERSION } from "../../model/version.js";
import type { HtmlReportOptions } from "../../reporters/html/page.js";
import { formatConcise, formatLintText } from "../../reporters/lint-text.js";
import { type TextOptions, terminalLinks } from "../../reporters/text-layout.js";
import { visibleText } from "../../reporters/words/visible-text.js";
import { DISK } from "../../sources/disk/disk.js";
import { queryGit } from "../../sources/disk/git.js";
import { findGitRoot } from "../../sources/disk/git-root.js";
import type { FailOn } from "../../workspace/verdict.js";
import type { View } from "../../workspace/view.js";
import type { FormatOf } from "../arguments/command-descriptions.js";
import { githubLinks, originOf, repositoryPaths } from "../contract/checkout.js";
import type { CommandContext } from "../contract/command-context.js";

export interface LintVerdict {
  readonly result: LintResult;
  readonly passed: boolean;
  /** The severity at which the run fails; `error` by default. */
  readonly failOn?: FailOn;
  /** Decides which rules a report calls on. */
  readonly configuration?: Configuration | undefined;
  readonly view?: View;
  readonly wouldFix?: WouldFix | undefined;
}

export type LintReportContext = Pick<CommandContext, "environment" | "workingDirectory" | "elapsed" | "words">;

/** Renders a run in a format of `lint`, loading that format on demand. */
export async function renderLint(
  { result, passed, failOn, configuration, view, wouldFix }: LintVerdict,
  format: FormatOf<"lint">,
  style: TextOptions,
  context: LintReportContext,
): Promise<string> {
  const { environment, workingDirectory, elapsed } = context;
  switch (format) {
    case "text":
      return formatLintText(result, { ...style, elapsed: elapsed(), isFull: view?.isFull });
    case "concise":
      return formatConcise(result, terminalLinks(style.links === true));
    case "agent": {
      const { formatAgent } = await import("../../reporters/agent.js");
      return formatAgent(result);
    }
    case "json": {
      const { formatLintJson } = await import("../../reporters/lint-json.js");
      return formatLintJson(result, { origin: originOf(workingDirectory), wouldFix });
    }
    case "markdown": {
      const { formatJobSummary } = await import("../../reporters/job-summary.js");
      return formatJobSummary(result, { passed, ...githubLinks(environment, workingDirectory) });
    }
    case "sarif": {
      const { formatSarif } = await import("../../reporters/sarif.js");
      return formatSarif(result, {
        version: VERSION,
        rules: activeRules(configuration),
        repositoryPath: repositoryPaths(environment, workingDirectory),
      });
    }
    case "junit": {
      const { formatJunit } = await import("../../reporters/junit.js");
      return formatJunit(result, {
        repositoryPath: repositoryPaths(environment, workingDirectory),
        // A run that never fails still has errors to show.
        ...(failOn === undefined || failOn === "never" ? {} : { failOn }),
      });
    }
    case "gitlab": {
      const { formatGitlabCodeQuality } = await import("../../reporters/gitlab-code-quality.js");
      return formatGitlabCodeQuality(result, repositoryPaths(environment, workingDirectory));
    }
    case "azure": {
      const { formatAzureIssues } = await import("../../reporters/azure-issues.js");
      return formatAzureIssues(result, repositoryPaths(environment, workingDirectory));
    }
    case "html": {
      const { formatHtmlReport } = await import("../../reporters/html/report.js");
      const origin = reportOrigin(context);
      return formatHtmlReport(result, { passed, origin, ...githubLinks(environment, workingDirectory) });
    }
    case "github": {
      const { escapeData, formatGithubAnnotations } = await import("../../reporters/github-annotations.js");
      const { commands, closing } = formatGithubAnnotations(result.findings, { elsewhere: 'format "text"' });
      const ends = (result.reached ?? []).map(
        (clause) => `::error title=taintlint::${escapeData(visibleText(clause))}`,
      );
      return [...ends, ...commands, ...(closing === null ? [] : [closing])].map((line) => `${line}\n`).join("");
    }
  }
}

const COMMIT_LENGTH = 7;

/**
 * Where a report comes from, each fact with its label: the repository, its commit, the day (UTC), the version, and the
 * command line where there is one. Without git the folder's name stands for the repository.
 */
function reportOrigin({ environment, workingDirectory, words }: LintReportContext): HtmlReportOptions["origin"] {
  const root = findGitRoot(workingDirectory, DISK);
  const commit = environment.GITHUB_SHA || (root && queryGit(root, ["rev-parse", "--verify", "--quiet", "HEAD"]));
  return [
    ["Repository", environment.GITHUB_REPOSITORY || basename(root ?? workingDirectory)],
    ...(commit ? [["Commit", commit.slice(0, COMMIT_LENGTH)] as const] : []),
    ["Day", new Date().toISOString().slice(0, 10)],
    ["taintlint", VERSION],
    ...(words === undefined ? [] : [["Command", ["taintlint", ...words].join(" ")] as const]),
  ];
}
