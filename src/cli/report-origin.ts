import { basename } from "node:path";
import { VERSION } from "../model/version.js";
import { queryGit } from "../sources/git.js";
import { findGitRoot } from "../sources/git-root.js";
import type { CommandContext } from "./command-context.js";

const COMMIT_LENGTH = 7;

/**
 * Where a report comes from, each fact with its label: the repository, its commit, the day (UTC), the version, and the
 * command line where there is one. Without git the folder's name stands for the repository.
 */
export function reportOrigin({
  environment,
  workingDirectory,
  words,
}: Pick<CommandContext, "environment" | "workingDirectory" | "words">): readonly (readonly [
  label: string,
  text: string,
])[] {
  const root = findGitRoot(workingDirectory);
  const commit = environment.GITHUB_SHA || (root && queryGit(root, ["rev-parse", "--verify", "--quiet", "HEAD"]));
  return [
    ["Repository", environment.GITHUB_REPOSITORY || basename(root ?? workingDirectory)],
    ...(commit ? [["Commit", commit.slice(0, COMMIT_LENGTH)] as const] : []),
    ["Day", new Date().toISOString().slice(0, 10)],
    ["taintlint", VERSION],
    ...(words === undefined ? [] : [["Command", ["taintlint", ...words].join(" ")] as const]),
  ];
}
