import { count } from "../model/words.js";
import { describePrinted, printedApplications } from "../rendering/gitops/printed-applications.js";
import type { TreeFile } from "../rendering/gitops/repository-tree.js";
import type { RootsRun } from "./run-roots.js";

/** Bound on renderings one after the other, each of which prints what the next one renders. */
const MOST_ROUNDS = 5;

interface FollowedRun extends RootsRun {
  /** A notice about objects of Argo CD that are printed, but not followed. */
  readonly unfollowed: readonly string[];
}

/**
 * Renders, and again with what the printed objects of Argo CD deploy, until they print no others. What was rendered before is
 * remembered. A share of a run does not see what the others print, and follows nothing.
 */
export async function followPrinted(
  render: (printed: readonly TreeFile[]) => Promise<RootsRun>,
  isShare: boolean,
): Promise<FollowedRun> {
  let run = await render([]);
  let { started } = run;
  let known = "";
  for (let round = 1; ; round++) {
    const printed = printedApplications(run.outcomes);
    const described = describePrinted(printed);
    if (described === known) return { ...run, started, unfollowed: [] };
    if (isShare || round > MOST_ROUNDS) {
      const objects = printed.reduce((sum, file) => sum + (file.printed?.length ?? 0), 0);
      const why = isShare
        ? "because this run is one of several shards"
        : `because ${objects === 1 ? "it is" : "they are"} more than ${MOST_ROUNDS} deep`;
      const are = objects === 1 ? "is" : "are";
      return {
        ...run,
        started,
        unfollowed: [`${count(objects, "Application")} of renderings ${are} not followed, ${why}`],
      };
    }
    known = described;
    run = await render(printed);
    started += run.started;
  }
}
