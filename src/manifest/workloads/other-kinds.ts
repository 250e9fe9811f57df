import { groupOf } from "../objects/objects.js";

/** Of the files of kustomize, which no cluster takes. */
export const KUSTOMIZE_GROUP = "kustomize.config.k8s.io";

/**
 * Kinds of Kubernetes and of what nearly every cluster has, whatever their group: they speak of schemas, rights and
 * data, and never of where a pod may run. Their documents need not be parsed.
 */
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

/**
 * API groups, each by its whole name, whose objects are patterns for other objects, tests of them, clusters or node
 * pools: a toleration there is not one of a pod. Groups beside them (`operator.gatekeeper.sh`) run pods.
 */
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

/** The one kind of these groups that runs pods. */
const SERVES_POLICIES = "PolicyServer";

/** Groups of Kubernetes' own API: `apps`, `policy`, `node.k8s.io`. Those of its sub-projects end with `x-k8s.io`. */
function isKubernetesGroup(group: string): boolean {
  return !group.includes(".") || (group.endsWith(".k8s.io") && group !== KUSTOMIZE_GROUP);
}

/** Reports whether an object of this kind can hold scheduling fields for pods that somebody else makes. */
export function mayHoldFragments(apiVersion: string, kind: string): boolean {
  if (KINDS_WITHOUT_PODS.has(kind)) return false;
  const group = groupOf(apiVersion);
  if (apiVersion !== "" && isKubernetesGroup(group)) return false;
  return !GROUPS_WITHOUT_PODS.has(group) || kind === SERVES_POLICIES;
}
