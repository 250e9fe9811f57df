import { DECLARED_FORMAT } from "../model/pool.js";
import { formatTaint } from "../model/taint.js";
import { isTransientTaint } from "../model/transient-taints.js";
import { quoted } from "../model/words.js";
import type { Rule } from "./contract/rule.js";
import { ofPools } from "./contract/vocabulary.js";

export const startupTaintDeclaredPermanent: Rule = {
  id: "startup-taint-declared-permanent",
  summary: "A pool lists a taint that goes by itself among its permanent ones.",
  severity: "note",
  rationale: `An agent or a controller removes taints such as \`node.cilium.io/agent-not-ready\` or
\`node.cloudprovider.kubernetes.io/uninitialized\` once the node is ready. Under \`taints\` of a pool they count for ever, so
that every pod without a toleration looks unschedulable there. Under \`startupTaints\` they count as what they are.

It is a warning for a NodePool of Karpenter: for a pod that does not tolerate the taint Karpenter makes no node of it, although
the taint would be gone once the node is up.

Looked at are pools that are declared by hand and NodePools, for keys that Kubernetes, autoscalers and agents are known to remove and for
the cluster's own \`transientTaints\`.`,
  examples: [
    {
      title: "The taint of a network agent",
      inventory: `
pools:
  - name: general
  - name: batch
    taints:
      - dedicated=batch:NoSchedule
      - node.cilium.io/agent-not-ready=true:NoExecute # <--
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
      goodInventory: `
pools:
  - name: general
  - name: batch
    taints:
      - dedicated=batch:NoSchedule
    startupTaints:
      - node.cilium.io/agent-not-ready=true:NoExecute
`,
    },
  ],
  claims: ["pools"],
  *checkInventory({ inventory }) {
    for (const pool of inventory.pools) {
      // Every other format tells itself which taints are permanent, or means both.
      const isDeclared = pool.format === DECLARED_FORMAT;
      if (!isDeclared && pool.format !== "karpenter") continue;
      for (const taint of pool.taints) {
        if (!isTransientTaint(taint.key, inventory.cluster.transientTaints)) continue;
        const where = isDeclared ? '"taints" holds what stays' : 'Karpenter takes what "taints" holds for lasting';
        yield {
          at: taint.place,
          severity: !isDeclared ? ("warning" as const) : undefined,
          claims: [
            ofPools(`taint ${quoted(formatTaint(taint))} of pool ${quoted(pool.name)} goes by itself, but ${where}`),
          ],
          help: 'Move it to "startupTaints" if new nodes start with it, else remove it: no workload has to tolerate it.',
          identity: { pools: [pool], taints: [taint] },
        };
      }
    }
  },
};
