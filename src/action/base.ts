import { PULL_REQUEST_EVENTS, type WorkflowEvent } from "./event.js";

/** The revision to compare with, or the reason for people why there is none. */
export type Base =
  | { readonly revision: string; readonly missing?: never }
  | { readonly revision?: never; readonly missing: string }
  /** Nothing to compare with: everything counts. */
  | { readonly revision?: undefined; readonly missing?: undefined };

export interface Checkout {
  readonly sha: string | undefined;
  /** Returns the hash of the commit that a revision names; undefined if the checkout lacks it. */
  readonly resolve: (revision: string) => string | undefined;
  /** The reason git gives no answer: one lower-case clause. */
  readonly problem?: string | undefined;
}

export const BASE_OFF = "off";
const MERGE_PARENT = "HEAD^1";
const NOTHING = "nothing to compare with, so every finding counts as new";
const UNREADABLE = "the payload of the event cannot be read, or names no pull request";

/** Finds the base: the input `base`, else the commit before the pull request or merge group. Other events have none. */
export function findBase(input: string | undefined, event: WorkflowEvent, checkout: Checkout): Base {
  if (input === BASE_OFF) return {};
  if (input !== undefined) return { revision: input };
  if (event.kind === "merge_group") return known(event.baseSha, checkout) ?? missing("merge group", checkout);
  if (event.kind === "other" && PULL_REQUEST_EVENTS.includes(event.name))
    return { missing: `${NOTHING}: ${UNREADABLE}` };
  if (event.kind !== "pull_request") return {};
  return mergeParent(event.headSha, checkout) ?? known(event.baseSha, checkout) ?? missing("pull request", checkout);
}

/** Returns the first parent of GitHub's merge commit, newer than the event's base; undefined for other checkouts. */
function mergeParent(headSha: string, { sha, resolve }: Checkout): Base | undefined {
  if (sha === undefined || resolve("HEAD") !== sha || resolve("HEAD^2") !== headSha) return undefined;
  return resolve(MERGE_PARENT) === undefined ? undefined : { revision: MERGE_PARENT };
}

function known(commit: string | undefined, { resolve }: Checkout): Base | undefined {
  return commit === undefined || resolve(commit) === undefined ? undefined : { revision: commit };
}

function missing(change: string, { problem }: Checkout): Base {
  if (problem !== undefined) return { missing: `${NOTHING}: ${problem}` };
  return {
    missing: `the checkout does not hold the commit before the ${change}, so every finding counts as new: set "fetch-depth: 2" for actions/checkout`,
  };
}

/** Returns variables that let git read another user's workspace, as in a container job. Keeps existing settings. */
export function trustWorkspace(
  environment: Readonly<Record<string, string | undefined>>,
  folder: string | undefined,
): Readonly<Record<string, string>> {
  if (!environment.GITHUB_WORKSPACE || folder === undefined) return {};
  const count = Number.parseInt(environment.GIT_CONFIG_COUNT ?? "0", 10) || 0;
  return {
    GIT_CONFIG_COUNT: String(count + 1),
    [`GIT_CONFIG_KEY_${count}`]: "safe.directory",
    [`GIT_CONFIG_VALUE_${count}`]: folder,
  };
}
