import { groupBy } from "../model/group-by.js";
import type { NodePool } from "../model/pool.js";
import { formatTaint, type PoolTaint } from "../model/taint.js";
import { list, quoted } from "../model/words.js";
import { exampleWorkload } from "./contract/example-workload.js";
import type { RuleFinding } from "./contract/finding.js";
import type { Rule } from "./contract/rule.js";
import { ofPools, toldOf } from "./contract/vocabulary.js";
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

/** More places than this are not shown one by one. */
const MAX_RELATED = 8;

interface Use {
  readonly pool: NodePool;
  readonly taint: PoolTaint;
}

/** Whether the workload opens some pools with the key but not others that its selector allows. */
function opensOnlySome({ fit }: Asked, key: string, value: string): boolean {
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
    concerns: { workloads: hurt.map(({ fit }) => fit.workload) },
    identity: { names: [key] },
  };
}

export const mixedTaintValues: Rule = {
  id: "mixed-taint-values",
  summary: "Pools write one taint key with several values that mean the same, such as `true` and `present`.",
  severity: "warning",
  rationale: `A toleration with a value opens only the pools with this very value. Where one pool has \`nvidia.com/gpu=present\` and
the next \`nvidia.com/gpu=true\`, nothing shows the mistake until the first pool is full.

Only values that say nothing but "it is there" are compared: \`true\`, \`present\`, \`yes\` and no value. A key that also
has any other value, such as \`dedicated=<team>\`, is meant to have several.

Reported when two pools disagree and some workload that may run on both opens only one of them: where all tolerate the key
with \`operator: Exists\`, nobody is hurt. A workload that tolerates several values knows of them and does not count. A
DaemonSet that misses a pool, and a pod that fits nowhere, have findings of their own. What workloads alone disagree about
is \`mixed-toleration-values\`.`,
  examples: [
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
    taints: ["nvidia.com/gpu=true:NoSchedule"] # <--
`,
      bad: `${exampleWorkload("Deployment", "recommender")}
      nodeSelector: {accelerator: nvidia}
      tolerations:
        - {key: nvidia.com/gpu, operator: Equal, value: present, effect: NoSchedule}
`,
      good: `${exampleWorkload("Deployment", "recommender")}
      nodeSelector: {accelerator: nvidia}
      tolerations:
        - {key: nvidia.com/gpu, operator: Equal, value: present, effect: NoSchedule}
`,
      goodInventory: `
pools:
  - name: general
  - name: gpu-small
    labels: {accelerator: nvidia}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
  - name: gpu-large
    labels: {accelerator: nvidia}
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
    },
  ],
  claims: ["pools"],
  yieldsTo: [
    { rule: "unschedulable", by: "workload" },
    { rule: "daemonset-misses-pool", by: "workload" },
  ],
  *checkInventory({ inventory, fits }) {
    const uses = inventory.pools.flatMap((pool) => pool.taints.map((taint): Use => ({ pool, taint })));
    for (const [key, ofKey] of groupBy(uses, ({ taint }) => taint.key)) {
      const values = new Set(ofKey.map(({ taint }) => taint.value));
      if (!isMixed(values) || new Set(ofKey.map(({ pool }) => pool)).size < 2) continue;
      const hurt = [...(asksByKey(fits).get(key) ?? [])].flatMap(([value, asked]) =>
        values.has(value) ? asked.filter((one) => opensOnlySome(one, key, value)) : [],
      );
      const finding = toldOf(
        hurt,
        ({ fit }) => fit.workload,
        (left) => describeMixed(key, ofKey, left),
      );
      if (finding !== undefined) yield finding;
    }
  },
};
