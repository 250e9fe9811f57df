import type { Exception } from "./exception.js";

const NODE_POOL = (name: string, labels = "", own = "") =>
  `---\napiVersion: karpenter.sh/v1\nkind: NodePool\nmetadata: {name: ${name}, labels: {${own}}}\nspec: {template: {metadata: {labels: {${labels}}}, spec: {nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: a}}}}\n`;
const POD = (selector: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  containers: [{name: a, image: a:1}]\n  nodeSelector: {${selector}}\n`;

const MINE = NODE_POOL("a", "", "team: search");

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "are told where a pod asks for one",
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
