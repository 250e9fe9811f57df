import type { FieldPath } from "../../model/source.js";
import type { WorkloadKind } from "../../model/workload.js";
import type { KindOfGroup } from "../relevance.js";
import { DEVICE_KINDS } from "./device-objects.js";
import { GANG_KINDS } from "./gang-objects.js";
import { groupOf } from "./objects.js";
import { QUEUE_KINDS } from "./queue-objects.js";

interface WorkloadKindDescriptor {
  readonly kind: WorkloadKind;
  /** API groups that serve the kind; `extensions` did before Kubernetes 1.16. */
  readonly groups: readonly string[];
  /** From the object's root to its pod spec. */
  readonly podSpec: FieldPath;
}

const TEMPLATE: FieldPath = ["spec", "template", "spec"];

/** The kinds of Kubernetes itself that hold a pod spec, and where. A Job of another group is not one of them. */
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

/** Where the pod spec of an object lives, or undefined when the object is no workload of Kubernetes itself. */
export function podSpecPathOf(apiVersion: string, kind: string): FieldPath | undefined {
  const group = groupOf(apiVersion);
  return WORKLOAD_KIND_TABLE.find((row) => row.kind === kind && row.groups.includes(group))?.podSpec;
}

/** What changes pods at admission by rules of its own, but for the kinds of other groups: they are told by the group. */
const POLICY_KINDS = [
  "MutatingAdmissionPolicy",
  "MutatingAdmissionPolicyBinding",
  "MutatingWebhookConfiguration",
  "ValidatingAdmissionPolicy",
  "ValidatingAdmissionPolicyBinding",
];

/** Kinds of policies, of queues and of devices, whose names say little without their group. */
export const ADMISSION_KINDS_OF_GROUPS: readonly KindOfGroup[] = [
  ...QUEUE_KINDS,
  ...DEVICE_KINDS,
  ...GANG_KINDS,
  { group: "config.openshift.io", kind: "Scheduler" },
  { group: "kyverno.io", kind: "ClusterPolicy" },
  { group: "kyverno.io", kind: "Policy" },
  { group: "policies.kyverno.io", kind: "MutatingPolicy" },
  { group: "policies.kyverno.io", kind: "NamespacedMutatingPolicy" },
  { group: "policies.kyverno.io", kind: "ValidatingPolicy" },
  { group: "mutations.gatekeeper.sh", kind: "Assign" },
  { group: "mutations.gatekeeper.sh", kind: "ModifySet" },
];

/** Every kind whose documents are worth parsing: workloads, what changes pods at admission, and what taints nodes. */
export const RELEVANT_KINDS: readonly string[] = [
  ...WORKLOAD_KINDS,
  "RuntimeClass",
  "Namespace",
  "NodeFeatureRule",
  "NodeReadinessRule",
  "DeviceClass",
  ...POLICY_KINDS,
];

/** Reports whether an object that holds no pod decides about pods all the same. */
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
