import { workload } from "../workload-texts.js";
import type { Exception } from "./exception.js";

const labelled = (...spec: string[]) =>
  workload("Deployment", spec).replace(
    "  template:\n",
    "  template:\n    metadata: {labels: {kubernetes.io/arch: arm64}}\n",
  );

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "Silent where the pod asks for the label as well",
    inventory: "pools: [{name: general}]",
    spoken: labelled(),
    silent: labelled("nodeSelector: {kubernetes.io/arch: arm64}"),
  },
];
