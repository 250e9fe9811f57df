import type { Exception } from "../exception.js";
import { tolerating, workload } from "../workload-texts.js";

const pools = (red = "", blue = "", key = "team", values = ["red", "blue"]) =>
  `pools: [{name: general}, {name: red, labels: {pool: red}, taints: ["${key}=${values[0]}:NoSchedule"]${red}}, {name: blue, taints: ["${key}=${values[1]}:NoSchedule"]${blue}}]`;
const broad = (key = "team") => tolerating(`{key: ${key}, operator: Exists}`);
const about = { inventory: pools(), spoken: workload("Deployment", [broad()]) };
const MINE = ", reservedFor: {namespaces: [web]}";

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "A nodeSelector that allows only one of them is enough to be silent",
    ...about,
    silent: workload("Deployment", [broad(), "nodeSelector: {pool: red}"]),
  },
  {
    promise: "Values that only say that the taint is there, such as `true` and `present`, count as one",
    ...about,
    silentInventory: pools("", "", "team", ["true", "present"]),
  },
  { promise: "Not reported are: - DaemonSets and", ...about, silent: workload("DaemonSet", [broad()]) },
  { promise: "pods in system namespaces", ...about, silent: workload("Deployment", [broad()], "kube-system") },
  {
    promise: "- keys of Kubernetes and of platforms",
    ...about,
    silentInventory: pools("", "", "nvidia.com/gpu"),
    silent: workload("Deployment", [broad("nvidia.com/gpu")]),
  },
  {
    promise: "a workload that `reservedFor` names on every such pool",
    inventory: pools(MINE),
    spoken: about.spoken,
    silentInventory: pools(MINE, MINE),
  },
  {
    promise: "a toleration that opens a pool reserved for others",
    ...about,
    silentInventory: pools(", reservedFor: {namespaces: [ops]}"),
  },
  {
    promise:
      "Any value of a key is reported only if the pod certainly enters pools with different values of it by this toleration",
    ...about,
    silent: workload("Deployment", [broad(), "nodeSelector: {topology.kubernetes.io/zone: a}"]),
  },
  {
    promise: "This is a note",
    ...about,
    spoken: workload("Deployment", [tolerating("{operator: Exists}")]),
    silent: about.spoken,
    saidAs: "note",
  },
];
