import { repositoryPaths } from "../cli/repository-paths.js";
import type { LintResult } from "../lint/result.js";
import type { Finding } from "../model/finding.js";
import { existingText } from "../reporters/change-words.js";
import { formatGithubAnnotations } from "../reporters/github-annotations.js";
import { lastLine } from "../reporters/last-line.js";
import { changedLines } from "../sources/git-changed-lines.js";
import { findWorkingTree } from "../sources/git-revision.js";
import { log } from "./log.js";

/** GitHub shows ten warnings of a step. */
const LEVEL_LIMIT = 10;

export interface AnnotateContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly workingDirectory: string;
  /** How many warnings the step has written already. */
  readonly warnings: number;
}

/** Writes the annotations of a run, and says in the log what has none and where that can be read. */
export function annotate(result: LintResult, { environment, workingDirectory, warnings }: AnnotateContext): void {
  const repositoryPath = repositoryPaths(environment, workingDirectory);
  const { commands, closing } = formatGithubAnnotations(result.findings, {
    repositoryPath,
    limits: { warning: Math.max(0, LEVEL_LIMIT - warnings) },
    ...changes(result, workingDirectory, repositoryPath),
  });
  for (const line of commands) console.log(line);
  if (closing !== null) log(closing);
  const before = existingText(result.existing);
  if (before !== "") log(`${before}, without annotations: see the log above`);
}

/** Where git cannot tell which lines a change touches, no finding comes before another. */
function changes(
  { change }: LintResult,
  workingDirectory: string,
  repositoryPath: (file: string) => string,
): { readonly isChanged?: (finding: Finding) => boolean } {
  if (change === undefined) return {};
  const tree = findWorkingTree(workingDirectory).value;
  const files = tree && changedLines(tree, change.base.commit).value;
  if (files === undefined) return {};
  return {
    isChanged: ({ source }) => {
      const lines = files.get(repositoryPath(source.file))?.lines ?? [];
      return lines.some(({ from, to }) => from <= lastLine(source) && source.line <= to);
    },
  };
}
