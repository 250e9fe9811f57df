import type { Exception } from "../exception.js";
import { workload } from "../workload-texts.js";

const pools = (more = "", first = "") => `${first}pools: [{name: a, labels: {rack: a}${more}}]`;
const spread = (key: string, action = "DoNotSchedule") =>
  `topologySpreadConstraints: [{maxSkew: 1, topologyKey: ${key}, whenUnsatisfiable: ${action}, labelSelector: {}}]`;
const term = (field: string) =>
  `affinity: {${field}: {requiredDuringSchedulingIgnoredDuringExecution: [{topologyKey: row, labelSelector: {}}]}}`;
const about = { inventory: pools(), spoken: workload("Deployment", [spread("row")]) };
const near = { inventory: pools(), spoken: workload("Deployment", [spread("racks")]) };

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "A node without the label does not count there, so nothing is spread or kept apart",
    ...about,
    silent: workload("Deployment", [spread("row", "ScheduleAnyway")]),
    saidAs: "warning",
  },
  {
    promise: "It is a warning for a soft constraint and for an anti-affinity",
    inventory: pools(),
    spoken: workload("Deployment", [term("podAffinity")]),
    silent: workload("Deployment", [term("podAntiAffinity")]),
    saidAs: "warning",
  },
  {
    promise: "Labels that a cloud or Kubernetes sets, such as the zone, may be there even if no pool declares them",
    ...about,
    silent: workload("Deployment", [spread("topology.kubernetes.io/zone")]),
  },
  {
    promise: "A label that a controller sets belongs in `openLabels` of its pool",
    ...about,
    silentInventory: pools(", openLabels: [row]"),
  },
  { promise: "or in `knownLabels`", ...about, silentInventory: pools("", "knownLabels: [row]\n") },
  {
    promise: "If other pools may exist, only a key that nearly matches",
    ...near,
    silentInventory: pools("", "complete: false\n"),
    saidAs: "warning",
  },
  {
    promise:
      "only a key that nearly matches one of the pools, the host name, the zone or the region is reported, as a warning",
    ...about,
    silentInventory: pools("", "complete: false\n"),
  },
  { promise: "taintlint is silent for DaemonSets", ...about, silent: workload("DaemonSet", [spread("row")]) },
  {
    promise: "and if no pool admits the pod",
    ...about,
    silent: workload("Deployment", [spread("row"), "nodeSelector: {rack: b}"]),
  },
];
