import { repositoryPaths } from "../cli/contract/checkout.js";
import type { LintResult } from "../lint/contract/result.js";
import type { Finding } from "../model/finding.js";
import { formatGithubAnnotations, type GithubAnnotationsOptions } from "../reporters/github-annotations.js";
import { lastLine } from "../reporters/words/finding-words.js";
import { changedLines } from "../sources/disk/git-changed-lines.js";
import { findWorkingTree } from "../sources/disk/git-revision.js";
import { type ActionHost, log } from "./host.js";
import type { FilterWord } from "./inputs.js";

/** GitHub shows ten warnings of a step. */
const LEVEL_LIMIT = 10;
const DIFF_CONTEXT = 3;

export interface AnnotateContext {
  readonly host: ActionHost;
  readonly workingDirectory: string;
  readonly warnings: number;
  /** In a comparison, the lines a finding must stand on to be annotated. */
  readonly filter: FilterWord;
}

/** Writes the annotations of a run; logs how many findings got none, and where to read them. */
export async function annotate(result: LintResult, context: AnnotateContext): Promise<void> {
  const { host, workingDirectory, warnings, filter } = context;
  const repositoryPath = repositoryPaths(host.environment, workingDirectory);
  const { commands, closing } = formatGithubAnnotations(result.findings, {
    repositoryPath,
    limits: { warning: Math.max(0, LEVEL_LIMIT - warnings) },
    ...(await changes(result, workingDirectory, repositoryPath, filter)),
  });
  for (const line of commands) host.write(`${line}\n`);
  if (closing !== null) log(host, closing);
}

/** Sorts findings on changed lines first. If git cannot tell the changed lines, keeps the order and drops none. */
async function changes(
  { change }: LintResult,
  workingDirectory: string,
  repositoryPath: (file: string) => string,
  filter: FilterWord,
): Promise<Pick<GithubAnnotationsOptions, "isChanged" | "isAnnotated">> {
  if (change === undefined) return {};
  const tree = findWorkingTree(workingDirectory).value;
  // A temporary folder that cannot be written is no reason to annotate nothing.
  const files = tree && (await changedLines(tree, change.base.commit).catch(() => undefined))?.value;
  if (files === undefined) return {};
  const isWithin =
    (context: number) =>
    ({ source }: Finding) =>
      (files.get(repositoryPath(source.file)) ?? []).some(
        ({ from, to }) => from - context <= lastLine(source) && source.line <= to + context,
      );
  const annotated: Readonly<Record<FilterWord, (finding: Finding) => boolean>> = {
    nofilter: () => true,
    file: ({ source }) => files.has(repositoryPath(source.file)),
    diff_context: isWithin(DIFF_CONTEXT),
    added: isWithin(0),
  };
  return { isChanged: isWithin(0), isAnnotated: annotated[filter] };
}
