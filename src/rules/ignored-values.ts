import { readExamples } from "./contract/examples.js";
import type { Rule } from "./contract/rule.js";
import { ofObject } from "./contract/vocabulary.js";

export const ignoredValues: Rule = {
  id: "ignored-values",
  summary: "Values of a chart or a patch ask for a placement, and nothing takes them.",
  severity: "warning",
  why: `Tolerations, a node selector or an affinity that stand in the values of a chart do nothing by themselves: a template has to hand
them on. A chart of several components often forgets one. Its pods then stay Pending, or run where they should not, although the
values look right.

Reported is a value under a key that ends with \`tolerations\`, \`nodeSelector\` or \`affinity\`, or is nearly one of these
(\`toleration\`), that is not empty, that no template reads by its name, and that no rendered workload carries.

A patch of a kustomization whose \`target\` is no object of it does nothing either, and kustomize does not say so. Reported is one
with tolerations, a node selector or an affinity, where the kustomization is rendered; not those of components, and those for all
objects of a kind while another patch of the kustomization has an object.`,
  silent: `The rule is silent where a template hands on everything that stands around the value (\`with .Values.workers\`, \`toYaml .Values\`),
where the value belongs to another chart (\`global\`, a dependency), and where the chart holds packed charts, whose templates it
does not see.`,
  fix: `Write the value under the key that the chart or the patch reads.`,
  examples: readExamples([
    {
      title: "A component that the template forgets",
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
        : "Have the template of the component hand it on, correct the key, or remove the value.",
      identity: { names: [problem.message] },
    };
  },
};
