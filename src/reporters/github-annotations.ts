import type { Finding, Severity } from "../model/finding.js";
import { shorten } from "../model/words.js";
import { withinLimits, withoutAnnotation } from "./words/counts.js";
import { detailsOf, lastLine, leadsOut, messageOf, type RepositoryPath, renderedIn } from "./words/finding-words.js";
import { cutText, visibleLines, visibleText } from "./words/visible-text.js";

/** GitHub keeps ten annotations of each level of a step, and 4,096 characters of a message. */
const LEVEL_LIMITS = { error: 10, warning: 10, note: 10 };
const MESSAGE_LIMIT = 4096;
const MESSAGE_LINES = 5;
/** So many lines tell why, however long the help is. */
const LEAST_REASONS = 2;

const LEVELS = { error: "error", warning: "warning", note: "notice" } as const;

export interface GithubAnnotationsOptions {
  /** Annotations left of each severity, if fewer than ten: `setFailed` takes an error. */
  readonly limits?: Partial<Readonly<Record<Severity, number>>>;
  /** Place of the other findings; by default the job summary. */
  readonly elsewhere?: string;
  /** Converts to paths from the repository's root. */
  readonly repositoryPath?: RepositoryPath;
  /** Findings on changed lines come first. */
  readonly isChanged?: (finding: Finding) => boolean;
  /** Filters annotated findings; all by default. */
  readonly isAnnotated?: (finding: Finding) => boolean;
}

export interface GithubAnnotations {
  /** Workflow commands, one line each: errors, warnings, notices, changed lines first. */
  readonly commands: readonly string[];
  /** Counts findings without annotation, for the log; null if none. */
  readonly closing: string | null;
}

/** Formats workflow commands within GitHub's limits, changed lines first. */
export function formatGithubAnnotations(
  findings: readonly Finding[],
  options: GithubAnnotationsOptions = {},
): GithubAnnotations {
  const { limits, elsewhere = "the job summary", repositoryPath = (file) => file } = options;
  const { isChanged = () => false, isAnnotated = () => true } = options;
  const changedFirst = findings.filter(isAnnotated).sort((a, b) => Number(isChanged(b)) - Number(isChanged(a)));
  const annotated = withinLimits(changedFirst, { ...LEVEL_LIMITS, ...limits });
  return {
    commands: annotated.map((finding) => annotation(finding, repositoryPath)),
    closing: withoutAnnotation(findings, annotated, elsewhere),
  };
}

function annotation(finding: Finding, repositoryPath: RepositoryPath): string {
  const { line, column, endLine, endColumn } = finding.source;
  const path = visibleText(repositoryPath(finding.source.file));
  const title = `taintlint ${visibleText(finding.rule)}`;
  const related = finding.related.map(({ file, line, message }) => `${file}:${line} ${message}`);
  const rendered = renderedIn(finding.renderings);
  const why = [...detailsOf(finding).map((detail) => `- ${detail}`), ...related, ...(rendered ? [rendered] : [])];
  // What to write is whole, and five lines are left for the rest; the job summary has it all.
  const help = finding.help === "" ? [] : visibleLines(finding.help);
  const reasons = shorten(why, Math.max(LEAST_REASONS, MESSAGE_LINES - 1 - help.length));
  const advice = cutText(help.map((line) => `\n${line}`).join(""), MESSAGE_LIMIT / 2);
  const said = [messageOf(finding), ...reasons].map(visibleText).join("\n");
  const message = cutText(said, MESSAGE_LIMIT - advice.length) + advice;
  if (leadsOut(path)) return workflowCommand(LEVELS[finding.severity], { title }, `${path}:${line}: ${message}`);
  // GitHub drops the columns of a range of several lines, with a warning.
  const last = lastLine(finding.source);
  const properties = {
    file: path,
    line,
    endLine: last,
    col: last === line ? column : undefined,
    endColumn: endLine === line ? endColumn : undefined,
    title,
  };
  return workflowCommand(LEVELS[finding.severity], properties, message);
}

/** Undefined values are left out. */
type CommandProperties = Readonly<Record<string, string | number | undefined>>;

/** `::error file=a.yaml,line=3::message`. Upstream: actions/toolkit packages/core/src/command.ts. */
export function workflowCommand(command: string, properties: CommandProperties, message: string): string {
  const fields: string[] = [];
  for (const [key, value] of Object.entries(properties)) {
    if (value !== undefined && value !== "") fields.push(`${key}=${escapeProperty(String(value))}`);
  }
  const head = fields.length === 0 ? command : `${command} ${fields.join(",")}`;
  return `::${head}::${escapeData(message)}`;
}

export function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

export function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
