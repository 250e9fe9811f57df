import { type IgnoredField, type NodePool, whyItMayNotExist } from "../model/pool.js";
import { EMPTY_STRING_MAP } from "../model/string-map.js";
import { list, quoted } from "../model/words.js";
import { isMachineLabel, machinesOf } from "../scheduling/labels/pool-machines.js";
import { ofPools } from "./contract/claim.js";
import type { Rule, RuleContext, RuleFinding } from "./contract/rule.js";
import { asksForValue } from "./explanations/node-selection-places.js";

function isMissed({ key, value }: NonNullable<IgnoredField["label"]>, { inventory, fits }: RuleContext): boolean {
  const has = ({ labels, requirements = [] }: NodePool) =>
    key in labels || requirements.some((requirement) => requirement.key === key);
  if (inventory.pools.some(has)) return false;
  return fits.some(({ workload }) => asksForValue(workload, key, value));
}

function describe({ field, names, label, known, ofTaint }: IgnoredField, { name }: NodePool): string {
  if (ofTaint !== undefined)
    return `taint ${quoted(ofTaint.key)} of pool ${quoted(name)} has ${list(ofTaint.strays.map(quoted))}, which no taint has: nodes get it without`;
  if (known !== undefined)
    return `Karpenter chooses no machines for pool ${quoted(name)} by ${quoted(field)}: it knows ${quoted(known)}`;
  if (label !== undefined)
    return `label ${quoted(field)} of pool ${quoted(name)} is not one of its nodes, and pods ask for it`;
  return names === undefined
    ? `field ${quoted(field)} of pool ${quoted(name)} does not reach its nodes`
    : `${quoted(field)} names pool ${quoted(names)}, which is none of the pools beside it, so that no node gets it`;
}

function checkMachines(pool: NodePool, { inventory }: RuleContext): RuleFinding | undefined {
  const { name, place, requirements = [], requirementsPlace = place, limits = EMPTY_STRING_MAP } = pool;
  if (machinesOf(pool, inventory)?.length !== 0 || whyItMayNotExist(pool) !== undefined) return undefined;
  const asked = requirements.filter(({ key }) => isMachineLabel(key));
  const bounds = Object.entries(limits).map(([resource, limit]) => `a limit of ${limit} ${resource}`);
  return {
    at: requirementsPlace,
    claims: [ofPools(`no type of machine meets all that pool ${quoted(name)} requires, so that it makes no node`)],
    details: [...asked.map(({ key, operator, values }) => `${key} ${operator} ${values.join(", ")}`), ...bounds],
    help: `Take out, or correct, what no machine has together; the types are those of ${inventory.machineTypes?.date}.`,
    fingerprintBy: { pools: [pool], names: ["requirements"] },
  };
}

export const ignoredPoolField: Rule = {
  id: "ignored-pool-field",
  claims: ["pools"],
  *checkInventory(context) {
    for (const pool of context.inventory.pools) {
      yield checkMachines(pool, context);
      for (const ignored of pool.ignored ?? []) {
        const { field, place, help, names, label, ofTaint } = ignored;
        if (label !== undefined && !isMissed(label, context)) continue;
        yield {
          at: place,
          claims: [ofPools(describe(ignored, pool))],
          help,
          fingerprintBy: {
            pools: [pool],
            names: [field, ...(names === undefined ? [] : [names]), ...(ofTaint ? [ofTaint.key] : [])],
          },
        };
      }
    }
  },
};
