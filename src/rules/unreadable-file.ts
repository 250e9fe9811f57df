import type { Rule } from "./contract/rule.js";
import { ofObject } from "./contract/vocabulary.js";

export const unreadableFile: Rule = {
  id: "unreadable-file",
  summary: "A file with the name of a manifest is no text, or cannot be opened, so that nothing in it is checked.",
  severity: "warning",
  why: `Manifests are UTF-8, as kubectl reads them. A file of other bytes may be a manifest in another encoding, or something else under
the name of one. A file that cannot be opened, or is too large, is told here, too. What git-crypt has encrypted, and a pointer of
Git LFS whose content was not fetched, are nobody's mistake: a notice names these files.`,
  fix: `Save the file as UTF-8, or exclude it in \`taintlint.yaml\`.`,
  examples: [],
  claims: ["object"],
  *checkProblem(problem) {
    if (problem.kind !== "unreadable") return;
    yield {
      at: problem,
      claims: [ofObject(problem.message)],
      help: "Correct the file, or leave it out with exclude in taintlint.yaml.",
      identity: { names: [problem.kind, problem.message] },
    };
  },
};
