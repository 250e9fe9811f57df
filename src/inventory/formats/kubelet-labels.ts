import type { RefusedField } from "../../model/pool.js";
import type { LabelField } from "./label-field.js";

/** Upstream: kubernetes staging/src/k8s.io/kubelet/pkg/apis/well_known_labels.go kubeletLabels. */
export const KUBELET_LABELS: ReadonlySet<string> = new Set([
  "beta.kubernetes.io/arch",
  "beta.kubernetes.io/instance-type",
  "beta.kubernetes.io/os",
  "failure-domain.beta.kubernetes.io/region",
  "failure-domain.beta.kubernetes.io/zone",
  "kubernetes.io/arch",
  "kubernetes.io/hostname",
  "kubernetes.io/os",
  "node.kubernetes.io/instance-type",
  "topology.kubernetes.io/region",
  "topology.kubernetes.io/zone",
]);
/** Upstream: the same file, kubeletLabelNamespaces. */
const ALLOWED_DOMAINS = ["kubelet.kubernetes.io", "node.kubernetes.io"];
const RESTRICTED_DOMAINS = ["kubernetes.io", "k8s.io"];

function isIn(domain: string, domains: readonly string[]): boolean {
  return domains.some((other) => domain === other || domain.endsWith(`.${other}`));
}

/** Upstream: kubernetes cmd/kubelet/app/options/options.go ValidateKubeletFlags. */
export function isRefusedByKubelet(key: string): boolean {
  const domain = key.includes("/") ? key.slice(0, key.indexOf("/")) : "";
  return isIn(domain, RESTRICTED_DOMAINS) && !isIn(domain, ALLOWED_DOMAINS) && !KUBELET_LABELS.has(key);
}

type Refusal = Pick<RefusedField, "by" | "why" | "help">;

const AT_START: Refusal = {
  by: "the kubelet",
  why: "a node may not give itself such a label of Kubernetes, so no node of the group joins the cluster",
  help: "Write a label of your own domain, or one under node.kubernetes.io/, and give nodes their role once they have joined.",
};
/** Labels that a worker of Talos sets on its own node. Upstream: kubernetes plugin/pkg/admission/noderestriction. */
export const OF_OWN_NODE: Refusal = {
  by: "the API server",
  why: "a worker may not give its own node such a label of Kubernetes",
  help: "Write a label of your own domain, or one under node.kubernetes.io/, and give workers their role with kubectl.",
};

/** Returns the labels that a kubelet may not set, by default those of `--node-labels`, which keep it from starting. */
export function labelsRefusedByKubelet(labels: LabelField | undefined, refusal = AT_START): RefusedField[] {
  return Object.entries(labels?.origins ?? {}).flatMap(([key, { place }]): RefusedField[] => {
    if (!isRefusedByKubelet(key)) return [];
    return [{ what: `label "${key}"`, place, ...refusal }];
  });
}
