import { basename } from "node:path";
import { VERSION } from "../model/version.js";
import { askGit } from "../sources/git.js";
import { findGitRoot } from "../sources/git-root.js";
import type { CommandContext } from "./command.js";

const COMMIT_LENGTH = 7;

/**
 * Where a report comes from, one entry each: the repository, its commit, the day (UTC), the version, and the command line
 * where there is one. Without git the folder's name stands for the repository.
 */
export function reportOrigin({
  environment,
  workingDirectory,
  words,
}: Pick<CommandContext, "environment" | "workingDirectory" | "words">): readonly string[] {
  const root = findGitRoot(workingDirectory);
  const commit = environment.GITHUB_SHA || (root && askGit(root, ["rev-parse", "--verify", "--quiet", "HEAD"]));
  return [
    environment.GITHUB_REPOSITORY || basename(root ?? workingDirectory),
    ...(commit ? [`commit ${commit.slice(0, COMMIT_LENGTH)}`] : []),
    new Date().toISOString().slice(0, 10),
    `version ${VERSION}`,
    ...(words === undefined ? [] : [["taintlint", ...words].join(" ")]),
  ];
}
