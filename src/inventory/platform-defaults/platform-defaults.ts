import { COMPUTE_CLASS_KEY } from "../../model/compute-class.js";
import type { Answer, Fact } from "../../model/fact.js";
import { CONTROL_PLANE_KEY, MASTER_KEY } from "../../model/pool.js";
import type { Taint } from "../../model/taint.js";
import { GOOGLE_ARM_MACHINE, GOOGLE_TPU_MACHINE } from "./google-machines.js";

/** The maker of a pool's nodes, which adds taints and labels to them. */
export type Platform =
  | "aks"
  | "digitalocean"
  | "eks-auto-mode"
  | "eks-fargate"
  | "eks-managed"
  | "eksctl"
  | "eksctl-managed"
  | "gardener"
  | "gke"
  | "gke-compute-class"
  | "hypershift"
  | "kops"
  | "kube-hetzner"
  | "kubeadm"
  | "openshift"
  | "other"
  | "rancher-k3s"
  | "rancher-rke2";

type TextFact =
  | "name"
  | "cluster"
  | "role"
  | "machineType"
  | "accelerator"
  | "spot"
  | "mode"
  | "image"
  | "sandbox"
  | "sandboxType"
  | "architectureTaint"
  | "criticalAddonsOnly"
  | "builtIn"
  // Roles of a Rancher machine pool.
  | "etcd"
  | "controlPlane"
  | "worker";

/** Facts about nodes besides taints and labels, as declared; absent if undeclared. */
export interface PoolFacts extends Readonly<Partial<Record<TextFact, Fact>>> {
  /** The declaration replaces default taints. */
  readonly ownTaints?: Fact | Answer;
}
export type FactName = keyof PoolFacts;

export interface PlatformDefault {
  readonly platforms: readonly Platform[];
  /** Facts that must all match. */
  readonly when?: Readonly<Partial<Record<FactName, RegExp>>>;
  /** Facts that must not match. */
  readonly unless?: Readonly<Partial<Record<FactName, RegExp>>>;
  /** Holds only beside another pool of the cluster without this fact; if none is seen, it may hold. */
  readonly besidePoolWithout?: FactName;
  /** `{name}` as its value stands for the pool's name. */
  readonly taint?: Taint;
  /** The taint goes once the node is ready. */
  readonly startup?: true;
  /** `{name}` stands for the pool's name, `{cluster}` for the cluster's and `{accelerator}` for the type of its GPUs. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Keys of labels that only the platform writes, and that nodes lack where the row certainly does not hold. */
  readonly otherwiseAbsent?: readonly string[];
  readonly because: string;
  /** Sources leave it open: it may hold. Absent where it is documented. */
  readonly isLikely?: true;
}

const ANY = /./;
const YES = /^true$/i;

