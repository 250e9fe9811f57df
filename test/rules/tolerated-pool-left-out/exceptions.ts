import type { Exception } from "../exception.js";
import { requiring, tolerating, workload } from "../workload-texts.js";

const pools = (gpu = "", key = "dedicated") =>
  `pools: [{name: workers, labels: {pool: workers, size: a}}, {name: gpu, labels: {pool: gpu}, taints: ["${key}:NoSchedule"]${gpu}}]`;
const agent = (key = "dedicated", ...spec: string[]) =>
  workload("DaemonSet", [
    tolerating(`{key: ${key}, operator: Exists}`),
    ...(spec.length > 0 ? spec : ["nodeSelector: {pool: workers}"]),
  ]);
const about = { inventory: pools(), spoken: agent() };
const cluster = (name: string, label: string) =>
  `  - {name: ${name}, pools: [{name: workers, labels: {pool: workers}}, {name: g, labels: {pool: ${label}}, taints: ["dedicated:NoSchedule"]}]}\n`;
const twin = agent("dedicated", "nodeSelector: {pool: gpu}").replace("name: a,", "name: b,");
const arch = "nodeSelector: {kubernetes.io/arch: amd64}";
const archs = (kind: string) =>
  `pools: [{name: workers, labels: {${kind}: amd64}}, {name: gpu, labels: {${kind}: arm64}, taints: ["dedicated:NoSchedule"]}]`;

const half = (promise: string, title: string): Exception => ({
  promise,
  entryIn: ["test/rules/half-keys.test.ts", title],
});

export const EXCEPTIONS: readonly Exception[] = [
  half("For a pod it is a warning if all pools are known, else a note", "a warning where all pools are known"),
  half(
    "Not reported: taints that come and go, those of the control plane, pools that are reserved for others, and keys that charts tolerate in advance, such as `nvidia.com/gpu`, unless the pod requests the device.",
    "the other taint goes by itself",
  ),
  half(
    "Part of a pod spec in values, a patch or a template of Argo Workflows or Tekton is a warning if it has both a selector and tolerations",
    "is asked where it leads",
  ),
  half(
    "It is a warning, too, where the selector asks for a value that no declared pool has",
    "is a warning, whether the pools are all",
  ),
  {
    promise: "It is a note, since both may be intended",
    entryIn: ["test/rules/tolerated-pool-left-out/exceptions.ts", "It is reported only for a toleration with a key"],
  },
  {
    promise: "It is reported only for a toleration with a key that serves no pool at all",
    ...about,
    silentInventory: `${pools().slice(0, -1)}, {name: other, labels: {pool: workers}, taints: ["dedicated:NoSchedule"]}]`,
  },
  {
    promise: "It is reported only for a toleration with a key that serves no pool at all",
    ...about,
    silent: workload("DaemonSet", [tolerating("{operator: Exists}"), "nodeSelector: {pool: workers}"]),
  },
  {
    promise: "in every cluster that the DaemonSet goes to",
    inventory: `clusters:\n${cluster("one", "gpu")}${cluster("two", "gpu")}`,
    spoken: agent(),
    silentInventory: `clusters:\n${cluster("one", "gpu")}${cluster("two", "workers")}`,
  },
  {
    promise: "Not reported: - taints of the control plane",
    ...about,
    silentInventory: pools("", "node-role.kubernetes.io/control-plane"),
    silent: agent("node-role.kubernetes.io/control-plane"),
  },
  {
    promise: "and those that Kubernetes sets",
    ...about,
    silentInventory: pools("", "node.kubernetes.io/not-ready"),
    silent: agent("node.kubernetes.io/not-ready"),
  },
  {
    promise: "a pool on which another DaemonSet with the same image runs",
    ...about,
    silent: `${agent()}---\n${twin}`,
  },
  {
    promise: "a DaemonSet that certainly runs on no declared pool",
    ...about,
    silent: agent("dedicated", "nodeSelector: {pool: other}"),
  },
  {
    promise: "a selector by a label that describes the node, such as the architecture or the instance type",
    inventory: archs("shop.example/arch"),
    spoken: agent("dedicated", arch.replace("kubernetes.io", "shop.example")),
    silentInventory: archs("kubernetes.io/arch"),
    silent: agent("dedicated", arch),
  },
  {
    promise: "- pools that are reserved for others, have no nodes",
    ...about,
    silentInventory: pools(", reservedFor: {namespaces: [ml]}"),
  },
  { promise: "have no nodes", ...about, silentInventory: pools(", scale: {max: 0}") },
  {
    promise: "or have another operating system",
    ...about,
    silentInventory: pools().replace("{pool: gpu}", "{pool: gpu, kubernetes.io/os: windows}"),
  },
  {
    promise: "It is reported only for a toleration with a key",
    inventory: pools(),
    spoken: agent("dedicated", requiring("{key: pool, operator: NotIn, values: [gpu]}")),
    silent: agent("dedicated", requiring("{key: pool, operator: Exists}")),
  },
];
