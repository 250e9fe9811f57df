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

/** Returns the labels of `--node-labels` that keep a kubelet from starting. */
export function labelsRefusedByKubelet(labels: LabelField | undefined): RefusedField[] {
  return Object.entries(labels?.origins ?? {}).flatMap(([key, { place }]): RefusedField[] => {
    if (!isRefusedByKubelet(key)) return [];
    return [
      {
        what: `label "${key}"`,
        place,
        by: "the kubelet",
        why: "a node may not give itself such a label of Kubernetes, so no node of the group joins the cluster",
        help: "Write a label of your own domain, or one under node.kubernetes.io/, and give nodes their role once they have joined.",
      },
    ];
  });
}
