import type { WorkloadFit } from "../model/fit.js";
import type { Taint } from "../model/taint.js";
import { quoted } from "../model/words.js";
import { placeInPodSpec } from "../model/workload.js";
import { findToleration } from "../scheduling/taints/toleration.js";
import { exampleWorkload, readExamples } from "./contract/examples.js";
import type { Rule, RuleContext } from "./contract/rule.js";
import { ofObject, UNKNOWN_KEYS_FIRST, type WrittenToleration, writtenTolerations } from "./contract/vocabulary.js";

const NODE_FAILURE_KEYS: ReadonlySet<string> = new Set([
  "node.kubernetes.io/not-ready",
  "node.kubernetes.io/unreachable",
]);

/**
 * The tolerations of a node failure that tolerate nothing, yet keep Kubernetes from adding its own, so that the pod is
 * evicted at once. Upstream: plugin/pkg/admission/defaulttolerationseconds/admission.go Admit.
 */
function suppressingTolerations(fit: WorkloadFit, { inventory }: RuleContext): WrittenToleration[] {
  const { admission } = inventory.cluster;
  if (!fit.valid || !admission.defaultTolerationSeconds) return [];
  return writtenTolerations(fit).filter(({ key = "", effect }) => {
    if (!NODE_FAILURE_KEYS.has(key) || (effect && effect !== "NoExecute")) return false;
    const taint: Taint = { key, value: "", effect: "NoExecute" };
    // The taint has no value, so that the gate of Gt and Lt does not matter.
    return findToleration(fit.tolerations, taint, "off").tolerance === "no";
  });
}

export const suppressedDefaultToleration: Rule = {
  id: "suppressed-default-toleration",
  summary: "A toleration of a node failure tolerates nothing, and keeps Kubernetes from adding the one that does.",
  severity: "warning",
  why: `To each pod that says nothing about \`node.kubernetes.io/not-ready\` and \`node.kubernetes.io/unreachable\`, Kubernetes adds a
toleration for 300 seconds. It looks at the key and the effect only: a toleration with this key and a value, which no such taint
has, switches the 300 seconds off and tolerates nothing. The pod is then evicted as soon as its node is not ready for a moment.`,
  silent: `Silent where another toleration of the pod meets the taint, where the effect is NoSchedule, because Kubernetes then adds its own,
for DaemonSets, whose controller adds both without a limit, and where \`admission\` says that the plugin DefaultTolerationSeconds is
off: then \`near-miss-toleration\` tells what is wrong. That rule does not repeat a toleration that is reported here.`,
  fix: `Set \`effect: NoExecute\`, or remove the toleration: Kubernetes then adds its own.`,
  examples: readExamples([
    {
      title: "A value that the taint never has",
      inventory: `
pools:
  - name: general
`,
      manifests: `${exampleWorkload("Deployment", "api")}
      tolerations:
        - key: node.kubernetes.io/not-ready
-         operator: Equal
-         value: "true" # <--
+         operator: Exists
          effect: NoExecute
          tolerationSeconds: 60
`,
    },
  ]),
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
        claims: [
          ofObject(
            `the pod is evicted at once when its node fails: ${quoted(key)} never has ${compares ? "a number to compare" : `value ${quoted(value)}`}, and Kubernetes no longer adds its 300 s`,
          ),
        ],
        help: "Write `operator: Exists` and no value, or remove the toleration.",
        concerns: { tolerations: [origin.index] },
      };
    }
  },
};
