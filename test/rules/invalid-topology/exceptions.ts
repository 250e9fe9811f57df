import type { Exception } from "../exception.js";
import { tolerating, workload } from "../workload-texts.js";

const inventory = "pools: [{name: general}]";
const spread = (fields: string) =>
  workload("Deployment", [
    `topologySpreadConstraints: [{topologyKey: kubernetes.io/hostname, labelSelector: {matchLabels: {app: a}}, ${fields}}]`,
  ]);
const unplaced = "topologySpreadConstraints: [{maxSkew: 1, whenUnsatisfiable: ScheduleAnyway}]";

const engine = (term: string) => `apiVersion: monitoring.coreos.com/v1
kind: Prometheus
metadata: {name: a}
spec:
  affinity: {podAntiAffinity: {requiredDuringSchedulingIgnoredDuringExecution: [{${term}}]}}
`;

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "Missing fields are not reported in parts of a pod spec in values and patches, nor in custom resources",
    inventory,
    spoken: workload("Deployment", [unplaced]),
    silent: `apiVersion: example.com/v1\nkind: Engine\nmetadata: {name: a}\nspec:\n  ${tolerating("{key: a, operator: Exists}")}\n  ${unplaced}\n`,
  },
  {
    promise: "except for a topology key that a custom resource has and leaves empty",
    inventory,
    spoken: engine('topologyKey: ""'),
    silent: engine("namespaces: [a]"),
  },
  {
    promise: "A constraint with a placeholder is not judged",
    inventory,
    spoken: spread("maxSkew: 0, whenUnsatisfiable: ScheduleAnyway"),
    silent: spread('maxSkew: 0, whenUnsatisfiable: "${ACTION}"'),
  },
];
