import { formatTaint, type PoolTaint } from "../model/taint.js";
import { quoted } from "../model/words.js";
import type { Rule } from "./contract/rule.js";
import { ofPools } from "./contract/vocabulary.js";
import { taintLists } from "./invalid-taint.js";

export const duplicateTaint: Rule = {
  id: "duplicate-taint",
  summary: "A pool has two taints with the same key and the same effect.",
  severity: "error",
  rationale: `Key and effect together identify a taint. The API server refuses a Node with two of them, whatever their values:
only one value per key and effect is possible. The same key with two effects is fine.`,
  examples: [
    {
      title: "Two values for one key and effect",
      inventory: `
pools:
  - name: general
  - name: gpu
    taints:
      - dedicated=ml:NoSchedule
      - dedicated=gpu:NoSchedule # <--
      - dedicated=ml:NoExecute
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
  - name: gpu
    taints:
      - dedicated=ml:NoSchedule
      - dedicated=ml:NoExecute
`,
    },
  ],
  claims: ["pools"],
  *checkInventory({ inventory }) {
    for (const { pool, taints } of taintLists(inventory.pools)) {
      const seen = new Map<string, PoolTaint>();
      for (const taint of taints) {
        const identity = `${taint.key} ${taint.effect}`;
        const first = seen.get(identity);
        if (first === undefined) {
          seen.set(identity, taint);
          continue;
        }
        yield {
          at: taint.place,
          claims: [
            ofPools(
              `pool ${quoted(pool.name)} has two taints with key ${quoted(taint.key)} and effect ${taint.effect}`,
            ),
          ],
          help: "Keep one of the two: a node can have only one value for a key and an effect.",
          related: [{ place: first.place, message: `${quoted(formatTaint(first))} stands here` }],
          identity: { pools: [pool], names: [taint.key, taint.effect] },
        };
      }
    }
  },
};
