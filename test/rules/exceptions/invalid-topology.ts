import { tolerating, workload } from "../workload-texts.js";
import type { Exception } from "./exception.js";

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
    promise: "Of pieces in values and patches, and of custom resources, it is not said what they lack",
    inventory,
    spoken: workload("Deployment", [unplaced]),
    silent: `apiVersion: example.com/v1\nkind: Engine\nmetadata: {name: a}\nspec:\n  ${tolerating("{key: a, operator: Exists}")}\n  ${unplaced}\n`,
  },
  {
    promise: "of a custom resource only a topology key that is there and empty",
    inventory,
    spoken: engine('topologyKey: ""'),
    silent: engine("namespaces: [a]"),
  },
  {
    promise: "A constraint in which a placeholder stands is not judged",
    inventory,
    spoken: spread("maxSkew: 0, whenUnsatisfiable: ScheduleAnyway"),
    silent: spread('maxSkew: 0, whenUnsatisfiable: "${ACTION}"'),
  },
];
