import type { Exception } from "../exception.js";
import { tolerating, workload } from "../workload-texts.js";

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
const joining = { inventory: "provider: kubeadm\npools: [{name: general}]", spoken: router(CNI) };
const controller = (...spec: string[]) =>
  named(workload("Deployment", spec, "kube-system"), "ccm", "org/acme-cloud-controller-manager:v1");

const reading = (kubeconfig: string, ...spec: string[]) =>
  controller(...spec).replace(/(image: "org.*?")/, `$1, args: [--kubeconfig=${kubeconfig}]`);

const running = (controllers: string, text: string) =>
  text.replace(/(image: "org.*?")/, `$1, args: ["--controllers=${controllers}"]`);

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "It is a warning if the provider is not known",
    ...joining,
    silentInventory: "pools: [{name: general}]",
    saidAs: "warning",
  },
  {
    promise: "For a cloud controller manager it is a warning",
    inventory: joining.inventory,
    spoken: router(CNI),
    silent: controller(),
    saidAs: "warning",
  },
  {
    promise: "One with a `--kubeconfig` that is not the node's own is not reported",
    inventory: joining.inventory,
    spoken: reading("/etc/kubernetes/ccm.conf", "volumes: [{name: k, hostPath: {path: /etc/kubernetes}}]"),
    silent: reading("/etc/kubernetes/ccm.conf", "volumes: [{name: k, secret: {secretName: hosted}}]"),
  },
  ...(["cloud-node-lifecycle", "*,-cloud-node-controller", "$(CONTROLLERS)"] as const).map((controllers) => ({
    promise: "One whose `--controllers` leave `cloud-node` out is not reported",
    inventory: joining.inventory,
    spoken: running("*,-route", controller()),
    silent: running(controllers, controller()),
  })),
  {
    promise: "A bare Pod is not reported either",
    inventory: joining.inventory,
    spoken: controller(),
    silent:
      "apiVersion: v1\nkind: Pod\nmetadata: {name: ccm}\nspec: {containers: [{name: a, image: org/acme-cloud-controller-manager}]}\n",
  },
  {
    promise: "It is a warning if the repository has no pod that needs the agent and may run there",
    ...drained,
    silent: `${NODE_POOL}${agent(CNI)}`,
    saidAs: "warning",
  },
  {
    promise: "Only well-known network plugins are looked at",
    ...joining,
    silent: agent("hostNetwork: true", CNI),
  },
  {
    promise: "and only if the provider brings none of its own, as EKS",
    ...joining,
    silentInventory: "provider: eks\npools: [{name: general}]",
  },
  {
    promise: "Agents for logs and metrics are left out",
    ...drained,
    silent: `${NODE_POOL}${agent()}---\n${api}`,
  },
  {
    promise: "It is a note, for a DaemonSet that mounts files of its node",
    inventory: "provider: gke\npools: [{name: general}]",
    spoken: agent("volumes: [{name: log, hostPath: {path: /var/log}}]"),
    silent: agent("volumes: [{name: log, emptyDir: {}}]"),
  },
  {
    promise: "It is left out if another finding names the DaemonSet",
    inventory: "provider: gke\npools: [{name: general}]",
    spoken: agent("volumes: [{name: log, hostPath: {path: /var/log}}]"),
    silent: agent("volumes: [{name: log, hostPath: {path: /var/log}}]", tolerating("{operator: Exists}")),
  },
  {
    promise: "The taint of the cluster autoscaler is not looked at",
    ...drained,
    silent: `${NODE_POOL}${agent(CNI, tolerating("{key: karpenter.sh/disrupted, operator: Exists}"))}---\n${api}`,
  },
];
