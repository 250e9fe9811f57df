import { groupOf } from "./objects.js";

/** Kustomize's files, which are no cluster objects. */
export const KUSTOMIZE_GROUP = "kustomize.config.k8s.io";

/** Kinds, of any group, that never hold scheduling fields. Their documents need no parsing. */
export const KINDS_WITHOUT_PODS: ReadonlySet<string> = new Set([
  "APIService",
  "ClusterRole",
  "ClusterRoleBinding",
  "ConfigMap",
  "ConstraintTemplate",
  "CustomResourceDefinition",
  "HorizontalPodAutoscaler",
  "MutatingWebhookConfiguration",
  "NetworkPolicy",
  "PersistentVolume",
  "PersistentVolumeClaim",
  "PodDisruptionBudget",
  "PodMonitor",
  "PriorityClass",
  "PrometheusRule",
  "Role",
  "RoleBinding",
  "Secret",
  "ServiceAccount",
  "ServiceMonitor",
  "StorageClass",
  "ValidatingWebhookConfiguration",
]);

/** Groups whose objects only describe others, clusters or pools. Related ones (`operator.gatekeeper.sh`) run pods. */
const GROUPS_WITHOUT_PODS: ReadonlySet<string> = new Set([
  ...["addons", "bootstrap", "controlplane", "infrastructure", "ipam", "runtime"].map(
    (name) => `${name}.cluster.x-k8s.io`,
  ),
  "cluster.x-k8s.io",
  "clusterctl.cluster.x-k8s.io",
  "eksctl.io",
  ...[
    "config",
    "connection",
    "constraints",
    "expansion",
    "externaldata",
    "mutations",
    "status",
    "syncset",
    "templates",
  ].map((name) => `${name}.gatekeeper.sh`),
  "test.gatekeeper.sh",
  "karpenter.azure.com",
  "karpenter.hypershift.openshift.io",
  "karpenter.k8s.aws",
  "karpenter.k8s.gcp",
  "karpenter.kwok.sh",
  "karpenter.sh",
  "kuttl.dev",
  ...["chainsaw", "cli", "json", "policies", "reports"].map((name) => `${name}.kyverno.io`),
  "kyverno.io",
  ...["cluster", "policy"].map((name) => `${name}.open-cluster-management.io`),
  "policies.kubewarden.io",
]);

const SERVES_POLICIES = "PolicyServer";

function isKubernetesGroup(group: string): boolean {
  return !group.includes(".") || (group.endsWith(".k8s.io") && group !== KUSTOMIZE_GROUP);
}

export function mayHoldFragments(apiVersion: string, kind: string): boolean {
  if (KINDS_WITHOUT_PODS.has(kind)) return false;
  const group = groupOf(apiVersion);
  if (apiVersion !== "" && isKubernetesGroup(group)) return false;
  return !GROUPS_WITHOUT_PODS.has(group) || kind === SERVES_POLICIES;
}
