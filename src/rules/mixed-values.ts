import { groupBy } from "../model/group-by.js";
import { exampleFolderOf } from "../model/path-steps.js";
import type { Place } from "../model/source.js";
import { formatTaint } from "../model/taint.js";
import { list, quoted } from "../model/words.js";
import { placeInPodSpec } from "../model/workload.js";
import { ofPools } from "./contract/claim.js";
import {
  excludingReported,
  type Rule,
  type RuleContext,
  type RuleFinding,
  type RuleFindings,
  yieldTo,
} from "./contract/rule.js";
import type { TaintOfPool } from "./contract/vocabulary.js";
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

function reachesOnlySome({ fit }: Asked, key: string, value: string): boolean {
  return fit.pools.some(
    ({ pool, selector }) =>
      selector !== "mismatch" && pool.taints.some((taint) => taint.key === key && taint.value !== value),
  );
}

function describeMixed(key: string, uses: readonly TaintOfPool[], hurt: readonly Asked[]): RuleFinding | undefined {
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
    claims: ofPools(
      `pools write taint key ${quoted(key)} with ${listValues(byValue.keys())}: a toleration for one value does not open the others`,
    ),
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
  const uses = inventory.pools.flatMap((pool) => pool.taints.map((taint): TaintOfPool => ({ pool, taint })));
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
      claims: {
        about: "undeclared",
        says: `workloads tolerate taint key ${quoted(key)} with ${listValues(byValue.keys())}: one taint has only one of them`,
      },
      details: describeAsks(byValue),
      help: "Write the value that the nodes really have everywhere, or tolerate the key with `operator: Exists`.",
      fingerprintBy: { names: [key] },
    };
  }
}

export const mixedValues: Rule = {
  id: "mixed-values",
  claims: ["pools", "undeclared"],
  yieldsTo: yieldTo("workload", "unschedulable", "daemonset-misses-pool"),
  *checkInventory(context) {
    yield* checkPools(context);
    yield* checkTolerations(context);
  },
};
