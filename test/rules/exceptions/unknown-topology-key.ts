import { workload } from "../workload-texts.js";
import type { Exception } from "./exception.js";

const pools = (more = "", first = "") => `${first}pools: [{name: a, labels: {rack: a}${more}}]`;
const spread = (key: string, action = "DoNotSchedule") =>
  `topologySpreadConstraints: [{maxSkew: 1, topologyKey: ${key}, whenUnsatisfiable: ${action}, labelSelector: {}}]`;
const term = (field: string) =>
  `affinity: {${field}: {requiredDuringSchedulingIgnoredDuringExecution: [{topologyKey: row, labelSelector: {}}]}}`;
const about = { inventory: pools(), spoken: workload("Deployment", [spread("row")]) };
const near = { inventory: pools(), spoken: workload("Deployment", [spread("racks")]) };

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise:
      "For a soft one, and for an anti-affinity, such a node does not count, so that the rule keeps nothing apart",
    ...about,
    silent: workload("Deployment", [spread("row", "ScheduleAnyway")]),
    saidAs: "warning",
  },
  {
    promise: "that is a warning",
    inventory: pools(),
    spoken: workload("Deployment", [term("podAffinity")]),
    silent: workload("Deployment", [term("podAntiAffinity")]),
    saidAs: "warning",
  },
  {
    promise: "Labels that a cloud or Kubernetes sets, such as the zone, may be there although no pool declares them",
    ...about,
    silent: workload("Deployment", [spread("topology.kubernetes.io/zone")]),
  },
  {
    promise: "one that a controller sets belongs in `openLabels` of its pool",
    ...about,
    silentInventory: pools(", openLabels: [row]"),
  },
  { promise: "or in `knownLabels`", ...about, silentInventory: pools("", "knownLabels: [row]\n") },
  {
    promise: "Where other pools may exist it is said, as a warning, of a key that nearly is one",
    ...near,
    silentInventory: pools("", "complete: false\n"),
    saidAs: "warning",
  },
  {
    promise: "of a key that nearly is one that the pools have, or the host name, the zone or the region",
    ...about,
    silentInventory: pools("", "complete: false\n"),
  },
  { promise: "Silent for DaemonSets", ...about, silent: workload("DaemonSet", [spread("row")]) },
  {
    promise: "and where no pool admits the pod",
    ...about,
    silent: workload("Deployment", [spread("row"), "nodeSelector: {rack: b}"]),
  },
];
