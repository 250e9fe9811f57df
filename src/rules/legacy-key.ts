import { isUpstreamCopy } from "../model/path-steps.js";
import { type Rule, UNKNOWN_KEYS_FIRST, yieldTo } from "./contract/rule.js";
import { checkControlPlaneKey } from "./legacy/control-plane-key.js";
import { checkNodeLabels } from "./legacy/node-label.js";
import { checkAnnotations, checkRenamedKeys } from "./legacy/renamed-key.js";

const CHECKS = [checkControlPlaneKey, checkNodeLabels, checkRenamedKeys, checkAnnotations];

export const legacyKey: Rule = {
  id: "legacy-key",
  checksFragments: true,
  claims: ["no-effect", "object", "pools"],
  yieldsTo: [
    ...yieldTo("toleration", "unschedulable"),
    ...yieldTo("selector", "unschedulable"),
    ...yieldTo("toleration", "daemonset-misses-pool"),
    ...UNKNOWN_KEYS_FIRST,
  ],
  *checkWorkload(fit, context) {
    if (context.inventory.isFound && isUpstreamCopy(fit.workload.document.file.path)) return;
    for (const check of CHECKS) yield* check(fit, context);
  },
};
