import { isSlipOf } from "../../model/spelling.js";

interface Vocabulary {
  readonly values: readonly string[];
  /** Other names of the same thing. */
  readonly names?: ReadonlyMap<string, string>;
}

/** The operating system and the architecture are those of the Go program that the kubelet is. Upstream: pkg/kubelet/kubelet_node_status.go. */
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

/**
 * Older accelerators have "tesla" in their names and newer ones do not; a name that is not among these may be one that
 * came later. Documentation of GKE: GPU platforms.
 */
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

/**
 * Labels that only ever have a few values, each in one spelling. That of EKS for the capacity type is none of them: nodes
 * that one runs oneself may have it in any.
 */
const VOCABULARIES: ReadonlyMap<string, Vocabulary> = new Map([
  ["kubernetes.io/os", SYSTEMS],
  ["beta.kubernetes.io/os", SYSTEMS],
  ["kubernetes.io/arch", ARCHITECTURES],
  ["beta.kubernetes.io/arch", ARCHITECTURES],
  // Upstream: karpenter pkg/apis/v1/labels.go WellKnownValuesForRequirements.
  ["karpenter.sh/capacity-type", { values: ["on-demand", "spot", "reserved"] }],
  // Documentation of AKS: labels that it gives nodes by itself.
  ["kubernetes.azure.com/mode", { values: ["system", "user"] }],
  ["kubernetes.azure.com/scalesetpriority", { values: ["spot", "regular"] }],
  // Documentation of EKS: how it tells Auto Mode, Fargate and hybrid nodes from others.
  ["eks.amazonaws.com/compute-type", { values: ["auto", "fargate", "ec2", "hybrid"] }],
  ["cloud.google.com/gke-spot", { values: ["true"] }],
  ["cloud.google.com/gke-accelerator", { values: [], names: ACCELERATORS }],
]);

/** The value of a label that a text means which no node ever has; undefined for a right one, and for one that nobody knows. */
export function labelValueMeantBy(key: string, value: string): string | undefined {
  const vocabulary = VOCABULARIES.get(key);
  if (vocabulary === undefined || vocabulary.values.includes(value)) return undefined;
  const named = vocabulary.names?.get(value.toLowerCase());
  // A letter makes a difference in these: `arm` and `amd`, `386` and `86`.
  return named ?? vocabulary.values.find((known) => isSpeltLike(value, known));
}

function isSpeltLike(value: string, known: string): boolean {
  const fold = (text: string) => text.toLowerCase().replaceAll(/[-_]/g, "");
  return fold(value) === fold(known) || (Math.min(value.length, known.length) > 4 && isSlipOf(value, known));
}
