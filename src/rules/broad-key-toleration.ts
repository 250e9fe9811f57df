import { formatTaint } from "../model/taint.js";
import { placeInPodSpec } from "../model/workload.js";
import { type OpenedPool, poolsByToleration } from "./opened-pools.js";
import { isPlatformTaintKey } from "./platform-taints.js";
import { isIntruder } from "./reservation.js";
import type { Rule } from "./rule.js";
import { isSystemNamespace } from "./system-namespaces.js";
import { formatTolerationsFor } from "./toleration-yaml.js";
import { list, quoted } from "./wording.js";

/** Values that only say that a taint is there: they are no two owners. */
const PRESENCE_VALUES: ReadonlySet<string> = new Set(["", "true", "yes", "1", "present", "exists", "enabled"]);

function distinctValues(opened: readonly OpenedPool[]): number {
  return new Set(opened.map(({ taint }) => (PRESENCE_VALUES.has(taint.value) ? "" : taint.value))).size;
}

export const broadKeyToleration: Rule = {
  id: "broad-key-toleration",
  summary: "A toleration of a key with any value opens pools that have this key with different values.",
  severity: "note",
  rationale: `Where pools have the taints \`team=red\` and \`team=blue\`, the value says whose pool it is. A toleration with
\`operator: Exists\` opens both, and every pool with this key that is added later.

Reported only when the pod certainly enters pools with different values of the key by this toleration: a nodeSelector that
leaves one of them is enough to be silent. Values that only say that the taint is there, such as \`true\` and \`present\`,
count as one. Silent for DaemonSets and in the namespaces of the system, which are meant to run on pools of others; for
keys of Kubernetes and of platforms (\`nvidia.com/gpu\`, \`kubernetes.io/arch\`), whose value names a kind of node and not
an owner; where \`reservedFor\` names the workload on every such pool; and where \`reserved-pool\` reports the toleration.`,
  examples: [
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
      bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      tolerations:
        - key: team
          operator: Exists # <--
`,
      good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  template:
    spec:
      containers: [{name: api, image: api:1}]
      tolerations:
        - key: team
          operator: Equal
          value: red
          effect: NoSchedule
`,
    },
  ],
  *checkWorkload(fit, { inventory }) {
    const { workload } = fit;
    const { comparisonOperators, transientTaints } = inventory.cluster;
    if (workload.kind === "DaemonSet" || isSystemNamespace(workload.namespace)) return;
    for (const [toleration, opened] of poolsByToleration(fit, comparisonOperators)) {
      const { key, operator } = toleration;
      if (!key || operator !== "Exists" || isPlatformTaintKey(key, transientTaints)) continue;
      if (distinctValues(opened) < 2) continue;
      const pools = opened.map(({ pool }) => pool.pool);
      if (pools.every(({ reservedFor }) => reservedFor !== undefined)) continue;
      if (pools.some((pool) => isIntruder(workload, pool))) continue;
      const names = [...new Set(pools.map(({ name }) => quoted(name)))];
      yield {
        at: placeInPodSpec(workload, ["tolerations", toleration.origin.index, "operator"]),
        workload,
        message: `toleration of ${quoted(key)} with any value opens pools ${list(names)}, which have different values`,
        details: opened.map(({ pool, taint }) => `${pool.pool.name}: ${formatTaint(taint)}`),
        help: `Name the value of the pool that is meant, for example:\n${formatTolerationsFor(opened.slice(0, 1).map(({ taint }) => taint))}`,
        related: opened.map(({ pool, taint }) => ({
          place: taint.place,
          message: `pool ${quoted(pool.pool.name)} is tainted here`,
        })),
        subject: `${key} Exists ${toleration.effect ?? ""}`,
      };
    }
  },
};
