import { type FieldPath, formatFieldPath } from "../model/source.js";
import { quoted } from "../model/words.js";
import { type MeantField, placeInObject, type UnknownField, type Workload } from "../model/workload.js";
import { readExamples } from "./contract/examples.js";
import type { Rule } from "./contract/rule.js";
import { concernsOfKey, ofObject } from "./contract/vocabulary.js";
import { formatMeantPath, severityOfGuess } from "./explanations/field-wording.js";
import type { FixIntent } from "./repairs/fix-intent.js";

const CONTAINER_LISTS: ReadonlySet<FieldPath[number]> = new Set([
  "containers",
  "initContainers",
  "ephemeralContainers",
]);

function placeInWords({ podSpecPath, podSpec }: Workload, { path }: UnknownField): string {
  const parent = path.slice(0, -1);
  if (parent.length === 0) return "at the top of the object";
  const [list = "", index, ...deeper] = parent.slice(podSpecPath.length);
  if (CONTAINER_LISTS.has(list) && typeof index === "number" && deeper.length === 0) {
    const containers =
      list === "containers" ? podSpec.containers : list === "initContainers" ? podSpec.initContainers : [];
    const name = containers[index]?.name ?? "";
    return name === "" ? `in ${formatFieldPath(parent)}` : `in container ${quoted(name)}`;
  }
  return `in ${formatFieldPath(parent)}`;
}

/** Returns the reason that a fragment's field has no effect. */
function withoutEffect({ kind }: Workload, { path }: UnknownField, where: string): string {
  if (kind === "HelmRelease" && path.length === 2)
    return `${where} is no field of a HelmRelease: Flux refuses or drops it, and the chart does not get it`;
  const of = path.at(-2) === "affinity" ? "an affinity" : isOfContainer(path) ? "a container" : "such a term";
  return `${where} is no field of ${of}: a pod that takes it as it stands is refused`;
}

function isOfContainer(path: FieldPath): boolean {
  return CONTAINER_LISTS.has(path.at(-3) ?? "") && typeof path.at(-2) === "number";
}

/** Moves only a correctly spelt field; others would be lost again. */
function moveField(workload: Workload, { field, path }: UnknownField, meant: MeantField): FixIntent | undefined {
  if (meant.field !== field || !meant.isCertain) return undefined;
  const to = placeInObject(workload, meant.path.slice(0, -1));
  const from = placeInObject(workload, path);
  return { title: `move it to ${formatFieldPath(meant.path)}`, operations: [{ kind: "move-entry", from, to }] };
}

export const misplacedSchedulingField: Rule = {
  id: "misplaced-scheduling-field",
  summary: "A scheduling field is written where the API server does not read it.",
  severity: "error",
  refusedByApi: true,
  why: `Tolerations, \`nodeSelector\`, \`affinity\`, spread constraints, \`nodeName\` and \`runtimeClassName\` belong in the pod spec, and their
own fields belong in them. One level too high or too low they are unknown fields. \`kubectl apply\` refuses them, but with a client
that does not validate strictly the API server silently drops them, and the pod stays Pending or runs on the wrong nodes.

taintlint checks the mappings on the way to the pod spec with their \`metadata\`, the pod spec and its scheduling fields, the
containers with their \`resources\`, and each \`securityContext\`. A field in the right place that is misspelt is
[\`unknown-field\`](unknown-field.md).

**Custom resources.** If the pod spec of the kind is known, the pod spec and its template are checked as in a Deployment. In an
unknown kind and in values of a chart, scheduling fields in a container of a pod template are found, and tolerations and a node
selector in an affinity. Beside \`spec.values\` of a HelmRelease they never reach the chart.`,
  silent: `A field without a value is not reported: nothing is lost with it. A custom resource may have fields of its own, so beside the
template a scheduling field is a warning.

While a field is misplaced, it is unknown what the pod really asks for, so that nothing is said about the pools that it misses.`,
  fix: `Move the field into the pod spec, where the help says.

\`--fix\` moves the field with its comments where it belongs, unless the pod spec has such a field already.`,
  examples: readExamples([
    {
      title: "In a container",
      inventory: `
pools:
  - name: general
    labels: {pool: general}
  - name: gpu
    labels: {pool: gpu}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
      manifests: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: trainer}
spec:
  selector: {matchLabels: {app: trainer}}
  template:
    metadata: {labels: {app: trainer}}
    spec:
      nodeSelector: {pool: gpu}
      containers:
        - name: trainer
          image: trainer:1
-         tolerations: # <--
-           - {key: nvidia.com/gpu, operator: Equal, value: present, effect: NoSchedule}
+     tolerations:
+       - {key: nvidia.com/gpu, operator: Equal, value: present, effect: NoSchedule}
`,
    },
    {
      title: "Beside the template, and beside spec",
      inventory: `
pools:
  - name: general
    labels: {pool: general}
`,
      manifests: `
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: store}
spec:
  selector: {matchLabels: {app: store}}
- nodeSelector: {pool: general} # <--
  template:
    metadata: {labels: {app: store}}
    spec:
+     nodeSelector: {pool: general}
      containers: [{name: store, image: store:1}]
---
apiVersion: v1
kind: Pod
metadata: {name: shell}
spec:
  containers: [{name: shell, image: shell:1}]
-nodeSelector: {pool: general} # <--
+ nodeSelector: {pool: general}
`,
    },
  ]),
  claims: ["object"],
  checksFragments: true,
  looksAt: "unknown-fields",
  *checkWorkload({ workload }) {
    for (const stray of workload.strayFields) {
      const { meant } = stray;
      if (meant === undefined || !meant.isElsewhere) continue;
      const right = formatMeantPath(meant.path);
      const fix = moveField(workload, stray, meant);
      const where = `${quoted(stray.field)} ${placeInWords(workload, stray)}`;
      const says = workload.isFragment
        ? withoutEffect(workload, stray, where)
        : `${where} is ignored or refused: the API server reads ${right}`;
      yield {
        at: placeInObject(workload, stray.path, "key"),
        workload,
        ...severityOfGuess(workload, stray),
        claims: [ofObject(says)],
        help: meant.isOccupied
          ? `The pod has its own ${right}. Join the two there, and remove this one.`
          : `Move it to ${right}.`,
        related: meant.isOccupied
          ? [{ place: placeInObject(workload, meant.path, "key"), message: `${right} stands here` }]
          : undefined,
        subject: concernsOfKey(workload, stray),
        fingerprintBy: { names: [formatFieldPath(stray.path)] },
        fix,
      };
    }
  },
};
