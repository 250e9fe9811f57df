import { groupByEach } from "../model/group-by.js";
import { labelKeyErrors, labelValueErrors } from "../model/label-syntax.js";
import type { FieldPath } from "../model/source.js";
import type { StringMap } from "../model/string-map.js";
import { quoted } from "../model/words.js";
import { placeInPodSpec, WORKLOAD_KINDS, type Workload } from "../model/workload.js";
import { readExamples } from "./contract/examples.js";
import type { Claim, RuleFinding } from "./contract/finding.js";
import { oncePerCluster } from "./contract/once-per-cluster.js";
import type { Rule, RuleContext } from "./contract/rule.js";
import { ofAllWorkloads, ofObject } from "./contract/vocabulary.js";

/** Labels set by controllers. Upstream: pkg/controller, and api/apps/v1, api/batch/v1. */
const BY_CONTROLLER =
  /^(?:pod-template-hash|controller-revision-hash|pod-template-generation|controller-uid|job-name|(?:.*\.)?kubernetes\.io\/.*(?:pod-name|pod-index|job-name|controller-uid|completion-index))$/;

function isWritten(labels: StringMap<string>): boolean {
  return Object.entries(labels).every(
    ([key, value]) =>
      labelKeyErrors(key).length === 0 && labelValueErrors(value).length === 0 && !BY_CONTROLLER.test(key),
  );
}

const templatesByLabel = oncePerCluster(({ fits }) => {
  const all = new Set(fits.map(({ workload }) => workload.templateLabels));
  return groupByEach(all, (labels) => Object.entries(labels).map((label) => label.join("=")));
});

/** Reports whether a pod template has all labels; searches by the rarest. */
const areCarried = oncePerCluster((context, text: string): boolean => {
  const asked: [string, string][] = JSON.parse(text);
  const having = asked.map((label) => templatesByLabel(context).get(label.join("=")) ?? []);
  const rarest = having.reduce((best, one) => (one.length < best.length ? one : best));
  return rarest.some((labels) => asked.every(([key, value]) => labels[key] === value));
});

/** Reports whether pods are as written; controllers of custom resources may add labels. */
function isPlain({ kind, document, isFragment }: Workload): boolean {
  const isBuiltIn = WORKLOAD_KINDS.some((known) => known === kind);
  return isBuiltIn && isFragment === undefined && (document.blanks ?? []).length === 0;
}

function describe(workload: Workload, index: number, path: FieldPath, claim: Claim, topologyKey: string): RuleFinding {
  return {
    at: placeInPodSpec(workload, ["topologySpreadConstraints", index, ...path], "key"),
    workload,
    claims: [claim],
    help: "Write under `labelSelector` labels that the pod template has.",
    fingerprintBy: { names: [topologyKey] },
  };
}

function* check(workload: Workload, context: RuleContext): Iterable<RuleFinding> {
  for (const [index, constraint] of workload.podSpec.topologySpreadConstraints.entries()) {
    const { hasSelector, matchLabels, topologyKey } = constraint;
    const spread = `the spread over ${quoted(topologyKey)} counts no pods`;
    if (!hasSelector) {
      yield describe(workload, index, [], ofObject(`${spread}: it has no labelSelector`), topologyKey);
    } else if (
      matchLabels !== undefined &&
      Object.keys(matchLabels).length > 0 &&
      isWritten(matchLabels) &&
      Object.keys(workload.templateLabels).length > 0 &&
      !areCarried(context, JSON.stringify(Object.entries(matchLabels)))
    ) {
      const labels = Object.entries(matchLabels).map(([key, value]) => `${key}=${value}`);
      const says = `${spread}: no pod template has label ${quoted(labels.join(","))}`;
      yield describe(workload, index, ["labelSelector"], ofAllWorkloads(says), topologyKey);
    }
  }
}

export const spreadCountsNothing: Rule = {
  id: "spread-counts-nothing",
  summary: "A topology spread selects no pods, so it spreads nothing.",
  severity: "warning",
  why: `A spread constraint compares the number of pods in each domain, and \`labelSelector\` says which pods count. Without a
\`labelSelector\` no pod counts: the API server accepts the constraint, and all replicas may run on one node. The same happens if
the selector asks for labels that no pod has, because a label was renamed or the constraint was copied.

The second case is reported only if no workload of the repository has the labels, and everything was read and rendered.`,
  silent: `Not reported:

- custom resources, whose operators may add labels or selectors;
- selectors with \`matchExpressions\`;
- labels that controllers add to pods.`,
  fix: `Write a \`labelSelector\` that matches the pod's own labels.`,
  examples: readExamples([
    {
      title: "A constraint without a selector",
      inventory: `
pools:
  - name: general
`,
      manifests: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  selector: {matchLabels: {app: api}}
  replicas: 3
  template:
    metadata: {labels: {app: api}}
    spec:
      containers: [{name: api, image: api:1}]
      topologySpreadConstraints:
        - maxSkew: 1 # <--
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
+         labelSelector: {matchLabels: {app: api}}
`,
    },
    {
      title: "The label of another chart",
      inventory: `
pools:
  - name: general
`,
      manifests: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  selector: {matchLabels: {app.kubernetes.io/name: api}}
  replicas: 3
  template:
    metadata: {labels: {app.kubernetes.io/name: api}}
    spec:
      containers: [{name: api, image: api:1}]
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: topology.kubernetes.io/zone
          whenUnsatisfiable: DoNotSchedule
          labelSelector: # <--
-           matchLabels: {app: api}
+           matchLabels: {app.kubernetes.io/name: api}
`,
    },
  ]),
  claims: ["object", "all-workloads"],
  looksAt: "topology",
  *checkWorkload({ workload }, context) {
    if (isPlain(workload)) yield* check(workload, context);
  },
};
