import type { Exception } from "../exception.js";
import { tolerating, workload } from "../workload-texts.js";

const KEY = "node.kubernetes.io/not-ready";
const WRONG = `{key: ${KEY}, operator: Equal, value: "true", effect: NoExecute}`;
const of = (kind: string, ...tolerations: string[]) => workload(kind, [tolerating(...tolerations)]);
const about = { inventory: "pools: [{name: general}]", spoken: of("Deployment", WRONG) };

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "Not reported: - a pod with another toleration that matches the taint",
    ...about,
    silent: of("Deployment", WRONG, `{key: ${KEY}, operator: Exists, effect: NoExecute, tolerationSeconds: 60}`),
  },
  {
    promise: "effect NoSchedule, because Kubernetes then adds its own toleration",
    ...about,
    silent: of("Deployment", WRONG.replace("NoExecute", "NoSchedule")),
  },
  { promise: "- DaemonSets, whose controller adds both without a limit", ...about, silent: of("DaemonSet", WRONG) },
  {
    promise: "a cluster where `admission` says that the plugin DefaultTolerationSeconds is off",
    ...about,
    silentInventory: "admission: {defaultTolerationSeconds: false}\npools: [{name: general}]",
  },
];
