import { basename } from "node:path";
import type { RunOrigin } from "../lint/reports/run-origin.js";
import { parseRemote } from "../model/repository-address.js";
import { VERSION } from "../model/version.js";
import { askGit } from "../sources/git.js";
import { findGitRoot } from "../sources/git-root.js";
import { relativePath } from "../sources/relative-path.js";

/** The commit that is checked out where a run works, and the folder of the repository that it works in. */
export function checkoutOf(workingDirectory: string): Pick<RunOrigin, "folder" | "commit"> {
  const root = findGitRoot(workingDirectory);
  if (root === undefined) return { folder: ".", commit: null };
  const commit = askGit(root, ["rev-parse", "--verify", "--quiet", "HEAD"]) ?? null;
  return { folder: relativePath(root, workingDirectory), commit };
}

/**
 * What a run looked at, asked anew whenever a report is written: it is no part of what was found. The variables of a workflow
 * tell of the repository that it belongs to, which need not be the one that it checked out.
 */
export function originOf(workingDirectory: string): RunOrigin {
  const root = findGitRoot(workingDirectory);
  const address = root === undefined ? undefined : askGit(root, ["config", "--get", "remote.origin.url"]);
  const remote = parseRemote(address ?? "");
  return {
    repository: remote?.repository ?? basename(root ?? workingDirectory),
    url: remote?.url ?? null,
    ...checkoutOf(workingDirectory),
    version: VERSION,
  };
}
