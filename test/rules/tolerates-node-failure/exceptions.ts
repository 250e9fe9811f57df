import type { Exception } from "../exception.js";
import { requiring, tolerating, workload } from "../workload-texts.js";

const KEY = "node.kubernetes.io/unreachable";
const ENDLESS = `{key: ${KEY}, operator: Exists, effect: NoExecute}`;
const NOT_READY = "{key: node.kubernetes.io/not-ready, operator: Exists}";
const LIMITED = `{key: ${KEY}, operator: Exists, effect: NoExecute, tolerationSeconds: 900000}`;
const app = (...spec: string[]) => workload("Deployment", [tolerating(ENDLESS), ...spec]);
const about = { inventory: "pools: [{name: general}]", spoken: app() };
const host = "{key: kubernetes.io/hostname, operator: In, values: [node-1]}";

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "Not reported: - a pod with another matching toleration before this one that has `tolerationSeconds`",
    ...about,
    silent: workload("Deployment", [tolerating(LIMITED, ENDLESS)]),
  },
  { promise: "however long", ...about, silent: workload("Deployment", [tolerating(LIMITED)]) },
  {
    promise: "- DaemonSets, which get these tolerations anyway",
    ...about,
    silent: workload("DaemonSet", [tolerating(ENDLESS)]),
  },
  {
    promise: "- a Pod without a controller",
    ...about,
    silent: `apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  containers: [{name: a, image: a:1}]\n  ${tolerating(ENDLESS)}\n`,
  },
  { promise: "that is tied to one node by name", ...about, silent: app("nodeName: node-1") },
  { promise: "or host name", ...about, silent: app("nodeSelector: {kubernetes.io/hostname: node-1}") },
  { promise: "or host name", ...about, silent: app(requiring(host)) },
  {
    promise: "a pod with `hostNetwork` that tolerates only `not-ready`",
    ...about,
    spoken: workload("Deployment", [tolerating(NOT_READY)]),
    silent: workload("Deployment", [tolerating(NOT_READY), "hostNetwork: true"]),
  },
  {
    promise: "and it leaves a dead node, which is `unreachable`",
    ...about,
    spoken: workload("Deployment", [tolerating(NOT_READY, ENDLESS), "hostNetwork: true"]),
    silent: workload("Deployment", [tolerating(NOT_READY), "hostNetwork: true"]),
  },
  {
    promise: "a toleration without a key, which has its own rule",
    inventory: "pools: [{name: general}]\nrules: {wildcard-toleration: off}",
    spoken: workload("Deployment", [tolerating("{operator: Exists}")]),
    silentInventory: "pools: [{name: general}]",
  },
  {
    promise: "For a StatefulSet it is a note",
    ...about,
    silent: workload("StatefulSet", [tolerating(ENDLESS)]),
    saidAs: "note",
  },
];
