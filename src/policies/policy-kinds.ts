import type { KubernetesObject } from "../manifest/objects/objects.js";

const KINDS: ReadonlySet<string> = new Set([
  "MutatingAdmissionPolicy",
  "MutatingAdmissionPolicyBinding",
  "MutatingWebhookConfiguration",
  "ClusterPolicy",
  "Policy",
  "MutatingPolicy",
  "NamespacedMutatingPolicy",
  "Assign",
  "ModifySet",
  "ValidatingAdmissionPolicy",
  "ValidatingAdmissionPolicyBinding",
  "ValidatingPolicy",
]);

export function mayBePolicy({ kind }: KubernetesObject): boolean {
  return KINDS.has(kind);
}
