import { readExamples } from "./contract/examples.js";
import type { Rule } from "./contract/rule.js";
import { describeDecodeError } from "./explanations/api-errors.js";

export const nonStringValue: Rule = {
  id: "non-string-value",
  summary: "A scheduling field must be a string, and YAML reads the value as another type.",
  severity: "error",
  refusedByApi: true,
  why: `Keys, values and labels are strings. Without quotes, YAML reads \`true\`, \`yes\`, \`on\`, \`1\` and \`1.5\` as booleans and numbers, and
the API server cannot decode the object: "cannot unmarshal bool into Go struct field".

taintlint reads scalars as Kubernetes' own YAML decoder does, which follows YAML 1.1: \`yes\` is a boolean there.`,
  fix: `Put the value in quotes.

\`--fix\` quotes the value as it is written. It leaves the value alone if the string would be another mistake, such as a label value
that no pool has.`,
  examples: readExamples([
    {
      title: "A boolean as the value of a toleration",
      inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["gpu=true:NoSchedule"]
`,
      manifests: `
apiVersion: v1
kind: Pod
metadata: {name: trainer}
spec:
  containers: [{name: trainer, image: trainer:1}]
  tolerations:
    - key: gpu
      operator: Equal
-     value: true # <--
+     value: "true"
      effect: NoSchedule
`,
    },
    {
      title: "A word that YAML 1.1 reads as a boolean",
      inventory: `
pools:
  - name: general
    labels: {spot: "yes"}
`,
      manifests: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  nodeSelector:
-   spot: yes # <--
+   spot: "yes"
`,
    },
  ]),
  checksFragments: true,
  claims: ["object"],
  looksAt: "refused-fields",
  *checkWorkload({ workload }) {
    for (const error of workload.decodeErrors) {
      if (error.expected !== "string") continue;
      yield describeDecodeError(workload, error);
    }
  },
};
