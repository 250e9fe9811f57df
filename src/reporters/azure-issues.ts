import type { LintResult } from "../lint/contract/result.js";
import type { Finding, Severity } from "../model/finding.js";
import { withinLimits, withoutAnnotation } from "./words/counts.js";
import { leadsOut, oneLine, type RepositoryPath } from "./words/finding-words.js";
import { cutText, visibleText } from "./words/visible-text.js";

/** Azure keeps ten errors and warnings of a task, and has no notes. */
const LIMITS: Readonly<Record<Severity, number>> = { error: 10, warning: 10, note: 0 };
const MESSAGE_LIMIT = 4096;

/**
 * Formats Azure Pipelines commands; the last line counts the rest. Format:
 * https://learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands
 */
export function formatAzureIssues(
  { findings, reached = [] }: Pick<LintResult, "findings" | "reached">,
  repositoryPath: RepositoryPath,
): string {
  const shown = withinLimits(findings, LIMITS);
  const lines = [
    ...reached.map((clause) => `##vso[task.logissue type=error]${escapeData(visibleText(clause))}`),
    ...shown.map((finding) => issue(finding, repositoryPath)),
    withoutAnnotation(findings, shown, 'format "text"') ?? [],
  ];
  return lines
    .flat()
    .map((line) => `${line}\n`)
    .join("");
}

function issue(finding: Finding, repositoryPath: RepositoryPath): string {
  const { file, line, column } = finding.source;
  const path = visibleText(repositoryPath(file));
  const properties = {
    type: finding.severity,
    // Azure would link to a file of this repository.
    ...(!leadsOut(path) && { sourcepath: path, linenumber: line, columnnumber: column }),
    code: visibleText(finding.rule),
  };
  const fields = Object.entries(properties).map(([key, value]) => `${key}=${escapeData(String(value))}`);
  return `##vso[task.logissue ${fields.join(";")}]${escapeData(cutText(oneLine(finding, path), MESSAGE_LIMIT))}`;
}

/** Upstream: microsoft/azure-pipelines-agent src/Microsoft.VisualStudio.Services.Agent/Command.cs. */
function escapeData(text: string): string {
  return text
    .replaceAll("%", "%AZP25")
    .replaceAll(";", "%3B")
    .replaceAll("\r", "%0D")
    .replaceAll("\n", "%0A")
    .replaceAll("]", "%5D");
}
