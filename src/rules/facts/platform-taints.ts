import { CONTROL_PLANE_KEYS } from "../../model/pool.js";
import { isTransientTaint } from "../../model/state-taints.js";
import { nearestKeyOf } from "../../model/words.js";

/** Keys of platforms, operators and conventions, which charts tolerate in advance. */
const PLATFORM_KEYS: ReadonlySet<string> = new Set([
  ...CONTROL_PLANE_KEYS,
  "node-role.kubernetes.io/etcd",
  "node-role.kubernetes.io/infra",
  "node-role.kubernetes.io/api-server",
  "CriticalAddonsOnly",
  "kubernetes.io/arch",
  "nvidia.com/gpu",
  "amd.com/gpu",
  "google.com/tpu",
  "habana.ai/gaudi",
  "aws.amazon.com/neuron",
  "aws.amazon.com/neuroncore",
  "sandbox.gke.io/runtime",
  "eks.amazonaws.com/compute-type",
  "virtual-kubelet.io/provider",
  "components.gke.io/gke-managed-components",
  // Rancher's charts tolerate it on clusters with Windows nodes.
  "cattle.io/os",
  // Zero to JupyterHub's charts tolerate both spellings; Google takes no slash.
  "hub.jupyter.org/dedicated",
  "hub.jupyter.org_dedicated",
  "ScalewayGPU",
]);

const PLATFORM_PREFIXES: readonly string[] = [
  "node.kubernetes.io/",
  "node.cloudprovider.kubernetes.io/",
  "kubernetes.azure.com/",
  "cloud.google.com/",
  "karpenter.sh/",
  // AWS' node termination handler, while a node is about to go.
  "aws-node-termination-handler/",
  // CAST AI and Spot Ocean make nodes that no declaration shows.
  "scheduling.cast.ai/",
  "spotinst.io/",
  "node.openshift.io/",
  "node.ocs.openshift.io/",
];

/** Returns the platform key that a wrong domain means: `nvidia/gpu`. */
export function wellKnownKeyMeantBy(key: string): string | undefined {
  return key.includes("/") ? nearestKeyOf(key, [...PLATFORM_KEYS]) : undefined;
}

/** Reports whether nodes may have the key undeclared. */
export function isPlatformTaintKey(key: string, transientTaints: readonly string[]): boolean {
  return (
    PLATFORM_KEYS.has(key) ||
    PLATFORM_PREFIXES.some((prefix) => key.startsWith(prefix)) ||
    isTransientTaint(key, transientTaints)
  );
}
