import type { WorkflowEvent } from "./event.js";

/** The revision to compare with; or why there is none, for people. */
export type Base =
  | { readonly revision: string; readonly missing?: never }
  | { readonly revision?: never; readonly missing: string }
  /** Nothing to compare with: everything counts. */
  | { readonly revision?: undefined; readonly missing?: undefined };

export interface Checkout {
  /** GITHUB_SHA. */
  readonly sha: string | undefined;
  /** The hash of the commit that a revision names, if the checkout holds it. */
  readonly resolve: (revision: string) => string | undefined;
  /** Why git cannot say anything: one lower-case clause. */
  readonly problem?: string | undefined;
}

/** The value of the input `base` that switches comparing off. */
export const BASE_OFF = "off";
const MERGE_PARENT = "HEAD^1";

/**
 * Finds what a change started from: the input `base`, else the commit before the pull request or before the merge
 * group. Other events have no base.
 */
export function findBase(input: string | undefined, event: WorkflowEvent, checkout: Checkout): Base {
  if (input === BASE_OFF) return {};
  if (input !== undefined) return { revision: input };
  if (event.kind === "merge_group") return known(event.baseSha, checkout) ?? missing("merge group", checkout);
  if (event.kind !== "pull_request") return {};
  return mergeParent(event.headSha, checkout) ?? known(event.baseSha, checkout) ?? missing("pull request", checkout);
}

/**
 * `pull_request` checks out a merge commit of GitHub's: its first parent is the base, as it is now, and its second one
 * the pull request. The base that the event names may be older. Whoever checks out something else gets that one.
 */
function mergeParent(headSha: string, { sha, resolve }: Checkout): Base | undefined {
  if (sha === undefined || resolve("HEAD") !== sha || resolve("HEAD^2") !== headSha) return undefined;
  return resolve(MERGE_PARENT) === undefined ? undefined : { revision: MERGE_PARENT };
}

function known(commit: string | undefined, { resolve }: Checkout): Base | undefined {
  if (commit === undefined || resolve(commit) === undefined) return undefined;
  return { revision: commit };
}

function missing(change: string, { problem }: Checkout): Base {
  if (problem !== undefined) return { missing: `nothing to compare with, so every finding counts as new: ${problem}` };
  return {
    missing: `the checkout does not hold the commit before the ${change}, so every finding counts as new: set "fetch-depth: 2" for actions/checkout`,
  };
}
