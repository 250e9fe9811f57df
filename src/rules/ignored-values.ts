import { readExamples } from "./contract/examples.js";
import type { Rule } from "./contract/rule.js";
import { ofObject, problemSubject } from "./contract/vocabulary.js";

export const ignoredValues: Rule = {
  id: "ignored-values",
  summary: "Values of a chart or a patch ask for a placement, and nothing uses them.",
  severity: "warning",
  why: `Tolerations, a node selector or an affinity in the values of a chart have no effect by themselves: a template has to use them. A
chart with several components often misses one. Its pods then stay Pending, or run where they should not, although the values look
right.

A value is reported if its key ends with \`tolerations\`, \`nodeSelector\` or \`affinity\`, or nearly matches one of these
(\`toleration\`), it is not empty, no template reads it by its name, and no rendered workload has it.

A patch of a kustomization has no effect if no object matches its \`target\`, and kustomize does not say so. It is reported if it
has tolerations, a node selector or an affinity, and the kustomization is rendered. Exempt are patches of components and, if
another patch of the kustomization matches an object, patches for all objects of a kind.`,
  silent: `The rule is silent if a template uses everything around the value (\`with .Values.workers\`, \`toYaml .Values\`), if the value belongs
to another chart (\`global\`, a dependency), and if the chart contains packed charts, whose templates it does not see.`,
  fix: `Write the value under the key that the chart or the patch reads.`,
  examples: readExamples([
    {
      title: "A component whose values no template uses",
      inventory: `
pools:
  - name: general
  - name: workers
    taints: ["dedicated=workers:NoSchedule"]
    labels: {pool: workers}
`,
      template: `
apiVersion: apps/v1
kind: Deployment
metadata:
  name: workers
spec:
  selector: {matchLabels: {app: workers}}
  template:
    metadata: {labels: {app: workers}}
    spec:
      containers:
        - name: main
          image: {{ .Values.workers.image }}
      nodeSelector:
        {{- toYaml .Values.workers.nodeSelector | nindent 8 }}
      tolerations:
        {{- toYaml .Values.workers.tolerations | nindent 8 }}
`,
      manifests: `
workers:
  image: workers:1
  nodeSelector:
    pool: workers
-tolerations: # <--
- - key: dedicated
-   operator: Equal
-   value: workers
-   effect: NoSchedule
+ tolerations:
+   - key: dedicated
+     operator: Equal
+     value: workers
+     effect: NoSchedule
`,
    },
  ]),
  claims: ["object"],
  *checkProblem(problem) {
    const isPatch = problem.kind === "ignored-patch";
    if (!isPatch && problem.kind !== "ignored-value") return;
    yield {
      at: problem,
      claims: [ofObject(problem.message)],
      help: isPatch
        ? "Name the object that it is for, as it is called in the kustomization, or remove the patch."
        : "Use it in the template of the component, correct the key, or remove the value.",
      fingerprintBy: problemSubject(problem),
    };
  },
};
