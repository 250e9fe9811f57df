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
 * Groups whose objects are patterns for other objects, tests of them, or node pools: what looks like a toleration
 * there is nobody's wish for a pod.
 */
const GROUPS_WITHOUT_PODS: readonly string[] = [
  "cluster.x-k8s.io",
  "eksctl.io",
  "gatekeeper.sh",
  "karpenter.azure.com",
  "karpenter.k8s.aws",
  "karpenter.sh",
  "kubewarden.io",
  "kuttl.dev",
  "kyverno.io",
  "open-cluster-management.io",
];

/** Groups of Kubernetes' own API: `apps`, `policy`, `node.k8s.io`. Those of its sub-projects end with `x-k8s.io`. */
function isKubernetesGroup(group: string): boolean {
  return !group.includes(".") || (group.endsWith(".k8s.io") && group !== KUSTOMIZE_GROUP);
}

/** Reports whether an object of this kind can hold scheduling fields for pods that somebody else makes. */
export function mayHoldFragments(apiVersion: string, kind: string): boolean {
  if (KINDS_WITHOUT_PODS.has(kind)) return false;
  const group = groupOf(apiVersion);
  if (apiVersion !== "" && isKubernetesGroup(group)) return false;
  return !GROUPS_WITHOUT_PODS.some((other) => group === other || group.endsWith(`.${other}`));
}
