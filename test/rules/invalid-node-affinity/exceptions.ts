import type { Exception } from "../exception.js";
import { preferring, workload } from "../workload-texts.js";

const WILDCARD = "{key: pool, operator: In, values: ['spot*']}";

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "Pods that name their only node, as those of a DaemonSet do, are not scored and not reported",
    inventory: "pools: [{name: general}]",
    spoken: workload("Deployment", [preferring(WILDCARD)]),
    silent: workload("DaemonSet", [preferring(WILDCARD)]),
  },
];
