import type { Exception } from "../exception.js";
import { workload } from "../workload-texts.js";

const spread = (selector: string) =>
  workload("Deployment", [
    `topologySpreadConstraints: [{maxSkew: 1, topologyKey: kubernetes.io/hostname, whenUnsatisfiable: DoNotSchedule, labelSelector: ${selector}}]`,
  ]).replace("  template:\n", "  template:\n    metadata: {labels: {app: a}}\n");
const other = workload("Deployment", [])
  .replace("name: a,", "name: b,")
  .replace("  template:\n", "  template:\n    metadata: {labels: {app: b}}\n");
const term = (field: string, term: string) =>
  workload("Deployment", [
    `affinity: {${field}: {requiredDuringSchedulingIgnoredDuringExecution: [{topologyKey: kubernetes.io/hostname, ${term}}]}}`,
  ]);
const beside = (selector: string) => term("podAffinity", selector);
const apart = (labels: string) =>
  `${term("podAntiAffinity", `labelSelector: {matchLabels: ${labels}}`)}---\n${other.replace("app: b", "app: database")}`;
const RELEASE = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: cache, namespace: web}
spec:
  chart: {spec: {chart: cache, sourceRef: {kind: HelmRepository, name: cache}}}
  values: {tolerations: [{key: gpu, operator: Exists}]}
`;
const about = { inventory: "pools: [{name: general}]", spoken: spread("{matchLabels: {app: b}}") };

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "Missing labels are reported only if no workload of the repository has them",
    ...about,
    silent: `${about.spoken}---\n${other}`,
  },
  {
    promise: "and everything was read and rendered",
    entryIn: ["test/rules/topology.test.ts", "other pods may stand in a file that was not read"],
  },
  {
    promise: "Not reported: - custom resources, whose operators may add labels or selectors",
    ...about,
    silent: about.spoken.replace("apps/v1", "argoproj.io/v1alpha1").replace("Deployment", "Rollout"),
  },
  {
    promise: "- selectors with `matchExpressions` other than `In` with one value",
    ...about,
    spoken: spread("{matchExpressions: [{key: app, operator: In, values: [b]}]}"),
    silent: spread("{matchExpressions: [{key: app, operator: In, values: [b, c]}]}"),
  },
  {
    promise: "and terms that name namespaces",
    ...about,
    spoken: beside("labelSelector: {matchLabels: {app: b}}"),
    silent: beside("labelSelector: {matchLabels: {app: b}}, namespaces: [cache]"),
  },
  {
    promise:
      "Other terms of pod affinity and anti-affinity are reported only if a label differs by a typo from one that a pod has",
    ...about,
    spoken: apart("{app: databse}"),
    silent: apart("{app: queue}"),
  },
  {
    promise: "- a required pod affinity, unless a label differs by a typo, if values of a chart from elsewhere",
    ...about,
    spoken: beside("labelSelector: {matchLabels: {app: b}}"),
    silent: `${beside("labelSelector: {matchLabels: {app: b}}")}---\n${RELEASE}`,
  },
  {
    promise: "or custom resources with pods are here",
    ...about,
    spoken: beside("labelSelector: {matchLabels: {app: b}}"),
    silent: `${beside("labelSelector: {matchLabels: {app: b}}")}---\n${about.spoken.replace("apps/v1", "argoproj.io/v1alpha1").replace("Deployment", "Rollout")}`,
  },
  {
    promise: "- labels that controllers add to pods",
    ...about,
    silent: spread('{matchLabels: {pod-template-hash: "1"}}'),
  },
];
