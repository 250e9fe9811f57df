import type { Exception } from "../exception.js";
import { AGENTS } from "../unschedulable/exceptions-add-ons.js";
import { requiring, tolerating, workload } from "../workload-texts.js";

const GENERAL = "{name: general, labels: {pool: general}}";
const pools = (more = "", taint = "gpu:NoSchedule") =>
  `pools: [${GENERAL}, {name: gpu, labels: {pool: gpu}, taints: ["${taint}"]${more}}]`;
const agent = (...spec: string[]) => workload("DaemonSet", spec);
const about = { inventory: pools(), spoken: agent() };
const many = `${pools().slice(0, -1)}, {name: b}, {name: c}]`;
const plugin = agent("volumes: [{name: p, hostPath: {path: /var/lib/kubelet/device-plugins}}]").replace(
  "name: a,",
  "name: p,",
);
const consumer = workload("Deployment", [tolerating("{key: gpu, operator: Exists}")]).replace(
  "image: a:1}",
  "image: a:1, resources: {limits: {nvidia.com/gpu: 1}}}",
);
const driver = agent("volumes: [{name: p, hostPath: {path: /var/lib/kubelet/plugins_registry}}]").replace(
  "name: a,",
  "name: csi,",
);
const sibling = (namespace: string) =>
  workload("DaemonSet", [tolerating("{key: gpu, operator: Exists}")], namespace).replace("name: a,", "name: b,");
const database = workload("Deployment", ["volumes: [{name: d, persistentVolumeClaim: {claimName: d}}]"]);
const webhook = `---
apiVersion: admissionregistration.k8s.io/v1
kind: MutatingWebhookConfiguration
metadata: {name: placer}
webhooks:
  - {name: placer.example.com, rules: [{apiGroups: [apps], apiVersions: [v1], operations: [CREATE], resources: [daemonsets]}]}
`;
const twoDedicated = pools().replace("]}]", ']}, {name: batch, labels: {pool: batch}, taints: ["batch:NoSchedule"]}]');
const onBatch = tolerating("{key: batch, operator: Exists}");
const chosen = requiring("{key: pool, operator: Exists}");
const GPUS = ", allocatable: {nvidia.com/gpu: 1}";

const custom = (apiVersion: string, kind: string, spec: string) =>
  `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: a, namespace: web}\nspec: ${spec}\n`;
const plan = (spec: string) => custom("upgrade.cattle.io/v1", "Plan", spec);
const forwarder = custom("observability.openshift.io/v1", "ClusterLogForwarder", "{serviceAccount: {name: a}}");
const onGpu = "nodeSelector: {matchExpressions: [{key: pool, operator: In, values: [gpu]}]}";

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "It is an error for CSI node plugins, CNI agents and device plugins",
    inventory: pools(GPUS),
    spoken: agent(),
    silent: `${plugin}---\n${consumer}`,
    saidAs: "error",
  },
  {
    promise: "where a pod of the repository that may run there cannot start without them",
    inventory: pools(GPUS),
    spoken: `${plugin}---\n${consumer}`,
    silent: plugin,
    saidAs: "warning",
  },
  {
    promise: "It is a note where all that is missed is one dedicated kind of node among many",
    ...about,
    silentInventory: many,
    saidAs: "note",
  },
  {
    promise: "and where it is not known of any of the pools whether it exists",
    entryIn: ["test/cli/open-facts.test.ts", "a DaemonSet on a pool that may not exist"],
  },
  {
    promise: "and nothing shows that the DaemonSet is meant for it",
    inventory: many,
    spoken: agent(),
    silent: agent(tolerating("{key: gpu, value: x, effect: NoSchedule}")),
    saidAs: "warning",
  },
  {
    promise:
      "What an agent in a namespace of the system, such as kube-system, enters shows nothing of one in another namespace",
    inventory: many,
    spoken: `${agent()}---\n${sibling("web")}`,
    silent: `${agent()}---\n${sibling("kube-system")}`,
    saidAs: "note",
  },
  {
    promise: "It is a note, too, where the list has a toleration for these nodes in a comment",
    ...about,
    spoken: agent("tolerations:\n        # everything but GPUs\n        - {key: other, operator: Exists}"),
    silent: agent(
      "tolerations:\n        # - key: gpu\n        #   operator: Exists\n        - {key: other, operator: Exists}",
    ),
    saidAs: "note",
  },
  {
    promise: "so that nothing is said about those that it gets",
    inventory: twoDedicated,
    spoken: agent(onBatch, chosen),
    silent: agent(onBatch) + webhook,
  },
  {
    promise: "One that chooses its nodes itself",
    inventory: twoDedicated,
    spoken: agent(onBatch, chosen) + webhook,
    silent: agent(onBatch, requiring("{key: kubernetes.io/os, operator: In, values: [linux]}")) + webhook,
  },
  {
    promise: "and tolerates another dedicated pool by name is told, with the condition",
    inventory: twoDedicated,
    spoken: agent(onBatch, chosen) + webhook,
    silent: agent(chosen) + webhook,
  },
  {
    promise: "A DaemonSet says by the annotation",
    ...about,
    silent: agent().replace("metadata: {", 'metadata: {annotations: {taintlint.dev/not-on: "gpu*"}, '),
  },
  {
    promise: "which DaemonSets serve it, and which do not",
    ...about,
    silentInventory: pools(', daemonSets: ["!web/a"]'),
  },
  {
    promise: "pools of another operating system",
    ...about,
    silentInventory: pools().replace("{pool: gpu}", "{kubernetes.io/os: windows}"),
  },
  {
    promise: "virtual nodes, on which no DaemonSet can run",
    ...about,
    silentInventory: pools("", "virtual-kubelet.io/provider=azure:NoSchedule"),
  },
  { promise: "reserved for others", ...about, silentInventory: pools(", reservedFor: {namespaces: [ml]}") },
  { promise: "pools that are scaled to zero", ...about, silentInventory: pools(", scale: {max: 0}") },
  {
    promise: "pools whose labels the selector excludes or may exclude",
    ...about,
    silent: agent("nodeSelector: {pool: general}"),
  },
  {
    promise: "for a device plugin, pools without devices",
    inventory: pools(GPUS),
    spoken: plugin,
    silentInventory: `${pools(", allocatable: {cpu: 1}").slice(0, -1)}, {name: devices${GPUS}}]`,
  },
  {
    promise: "for a CSI node plugin, pools that only pods without a volume enter while those with one run elsewhere",
    inventory: pools(),
    spoken: `${driver}---\n${database}`,
    silent: `${driver}---\n${database}---\n${workload("Job", [tolerating("{key: gpu, operator: Exists}")])}`,
  },
  {
    promise: "What an operator tolerates by itself counts as written in the custom resource",
    inventory: pools(),
    spoken: forwarder,
    silentInventory: pools("", "node-role.kubernetes.io/master:NoSchedule"),
  },
  {
    promise: "A Plan without a `nodeSelector` selects no node",
    inventory: `pools: [${GENERAL}]`,
    spoken: plan("{upgrade: {image: a}}"),
    silent: plan("{upgrade: {image: a}, nodeSelector: {}}"),
  },
  {
    promise: "A Plan without `upgrade` is a part of one",
    inventory: pools(),
    spoken: plan(`{${onGpu}}`),
    silent: plan("{concurrency: 1}"),
  },
  {
    promise: "`nodeSelector: {}` selects every node",
    inventory: pools(),
    spoken: plan("{nodeSelector: {}}"),
    silent: plan(`{nodeSelector: {}, ${tolerating("{key: gpu, operator: Exists}")}}`),
  },
  ...AGENTS,
];
