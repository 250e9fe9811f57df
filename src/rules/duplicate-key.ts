import { readExamples } from "./contract/examples.js";
import type { Rule } from "./contract/rule.js";
import { ofObject, problemSubject } from "./contract/vocabulary.js";

export const duplicateKey: Rule = {
  id: "duplicate-key",
  summary: "A key that decides where a pod runs is written twice in one mapping, and the first one has no effect.",
  severity: "warning",
  refusedByApi: true,
  why: `A YAML mapping has each key once. kubectl and most tools silently keep the last one, and the value of the first never reaches the
cluster. Only keys that scheduling reads are reported: those on the way to the pod spec, its scheduling fields and everything in
them, and the resources of containers.`,
  silent: `taintlint is silent if both have the same value: nothing is lost then.`,
  fix: `Merge both values under one key, or remove the one that has no effect.`,
  examples: readExamples([
    {
      title: "A key that is written twice",
      inventory: `
pools:
  - name: general
    labels: {pool: general}
`,
      manifests: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  nodeSelector:
-   pool: gpu
    pool: general # <--
`,
    },
  ]),
  claims: ["object"],
  *checkProblem(problem) {
    if (problem.kind !== "duplicate-key") return;
    yield {
      at: problem,
      claims: [ofObject(problem.message)],
      help: "Remove one of the two: kubectl keeps the last one and says nothing.",
      fingerprintBy: problemSubject(problem),
    };
  },
};
