import type { Rule } from "./contract/rule.js";
import { describeProblem } from "./contract/vocabulary.js";

/** The help for messages that hold a text; the first counts. */
const HELPS: readonly (readonly [text: string, help: string])[] = [
  [
    "which needs the network",
    '"taintlint fetch --yes" locks a manifest that is named by https, or a folder of a public repository. Copy any other into this one.',
  ],
  ["which is not locked", '"taintlint fetch --yes" locks it for every run, and "--charts fetch" downloads it for one.'],
  ["which does not exist", "Add it to the repository, or correct the path on this line."],
  ["is not in the repository", "Add it to the repository, or correct the path on this line."],
  [
    "helmfile release",
    "A helmfile is read as it stands: write what a program makes as YAML, or leave this release unjudged.",
  ],
  ["which git ignores", "Commit it, or name a file that is committed."],
  ["Git LFS", 'Check out with "lfs: true" (actions/checkout), or run "git lfs pull".'],
  ["outside of the repository", "Copy it into the repository, and name it by a path that stays inside."],
];
const HELP =
  'Correct the cause, or leave this out with "exclude" in taintlint.yaml: the manifests are judged as they are written.';

export const notRendered: Rule = {
  id: "not-rendered",
  refusedByApi: true,
  claims: ["object"],
  reportsCoverage: true,
  *checkProblem(problem) {
    if (problem.kind !== "not-rendered") return;
    const known = HELPS.find(([text]) => problem.message.includes(text))?.[1];
    yield describeProblem(problem, problem.help ?? known ?? HELP, { groupBy: problem.cause });
  },
};
