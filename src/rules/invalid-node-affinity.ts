import type { Rule } from "./contract/rule.js";
import { describeDecodeError, describeFieldError, isPodTopology } from "./explanations/api-errors.js";

function isNodeSelection(path: readonly (string | number)[]): boolean {
  return (
    !isPodTopology(path) &&
    (path.includes("nodeAffinity") || path.includes("affinity") || path.includes("nodeSelector"))
  );
}

export const invalidNodeAffinity: Rule = {
  id: "invalid-node-affinity",
  summary: "The API server refuses the nodeSelector or the node affinity.",
  severity: "error",
  refusedByApi: true,
  rationale: `The API server checks label keys, label values, operators and the number of values when the object is
applied, also in preferred terms. taintlint applies the checks of Kubernetes itself, with the same field paths.

An empty term (\`- {}\`) is legal but matches no node; that is a matter of placement and is reported there.`,
  examples: [
    {
      title: "`In` needs values",
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
  affinity:
    nodeAffinity:
      requiredDuringSchedulingIgnoredDuringExecution:
        nodeSelectorTerms:
          - matchExpressions:
              - key: pool # <--
                operator: In
`,
      good: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  affinity:
    nodeAffinity:
      requiredDuringSchedulingIgnoredDuringExecution:
        nodeSelectorTerms:
          - matchExpressions:
              - key: pool
                operator: In
                values: [general]
`,
    },
    {
      title: "`Exists` takes no values",
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
  affinity:
    nodeAffinity:
      preferredDuringSchedulingIgnoredDuringExecution:
        - weight: 1
          preference:
            matchExpressions:
              - key: pool
                operator: Exists
                values: [general] # <--
`,
      good: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
  affinity:
    nodeAffinity:
      preferredDuringSchedulingIgnoredDuringExecution:
        - weight: 1
          preference:
            matchExpressions:
              - key: pool
                operator: Exists
`,
    },
  ],
  checksFragments: true,
  claims: ["object"],
  looksAt: "refused-fields",
  *checkWorkload({ workload, fieldErrors }) {
    for (const error of workload.decodeErrors) {
      if (!isNodeSelection(error.path) || error.expected === "string") continue;
      yield describeDecodeError(workload, error);
    }
    for (const error of fieldErrors) {
      if (!isNodeSelection(error.path)) continue;
      yield describeFieldError(workload, error);
    }
  },
};
