import type { FieldPath } from "../../model/source.js";
import type { WorkloadKind } from "../../model/workload.js";
import { DEVICE_KINDS } from "./device-objects.js";
import { groupOf } from "./objects.js";
import { QUEUE_KINDS } from "./queue-objects.js";
import type { KindOfGroup } from "./relevance.js";
import { VOLUME_KINDS } from "./volume-objects.js";

interface WorkloadKindDescriptor {
  readonly kind: WorkloadKind;
  /** API groups of the kind; `extensions` until Kubernetes 1.16. */
  readonly groups: readonly string[];
  readonly podSpec: FieldPath;
}

const TEMPLATE: FieldPath = ["spec", "template", "spec"];

/** Kubernetes' kinds with a pod spec; kinds of other groups do not count. */
const WORKLOAD_KIND_TABLE: readonly WorkloadKindDescriptor[] = [
  { kind: "Pod", groups: [""], podSpec: ["spec"] },
  { kind: "Deployment", groups: ["apps", "extensions"], podSpec: TEMPLATE },
  { kind: "StatefulSet", groups: ["apps"], podSpec: TEMPLATE },
  { kind: "DaemonSet", groups: ["apps", "extensions"], podSpec: TEMPLATE },
  { kind: "ReplicaSet", groups: ["apps", "extensions"], podSpec: TEMPLATE },
  { kind: "ReplicationController", groups: [""], podSpec: TEMPLATE },
  { kind: "Job", groups: ["batch"], podSpec: TEMPLATE },
  { kind: "CronJob", groups: ["batch"], podSpec: ["spec", "jobTemplate", "spec", "template", "spec"] },
  { kind: "PodTemplate", groups: [""], podSpec: ["template", "spec"] },
];

export const WORKLOAD_KINDS: readonly WorkloadKind[] = WORKLOAD_KIND_TABLE.map(({ kind }) => kind);

/** Returns the path of the pod spec; undefined if the kind is no workload of Kubernetes. */
export function podSpecPathOf(apiVersion: string, kind: string): FieldPath | undefined {
  const group = groupOf(apiVersion);
  return WORKLOAD_KIND_TABLE.find((row) => row.kind === kind && row.groups.includes(group))?.podSpec;
}

const KUBERNETES_POLICIES = [
  "MutatingAdmissionPolicy",
  "MutatingAdmissionPolicyBinding",
  "MutatingWebhookConfiguration",
  "ValidatingAdmissionPolicy",
  "ValidatingAdmissionPolicyBinding",
];
const ENGINE_POLICIES: readonly KindOfGroup[] = [
  { group: "kyverno.io", kind: "ClusterPolicy" },
  { group: "kyverno.io", kind: "Policy" },
  { group: "policies.kyverno.io", kind: "MutatingPolicy" },
  { group: "policies.kyverno.io", kind: "NamespacedMutatingPolicy" },
  { group: "policies.kyverno.io", kind: "ValidatingPolicy" },
  { group: "mutations.gatekeeper.sh", kind: "Assign" },
  { group: "mutations.gatekeeper.sh", kind: "ModifySet" },
];
const POLICY_KINDS: ReadonlySet<string> = new Set([...KUBERNETES_POLICIES, ...ENGINE_POLICIES.map(({ kind }) => kind)]);

export function mayBePolicy({ kind }: { readonly kind: string }): boolean {
  return POLICY_KINDS.has(kind);
}

/** Kinds with ambiguous names, matched with their group. */
export const ADMISSION_KINDS_OF_GROUPS: readonly KindOfGroup[] = [
  ...QUEUE_KINDS,
  ...DEVICE_KINDS,
  { group: "config.openshift.io", kind: "Scheduler" },
  ...ENGINE_POLICIES,
];

export const RELEVANT_KINDS: readonly string[] = [
  ...WORKLOAD_KINDS,
  "RuntimeClass",
  "Namespace",
  "LimitRange",
  "PriorityClass",
  "NodeFeatureRule",
  "NodeReadinessRule",
  "DeviceClass",
  ...KUBERNETES_POLICIES,
  ...VOLUME_KINDS,
];

/** Reports whether an object without pods affects their admission. */
export function changesAdmission({
  apiVersion,
  kind,
}: {
  readonly apiVersion: string;
  readonly kind: string;
}): boolean {
  const group = groupOf(apiVersion);
  return (
    RELEVANT_KINDS.includes(kind) || ADMISSION_KINDS_OF_GROUPS.some((one) => one.kind === kind && one.group === group)
  );
}

/** kubectl's abbreviations. */
const SHORT_NAMES: ReadonlyMap<string, WorkloadKind> = new Map([
  ["po", "Pod"],
  ["deploy", "Deployment"],
  ["ds", "DaemonSet"],
  ["sts", "StatefulSet"],
  ["rs", "ReplicaSet"],
  ["rc", "ReplicationController"],
  ["cj", "CronJob"],
]);

/** Returns `Deployment` for `deploy`, `deployment` and `deployments.apps`; undefined for other kinds. */
export function workloadKindNamed(word: string): WorkloadKind | undefined {
  const known = word.toLowerCase().replace(/\.(?:apps|batch)$/, "");
  const isNamed = (kind: string) => [kind, `${kind}s`].includes(known);
  return SHORT_NAMES.get(known) ?? WORKLOAD_KINDS.find((kind) => isNamed(kind.toLowerCase()));
}
