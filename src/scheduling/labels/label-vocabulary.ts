import { isSlipOf } from "../../model/words.js";

interface Vocabulary {
  readonly values: readonly string[];
  /** Synonyms of values, in lower case. */
  readonly names?: ReadonlyMap<string, string>;
}

/** GOOS and GOARCH of the kubelet. Upstream: pkg/kubelet/kubelet_node_status.go. */
const SYSTEMS: Vocabulary = { values: ["linux", "windows"] };
const ARCHITECTURES: Vocabulary = {
  values: ["amd64", "arm64", "arm", "386", "ppc64le", "s390x", "riscv64"],
  names: new Map([
    ["x86_64", "amd64"],
    ["x86-64", "amd64"],
    ["x64", "amd64"],
    ["aarch64", "arm64"],
  ]),
};

/** "tesla" is only in older names; unlisted names may be newer. Source: GKE, GPU platforms. */
const ACCELERATORS: ReadonlyMap<string, string> = new Map([
  ["nvidia-k80", "nvidia-tesla-k80"],
  ["nvidia-p4", "nvidia-tesla-p4"],
  ["nvidia-p100", "nvidia-tesla-p100"],
  ["nvidia-v100", "nvidia-tesla-v100"],
  ["nvidia-t4", "nvidia-tesla-t4"],
  ["nvidia-a100", "nvidia-tesla-a100"],
  ["nvidia-a100-40gb", "nvidia-tesla-a100"],
  ["nvidia-tesla-a100-80gb", "nvidia-a100-80gb"],
  ["nvidia-tesla-l4", "nvidia-l4"],
]);

/** EKS's capacity type: self-managed nodes may spell it in any way. */
export const MANAGED_CAPACITY_TYPE = "eks.amazonaws.com/capacityType";

/** Labels with a closed set of values. */
const VOCABULARIES: ReadonlyMap<string, Vocabulary> = new Map([
  ["kubernetes.io/os", SYSTEMS],
  ["beta.kubernetes.io/os", SYSTEMS],
  ["kubernetes.io/arch", ARCHITECTURES],
  ["beta.kubernetes.io/arch", ARCHITECTURES],
  // Upstream: karpenter pkg/apis/v1/labels.go WellKnownValuesForRequirements.
  ["karpenter.sh/capacity-type", { values: ["on-demand", "spot", "reserved"] }],
  // Documentation of EKS: capacity types of managed node groups.
  [MANAGED_CAPACITY_TYPE, { values: ["ON_DEMAND", "SPOT", "CAPACITY_BLOCK"] }],
  // Documentation of AKS: labels set by AKS.
  ["kubernetes.azure.com/mode", { values: ["system", "user"] }],
  ["kubernetes.azure.com/scalesetpriority", { values: ["spot", "regular"] }],
  // Documentation of EKS: labels that distinguish Auto Mode, Fargate and hybrid nodes.
  ["eks.amazonaws.com/compute-type", { values: ["auto", "fargate", "ec2", "hybrid"] }],
  ["cloud.google.com/gke-spot", { values: ["true"] }],
  ["cloud.google.com/gke-accelerator", { values: [], names: ACCELERATORS }],
]);

/** Returns the label value that a misspelt value means; undefined for a correct value and for an unknown one. */
export function labelValueMeantBy(key: string, value: string): string | undefined {
  const vocabulary = VOCABULARIES.get(key);
  if (vocabulary === undefined || vocabulary.values.includes(value)) return undefined;
  const named = vocabulary.names?.get(value.toLowerCase());
  // One letter matters in short values: `arm` and `amd`, `386` and `86`.
  return named ?? vocabulary.values.find((known) => isSpeltLike(value, known));
}

function isSpeltLike(value: string, known: string): boolean {
  const fold = (text: string) => text.toLowerCase().replaceAll(/[-_]/g, "");
  return fold(value) === fold(known) || (Math.min(value.length, known.length) > 4 && isSlipOf(value, known));
}
