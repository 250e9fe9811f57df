import type { WorkloadFit } from "../model/fit.js";
import type { NodePool } from "../model/pool.js";
import { formatTaint, type PoolTaint } from "../model/taint.js";
import type { Toleration } from "../model/toleration.js";
import { formatWorkload, placeInPodSpec } from "../model/workload.js";
import type { Rule, RuleContext, RuleFinding } from "./rule.js";
import { isUnschedulable } from "./unschedulable.js";
import { list, quoted } from "./wording.js";

/** Values that all say no more than "this taint is there". */
const PRESENCE_VALUES: ReadonlySet<string> = new Set(["", "true", "True", "TRUE", "present", "yes"]);
const MAX_NAMED = 8;

interface Use {
  readonly pool: NodePool;
  readonly taint: PoolTaint;
}

interface Asked {
  readonly fit: WorkloadFit;
  readonly index: number;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

function describeValue(value: string): string {
  return value === "" ? "no value" : quoted(value);
}

function isMixed(values: Iterable<string>): boolean {
  const distinct = new Set(values);
  return distinct.size > 1 && [...distinct].every((value) => PRESENCE_VALUES.has(value));
}

/** Whether a toleration holds for one value of the key only. */
function asksForOneValue({ key, operator }: Toleration): boolean {
  return key !== undefined && key !== "" && (operator === undefined || operator === "" || operator === "Equal");
}

/** The value that the fewest use, the later one where it is a draw. */
function rarest<T>(byValue: ReadonlyMap<string, readonly T[]>): readonly T[] {
  return [...byValue.values()].reduce((least, other) => (other.length <= least.length ? other : least));
}

/** A wildcard opens every value. */
function hasWildcard({ tolerations }: WorkloadFit): boolean {
  return tolerations.some(({ key, operator }) => !key && operator === "Exists");
}

/** Whether the workload opens some pools with the key but not others that its selector allows, and no other rule says so. */
function opensOnlySome({ fit }: Asked, key: string, value: string): boolean {
  if (fit.workload.kind === "DaemonSet" || isUnschedulable(fit)) return false;
  return fit.pools.some(
    ({ pool, selector }) =>
      selector !== "mismatch" && pool.taints.some((taint) => taint.key === key && taint.value !== value),
  );
}

/** For each key, the tolerations that ask for one value of it, of workloads that do not ask for several. */
function asksByKey(fits: readonly WorkloadFit[]): Map<string, Map<string, Asked[]>> {
  const asks = new Map<string, Map<string, Asked[]>>();
  for (const fit of fits) {
    if (!fit.valid || hasWildcard(fit)) continue;
    const { tolerations } = fit.workload.podSpec;
    for (const [key, indexes] of groupBy([...tolerations.keys()], (index) => tolerations[index]?.key ?? "")) {
      const ofKey = indexes.map((index) => ({ index, toleration: tolerations[index] ?? {} }));
      const values = new Set(ofKey.map(({ toleration }) => toleration.value ?? ""));
      const [first] = ofKey;
      if (first === undefined || values.size > 1 || !ofKey.every(({ toleration }) => asksForOneValue(toleration)))
        continue;
      const value = first.toleration.value ?? "";
      const byValue = asks.get(key) ?? new Map<string, Asked[]>();
      const asked = byValue.get(value);
      if (asked === undefined) byValue.set(value, [{ fit, index: first.index }]);
      else asked.push({ fit, index: first.index });
      asks.set(key, byValue);
    }
  }
  return asks;
}

function describeAsks(byValue: ReadonlyMap<string, readonly Asked[]>): string[] {
  return [...byValue].map(([value, asked]) => {
    const names = asked.slice(0, MAX_NAMED).map(({ fit }) => formatWorkload(fit.workload));
    const more = asked.length > MAX_NAMED ? [`${asked.length - MAX_NAMED} more`] : [];
    return `tolerated with ${describeValue(value)} by ${list([...names, ...more])}`;
  });
}

/** Pools disagree, and some workload opens only a part of them. */
function* checkPools(
  { inventory }: RuleContext,
  asks: ReadonlyMap<string, Map<string, Asked[]>>,
): Iterable<RuleFinding> {
  const uses = inventory.pools.flatMap((pool) => pool.taints.map((taint): Use => ({ pool, taint })));
  for (const [key, ofKey] of groupBy(uses, ({ taint }) => taint.key)) {
    const byValue = groupBy(ofKey, ({ taint }) => taint.value);
    const asked = [...(asks.get(key) ?? [])].flatMap(([value, all]): [string, readonly Asked[]][] => {
      const hurt = byValue.has(value) ? all.filter((one) => opensOnlySome(one, key, value)) : [];
      return hurt.length === 0 ? [] : [[value, hurt]];
    });
    if (!isMixed(byValue.keys()) || new Set(ofKey.map(({ pool }) => pool)).size < 2 || asked.length === 0) continue;
    const [odd] = rarest(byValue);
    if (odd === undefined) continue;
    const others = ofKey.filter(({ taint }) => taint.value !== odd.taint.value);
    yield {
      at: odd.taint.place,
      message: `pools write taint key ${quoted(key)} with ${list([...byValue.keys()].map(describeValue))}: a toleration for one value does not open the others`,
      details: [
        ...[...byValue].map(([, same]) => {
          const first = same[0]?.taint;
          return `${first === undefined ? key : formatTaint(first)}: ${list([...new Set(same.map(({ pool }) => pool.name))])}`;
        }),
        ...describeAsks(new Map(asked)),
      ],
      help: "Use one value for the key on every pool, or tolerate it with `operator: Exists`.",
      related: others.slice(0, MAX_NAMED).map(({ pool, taint }) => ({
        place: taint.place,
        message: `pool ${quoted(pool.name)} has ${formatTaint(taint)} here`,
      })),
      subject: key,
    };
  }
}

/** Workloads disagree about a key that no declared pool has. */
function* checkWorkloads(
  { inventory }: RuleContext,
  asks: ReadonlyMap<string, Map<string, Asked[]>>,
): Iterable<RuleFinding> {
  if (inventory.complete) return;
  const declared = new Set(
    inventory.pools.flatMap((pool) => [...pool.taints, ...pool.startupTaints].map(({ key }) => key)),
  );
  for (const [key, byValue] of asks) {
    if (declared.has(key) || !isMixed(byValue.keys())) continue;
    const [odd] = rarest(byValue);
    if (odd === undefined) continue;
    const { workload } = odd.fit;
    const { value } = workload.podSpec.tolerations[odd.index] ?? {};
    yield {
      at: placeInPodSpec(workload, ["tolerations", odd.index, value === undefined ? "key" : "value"]),
      workload,
      message: `workloads tolerate taint key ${quoted(key)} with ${list([...byValue.keys()].map(describeValue))}: one taint has only one of them`,
      details: describeAsks(byValue),
      help: "Write the value that the nodes really have everywhere, or tolerate the key with `operator: Exists`.",
      subject: key,
    };
  }
}

export const mixedTaintValues: Rule = {
  id: "mixed-taint-values",
  summary: "One taint key is used with several values that mean the same, such as `true` and `present`.",
  severity: "warning",
  rationale: `Two charts, two conventions: one tolerates \`nvidia.com/gpu=true\`, the other \`nvidia.com/gpu=present\`. A toleration
with a value opens only the pools with this very value, and nothing shows it until the other pool is full.

Only values that say nothing but "it is there" are compared: \`true\`, \`present\`, \`yes\` and no value. A key that also
has any other value, such as \`dedicated=<team>\`, is meant to have several.

Pools are reported when two of them disagree and some workload that may run on both opens only one of them: where all
tolerate the key with \`operator: Exists\`, nobody is hurt. A DaemonSet that misses a pool, and a pod that fits nowhere,
have findings of their own. Workloads are reported when they disagree about a key that no declared pool has, and
only while the inventory is not complete; where a pool has the key, \`near-miss-toleration\` names the one that is wrong. A
workload that tolerates several values knows of them and does not count.`,
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
      bad: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: recommender}
spec:
  template:
    spec:
      containers: [{name: recommender, image: recommender:1}]
      nodeSelector: {accelerator: nvidia}
      tolerations:
        - {key: nvidia.com/gpu, operator: Equal, value: present, effect: NoSchedule}
`,
      good: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: recommender}
spec:
  template:
    spec:
      containers: [{name: recommender, image: recommender:1}]
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
  *checkInventory(context) {
    const asks = asksByKey(context.fits);
    yield* checkPools(context, asks);
    yield* checkWorkloads(context, asks);
  },
};
