import { MAX_STEPS } from "../cel/values.js";
import { mayBePolicy } from "../manifest/objects/kinds.js";
import type { KubernetesObject } from "../manifest/objects/objects.js";
import { createBudget } from "../model/budget.js";
import type { AdmissionObjects } from "../model/cluster.js";
import type { SourceProblem } from "../model/source.js";
import { getString, getValue } from "../yaml/node-value.js";
import { createPodChanger } from "./change-pod.js";
import { type PolicyObject, readPolicyObject } from "./contract/object-policy.js";
import type { PodPolicy } from "./contract/policy.js";
import { readGatekeeperMutations } from "./gatekeeper.js";
import { readGuards } from "./guards.js";
import { readKyvernoPolicies } from "./kyverno/cluster-policy.js";
import { readMutatingAdmissionPolicies, readMutatingPolicies } from "./mutating-policies.js";
import { readMutatingWebhooks } from "./webhooks.js";

/** Steps of a whole cluster, about 20 s: 5,000 for each of 20,000 workloads. */
const MAX_STEPS_OF_CLUSTER = 400 * MAX_STEPS;
const NAME_LABEL = "kubernetes.io/metadata.name";

/** Reads policies in the API server's order. `possible` may belong to the cluster; `ignoredWebhooks` are globs. */
export function readPolicies(
  own: Iterable<KubernetesObject>,
  possible: Iterable<KubernetesObject>,
  ignoredWebhooks: readonly string[] = [],
): Pick<AdmissionObjects, "changePod" | "guards" | "policyText" | "policyFaults"> {
  const ours = [...own];
  const others = [...possible];
  const read = (list: readonly KubernetesObject[], isOwn: boolean): PolicyObject[] =>
    list.filter(mayBePolicy).flatMap((object) => readPolicyObject(object, isOwn) ?? []);
  const objects = [...read(ours, true), ...read(others, false)];
  if (objects.length === 0) return {};
  const faults: SourceProblem[] = [];
  const policies: PodPolicy[] = [
    ...readMutatingAdmissionPolicies(objects, faults),
    ...readGatekeeperMutations(objects, faults),
    ...readKyvernoPolicies(objects, faults),
    ...readMutatingPolicies(objects, faults),
    ...readMutatingWebhooks(objects, ignoredWebhooks, faults),
  ];
  const labels = namespaceLabels([...ours, ...others]);
  const budget = createBudget(MAX_STEPS_OF_CLUSTER);
  return {
    changePod: createPodChanger(policies, labels, budget),
    policyFaults: faults,
    guards: readGuards(read(ours, true), labels, budget),
    policyText: JSON.stringify(objects.map(({ json, isOwn }) => [json, isOwn])),
  };
}

/** Returns labels of declared namespaces; of others only the name is known. */
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
