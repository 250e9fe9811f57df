import type { FieldError } from "../model/pool-fit.js";
import { exampleWorkload, readExamples } from "./contract/examples.js";
import type { Rule } from "./contract/rule.js";
import { UNKNOWN_KEYS_FIRST } from "./contract/vocabulary.js";
import { describeDecodeError, describeFieldError, fieldToEdit } from "./explanations/api-errors.js";

export const invalidToleration: Rule = {
  id: "invalid-toleration",
  summary: "The API server refuses the toleration.",
  severity: "error",
  refusedByApi: true,
  why: `The API server checks every toleration when the object is applied, and one wrong field makes it refuse the whole object: \`kubectl
apply\` fails, a GitOps controller reports an error, and the old version keeps running.

taintlint applies the same checks, with the same field paths.`,
  silent: `A refused pod is not judged for placement: the refusal is the cause, and the only finding.

A toleration of a bare Pod that another one of its RuntimeClass covers is left alone: admission drops it before the check, which
it does not do in a template.

The operators \`Gt\` and \`Lt\` need the feature gate \`TaintTolerationComparisonOperators\`, which is alpha and off by default since
Kubernetes 1.35. If your cluster turns it on, name it in \`featureGates\`.`,
  fix: `Correct the field as the help says.

\`--fix\` removes the value of \`Exists\` and corrects the spelling of an effect or an operator. It leaves the object alone if that
would reveal another error: only the author knows, for example, whether an effect or \`tolerationSeconds\` is wrong.`,
  examples: readExamples([
    {
      title: "`Exists` takes no value",
      inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
      manifests: `
apiVersion: v1
kind: Pod
metadata: {name: trainer}
spec:
  containers: [{name: trainer, image: trainer:1}]
  tolerations:
    - key: nvidia.com/gpu
      operator: Exists
-     value: present # <--
      effect: NoSchedule
`,
    },
    {
      title: "An effect in the spelling of a cloud API",
      inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
      manifests: `
apiVersion: v1
kind: Pod
metadata: {name: trainer}
spec:
  containers: [{name: trainer, image: trainer:1}]
  tolerations:
    - key: nvidia.com/gpu
      operator: Exists
-     effect: NO_SCHEDULE # <--
+     effect: NoSchedule
`,
    },
    {
      title: "tolerationSeconds belongs to NoExecute",
      manifests: `${exampleWorkload("Deployment", "api")}
      tolerations:
        - key: node.kubernetes.io/unreachable
          operator: Exists
-         effect: NoSchedule # <--
+         effect: NoExecute
          tolerationSeconds: 30
`,
    },
  ]),
  checksFragments: true,
  claims: ["object"],
  yieldsTo: UNKNOWN_KEYS_FIRST,
  looksAt: "refused-fields",
  *checkWorkload({ workload, fieldErrors }) {
    const isToleration = (path: FieldError["path"]) => path.includes("tolerations");
    for (const error of workload.decodeErrors) {
      if (!isToleration(error.path) || error.expected === "string") continue;
      yield describeDecodeError(workload, error);
    }
    const seen = new Set<string>();
    for (const error of fieldErrors) {
      if (!isToleration(error.path)) continue;
      // A number that is not canonical and out of range gives two errors of one cause.
      const path = fieldToEdit(error);
      const place = path.join("/");
      if (seen.has(place)) continue;
      seen.add(place);
      yield describeFieldError(workload, error);
    }
  },
};
