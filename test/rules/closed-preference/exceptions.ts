import type { Exception } from "../exception.js";
import { preferring, tolerating, workload } from "../workload-texts.js";

const SPOT = "{name: spot, labels: {life: spot}, taints: ['life=spot:NoSchedule']}";
const pools = (spot = SPOT, more = "") => `${more}pools: [{name: general, labels: {pool: a}}, ${spot}]`;
const preferred = (operator: string, values = ", values: [spot]") =>
  preferring(`{key: life, operator: ${operator}${values}}`);
const about = { inventory: pools(), spoken: workload("Deployment", [preferred("In")]) };

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "Pools that may admit the pod",
    ...about,
    silent: workload("Deployment", [preferred("In"), tolerating("{key: life, operator: Exists}")]),
  },
  {
    promise: "or may have the label, count as open",
    ...about,
    silentInventory: `${pools().slice(0, -1)}, {name: other, openLabels: [life]}]`,
  },
  {
    promise: "If other pools may exist that are not declared, it is a note about the declared ones",
    ...about,
    silentInventory: pools(SPOT, "complete: false\n"),
    saidAs: "note",
  },
  {
    promise: "Nothing is reported for DaemonSets, whose pods are bound to their nodes",
    ...about,
    silent: workload("DaemonSet", [preferred("In")]),
  },
  {
    promise: "for preferences that only exclude something",
    ...about,
    spoken: workload("Deployment", [preferred("Exists", "")]),
    silent: workload("Deployment", [preferring("{key: pool, operator: DoesNotExist}")]),
  },
  {
    promise: "and if no pool admits the pod",
    ...about,
    silent: workload("Deployment", [preferred("In"), "nodeSelector: {pool: b}"]),
  },
];
