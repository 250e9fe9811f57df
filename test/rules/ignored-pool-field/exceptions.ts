import type { Exception } from "../exception.js";

const NODE_POOL = (name: string, labels = "", own = "") =>
  `---\napiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: ${name}, labels: {${own}}}\nspec: {template: {metadata: {labels: {${labels}}}, spec: {nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: a}}}}\n`;
const POD = (selector: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  containers: [{name: a, image: a:1}]\n  nodeSelector: {${selector}}\n`;

const MINE = NODE_POOL("a", "", "team: search");

const MACHINES = (label: string) =>
  `---\napiVersion: cluster.x-k8s.io/v1beta2\nkind: MachineDeployment\nmetadata: {name: a}\nspec: {template: {metadata: {labels: {"${label}": search}}, spec: {bootstrap: {dataSecretName: a}}}}\n`;

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "and labels of a Machine, which controllers may read, are reported if a pod asks for one",
    inventory: "from: [manifest.yaml]\n",
    spoken: `${POD("team: search")}${MACHINES("team")}`,
    silent: `${POD("kubernetes.io/os: linux")}${MACHINES("team")}`,
  },
  {
    promise: "Cluster API passes only some labels of a Machine on to its Node",
    inventory: "from: [manifest.yaml]\n",
    spoken: `${POD("a: b")}${MACHINES("nodes.cluster.x-k8s.io/team")}`,
    silent: `${POD("a: b")}${MACHINES("node.cluster.x-k8s.io/team")}${MACHINES("topology.cluster.x-k8s.io/owned").replace("name: a", "name: b")}`,
  },
  {
    promise:
      "Labels of a NodePool itself, and labels of a Machine, which controllers may read, are reported if a pod asks for one",
    inventory: "from: [manifest.yaml]\n",
    spoken: `${POD("team: search")}${MINE}`,
    silent: `${POD("kubernetes.io/os: linux")}${MINE}`,
  },
  {
    promise: "and no pool has it",
    inventory: "from: [manifest.yaml]\n",
    spoken: `${POD("team: search")}${MINE}${NODE_POOL("b")}`,
    silent: `${POD("team: search")}${MINE}${NODE_POOL("b", "team: search")}`,
  },
];
