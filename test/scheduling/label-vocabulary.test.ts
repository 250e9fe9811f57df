import { expect, it } from "vitest";
import { labelValueMeantBy } from "../../src/scheduling/labels/label-vocabulary.js";

it.each([
  ["kubernetes.io/os", "Linux", "linux"],
  ["beta.kubernetes.io/os", "Windows", "windows"],
  ["kubernetes.io/arch", "ARM64", "arm64"],
  ["beta.kubernetes.io/arch", "AMD64", "amd64"],
  ["kubernetes.io/arch", "x86_64", "amd64"],
  ["kubernetes.io/arch", "X86-64", "amd64"],
  ["kubernetes.io/arch", "x64", "amd64"],
  ["kubernetes.io/arch", "aarch64", "arm64"],
  ["kubernetes.io/arch", "ppc64-le", "ppc64le"],
  ["karpenter.sh/capacity-type", "ON_DEMAND", "on-demand"],
  ["karpenter.sh/capacity-type", "SPOT", "spot"],
  ["kubernetes.azure.com/mode", "User", "user"],
  ["kubernetes.azure.com/scalesetpriority", "Spot", "spot"],
  ["eks.amazonaws.com/compute-type", "Fargate", "fargate"],
  ["eks.amazonaws.com/compute-type", "hybird", "hybrid"],
  ["cloud.google.com/gke-spot", "True", "true"],
  ["cloud.google.com/gke-accelerator", "nvidia-t4", "nvidia-tesla-t4"],
  ["cloud.google.com/gke-accelerator", "nvidia-tesla-l4", "nvidia-l4"],
])("of %s %s means %s", (key, value, meant) => {
  expect(labelValueMeantBy(key, value)).toBe(meant);
});

it.each([
  ["kubernetes.io/arch", "arm64"],
  ["kubernetes.io/arch", "riscv64"],
  ["kubernetes.io/arch", "arn"],
  ["kubernetes.io/arch", "86"],
  ["kubernetes.io/os", "plan9"],
  ["kubernetes.azure.com/mode", "users2"],
  ["karpenter.sh/capacity-type", "reserved"],
  ["kubernetes.azure.com/mode", "system"],
  ["eks.amazonaws.com/compute-type", "auto"],
  ["cloud.google.com/gke-accelerator", "nvidia-h100-80gb"],
  ["example.com/pool", "Spot"],
])("of %s nothing is known to be meant by %s", (key, value) => {
  expect(labelValueMeantBy(key, value)).toBeUndefined();
});
