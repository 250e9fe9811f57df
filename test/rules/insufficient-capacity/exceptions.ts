import type { Exception } from "../exception.js";
import { workload } from "../workload-texts.js";

const asking = (resource: string, amount: string) =>
  workload("Deployment", []).replace("image: a:1}", `image: a:1, resources: {limits: {${resource}: "${amount}"}}}`);
const pools = (allocatable: string, more = "") => `pools: [{name: general, allocatable: {${allocatable}}}${more}]`;
const about = { inventory: pools("memory: 4Gi"), spoken: asking("memory", "64Gi") };
const GPU = ", {name: gpu, taints: ['gpu:NoSchedule'], allocatable: {nvidia.com/gpu: 4}}";
const NODE =
  'apiVersion: v1\nkind: Node\nmetadata: {name: a}\nstatus: {allocatable: {cpu: "8", memory: 64Gi, example.org/disk: "1"}}\n---\n';
const CLASS =
  "apiVersion: resource.k8s.io/v1\nkind: DeviceClass\nmetadata: {name: a}\nspec: {extendedResourceName: example.org/chip}\n---\n";

export const EXCEPTIONS: readonly Exception[] = [
  { promise: "What a pool does not declare is unknown", ...about, silentInventory: pools("cpu: 4") },
  {
    promise: "Other pods on the node are not counted",
    ...about,
    silent: [1, 2, 3].map((one) => asking("memory", "3Gi").replace("name: a,", `name: a${one},`)).join("---\n"),
  },
  {
    promise:
      'The exception to "unknown is enough" is an extended resource such as `nvidia.com/gpu` that another pool of the cluster declares',
    inventory: pools("memory: 4Gi", GPU),
    spoken: asking("nvidia.com/gpu", "1"),
    silentInventory: pools("memory: 4Gi"),
  },
  {
    promise: "without a name or label that suggests devices",
    inventory: `pools: [{name: general}${GPU}]`,
    spoken: asking("nvidia.com/gpu", "1"),
    silentInventory: `pools: [{name: gpu-old}${GPU}]`,
  },
  {
    promise:
      "a resource that none of them lists is absent, unless a DeviceClass of the repository provides it (`extendedResourceName`)",
    inventory: "from: [{path: manifest.yaml}]\ncomplete: true",
    spoken: `${NODE}${asking("example.org/chip", "1")}`,
    silent: `${NODE}${CLASS}${asking("example.org/chip", "1")}`,
  },
  { promise: "A quantity that cannot be read counts as nothing", ...about, silent: asking("memory", "much") },
  {
    promise: "If no pool admits the pod at all, `unschedulable` says so and this rule is silent",
    ...about,
    silentInventory: "pools: [{name: general, taints: ['a:NoSchedule'], allocatable: {memory: 4Gi}}]",
  },
  {
    promise: "If the inventory is incomplete, the finding is a warning",
    ...about,
    spoken: about.spoken.replace("    spec:\n", "    spec:\n      nodeSelector: {pool: a}\n"),
    inventory: "pools: [{name: general, labels: {pool: a}, allocatable: {memory: 4Gi}}]",
    silentInventory: "complete: false\npools: [{name: general, labels: {pool: a}, allocatable: {memory: 4Gi}}]",
    saidAs: "warning",
  },
];
