import type { Exception } from "../exception.js";
import { preferring, tolerating, workload } from "../workload-texts.js";

const pools = (more = "", general = "") =>
  `pools: [{name: general${general}}, {name: ml, taints: ["dedicated=ml:NoSchedule"]}${more}]`;
const ML = "{key: dedicated, operator: Equal, value: ml, effect: NoSchedule}";
const app = (...spec: string[]) => workload("Deployment", [tolerating(ML), ...spec]);
const about = { inventory: pools(), spoken: app() };

const asking = (resource: string, amount: string) =>
  app().replace("image: a:1}", `image: a:1, resources: {limits: {${resource}: "${amount}"}}}`);

export const EXCEPTIONS: readonly Exception[] = [
  { promise: "Not reported: - DaemonSets;", ...about, silent: workload("DaemonSet", [tolerating(ML)]) },
  {
    promise: "- a pod that tolerates several different dedicated taints, because it is meant to move",
    inventory: pools(', {name: web, taints: ["dedicated=web:NoSchedule"]}'),
    spoken: app(),
    silent: workload("Deployment", [tolerating("{key: dedicated, operator: Exists}")]),
  },
  {
    promise: "a pod that a preferred node affinity or a pod affinity attracts to some nodes",
    ...about,
    silent: app(preferring("{key: pool, operator: Exists}")),
  },
  { promise: "a pod that requests a device such as `nvidia.com/gpu`", ...about, silent: asking("nvidia.com/gpu", "1") },
  {
    promise: "or more than the other pools have",
    inventory: pools("", ", allocatable: {memory: 4Gi}"),
    spoken: app(),
    silent: asking("memory", "64Gi"),
  },
  {
    promise: "- workloads with a queue of Kueue, which adds the nodeSelector itself",
    ...about,
    silent: app().replace("metadata: {name: a", "metadata: {labels: {kueue.x-k8s.io/queue-name: q}, name: a"),
  },
  {
    promise: "So the rule looks only at dedicated pools",
    ...about,
    silentInventory: pools().replace("dedicated=ml", "spot=ml"),
    silent: app().replace("key: dedicated", "key: spot"),
  },
  {
    promise: "those whose `reservedFor` names the workload",
    inventory: pools().replace("dedicated=ml", "spot=ml").replace('"]}', '"], reservedFor: {namespaces: [web]}}'),
    spoken: app().replace("key: dedicated", "key: spot"),
    silentInventory: pools().replace("dedicated=ml", "spot=ml"),
  },
  {
    promise: "The pod must certainly fit on a dedicated pool and on one without a taint",
    ...about,
    silentInventory: pools("", ", taints: ['a:NoSchedule']"),
  },
  {
    promise: "Many pods tolerate a taint because they may run anywhere, on spot nodes for example.",
    ...about,
    silentInventory: pools().replace("dedicated=ml", "spot=ml"),
    silent: app().replace("key: dedicated", "key: spot"),
  },
];
