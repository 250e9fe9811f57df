import { exampleFolderOf } from "../model/folder-roles.js";
import { groupBy } from "../model/group-by.js";
import type { Place } from "../model/source.js";
import { quoted } from "../model/words.js";
import { placeInPodSpec } from "../model/workload.js";
import { exampleWorkload } from "./contract/example-workload.js";
import type { Rule } from "./contract/rule.js";
import {
  type Asked,
  asksByKey,
  describeAsks,
  isMixed,
  listValues,
  nameOfAsked,
  oddOneOut,
  usesInOrder,
} from "./explanations/value-conventions.js";

function placeOf({ fit: { workload }, index }: Asked): Place {
  const { value } = workload.podSpec.tolerations[index] ?? {};
  return placeInPodSpec(workload, ["tolerations", index, value === undefined ? "key" : "value"]);
}

export const mixedTolerationValues: Rule = {
  id: "mixed-toleration-values",
  summary: "Workloads tolerate one taint key with several values that mean the same, such as `true` and `present`.",
  severity: "warning",
  rationale: `Two charts, two conventions: one tolerates \`nvidia.com/gpu=true\`, the other \`nvidia.com/gpu=present\`. A taint has
only one of them, so that one of the two pods stays off the nodes that both are meant for.

Only values that say nothing but "it is there" are compared: \`true\`, \`present\`, \`yes\` and no value. A key that also
has any other value, such as \`dedicated=<team>\`, is meant to have several. A workload that tolerates several values knows
of them and does not count. What stands in the folder of an example is compared with nothing outside of it: each may be meant
for another cluster.

Reported for a key that no declared pool has, and only while other pools may exist: where a pool has the key,
\`near-miss-toleration\` names the toleration that is wrong, and what pools disagree about is \`mixed-taint-values\`.`,
  examples: [
    {
      title: "Two charts, two conventions",
      inventory: `
complete: false
pools:
  - name: general
`,
      bad: `${exampleWorkload("Deployment", "recommender")}
      tolerations:
        - {key: nvidia.com/gpu, operator: Equal, value: present, effect: NoSchedule}
---${exampleWorkload("Deployment", "trainer")}
      tolerations:
        - {key: nvidia.com/gpu, operator: Equal, value: "true", effect: NoSchedule} # <--
`,
      good: `${exampleWorkload("Deployment", "recommender")}
      tolerations:
        - {key: nvidia.com/gpu, operator: Equal, value: present, effect: NoSchedule}
---${exampleWorkload("Deployment", "trainer")}
      tolerations:
        - {key: nvidia.com/gpu, operator: Exists, effect: NoSchedule}
`,
    },
  ],
  claims: ["beyond-inventory"],
  *checkInventory({ inventory, fits }) {
    const declared = new Set(
      inventory.pools.flatMap((pool) => [...pool.taints, ...pool.startupTaints].map(({ key }) => key)),
    );
    const byExample = groupBy(fits, ({ workload }) => exampleFolderOf(workload.document.file.path));
    for (const [key, asked] of [...byExample.values()].flatMap((together) => [...asksByKey(together)])) {
      if (declared.has(key) || !isMixed(asked.keys())) continue;
      const byValue = usesInOrder(asked, nameOfAsked);
      const odd = oddOneOut(byValue);
      if (odd === undefined) continue;
      yield {
        at: placeOf(odd),
        workload: odd.fit.workload,
        claims: [
          {
            about: "beyond-inventory",
            says: `workloads tolerate taint key ${quoted(key)} with ${listValues(byValue.keys())}: one taint has only one of them`,
          },
        ],
        details: describeAsks(byValue),
        help: "Write the value that the nodes really have everywhere, or tolerate the key with `operator: Exists`.",
        identity: { names: [key] },
      };
    }
  },
};
