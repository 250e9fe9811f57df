import type { SourceProblem } from "../model/source.js";
import { describeDecodeError } from "./api-errors.js";
import type { Rule } from "./rule.js";
import { ofObject } from "./vocabulary.js";

const SCHEDULING_FIELDS = new Set(["tolerations", "nodeSelector", "affinity"]);

/** What another rule tells is not here. */
const HELP: Readonly<Partial<Record<SourceProblem["kind"], string>>> = {
  unreadable: "Correct the file, or leave it out with exclude in taintlint.yaml.",
  syntax: "Correct the text: until then nothing in this document is checked.",
  "duplicate-key": "Remove one of the two. The API server warns about the second or refuses it.",
};

export const unparsableManifest: Rule = {
  id: "unparsable-manifest",
  summary: "A manifest cannot be read as it was meant, so that nothing in it is checked.",
  severity: "warning",
  refusedByApi: true,
  rationale: `A document that is not valid YAML or JSON is not silently skipped. The other documents of the file are checked
all the same. A key that stands twice is legal for many tools, which then use the last one: the first is dead text.
Fields that have another type than the API server takes, and that no other rule speaks of, are reported here too.

Files that only look like YAML because a template engine fills them in later are recognised, counted and skipped.
Documents that hold no Kubernetes object are not looked at.`,
  examples: [
    {
      title: "A key that stands twice",
      inventory: `
pools:
  - name: general
    labels: {pool: general}
`,
      bad: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  nodeSelector:
    pool: gpu
    pool: general # <--
`,
      good: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  nodeSelector:
    pool: general
`,
    },
    {
      title: "A line that is indented wrongly",
      inventory: `
pools:
  - name: general
`,
      bad: `
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
  ],
  claims: ["object"],
  *checkProblem(problem) {
    const help = HELP[problem.kind];
    if (help === undefined) return;
    yield {
      at: problem,
      claims: [ofObject(problem.message)],
      help,
      identity: { names: [problem.kind, problem.message] },
    };
  },
  *checkWorkload({ workload }) {
    for (const error of workload.decodeErrors) {
      const elsewhere = error.path.some((step) => typeof step === "string" && SCHEDULING_FIELDS.has(step));
      if (elsewhere || error.expected === "string") continue;
      yield describeDecodeError(workload, error);
    }
  },
};
