import type { Exception } from "../exception.js";
import { preferring, requiring, workload } from "../workload-texts.js";

const OLD = "beta.kubernetes.io/arch";
const about = {
  inventory: "pools: [{name: general}]",
  spoken: workload("Deployment", [`nodeSelector: {${OLD}: arm64}`]),
};

const pool = (kind: string, apiVersion: string) =>
  `---\napiVersion: karpenter.sh/${apiVersion}\nkind: ${kind}\nmetadata: {name: ${kind.toLowerCase()}}\nspec: {}\n`;
const onProvisioner = workload("Deployment", ["nodeSelector: {karpenter.sh/provisioner-name: default}"]);

const nodePool = (group: string, kind: string, name = "general") => `---
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: ${name}}
spec: {template: {spec: {nodeClassRef: {group: ${group}, kind: ${kind}, name: default}, requirements: []}}}
`;
const ofMachine = workload("Deployment", ["nodeSelector: {karpenter.k8s.aws/instance-category: c}"]);

const onMaster = workload("Deployment", ["nodeSelector: {node-role.kubernetes.io/master: ''}"]);
const eitherRole = (role: string) =>
  `affinity: {nodeAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {nodeSelectorTerms: [${["master", role].map((one) => `{matchExpressions: [{key: node-role.kubernetes.io/${one}, operator: Exists}]}`).join(", ")}]}}}`;
const kubeadm =
  "---\napiVersion: kubeadm.k8s.io/v1beta4\nkind: InitConfiguration\nnodeRegistration: {name: cp}\n---\napiVersion: kubeadm.k8s.io/v1beta4\nkind: JoinConfiguration\nnodeRegistration: {name: w}\n";

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "A preferred term is left alone",
    inventory: about.inventory,
    spoken: workload("Deployment", [requiring(`{key: ${OLD}, operator: Exists}`)]),
    silent: workload("Deployment", [preferring(`{key: ${OLD}, operator: Exists}`)]),
  },
  {
    promise: "Nothing is reported for a label that a pool declares, or a node of a snapshot has, without its successor",
    ...about,
    silentInventory: `pools: [{name: general, labels: {${OLD}: arm64}}]`,
  },
  {
    promise: "It is reported if the cluster has a NodePool and no Provisioner",
    inventory: "from: [{path: manifest.yaml}]",
    spoken: onProvisioner + pool("NodePool", "v1"),
    silent: onProvisioner + pool("NodePool", "v1") + pool("Provisioner", "v1alpha5"),
  },
  {
    promise: "It is reported if every NodePool is one of Auto Mode",
    inventory: "from: [{path: manifest.yaml}]",
    spoken: ofMachine + nodePool("eks.amazonaws.com", "NodeClass"),
    silent:
      ofMachine + nodePool("eks.amazonaws.com", "NodeClass") + nodePool("karpenter.k8s.aws", "EC2NodeClass", "own"),
  },
  {
    promise: "It is reported if the pools show such control planes and no others",
    inventory: "from: [{path: manifest.yaml}]",
    spoken: onMaster + kubeadm,
    silentInventory:
      "from: [{path: manifest.yaml}]\npools: [{name: k3s, labels: {node-role.kubernetes.io/control-plane: 'true'}}]",
  },
  {
    promise: "Since Kubernetes 1.24 control planes",
    inventory: "from: [{path: manifest.yaml}]",
    spoken: onMaster + kubeadm,
    silentInventory: "kubernetesVersion: '1.23'\nfrom: [{path: manifest.yaml}]",
  },
  {
    promise: "and the pod does not name the new label, too",
    inventory: "from: [{path: manifest.yaml}]",
    spoken: workload("DaemonSet", [eitherRole("worker")]) + kubeadm,
    silent: workload("DaemonSet", [eitherRole("control-plane")]) + kubeadm,
  },
  {
    promise: "`--fix` writes the new label, unless the pod requires that one already",
    entryIn: ["test/fix/fixtures/legacy-label-beside-its-successor/before.yaml", "kubernetes.io/arch"],
  },
];
