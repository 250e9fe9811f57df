import type { RefusedField } from "../../model/pool.js";
import type { Platform } from "../implied.js";
import type { LabelField } from "./label-field.js";

/** Upstream: kubernetes staging/src/k8s.io/kubelet/pkg/apis/well_known_labels.go kubeletLabels. */
const ALLOWED: ReadonlySet<string> = new Set([
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

/** Platforms whose nodes get the labels of their group by the kubelet's flag `--node-labels`; eksctl checks the same before. */
const BY_KUBELET: ReadonlySet<Platform> = new Set<Platform>(["eks-managed", "eksctl", "eksctl-managed"]);

function isIn(domain: string, domains: readonly string[]): boolean {
  return domains.some((other) => domain === other || domain.endsWith(`.${other}`));
}

/** Upstream: kubernetes cmd/kubelet/app/options/options.go ValidateKubeletFlags. */
function isRefused(key: string): boolean {
  const domain = key.includes("/") ? key.slice(0, key.indexOf("/")) : "";
  return isIn(domain, RESTRICTED_DOMAINS) && !isIn(domain, ALLOWED_DOMAINS) && !ALLOWED.has(key);
}

/** The labels with which a kubelet does not start. */
export function labelsRefusedByKubelet(platform: Platform, labels: LabelField | undefined): RefusedField[] {
  if (!BY_KUBELET.has(platform)) return [];
  return Object.entries(labels?.origins ?? {}).flatMap(([key, { place }]): RefusedField[] => {
    if (!isRefused(key)) return [];
    return [
      {
        what: `label "${key}"`,
        place,
        by: "the kubelet",
        why: "a node may give itself no such label of Kubernetes, so that no node of the group joins the cluster",
        help: "Write a label of your own domain, or one under node.kubernetes.io/, and give nodes their role once they have joined.",
      },
    ];
  });
}
