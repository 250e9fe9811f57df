import { readExamples } from "./contract/examples.js";
import type { Rule } from "./contract/rule.js";
import { ofObject } from "./contract/vocabulary.js";

export const notRendered: Rule = {
  id: "not-rendered",
  summary: "A kustomization or a chart cannot be rendered, so that its manifests are judged as they stand.",
  severity: "note",
  refusedByApi: true,
  why: `taintlint renders kustomizations and charts without network access, without plugins and without reading anything outside of the
repository. What needs more is not rendered: a remote base, a dependency that is not vendored, a value that the chart requires and
nobody gives. The place is what stands in the way.

The manifests that only such a kustomization or chart takes in are judged as they stand.`,
  silent: `A rendering might change where their pods can run, so that what is said about placement is a note there; what the API server
refuses stays an error.`,
  fix: `Correct what the program prints, or install the program. Manifests are judged as they stand until then.`,
  examples: readExamples([
    {
      title: "A base that has to be fetched",
      isKustomization: true,
      inventory: `
pools:
  - name: general
`,
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
  tellsOfSight: true,
  *checkProblem(problem) {
    if (problem.kind !== "not-rendered") return;
    yield {
      at: problem,
      claims: [ofObject(problem.message)],
      help: "Make it renderable from the repository alone (charts in taintlint.yaml names the values of a chart), leave it out with exclude, or turn rendering off with render: off.",
      identity: { names: [problem.message] },
      cause: problem.cause,
    };
  },
};
