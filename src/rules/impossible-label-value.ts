import type { Inventory } from "../model/cluster.js";
import type { NodeSelectorRequirement } from "../model/pod.js";
import type { FieldPath } from "../model/source.js";
import { quoted } from "../model/words.js";
import { placeInPodSpec, type Workload } from "../model/workload.js";
import { labelValueMeantBy, MANAGED_CAPACITY_TYPE } from "../scheduling/labels/label-vocabulary.js";
import { ofObject, ofPools } from "./contract/claim.js";
import { type Rule, type RuleFinding, yieldTo } from "./contract/rule.js";
import { PREFERRED_TERMS, placedExpressions, requiredExpressions } from "./explanations/node-selection-places.js";
import type { Selected } from "./repairs/selector-fixes.js";

function valuesOf({ key, values }: NodeSelectorRequirement, path: FieldPath): Selected[] {
  return values.map((value, index) => ({ key, value, path: [...path, "values", index] }));
}

/** Custom nodes may use another spelling than EKS: a pool has it, or the pod lists both. */
function isOwnSpelling({ key, value }: Selected, meant: string, all: readonly Selected[], { pools }: Inventory) {
  if (key !== MANAGED_CAPACITY_TYPE) return false;
  return (
    pools.some(({ labels, nodes = [] }) => labels[key] === value || nodes.some((node) => node.labels[key] === value)) ||
    all.some((other) => other.key === key && other.value === meant)
  );
}

function describe(workload: Workload, { key, value, path }: Selected, meant: string): RuleFinding {
  const at = placeInPodSpec(workload, path);
  return {
    at,
    workload,
    claims: ofObject(`no node ever has label ${quoted(key)} with value ${quoted(value)}: it is spelt ${quoted(meant)}`),
    help: `Write ${quoted(meant)}.`,
    subject: { selectors: [key] },
    fingerprintBy: { names: [key, value] },
    fix: { title: `write ${meant}`, operations: [{ kind: "set-scalar", at, text: meant }] },
  };
}

export const impossibleLabelValue: Rule = {
  id: "impossible-label-value",
  claims: ["object", "pools"],
  yieldsTo: yieldTo("workload", "unschedulable"),
  checksFragments: true,
  looksAt: "node-selection",
  *checkWorkload({ workload }, { inventory }) {
    const { nodeSelector, nodeAffinity } = workload.podSpec;
    const preferred = (nodeAffinity?.preferred ?? []).flatMap(({ preference }, index) =>
      placedExpressions(preference.matchExpressions, [...PREFERRED_TERMS, index, "preference"]),
    );
    const all = [
      ...Object.entries(nodeSelector).map(([key, value]) => ({ key, value, path: ["nodeSelector", key] })),
      ...[...requiredExpressions(workload), ...preferred].flatMap(({ requirement, path }) =>
        valuesOf(requirement, path),
      ),
    ];
    for (const asked of all) {
      const meant = labelValueMeantBy(asked.key, asked.value);
      if (meant === undefined || isOwnSpelling(asked, meant, all, inventory)) continue;
      yield describe(workload, asked, meant);
    }
  },
  *checkInventory({ inventory }) {
    for (const pool of inventory.pools) {
      if (pool.labelsClosed) continue;
      for (const [key, { place, implied }] of Object.entries(pool.labelOrigins ?? {})) {
        const value = pool.labels[key] ?? "";
        const isReported = implied === undefined && key !== MANAGED_CAPACITY_TYPE;
        const meant = isReported ? labelValueMeantBy(key, value) : undefined;
        if (meant === undefined) continue;
        yield {
          at: place,
          claims: ofPools(
            `label ${quoted(key)} of pool ${quoted(pool.name)} is spelt ${quoted(meant)}, not ${quoted(value)}`,
          ),
          help: `Write ${quoted(meant)}: pods ask for it in this spelling.`,
          fingerprintBy: { pools: [pool], names: [key] },
        };
      }
    }
  },
};
