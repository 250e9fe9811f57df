import { matches } from "../../model/fact.js";
import type { RefusedField } from "../../model/pool.js";
import type { PoolTaint } from "../../model/taint.js";
import type { Platform, PoolFacts } from "../platform-defaults/platform-defaults.js";
import type { LabelField } from "./label-field.js";

/** Platforms whose nodes get the labels of their group by the kubelet's flag `--node-labels`; eksctl checks the same before. */
const BY_KUBELET: ReadonlySet<Platform> = new Set<Platform>(["eks-managed", "eksctl", "eksctl-managed"]);

interface RefusingApi {
  readonly by: string;
  readonly refuses: (key: string) => boolean;
  /** Reports whether the cloud reserves a key for itself. */
  readonly keeps?: (key: string) => boolean;
}

/** Labels with AKS' prefix that AKS or its Karpenter may accept. Azure/karpenter-provider-azure#1707. */
const KNOWN_TO_AKS =
  /^kubernetes\.azure\.com\/(?:agentpool|cluster|ebpf-.+|fips_enabled|hostedvm|mode|network-.+|node-.+|nodepool-.+|os-.+|podnetwork-.+|priority|role|scalesetpriority|security-.+|sku-.+|storage.+)$/;

const KEPT_BY_GKE: ReadonlySet<string> = new Set(["sandbox.gke.io/runtime"]);

/** Taint keys that the API of EKS refuses. aws/containers-roadmap#1451, alphagov/govuk-infrastructure#1264. */
const KEPT_BY_EKS = /^(?:kubernetes\.io|k8s\.io|eks\.amazonaws\.com)\//;

const OF_EKS: ReadonlySet<Platform> = new Set<Platform>(["eks-managed", "eksctl-managed"]);

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

function taintsRefusedByEks(taints: readonly PoolTaint[]): RefusedField[] {
  const why = "no managed node group can be made with a taint under kubernetes.io/, k8s.io/ or eks.amazonaws.com/";
  const kept = taints.filter(({ key, implied }) => implied === undefined && KEPT_BY_EKS.test(key));
  return refusedTaints(kept, "EKS", why);
}

export function refusedTaints(
  taints: readonly PoolTaint[],
  by: string,
  why: string,
  help = "Write a taint of your own domain.",
): RefusedField[] {
  return taints.map(({ key, place }) => ({ what: `taint "${key}"`, place, by, why, help }));
}

const APIS: ReadonlyMap<Platform, RefusingApi> = new Map<Platform, RefusingApi>([
  // Azure/AKS#2866: keys in kubernetes.io and k8s.io must begin with a prefix that the kubelet allows.
  ["aks", { by: "AKS", refuses: isRefusedByKubelet, keeps: isLabelOfAks }],
  // hashicorp/terraform-provider-google#6003. Older labels of GKE itself stand under beta.kubernetes.io.
  [
    "gke",
    {
      by: "GKE",
      refuses: (key) => /^node-(?:role|restriction)\.kubernetes\.io\//.test(key),
      keeps: (key) => KEPT_BY_GKE.has(key),
    },
  ],
]);

export const SPOT_KEY = "kubernetes.azure.com/scalesetpriority";

/** Reports whether AKS refuses a taint of its own domain. Azure/karpenter-provider-azure#1830 and #1547. */
export function isKeptByAks({ key, value, implied }: PoolTaint): boolean {
  if (implied !== undefined || !key.startsWith("kubernetes.azure.com/")) return false;
  return key !== SPOT_KEY && !(key === "kubernetes.azure.com/mode" && value === "gateway");
}

/** ams0/aks-nvme-ssd-provisioner#5. */
function isLabelOfAks(key: string): boolean {
  return key.startsWith("kubernetes.azure.com/") && !KNOWN_TO_AKS.test(key);
}

function labelsRefusedByApi({ by, refuses, keeps }: RefusingApi, labels: LabelField | undefined): RefusedField[] {
  return Object.entries(labels?.origins ?? {}).flatMap(([key, { place }]): RefusedField[] => {
    const isKept = keeps?.(key) === true;
    if (!isKept && !refuses(key)) return [];
    const why = isKept
      ? "it is kept for what the cloud writes itself"
      : "no node pool can be made with this label of Kubernetes";
    return [{ what: `label "${key}"`, place, by, why, help: "Write a label of your own domain." }];
  });
}

/** Pods of the system must find room in a system pool. Azure/AKS#2578 SystemPoolHasRestrictedTaint. */
function taintsRefusedByAks({ mode }: PoolFacts, taints: readonly PoolTaint[]): RefusedField[] {
  const kept = taints.filter(isKeptByAks);
  if (kept.length > 0) return refusedTaints(kept, "AKS", "it is kept for what the cloud writes itself");
  if (matches(mode, /^system$/i) !== true) return [];
  const others = taints.filter(
    ({ key, effect, implied }) =>
      implied === undefined && ["NoSchedule", "NoExecute"].includes(effect) && key !== "CriticalAddonsOnly",
  );
  return refusedTaints(
    others,
    "AKS",
    "a pool of mode System takes CriticalAddonsOnly and PreferNoSchedule alone",
    'Write `mode: User`, or taint the system pool "CriticalAddonsOnly=true:NoSchedule" and put this taint on a pool of its own.',
  );
}

/** Returns labels and taints that the platform refuses, so that the pool gets no nodes. */
export function refusedByPlatform(
  platform: Platform,
  facts: PoolFacts,
  labels: LabelField | undefined,
  taints: readonly PoolTaint[],
): RefusedField[] {
  const api = APIS.get(platform);
  return [
    ...(BY_KUBELET.has(platform) ? labelsRefusedByKubelet(labels) : []),
    ...(api === undefined ? [] : labelsRefusedByApi(api, labels)),
    ...(OF_EKS.has(platform) ? taintsRefusedByEks(taints) : []),
    ...(platform === "aks" ? taintsRefusedByAks(facts, taints) : []),
  ];
}

function isIn(domain: string, domains: readonly string[]): boolean {
  return domains.some((other) => domain === other || domain.endsWith(`.${other}`));
}

/** Upstream: kubernetes cmd/kubelet/app/options/options.go ValidateKubeletFlags. */
function isRefusedByKubelet(key: string): boolean {
  const domain = key.includes("/") ? key.slice(0, key.indexOf("/")) : "";
  return isIn(domain, RESTRICTED_DOMAINS) && !isIn(domain, ALLOWED_DOMAINS) && !KUBELET_LABELS.has(key);
}

/** Returns the labels that a kubelet may not set, by default those of `--node-labels`, which keep it from starting. */
export function labelsRefusedByKubelet(labels: LabelField | undefined, refusal = AT_START): RefusedField[] {
  return Object.entries(labels?.origins ?? {}).flatMap(([key, { place }]): RefusedField[] => {
    if (!isRefusedByKubelet(key)) return [];
    return [{ what: `label "${key}"`, place, ...refusal }];
  });
}
