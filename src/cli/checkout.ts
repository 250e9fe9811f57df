import { basename } from "node:path";
import type { RunOrigin } from "../lint/reports/run-origin.js";
import { parseRemote } from "../model/repository-address.js";
import { VERSION } from "../model/version.js";
import { queryGit } from "../sources/git.js";
import { findGitRoot } from "../sources/git-root.js";
import { relativePath } from "../sources/relative-path.js";

/** Returns the checked-out commit, and the repository folder that a run works in. */
export function checkoutOf(workingDirectory: string): Pick<RunOrigin, "folder" | "commit"> {
  const root = findGitRoot(workingDirectory);
  if (root === undefined) return { folder: ".", commit: null };
  const commit = queryGit(root, ["rev-parse", "--verify", "--quiet", "HEAD"]) ?? null;
  return { folder: relativePath(root, workingDirectory), commit };
}

/** Reads the origin anew for each report. A workflow's variables may describe another repository than the checkout. */
export function originOf(workingDirectory: string): RunOrigin {
  const root = findGitRoot(workingDirectory);
  const address = root === undefined ? undefined : queryGit(root, ["config", "--get", "remote.origin.url"]);
  const remote = parseRemote(address ?? "");
  return {
    repository: remote?.repository ?? basename(root ?? workingDirectory),
    url: remote?.url ?? null,
    ...checkoutOf(workingDirectory),
    version: VERSION,
  };
}
