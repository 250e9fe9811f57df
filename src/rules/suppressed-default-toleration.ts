import type { WorkloadFit } from "../model/pool-fit.js";
import { type Taint, type WrittenToleration, writtenTolerations } from "../model/taint.js";
import { quoted } from "../model/words.js";
import { placeInPodSpec } from "../model/workload.js";
import { NODE_FAILURE_KEYS } from "../scheduling/admission/default-toleration-seconds.js";
import { findToleration } from "../scheduling/taints/toleration.js";
import { ofObject } from "./contract/claim.js";
import { type Rule, type RuleContext, UNKNOWN_KEYS_FIRST } from "./contract/rule.js";

/**
 * Returns dead tolerations that keep Kubernetes from adding its own, so that failure evicts at once. Upstream:
 * plugin/pkg/admission/defaulttolerationseconds/admission.go Admit.
 */
function suppressingTolerations(fit: WorkloadFit, { inventory }: RuleContext): WrittenToleration[] {
  const { admission } = inventory.cluster;
  if (!fit.valid || !admission.defaultTolerationSeconds) return [];
  return writtenTolerations(fit).filter(({ key = "", effect }) => {
    if (!NODE_FAILURE_KEYS.includes(key) || (effect && effect !== "NoExecute")) return false;
    const taint: Taint = { key, value: "", effect: "NoExecute" };
    // The taint has no value, so that the gate of Gt and Lt does not matter.
    return findToleration(fit.tolerations, taint, "off").tolerance === "no";
  });
}

export const suppressedDefaultToleration: Rule = {
  id: "suppressed-default-toleration",
  checksFragments: true,
  claims: ["object"],
  yieldsTo: UNKNOWN_KEYS_FIRST,
  looksAt: "tolerations",
  *checkWorkload(fit, context) {
    const { workload } = fit;
    for (const { key = "", operator, value = "", origin } of suppressingTolerations(fit, context)) {
      const compares = operator === "Gt" || operator === "Lt";
      yield {
        at: placeInPodSpec(workload, ["tolerations", origin.index, compares ? "operator" : "value"]),
        workload,
        claims: ofObject(
          `the pod is evicted at once when its node fails: ${quoted(key)} never has ${compares ? "a number to compare" : `value ${quoted(value)}`}, and Kubernetes no longer adds its 300 s`,
        ),
        help: "Write `operator: Exists` and no value, or remove the toleration.",
        subject: { tolerations: [origin.index] },
      };
    }
  },
};
