import { exampleWorkload, readExamples } from "./contract/examples.js";
import type { Rule } from "./contract/rule.js";
import { describeFieldError, isCustomResource, isPodTopology } from "./explanations/api-errors.js";

export const invalidTopology: Rule = {
  id: "invalid-topology",
  summary: "The API server refuses a topology spread constraint or a term of pod affinity.",
  severity: "error",
  refusedByApi: true,
  why: `The API server checks these fields when the object is applied:

- \`maxSkew\` and \`minDomains\` are above zero, and \`minDomains\` needs \`DoNotSchedule\`;
- \`whenUnsatisfiable\` and the policies each are one of two words;
- a key of \`matchLabelKeys\` is in no label selector;
- no two constraints have the same topology key and the same \`whenUnsatisfiable\`;
- every term of pod affinity has a topology key, and a weight is between 1 and 100.

taintlint applies the same checks, with the same field paths.`,
  silent: `Missing fields are not reported in parts of a pod spec in values and patches, nor in custom resources, except for a topology key
that a custom resource has and leaves empty. A constraint with a placeholder is not judged.`,
  fix: `Correct the field as the message says.`,
  examples: readExamples([
    {
      title: "A constraint that asks for two things at once",
      manifests: `${exampleWorkload("Deployment", "api")}
      topologySpreadConstraints:
-       - maxSkew: 0 # <--
-         minDomains: 3 # <--
+       - maxSkew: 1
          topologyKey: topology.kubernetes.io/zone
          whenUnsatisfiable: ScheduleAnyway
          labelSelector: {matchLabels: {app: api}}
`,
    },
    {
      title: "A term of anti-affinity without a topology key",
      manifests: `
apiVersion: v1
kind: Pod
metadata: {name: api, labels: {app: api}}
spec:
  containers: [{name: api, image: api:1}]
  affinity:
    podAntiAffinity:
      requiredDuringSchedulingIgnoredDuringExecution:
        - labelSelector: {matchLabels: {app: api}} # <--
+         topologyKey: kubernetes.io/hostname
`,
    },
  ]),
  checksFragments: true,
  claims: ["object"],
  yieldsTo: [
    { rule: "unknown-field", by: "workload" },
    { rule: "misplaced-scheduling-field", by: "workload" },
  ],
  looksAt: "refused-fields",
  *checkWorkload({ workload, fieldErrors }) {
    // A blank may be the field that seems to be missing, and an operator may add it.
    const hasBlanks = (workload.document.blanks ?? []).length > 0;
    const isIncomplete = workload.isFragment === true || hasBlanks;
    for (const error of fieldErrors) {
      if (!isPodTopology(error.path)) continue;
      const mayBeFilledIn = isIncomplete || (isCustomResource(workload) && error.value === undefined);
      if (mayBeFilledIn && error.type === "Required") continue;
      yield describeFieldError(workload, error);
    }
  },
};
