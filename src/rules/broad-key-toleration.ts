import { saysOnlyPresence } from "../model/presence-value.js";
import { formatTaint } from "../model/taint.js";
import { quoted } from "../model/words.js";
import { placeInPodSpec, type Workload } from "../model/workload.js";
import { exampleWorkload, readExamples } from "./contract/examples.js";
import type { RuleFinding } from "./contract/finding.js";
import type { Rule } from "./contract/rule.js";
import { excludingReported, namePools, ofPools, taintedHere, type WrittenToleration } from "./contract/vocabulary.js";
import { poolsByToleration, type ReachedPool } from "./explanations/reached-pools.js";
import { isPlatformTaintKey } from "./facts/platform-taints.js";
import { isWelcome, whyNotToTolerate } from "./facts/reservation.js";
import { isSystemNamespace } from "./facts/system-namespaces.js";
import { formatTolerationsFor } from "./repairs/toleration-yaml.js";

/** Presence values do not tell owners apart. */
function distinctValues(reached: readonly ReachedPool[]): number {
  return new Set(reached.map(({ taint }) => (saysOnlyPresence(taint.value) ? "" : taint.value))).size;
}

function describeBroad(
  workload: Workload,
  toleration: WrittenToleration,
  reached: readonly ReachedPool[],
): RuleFinding | undefined {
  const pools = reached.map(({ pool }) => pool.pool);
  if (distinctValues(reached) < 2) return undefined;
  if (pools.every((pool) => pool.reservedFor !== undefined && isWelcome(workload, pool))) return undefined;
  const { index } = toleration.origin;
  const example = reached.find(({ pool }) => whyNotToTolerate(workload, pool.pool) === undefined);
  return {
    at: placeInPodSpec(workload, ["tolerations", index, "operator"]),
    workload,
    claims: [
      ofPools(
        `toleration of ${quoted(toleration.key ?? "")} with any value opens ${namePools(pools)}, which have different values`,
      ),
    ],
    reasons: reached.map(({ pool: { pool }, taint }) => ({ pool, reasons: [formatTaint(taint)] })),
    help:
      example === undefined
        ? "Name the value of the pool that is meant."
        : `Name the value of the pool that is meant, for example:\n${formatTolerationsFor([example.taint])}`,
    related: reached.map(({ pool, taint }) => taintedHere(pool.pool, taint)),
    subject: { tolerations: [index], pools },
    fingerprintBy: { tolerations: [index] },
  };
}

export const broadKeyToleration: Rule = {
  id: "broad-key-toleration",
  summary: "A toleration that accepts any value of a key admits the pod to pools that have different values of it.",
  severity: "note",
  why: `If pools have the taints \`team=red\` and \`team=blue\`, the value says whose pool it is. A toleration with \`operator: Exists\` admits
the pod to both, and to every pool with this key that is added later.`,
  silent: `Reported only if the pod certainly enters pools with different values of the key by this toleration. A nodeSelector that allows
only one of them is enough to be silent. Values that only say that the taint is there, such as \`true\` and \`present\`, count as one.

Not reported:

- DaemonSets and pods in system namespaces, which are meant to run on pools of others;
- keys of Kubernetes and of platforms (\`nvidia.com/gpu\`, \`kubernetes.io/arch\`), whose value names a kind of node, not an owner;
- a workload that \`reservedFor\` names on every such pool;
- a toleration that \`reserved-pool\` reports.`,
  fix: `Write the value of the pool that the pod is meant for, with \`operator: Equal\`, or list the workload under \`reservedFor\` of each
pool.`,
  examples: readExamples([
    {
      title: "The pool of another team",
      inventory: `
pools:
  - name: red
    taints: ["team=red:NoSchedule"]
  - name: blue
    taints: ["team=blue:NoSchedule"]
  - name: general
`,
      manifests: `${exampleWorkload("Deployment", "api")}
      tolerations:
        - key: team
-         operator: Exists # <--
+         operator: Equal
+         value: red
+         effect: NoSchedule
`,
    },
  ]),
  claims: ["pools"],
  yieldsTo: [
    { rule: "wildcard-toleration", by: "pool" },
    { rule: "reserved-pool", by: "toleration" },
  ],
  looksAt: "tolerations",
  *checkWorkload(fit) {
    const { workload } = fit;
    const { transientTaints } = fit.cluster;
    if (workload.kind === "DaemonSet" || isSystemNamespace(workload.namespace)) return;
    for (const [toleration, reached] of poolsByToleration(fit)) {
      const { key, operator } = toleration;
      if (!key || operator !== "Exists" || isPlatformTaintKey(key, transientTaints)) continue;
      yield excludingReported(
        reached,
        ({ pool }) => pool.pool,
        (left) => describeBroad(workload, toleration, left),
      );
    }
  },
};
