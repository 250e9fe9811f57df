import { tolerating, workload } from "../workload-texts.js";
import type { Exception } from "./exception.js";

const TAINT = "node.cilium.io/agent-not-ready=true:NoExecute";
const agent = (name: string, ...spec: string[]) =>
  workload("DaemonSet", spec, "kube-system")
    .replace("image: a:1", 'image: "quay.io/cilium/cilium:v1.18.2"')
    .replace("name: a,", `name: ${name},`);
const about = { inventory: `pools: [{name: general, startupTaints: ["${TAINT}"]}]`, spoken: agent("cilium") };

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "A startup taint without a known remover in the repository is left alone",
    ...about,
    silent: workload("DaemonSet", [], "kube-system"),
  },
  {
    promise: "So is one that another DaemonSet removes which tolerates it",
    ...about,
    silent: `${agent("cilium")}---\n${agent("cilium-new", tolerating("{operator: Exists}"))}`,
  },
  {
    promise:
      "as nobody knows of one in a file that was not read or rendered, the rule speaks only where everything was",
    shownIn: ["test/rules/startup-taints.test.ts", "nobody is told of where a file was not read, or not rendered"],
  },
  {
    promise: "Pools whose permanent taints or labels keep the DaemonSet off belong to `daemonset-misses-pool`",
    ...about,
    silentInventory: `pools: [{name: general, taints: ["a:NoSchedule"], startupTaints: ["${TAINT}"]}]`,
  },
];
