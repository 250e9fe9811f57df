import { readExamples } from "./contract/examples.js";
import type { Rule } from "./contract/rule.js";
import { ofObject, problemSubject } from "./contract/vocabulary.js";
import { describeDecodeError } from "./explanations/api-errors.js";

const SCHEDULING_FIELDS = new Set(["tolerations", "nodeSelector", "affinity"]);

export const invalidYaml: Rule = {
  id: "invalid-yaml",
  summary: "A manifest cannot be read by kubectl, so nothing in it is applied, or checked here.",
  severity: "error",
  refusedByApi: true,
  why: `kubectl refuses a document with \`apiVersion\` and \`kind\` that is not valid YAML or JSON, and taintlint does not skip it silently.
The other documents of the file are still checked. A field with another type than the API server accepts is reported here too, if
no other rule reports it.

Placeholders of template tools (sed, envsubst, Jinja, Helm outside of charts) are left blank if they keep a document from being
YAML: the rest is judged, except for what a placeholder affects. Templates that still are not YAML are counted and skipped.`,
  silent: `It is a warning for a file beside a kustomization while no kustomization names it, because a deployment of the folder ignores it.

Documents that hold no Kubernetes object are not looked at.`,
  fix: `Correct the text at the line that the finding names.`,
  examples: readExamples([
    {
      title: "A line that is indented wrongly",
      manifests: `
apiVersion: v1
kind: Pod
metadata:
  name: api
 labels: {app: api} # <--
spec:
  containers: [{name: api, image: api:1}]
`,
      good: `
apiVersion: v1
kind: Pod
metadata:
  name: api
  labels: {app: api}
spec:
  containers: [{name: api, image: api:1}]
`,
    },
  ]),
  claims: ["object"],
  *checkProblem(problem) {
    if (problem.kind !== "syntax") return;
    const help = "Correct the text: until then nothing in this document is checked.";
    yield {
      at: problem,
      severity: problem.isIdle ? "warning" : undefined,
      claims: [ofObject(problem.message)],
      help,
      fingerprintBy: problemSubject(problem),
    };
  },
  looksAt: "refused-fields",
  *checkWorkload({ workload }) {
    for (const error of workload.decodeErrors) {
      const elsewhere = error.path.some((step) => typeof step === "string" && SCHEDULING_FIELDS.has(step));
      if (elsewhere || error.expected === "string") continue;
      yield describeDecodeError(workload, error);
    }
  },
};
