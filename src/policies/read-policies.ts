import type { KubernetesObject } from "../manifest/objects/objects.js";
import { getString, getValue } from "../manifest/yaml/node-value.js";
import type { AdmissionObjects } from "../model/cluster.js";
import { createPodChanger } from "./change-pod.js";
import { readGatekeeperMutations } from "./gatekeeper.js";
import { readGuards } from "./guards.js";
import { readKyvernoPolicies } from "./kyverno/cluster-policy.js";
import { readMutatingPolicies } from "./kyverno/mutating-policy.js";
import { readMutatingAdmissionPolicies } from "./mutating-admission-policy.js";
import { type PolicyObject, readPolicyObject } from "./object-policy.js";
import type { PodPolicy } from "./policy.js";
import { mayBePolicy } from "./policy-kinds.js";
import { readMutatingWebhooks } from "./webhooks.js";

const NAME_LABEL = "kubernetes.io/metadata.name";

/**
 * What the policies among the objects do to pods. `own` are the objects of the cluster,
 * `possible` those that may belong to it. In the order of the API server: its own policies, then the webhooks of engines.
 */
export function readPolicies(
  own: Iterable<KubernetesObject>,
  possible: Iterable<KubernetesObject>,
): Pick<AdmissionObjects, "changePod" | "guards" | "policyText"> {
  const ours = [...own];
  const others = [...possible];
  const read = (list: readonly KubernetesObject[], isOwn: boolean): PolicyObject[] =>
    list.filter(mayBePolicy).flatMap((object) => readPolicyObject(object, isOwn) ?? []);
  const objects = [...read(ours, true), ...read(others, false)];
  if (objects.length === 0) return {};
  const policies: PodPolicy[] = [
    ...readMutatingAdmissionPolicies(objects),
    ...readGatekeeperMutations(objects),
    ...readKyvernoPolicies(objects),
    ...readMutatingPolicies(objects),
    ...readMutatingWebhooks(objects),
  ];
  const labels = namespaceLabels([...ours, ...others]);
  return {
    changePod: createPodChanger(policies, labels),
    guards: readGuards(read(ours, true), labels),
    policyText: JSON.stringify(objects.map(({ json, isOwn }) => [json, isOwn])),
  };
}

/** A namespace that the repository declares has the labels that it says; of any other one nobody knows but its name. */
function namespaceLabels(objects: readonly KubernetesObject[]) {
  const declared = new Map(
    objects
      .filter(({ kind, apiVersion }) => kind === "Namespace" && apiVersion === "v1")
      .map(({ node }) => {
        const metadata = getValue(node, "metadata");
        return [getString(metadata, "name") ?? "", getValue(metadata, "labels")] as const;
      }),
  );
  return (namespace: string, key: string): string | null | undefined => {
    if (key === NAME_LABEL) return namespace;
    return declared.has(namespace) ? (getString(declared.get(namespace), key) ?? null) : undefined;
  };
}
