import { workload } from "../workload-texts.js";
import type { Exception } from "./exception.js";

const spread = (selector: string) =>
  workload("Deployment", [
    `topologySpreadConstraints: [{maxSkew: 1, topologyKey: kubernetes.io/hostname, whenUnsatisfiable: DoNotSchedule, labelSelector: ${selector}}]`,
  ]).replace("  template:\n", "  template:\n    metadata: {labels: {app: a}}\n");
const other = workload("Deployment", [])
  .replace("name: a,", "name: b,")
  .replace("  template:\n", "  template:\n    metadata: {labels: {app: b}}\n");
const about = { inventory: "pools: [{name: general}]", spoken: spread("{matchLabels: {app: b}}") };

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "The second case is reported only if no workload of the repository has the labels",
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
    promise: "- selectors with `matchExpressions`",
    ...about,
    silent: spread("{matchExpressions: [{key: app, operator: In, values: [b]}]}"),
  },
  {
    promise: "- labels that controllers add to pods",
    ...about,
    silent: spread('{matchLabels: {pod-template-hash: "1"}}'),
  },
];
