import type { Exception } from "../exception.js";
import { tolerating } from "../workload-texts.js";

const REQUIRES =
  "rules: {daemonset-dependency: {requires: [{workload: 'data/Deployment/*', needs: 'storage/DaemonSet/driver*'}]}}";
const pools = (more = "") => `pools: [{name: general}, {name: db, taints: ["db:NoSchedule"]${more}}]\n${REQUIRES}`;
const document = (kind: string, namespace: string, name: string, spec: string) => `apiVersion: apps/v1
kind: ${kind}
metadata: {name: ${name}, namespace: ${namespace}}
spec:
  template:
    spec:
      containers: [{name: a, image: a:1}]
      ${spec}
---
`;
const OPEN = tolerating("{key: db, operator: Exists}");
const app = (spec = OPEN) => document("Deployment", "data", "app", spec);
const driver = (name = "driver", spec = "") => document("DaemonSet", "storage", name, spec);
const about = { inventory: pools(), spoken: app() + driver() };

export const EXCEPTIONS: readonly Exception[] = [
  { promise: "If `needs` names several DaemonSets", ...about, silent: app() + driver() + driver("driver-2", OPEN) },
  { promise: "A DaemonSet that is not in the repository is not missed", ...about, silent: app() },
  {
    promise: "Only what is certain counts: the pool takes the workload",
    ...about,
    silent: app(`${OPEN}\n      nodeSelector: {topology.kubernetes.io/zone: a}`) + driver(),
    silentInventory: pools(", openLabels: [topology.kubernetes.io/zone]"),
  },
];
