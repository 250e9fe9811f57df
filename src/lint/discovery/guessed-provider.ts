import { addressOf, type NodePool } from "../../model/pool.js";

/** Formats that only one platform has. */
const PROVIDER_OF_FORMAT: ReadonlyMap<string, string> = new Map([
  ["eksctl", "eks"],
  ["ack", "eks"],
  ["config-connector", "gke"],
  ["compute-class", "gke"],
  ["azure-service-operator", "aks"],
  ["openshift", "openshift"],
  ["hypershift", "openshift"],
  ["hive", "openshift"],
  ["gardener", "gardener"],
  ["kops", "kops"],
  ["kind", "kind"],
  ["k3d", "k3s"],
  ["k3s", "k3s"],
  ["kubeadm", "kubeadm"],
  ["talos", "talos"],
  ["talhelper", "talos"],
  ["nodeadm", "eks"],
]);

/** Label keys and resource addresses that only one platform has. */
const PROVIDER_OF_LABEL: readonly (readonly [RegExp, string])[] = [
  [/^(?:eks\.amazonaws\.com|alpha\.eksctl\.io|karpenter\.k8s\.aws)\//, "eks"],
  [/^cloud\.google\.com\/gke-/, "gke"],
  [/^(?:kubernetes\.azure\.com|karpenter\.azure\.com)\//, "aks"],
  [/^doks\.digitalocean\.com\//, "doks"],
];
const PROVIDER_OF_ADDRESS: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)(?:aws_eks_|(?:(?:eks_)?managed_node_groups|self_managed_node_groups|fargate_profiles)\[)/, "eks"],
  [/(?:^|\.)google_container_/, "gke"],
  [/(?:^|\.)azurerm_kubernetes_/, "aks"],
  [/(?:^|\.)digitalocean_kubernetes_/, "doks"],
];

/** Guesses values of `provider` from pools, sorted; none or several mean unknown. */
export function guessProviders(pools: readonly NodePool[]): string[] {
  const guesses = pools.flatMap((pool) => {
    const keys = [...Object.keys(pool.labels), ...(pool.platformLabels ?? [])];
    return [
      PROVIDER_OF_FORMAT.get(pool.format) ?? [],
      PROVIDER_OF_LABEL.flatMap(([known, provider]) => (keys.some((key) => known.test(key)) ? provider : [])),
      PROVIDER_OF_ADDRESS.flatMap(([known, provider]) => (known.test(addressOf(pool) ?? "") ? provider : [])),
    ].flat();
  });
  return [...new Set(guesses)].sort();
}
