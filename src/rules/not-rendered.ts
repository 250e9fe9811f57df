import { readExamples } from "./contract/examples.js";
import type { Rule } from "./contract/rule.js";
import { ofObject, problemSubject } from "./contract/vocabulary.js";

export const notRendered: Rule = {
  id: "not-rendered",
  summary: "A kustomization or a chart cannot be rendered, so its manifests are judged as they are written.",
  severity: "note",
  refusedByApi: true,
  why: `taintlint renders kustomizations and charts without network access, without plugins and without reading anything outside of the
repository. Anything that needs more is not rendered: a remote base, a dependency that is not vendored, a required value of the
chart that is not set. The finding stands at the cause.

Manifests that only such a kustomization or chart includes are judged as they are written.`,
  silent: `A rendering might change where the pods can run, so findings about placement are notes there. What the API server refuses stays an
error.`,
  fix: `Correct the error that the program prints, or install the program. Until then manifests are judged as they are written.`,
  examples: readExamples([
    {
      title: "A base that has to be fetched",
      isKustomization: true,
      manifests: `
apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
resources:
- - https://github.com/example/platform//base?ref=v1 # <--
+ - deployment.yaml
`,
    },
  ]),
  claims: ["object"],
  reportsCoverage: true,
  *checkProblem(problem) {
    if (problem.kind !== "not-rendered") return;
    yield {
      at: problem,
      claims: [ofObject(problem.message)],
      help: "Make it renderable from the repository alone (charts in taintlint.yaml names the values of a chart), leave it out with exclude, or turn rendering off with render: off.",
      fingerprintBy: problemSubject(problem),
      groupBy: problem.cause,
    };
  },
};
