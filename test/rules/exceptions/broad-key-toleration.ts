import { tolerating, workload } from "../workload-texts.js";
import type { Exception } from "./exception.js";

const pools = (red = "", blue = "", key = "team", values = ["red", "blue"]) =>
  `pools: [{name: general}, {name: red, labels: {pool: red}, taints: ["${key}=${values[0]}:NoSchedule"]${red}}, {name: blue, taints: ["${key}=${values[1]}:NoSchedule"]${blue}}]`;
const broad = (key = "team") => tolerating(`{key: ${key}, operator: Exists}`);
const about = { inventory: pools(), spoken: workload("Deployment", [broad()]) };
const MINE = ", reservedFor: {namespaces: [web]}";

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "a nodeSelector that leaves one of them is enough to be silent",
    ...about,
    silent: workload("Deployment", [broad(), "nodeSelector: {pool: red}"]),
  },
  {
    promise: "Values that only say that the taint is there, such as `true` and `present`, count as one",
    ...about,
    silentInventory: pools("", "", "team", ["true", "present"]),
  },
  { promise: "Silent for DaemonSets and", ...about, silent: workload("DaemonSet", [broad()]) },
  { promise: "in the namespaces of the system", ...about, silent: workload("Deployment", [broad()], "kube-system") },
  {
    promise: "for keys of Kubernetes and of platforms",
    ...about,
    silentInventory: pools("", "", "nvidia.com/gpu"),
    silent: workload("Deployment", [broad("nvidia.com/gpu")]),
  },
  {
    promise: "where `reservedFor` names the workload on every such pool",
    inventory: pools(MINE),
    spoken: about.spoken,
    silentInventory: pools(MINE, MINE),
  },
  {
    promise: "where `reserved-pool` reports the toleration",
    inventory: `${pools(", reservedFor: {namespaces: [ops]}")}\nrules: {reserved-pool: off}`,
    spoken: about.spoken,
    silentInventory: pools(", reservedFor: {namespaces: [ops]}"),
  },
  {
    promise: "Reported only when the pod certainly enters pools with different values of the key by this toleration",
    ...about,
    silent: workload("Deployment", [broad(), "nodeSelector: {topology.kubernetes.io/zone: a}"]),
  },
];
