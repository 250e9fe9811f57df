import { isDeepStrictEqual } from "node:util";
import { count } from "../model/words.js";
import type { RootOutcome } from "../rendering/contract/apply-renderings.js";
import type { RenderRoot } from "../rendering/contract/render-root.js";
import { describePrinted, printedApplications } from "../rendering/gitops/follow-gitops.js";
import type { TreeFile } from "../rendering/gitops/repository-tree.js";
import type { RootPlanner } from "./plan-roots.js";
import type { RootsRun } from "./run-roots.js";

/** Bound on renderings one after the other, each of which prints what the next one renders. */
const MOST_ROUNDS = 5;

interface FollowedRun extends RootsRun {
  /** A notice about objects of Argo CD that are printed, but not followed. */
  readonly unfollowed: readonly string[];
}

type Render = (roots: readonly RenderRoot[]) => Promise<RootsRun>;

/** Renders, and then what the printed objects of Argo CD add or change, until they print no others. */
export async function followPrinted(
  plan: (...given: Parameters<RootPlanner>) => Promise<ReturnType<RootPlanner>>,
  render: Render,
  earlier: readonly RootOutcome[] = [],
): Promise<FollowedRun> {
  let run: RootsRun = { outcomes: earlier, started: 0, late: 0 };
  let printed: readonly TreeFile[] = [];
  let known = "";
  for (let round = 0; ; round++) {
    run = await renderOthers(run, await plan(printed), render);
    printed = printedApplications(run.outcomes);
    const described = describePrinted(printed);
    if (described === known) return { ...run, unfollowed: [] };
    if (round === MOST_ROUNDS) {
      const objects = printed.reduce((sum, file) => sum + (file.printed?.length ?? 0), 0);
      const [are, they] = objects === 1 ? ["is", "it is"] : ["are", "they are"];
      const why = `because ${they} more than ${MOST_ROUNDS} deep`;
      return { ...run, unfollowed: [`${count(objects, "Application")} of renderings ${are} not followed, ${why}`] };
    }
    known = described;
  }
}

/** Selects the outcomes of roots that read only what is the same in another reading. */
export function outcomesOfSame(
  outcomes: readonly RootOutcome[],
  isSame: (path: string) => boolean,
): readonly RootOutcome[] {
  return outcomes.filter(({ root }) => root.reads.every(isSame));
}

/** Renders the roots that an earlier run of the same files has not; the others keep their outcomes. */
async function renderOthers(earlier: RootsRun, roots: readonly RenderRoot[], render: Render): Promise<RootsRun> {
  const byName = new Map(earlier.outcomes.map((outcome) => [nameOf(outcome.root), outcome]));
  const outcomes = new Map<RenderRoot, RootOutcome>();
  for (const root of roots) {
    const known = byName.get(nameOf(root));
    if (known !== undefined && (known.root === root || isDeepStrictEqual(comparable(known.root), comparable(root))))
      outcomes.set(root, known);
  }
  const run = await render(roots.filter((root) => !outcomes.has(root)));
  for (const outcome of run.outcomes) outcomes.set(outcome.root, outcome);
  return {
    outcomes: roots.flatMap((root) => outcomes.get(root) ?? []),
    started: earlier.started + run.started,
    late: earlier.late + run.late,
  };
}

const nameOf = ({ renderer, label }: RenderRoot) => `${renderer} ${label}`;

/** Leaves out late requests, which are the same where all else is: their files are not made to be compared. */
function comparable(root: RenderRoot): Partial<RenderRoot> {
  const { interpret: _, next: __, ...rest } = root;
  return { ...rest, requests: root.requests.filter(({ isLate }) => !isLate) };
}
