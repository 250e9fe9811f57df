import type { Rule } from "./contract/rule.js";
import { ofObject, problemSubject } from "./contract/vocabulary.js";

export const unreadableFile: Rule = {
  id: "unreadable-file",
  summary: "A file with a manifest's name is not text or cannot be opened, so nothing in it is checked.",
  severity: "warning",
  why: `Manifests are UTF-8, as kubectl reads them. A file of other bytes may be a manifest in another encoding, or another kind of file.
A file that cannot be opened, or is too large, is reported here too. Files that git-crypt has encrypted, and pointers of Git LFS
whose content was not fetched, only get a notice.`,
  fix: `Save the file as UTF-8, or exclude it in \`taintlint.yaml\`.`,
  examples: [],
  claims: ["object"],
  *checkProblem(problem) {
    if (problem.kind !== "unreadable") return;
    yield {
      at: problem,
      claims: [ofObject(problem.message)],
      help: "Correct the file, or leave it out with exclude in taintlint.yaml.",
      fingerprintBy: problemSubject(problem),
    };
  },
};
