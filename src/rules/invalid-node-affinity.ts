import type { FieldError } from "../model/pool-fit.js";
import { formatFieldPath } from "../model/source.js";
import { quoted } from "../model/words.js";
import { placeInObject, type Workload, writtenPath } from "../model/workload.js";
import { readExamples } from "./contract/examples.js";
import type { RuleFinding } from "./contract/finding.js";
import type { Rule } from "./contract/rule.js";
import { ofObject } from "./contract/vocabulary.js";
import { clause, describeDecodeError, describeFieldError, isPodTopology } from "./explanations/api-errors.js";

function isNodeSelection(path: readonly (string | number)[]): boolean {
  return (
    !isPodTopology(path) &&
    (path.includes("nodeAffinity") || path.includes("affinity") || path.includes("nodeSelector"))
  );
}

/** The first error stops the scheduler, but each is reported. */
function describeScoringError(workload: Workload, { path, value = "", detail }: FieldError): RuleFinding {
  const field = formatFieldPath(writtenPath(workload, path));
  return {
    at: placeInObject(workload, path),
    workload,
    claims: [
      ofObject(
        `the API server accepts ${field} ${quoted(value)}, but the scheduler fails on it if two nodes could take the pod, which then stays Pending: ${clause(detail)}`,
      ),
    ],
    help: "Write a value that a label can have, with neither wildcards nor spaces, or remove the term.",
    fingerprintBy: { names: [formatFieldPath(path)] },
  };
}

export const invalidNodeAffinity: Rule = {
  id: "invalid-node-affinity",
  summary: "The API server refuses the nodeSelector or the node affinity, or the scheduler fails on it.",
  severity: "error",
  refusedByApi: true,
  why: `The API server checks label keys, label values, operators and the number of values when the object is applied, also in preferred
terms. taintlint applies the same checks, with the same field paths.

It does not check the values in preferred terms. It accepts \`spot*\`, a value with a space or a slash, more than 63 characters, or
\`Gt\` without a whole number. The scheduler then fails for every pod that two nodes could take, and the pod stays Pending.

An empty term (\`- {}\`) is legal but matches no node. The rules about placement report that.`,
  silent: `Pods that name their only node, as those of a DaemonSet do, are not scored and not reported.`,
  fix: `Correct the operator, the key, or the values as the help says.`,
  examples: readExamples([
    {
      title: "`In` needs values",
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
  affinity:
    nodeAffinity:
      requiredDuringSchedulingIgnoredDuringExecution:
        nodeSelectorTerms:
          - matchExpressions:
              - key: pool # <--
                operator: In
+               values: [general]
`,
    },
    {
      title: "`Exists` takes no values",
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
  affinity:
    nodeAffinity:
      preferredDuringSchedulingIgnoredDuringExecution:
        - weight: 1
          preference:
            matchExpressions:
              - key: pool
                operator: Exists
-               values: [general] # <--
`,
    },
    {
      title: "A wildcard in a preference",
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
  affinity:
    nodeAffinity:
      preferredDuringSchedulingIgnoredDuringExecution:
        - weight: 1
          preference:
            matchExpressions:
-             - {key: pool, operator: In, values: ["gen*"]} # <--
+             - {key: pool, operator: In, values: [general]}
`,
    },
  ]),
  checksFragments: true,
  claims: ["object"],
  looksAt: "refused-fields",
  *checkWorkload({ workload, valid, fieldErrors, scoringErrors }) {
    for (const error of workload.decodeErrors) {
      if (!isNodeSelection(error.path) || error.expected === "string") continue;
      yield describeDecodeError(workload, error);
    }
    for (const error of fieldErrors) {
      if (!isNodeSelection(error.path)) continue;
      yield describeFieldError(workload, error);
    }
    if (valid) yield* scoringErrors.map((error) => describeScoringError(workload, error));
  },
};
