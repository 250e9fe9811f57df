import { exampleFolderOf } from "../model/folder-roles.js";
import { groupBy } from "../model/group-by.js";
import type { NodePool } from "../model/pool.js";
import type { Place } from "../model/source.js";
import { formatTaint, type PoolTaint } from "../model/taint.js";
import { list, quoted } from "../model/words.js";
import { placeInPodSpec } from "../model/workload.js";
import { exampleWorkload, readExamples } from "./contract/examples.js";
import type { RuleFinding, RuleFindings } from "./contract/finding.js";
import type { Rule, RuleContext } from "./contract/rule.js";
import { excludingReported, ofPools } from "./contract/vocabulary.js";
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

const MAX_RELATED = 8;

interface Use {
  readonly pool: NodePool;
  readonly taint: PoolTaint;
}

function reachesOnlySome({ fit }: Asked, key: string, value: string): boolean {
  return fit.pools.some(
    ({ pool, selector }) =>
      selector !== "mismatch" && pool.taints.some((taint) => taint.key === key && taint.value !== value),
  );
}

function describeMixed(key: string, uses: readonly Use[], hurt: readonly Asked[]): RuleFinding | undefined {
  const byValue = usesInOrder(
    groupBy(uses, ({ taint }) => taint.value),
    ({ pool }) => pool.name,
  );
  const odd = oddOneOut(byValue);
  if (odd === undefined) return undefined;
  const asks = usesInOrder(
    groupBy(hurt, ({ fit, index }) => fit.workload.podSpec.tolerations[index]?.value ?? ""),
    nameOfAsked,
  );
  const others = [...byValue.values()].flat().filter(({ taint }) => taint.value !== odd.taint.value);
  return {
    at: odd.taint.place,
    claims: [
      ofPools(
        `pools write taint key ${quoted(key)} with ${listValues(byValue.keys())}: a toleration for one value does not open the others`,
      ),
    ],
    details: [
      ...[...byValue].map(([, same]) => {
        const first = same[0]?.taint;
        return `${first === undefined ? key : formatTaint(first)}: ${list([...new Set(same.map(({ pool }) => pool.name))])}`;
      }),
      ...describeAsks(asks),
    ],
    help: "Use one value for the key on every pool, or tolerate it with `operator: Exists`.",
    related: others.slice(0, MAX_RELATED).map(({ pool, taint }) => ({
      place: taint.place,
      message: `pool ${quoted(pool.name)} has ${formatTaint(taint)} here`,
    })),
    subject: { workloads: hurt.map(({ fit }) => fit.workload) },
    fingerprintBy: { names: [key] },
  };
}

function* checkPools({ inventory, fits }: RuleContext): RuleFindings {
  const uses = inventory.pools.flatMap((pool) => pool.taints.map((taint): Use => ({ pool, taint })));
  for (const [key, ofKey] of groupBy(uses, ({ taint }) => taint.key)) {
    const values = new Set(ofKey.map(({ taint }) => taint.value));
    if (!isMixed(values) || new Set(ofKey.map(({ pool }) => pool)).size < 2) continue;
    const hurt = [...(asksByKey(fits).get(key) ?? [])].flatMap(([value, asked]) =>
      values.has(value) ? asked.filter((one) => reachesOnlySome(one, key, value)) : [],
    );
    yield excludingReported(
      hurt,
      ({ fit }) => fit.workload,
      (left) => describeMixed(key, ofKey, left),
    );
  }
}

function placeOf({ fit: { workload }, index }: Asked): Place {
  const { value } = workload.podSpec.tolerations[index] ?? {};
  return placeInPodSpec(workload, ["tolerations", index, value === undefined ? "key" : "value"]);
}

function* checkTolerations({ inventory, fits }: RuleContext): RuleFindings {
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
          about: "undeclared",
          says: `workloads tolerate taint key ${quoted(key)} with ${listValues(byValue.keys())}: one taint has only one of them`,
        },
      ],
      details: describeAsks(byValue),
      help: "Write the value that the nodes really have everywhere, or tolerate the key with `operator: Exists`.",
      fingerprintBy: { names: [key] },
    };
  }
}

export const mixedValues: Rule = {
  id: "mixed-values",
  summary:
    "Pools, or workloads, write one taint key with several values that mean the same, such as `true` and `present`.",
  severity: "warning",
  why: `A toleration with a value admits the pod only to pools with exactly this value. If one pool has \`nvidia.com/gpu=present\` and the
next \`nvidia.com/gpu=true\`, nothing shows the mistake until the first pool is full. If two charts tolerate one value each, one of
the two pods stays off the nodes that both are meant for.

Only values that say no more than "it is there" are compared: \`true\`, \`present\`, \`yes\` and no value. A key that also has any other
value, such as \`dedicated=<team>\`, is meant to have several. A workload that tolerates several values knows of them and does not
count.

**Pools.** Reported if two pools disagree and a workload that may run on both tolerates only one of them. If all tolerate the key
with \`operator: Exists\`, no harm is done. A DaemonSet that misses a pool, and a pod that fits nowhere, have findings of their own.`,
  silent: `**Workloads.** Reported for a key that no declared pool has, and only while other pools may exist: if a pool has the key,
\`near-miss-toleration\` names the toleration that is wrong. The folder of an example is compared with nothing outside of it,
because each example may be meant for another cluster.`,
  fix: `Write one value everywhere, or tolerate the key with \`operator: Exists\`.`,
  examples: readExamples([
    {
      title: "Two pools, two conventions",
      inventory: `
pools:
  - name: general
  - name: gpu-small
    labels: {accelerator: nvidia}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
  - name: gpu-large
    labels: {accelerator: nvidia}
-   taints: ["nvidia.com/gpu=true:NoSchedule"] # <--
+   taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
      manifests: `${exampleWorkload("Deployment", "recommender")}
      nodeSelector: {accelerator: nvidia}
      tolerations:
        - {key: nvidia.com/gpu, operator: Equal, value: present, effect: NoSchedule}
`,
    },
    {
      title: "Two charts, two conventions",
      inventory: `
complete: false
pools:
  - name: general
`,
      manifests: `${exampleWorkload("Deployment", "recommender")}
      tolerations:
        - {key: nvidia.com/gpu, operator: Equal, value: present, effect: NoSchedule}
---${exampleWorkload("Deployment", "trainer")}
      tolerations:
-       - {key: nvidia.com/gpu, operator: Equal, value: "true", effect: NoSchedule} # <--
+       - {key: nvidia.com/gpu, operator: Exists, effect: NoSchedule}
`,
    },
  ]),
  claims: ["pools", "undeclared"],
  yieldsTo: [
    { rule: "unschedulable", by: "workload" },
    { rule: "daemonset-misses-pool", by: "workload" },
  ],
  *checkInventory(context) {
    yield* checkPools(context);
    yield* checkTolerations(context);
  },
};
