import type { Inventory } from "../model/cluster.js";
import type { NodePool } from "../model/pool.js";
import { formatTaint, type PoolTaint } from "../model/taint.js";
import { isTransientTaint } from "../model/transient-taints.js";
import { quoted } from "../model/words.js";
import { keepsPodsOff } from "../scheduling/taints/toleration.js";
import type { Rule, RuleContext } from "./contract/rule.js";
import { ofAllWorkloads, writtenTolerations } from "./contract/vocabulary.js";
import { hasKnownRemover } from "./facts/startup-taint-removers.js";

/** A workload that names the taint may well be who removes it. */
function isNamed({ key }: PoolTaint, { fits }: RuleContext): boolean {
  return fits.some((fit) => writtenTolerations(fit).some((toleration) => toleration.key === key));
}

function isUnknown(taint: PoolTaint, { cluster }: Inventory): boolean {
  return keepsPodsOff(taint) && !hasKnownRemover(taint.key) && !isTransientTaint(taint.key, cluster.transientTaints);
}

function unremoved(pool: NodePool, context: RuleContext): PoolTaint[] {
  return pool.startupTaints.filter(
    (taint) => taint.implied === undefined && isUnknown(taint, context.inventory) && !isNamed(taint, context),
  );
}

export const unremovedStartupTaint: Rule = {
  id: "unremoved-startup-taint",
  summary: "Nothing in the repository is known to remove a startup taint.",
  severity: "note",
  rationale: `A startup taint is a promise that something takes it off once the node is ready: an agent, or a controller. Karpenter and other
autoscalers do not. Without that somebody no pod ever runs on these nodes, and an autoscaler adds more of them.

It is a note, since the remover may be installed by something else. Silent for taints that a known agent removes, for those
that are named as such (\`.../agent-not-ready\`, \`startup-taint.cluster-autoscaler.kubernetes.io/\`, \`transientTaints\` of the
configuration), and where a workload tolerates the taint by its key.`,
  examples: [
    {
      title: "A taint of one's own",
      inventory: `
pools:
  - name: general
    startupTaints: ["example.org/warming-up:NoSchedule"] # <--
`,
      goodInventory: `
transientTaints: [example.org/warming-up]
pools:
  - name: general
    startupTaints: ["example.org/warming-up:NoSchedule"]
`,
      bad: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
`,
      good: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
`,
    },
  ],
  claims: ["all-workloads"],
  *checkInventory(context) {
    for (const pool of context.inventory.pools) {
      for (const taint of unremoved(pool, context)) {
        yield {
          at: taint.place,
          claims: [
            ofAllWorkloads(
              `nothing here is known to remove startup taint ${quoted(formatTaint(taint))} of pool ${quoted(pool.name)}`,
            ),
          ],
          help: "Say who removes it: tolerate it by its key there, or name it in `transientTaints`. Where pods should be kept off for good, write it under taints.",
          concerns: { pools: [pool], taints: [taint] },
          identity: { pools: [pool], taints: [taint] },
          cause: formatTaint(taint),
        };
      }
    }
  },
};
