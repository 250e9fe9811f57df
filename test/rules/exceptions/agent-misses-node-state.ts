import { tolerating, workload } from "../workload-texts.js";
import type { Exception } from "./exception.js";

const NODE_POOL = `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: general}
spec: {template: {spec: {nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: general}, requirements: []}}}
---
`;
const CNI = "volumes: [{name: cni, hostPath: {path: /etc/cni/net.d}}]";
const named = (text: string, name: string, image = "a:1") =>
  text.replace("name: a,", `name: ${name},`).replace("image: a:1", `image: "${image}"`);
const agent = (...spec: string[]) => named(workload("DaemonSet", spec, "kube-system"), "agent");
const router = (...spec: string[]) =>
  named(workload("DaemonSet", ["hostNetwork: true", ...spec], "kube-system"), "agent", "org/kube-router:v2");
const api = workload("Deployment", []);
const inventory = "from: [{path: manifest.yaml}]";
const drained = { inventory, spoken: `${NODE_POOL}${agent(CNI)}---\n${api}` };
const joining = { inventory: "pools: [{name: general}]", spoken: router(CNI) };
const controller = (...spec: string[]) =>
  named(workload("Deployment", spec, "kube-system"), "ccm", "org/acme-cloud-controller-manager:v1");

const reading = (kubeconfig: string, ...spec: string[]) =>
  controller(...spec).replace(/(image: "org.*?")/, `$1, args: [--kubeconfig=${kubeconfig}]`);

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "leaves the first nodes of a cluster as they are: a warning",
    inventory: joining.inventory,
    spoken: router(CNI),
    silent: controller(),
    saidAs: "warning",
  },
  {
    promise: "Not said of one with a `--kubeconfig` that is not the node's own",
    inventory: joining.inventory,
    spoken: reading("/etc/kubernetes/ccm.conf", "volumes: [{name: k, hostPath: {path: /etc/kubernetes}}]"),
    silent: reading("/etc/kubernetes/ccm.conf", "volumes: [{name: k, secret: {secretName: hosted}}]"),
  },
  {
    promise: "Nor of a bare Pod, which the kubelet starts from a file",
    inventory: joining.inventory,
    spoken: controller(),
    silent:
      "apiVersion: v1\nkind: Pod\nmetadata: {name: ccm}\nspec: {containers: [{name: a, image: org/acme-cloud-controller-manager}]}\n",
  },
  {
    promise: "it is a warning where no pod of the repository is known that may run there and needs the agent",
    ...drained,
    silent: `${NODE_POOL}${agent(CNI)}`,
    saidAs: "warning",
  },
  {
    promise: "nodes wait only for well-known network plugins",
    ...joining,
    silent: agent("hostNetwork: true", CNI),
  },
  {
    promise: "and not where the provider brings one (EKS, GKE, AKS)",
    ...joining,
    silentInventory: "provider: eks\npools: [{name: general}]",
  },
  {
    promise: "only that note is told",
    ...drained,
    silent: `${NODE_POOL}${agent()}---\n${api}`,
  },
  {
    promise: "One note for a DaemonSet that mounts files of its node",
    inventory: "provider: gke\npools: [{name: general}]",
    spoken: agent("volumes: [{name: log, hostPath: {path: /var/log}}]"),
    silent: agent("volumes: [{name: log, emptyDir: {}}]"),
  },
  {
    promise: "no other finding is told of it",
    inventory: "provider: gke\npools: [{name: general}]",
    spoken: agent("volumes: [{name: log, hostPath: {path: /var/log}}]"),
    silent: agent("volumes: [{name: log, hostPath: {path: /var/log}}]", tolerating("{operator: Exists}")),
  },
  {
    promise: "nothing of the cluster autoscaler, which removes a node minutes after it has tainted it",
    ...drained,
    silent: `${NODE_POOL}${agent(CNI, tolerating("{key: karpenter.sh/disrupted, operator: Exists}"))}---\n${api}`,
  },
];
