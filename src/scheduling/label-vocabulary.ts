import { isSlipOf } from "../model/nearest-word.js";

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