export const PLATFORM_DEFAULTS: readonly PlatformDefault[] = [
  {
    platforms: ["kubeadm", "kops", "kube-hetzner"],
    when: { role: /^control-plane$/ },
    labels: { [CONTROL_PLANE_KEY]: "" },
    because: "control plane nodes are labelled with their role",
  },
  {
    platforms: ["kubeadm", "kops", "kube-hetzner"],
    when: { role: /^control-plane$/ },
    unless: { ownTaints: YES },
    taint: { key: CONTROL_PLANE_KEY, value: "", effect: "NoSchedule" },
    because: "control plane nodes are tainted by default",
  },
  {
    platforms: ["kops"],
    when: { role: /^APIServer$/ },
    taint: { key: "node-role.kubernetes.io/api-server", value: "", effect: "NoSchedule" },
    labels: { "node-role.kubernetes.io/api-server": "" },
    because: "kOps taints API server nodes",
  },
  {
    platforms: ["kops"],
    when: { role: /^worker$/ },
    labels: { "node-role.kubernetes.io/node": "" },
    because: "kOps labels nodes with their role",
  },
  {
    platforms: ["kops"],
    labels: { "kops.k8s.io/instancegroup": "{name}" },
    because: "kOps labels nodes with their instance group",
  },
  {
    platforms: ["openshift"],
    when: { role: /^control-plane$/ },
    taint: { key: MASTER_KEY, value: "", effect: "NoSchedule" },
    labels: { [CONTROL_PLANE_KEY]: "", [MASTER_KEY]: "" },
    because: "OpenShift taints control plane nodes",
  },
  {
    platforms: ["openshift"],
    when: { role: /^worker$/ },
    labels: { "node-role.kubernetes.io/worker": "" },
    because: "OpenShift labels worker nodes",
  },
  {
    // Source: windows-machine-config-operator, pkg/windows/windows.go.
    platforms: ["openshift"],
    when: { image: /^windows$/i },
    taint: { key: "os", value: "Windows", effect: "NoSchedule" },
    labels: { "kubernetes.io/os": "windows" },
    because: "OpenShift taints Windows nodes",
  },
  {
    platforms: ["hypershift"],
    labels: { "hypershift.openshift.io/nodePool": "{name}", "node-role.kubernetes.io/worker": "" },
    because: "HyperShift labels nodes with their pool",
  },
  {
    platforms: ["gke"],
    labels: { "cloud.google.com/gke-nodepool": "{name}" },
    because: "GKE labels nodes with their pool",
  },
  {
    platforms: ["gke-compute-class"],
    when: { name: ANY },
    taint: { key: COMPUTE_CLASS_KEY, value: "{name}", effect: "NoSchedule" },
    labels: { [COMPUTE_CLASS_KEY]: "{name}" },
    because: "GKE keeps the nodes of a ComputeClass for the pods that select it",
  },
  {
    platforms: ["gke"],
    when: { accelerator: ANY },
    besidePoolWithout: "accelerator",
    taint: { key: "nvidia.com/gpu", value: "present", effect: "NoSchedule" },
    because: "GKE taints GPU nodes beside nodes without GPUs",
  },
  {
    platforms: ["gke"],
    when: { machineType: GOOGLE_ARM_MACHINE },
    unless: { architectureTaint: /^NONE$/ },
    taint: { key: "kubernetes.io/arch", value: "arm64", effect: "NoSchedule" },
    labels: { "kubernetes.io/arch": "arm64" },
    because: "GKE taints Arm nodes",
  },
  {
    platforms: ["gke"],
    when: { machineType: GOOGLE_TPU_MACHINE },
    taint: { key: "google.com/tpu", value: "present", effect: "NoSchedule" },
    because: "GKE taints TPU nodes",
  },
  // Terraform's field has had both names.
  ...(["sandbox", "sandboxType"] as const).map(
    (fact): PlatformDefault => ({
      platforms: ["gke"],
      when: { [fact]: /^gvisor$/i },
      taint: { key: "sandbox.gke.io/runtime", value: "gvisor", effect: "NoSchedule" },
      labels: { "sandbox.gke.io/runtime": "gvisor" },
      because: "GKE taints nodes with GKE Sandbox",
    }),
  ),
  {
    platforms: ["gke"],
    when: { image: /^windows/i },
    taint: { key: "node.kubernetes.io/os", value: "windows", effect: "NoSchedule" },
    because: "GKE may taint Windows nodes",
    isLikely: true,
  },
  {
    platforms: ["gke"],
    when: { spot: YES },
    labels: { "cloud.google.com/gke-spot": "true", "cloud.google.com/gke-provisioning": "spot" },
    otherwiseAbsent: ["cloud.google.com/gke-spot"],
    because: "GKE labels Spot nodes",
  },
  {
    platforms: ["gke"],
    when: { accelerator: /^nvidia-(?!.*-vws$)./ },
    labels: { "cloud.google.com/gke-accelerator": "{accelerator}" },
    because: "GKE labels GPU nodes with their accelerator",
  },
  {
    platforms: ["aks"],
    labels: { "kubernetes.azure.com/agentpool": "{name}", agentpool: "{name}" },
    because: "AKS labels nodes with their pool",
  },
  {
    platforms: ["aks"],
    when: { spot: /^spot$/i },
    taint: { key: "kubernetes.azure.com/scalesetpriority", value: "spot", effect: "NoSchedule" },
    labels: { "kubernetes.azure.com/scalesetpriority": "spot" },
    otherwiseAbsent: ["kubernetes.azure.com/scalesetpriority"],
    because: "AKS taints Spot nodes",
  },
  ...["system", "user"].map(
    (mode): PlatformDefault => ({
      platforms: ["aks"],
      when: { mode: new RegExp(`^${mode}$`, "i") },
      labels: { "kubernetes.azure.com/mode": mode },
      because: "AKS labels nodes with their mode",
    }),
  ),
  {
    platforms: ["aks"],
    when: { criticalAddonsOnly: YES },
    taint: { key: "CriticalAddonsOnly", value: "true", effect: "NoSchedule" },
    because: "only_critical_addons_enabled taints the default node pool",
  },
  {
    platforms: ["eks-managed", "eksctl-managed"],
    labels: { "eks.amazonaws.com/nodegroup": "{name}" },
    because: "EKS labels nodes with their node group",
  },
  ...[/^spot$/i, /^on_?demand$/i].map(
    (spot, index): PlatformDefault => ({
      platforms: ["eks-managed"],
      when: { spot },
      labels: { "eks.amazonaws.com/capacityType": index === 0 ? "SPOT" : "ON_DEMAND" },
      because: "EKS labels nodes with the capacity type of their node group",
    }),
  ),
  {
    platforms: ["eks-fargate"],
    labels: { "eks.amazonaws.com/compute-type": "fargate" },
    because: "EKS labels nodes of Fargate",
  },
  {
    platforms: ["eksctl", "eksctl-managed"],
    labels: { "alpha.eksctl.io/nodegroup-name": "{name}" },
    because: "eksctl labels nodes with their node group",
  },
  {
    platforms: ["eksctl", "eksctl-managed"],
    labels: { "alpha.eksctl.io/cluster-name": "{cluster}" },
    because: "eksctl labels nodes with their cluster",
  },
  {
    platforms: ["eks-auto-mode"],
    labels: {
      "karpenter.sh/nodepool": "{name}",
      "karpenter.sh/capacity-type": "on-demand",
      "eks.amazonaws.com/compute-type": "auto",
    },
    because: "EKS Auto Mode labels its nodes",
  },
  {
    platforms: ["eks-auto-mode"],
    when: { builtIn: /^general-purpose$/ },
    labels: { "kubernetes.io/arch": "amd64" },
    because: "EKS Auto Mode makes its general-purpose nodes with amd64",
  },
  {
    platforms: ["eks-auto-mode"],
    when: { builtIn: /^system$/ },
    taint: { key: "CriticalAddonsOnly", value: "", effect: "NoSchedule" },
    because: "EKS Auto Mode taints its built-in pool system",
  },
  {
    platforms: ["gardener"],
    taint: { key: "node.gardener.cloud/critical-components-not-ready", value: "", effect: "NoSchedule" },
    startup: true,
    labels: { "worker.gardener.cloud/pool": "{name}" },
    because: "Gardener labels nodes with their worker pool, and taints them until they are ready",
  },
  {
    platforms: ["rancher-rke2"],
    when: { etcd: YES },
    unless: { worker: YES },
    taint: { key: "node-role.kubernetes.io/etcd", value: "", effect: "NoExecute" },
    because: "Rancher taints etcd nodes that are no workers",
  },
  {
    platforms: ["rancher-rke2"],
    when: { controlPlane: YES },
    unless: { worker: YES },
    taint: { key: CONTROL_PLANE_KEY, value: "", effect: "NoSchedule" },
    because: "Rancher taints control plane nodes that are no workers",
  },
  {
    platforms: ["rancher-k3s"],
    when: { etcd: YES },
    unless: { worker: YES, controlPlane: YES },
    taint: { key: "node-role.kubernetes.io/etcd", value: "", effect: "NoExecute" },
    because: "Rancher taints nodes that are nothing but etcd",
  },
  {
    platforms: ["kops"],
    when: { accelerator: YES },
    taint: { key: "nvidia.com/gpu", value: "", effect: "NoSchedule" },
    because: "kOps taints GPU nodes where it installs NVIDIA's driver",
    isLikely: true,
  },
  {
    platforms: ["digitalocean"],
    when: { machineType: /^gpu-/ },
    taint: { key: "nvidia.com/gpu", value: "", effect: "NoSchedule" },
    because: "DigitalOcean may taint GPU nodes",
    isLikely: true,
  },
  {
    platforms: ["digitalocean"],
    labels: { "doks.digitalocean.com/node-pool": "{name}" },
    because: "DigitalOcean labels nodes with their pool",
  },
];
