import type { Exception } from "../exception.js";

const POD = (tolerations: string, metadata = "name: a") =>
  `apiVersion: v1\nkind: Pod\nmetadata: {${metadata}}\nspec:\n  containers: [{name: a, image: a:1}]\n  tolerations: [${tolerations}]\n`;

const tolerated = (key: string) => `{key: ${key}, operator: Exists, effect: NoExecute, tolerationSeconds: 30}`;
const OLD = tolerated("node.alpha.kubernetes.io/notReady");

const NODE_POOL = (version: string) =>
  `---\napiVersion: karpenter.sh/${version}\nkind: NodePool\nmetadata: {name: a}\nspec: {template: {spec: {nodeClassRef: {group: karpenter.k8s.aws, apiVersion: karpenter.k8s.aws/v1beta1, kind: EC2NodeClass, name: a}}}}\n`;
const KEPT = 'name: a, annotations: {karpenter.sh/do-not-evict: "true"}';

const OVERRIDES = `apiVersion: trainer.kubeflow.org/v1alpha1
kind: TrainJob
metadata: {name: a}
spec: {runtimeRef: {name: a}, podTemplateOverrides: [{spec: {tolerations: [{key: a, operator: Exists}]}}]}
`;

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "Nothing is reported if the new key stands beside the old one",
    inventory: "pools: [{name: general}]\n",
    spoken: POD(OLD),
    silent: POD(`${OLD}, ${tolerated("node.kubernetes.io/not-ready")}`),
  },
  {
    promise: "It is reported if a NodePool of `karpenter.sh/v1` is among the pools",
    inventory: "from: [manifest.yaml]\n",
    spoken: `${POD("", KEPT)}${NODE_POOL("v1")}`,
    silent: `${POD("", KEPT)}${NODE_POOL("v1beta1")}`,
  },
  {
    promise: "It is a note, because the version is not in the repository",
    inventory: "pools: [{name: general}]\n",
    spoken: POD(OLD),
    silent: OVERRIDES,
    saidAs: "note",
  },
];
