import type { NodePool } from "../model/pool.js";
import type { Place } from "../model/source.js";
import { formatTaint, hasOperatorAsValue, type PoolTaint, TAINT_EFFECTS } from "../model/taint.js";
import { quoted } from "../model/words.js";
import { validateTaints } from "../scheduling/validation/taints.js";
import { ofPools } from "./contract/claim.js";
import type { Rule, RuleContext, RuleFinding } from "./contract/rule.js";
import { effectMeantBy } from "./explanations/api-errors.js";

/** Returns a field's place, for kubectl's syntax the whole text's. */
export function placeOfTaintField(taint: PoolTaint, field: string): Place {
  return { ...taint.place, path: [...taint.place.path, field] };
}

export function taintLists(pools: readonly NodePool[]): { pool: NodePool; taints: readonly PoolTaint[] }[] {
  return pools.flatMap((pool) => [
    { pool, taints: pool.taints },
    { pool, taints: pool.startupTaints },
  ]);
}

function* checkTaints({ inventory }: RuleContext): Iterable<RuleFinding> {
  for (const { pool, taints } of taintLists(inventory.pools)) {
    for (const taint of taints.filter(hasOperatorAsValue)) {
      yield {
        at: placeOfTaintField(taint, "value"),
        severity: "warning",
        claims: ofPools(
          `value ${quoted(taint.value)} of taint ${quoted(formatTaint(taint))} of pool ${quoted(pool.name)} is an operator of tolerations: a taint has none`,
        ),
        help: "Remove the value, or write the one that tolerations ask for.",
        fingerprintBy: { pools: [pool], taints: [taint], names: ["operator"] },
      };
    }
    for (const error of validateTaints(taints, [])) {
      const [index, field] = error.path;
      const taint = typeof index === "number" ? taints[index] : undefined;
      if (taint === undefined || error.type === "Duplicate") continue;
      const meant = effectMeantBy(taint.effect);
      const detail = error.detail === "" ? "a value is required" : error.detail;
      const help =
        field !== "effect"
          ? "Correct the taint of the pool."
          : meant === undefined
            ? `Write one of ${TAINT_EFFECTS.join(", ")}.`
            : `Write ${quoted(meant)}.`;
      yield {
        at: placeOfTaintField(taint, String(field)),
        claims: ofPools(
          `taint ${quoted(formatTaint(taint))} of pool ${quoted(pool.name)} has a wrong ${String(field)}: ${detail}`,
        ),
        help,
        fingerprintBy: { pools: [pool], taints: [taint], names: [String(field)] },
      };
    }
    for (const taint of taints) {
      const { providerEffect, effect } = taint;
      if (providerEffect === undefined) continue;
      const what = `taint ${quoted(formatTaint(taint))} of pool ${quoted(pool.name)} has a wrong effect`;
      yield {
        at: placeOfTaintField(taint, "effect"),
        claims: [ofPools(`${what}: ${quoted(effect)} is Kubernetes' spelling, and the provider uses its own`)],
        help: `Write ${quoted(providerEffect)}.`,
        fingerprintBy: { pools: [pool], taints: [taint], names: ["effect"] },
      };
    }
  }
}

function* checkDuplicates({ inventory }: RuleContext): Iterable<RuleFinding> {
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
        claims: ofPools(
          `pool ${quoted(pool.name)} has two taints with key ${quoted(taint.key)} and effect ${taint.effect}`,
        ),
        help: "Keep one of the two: a node can have only one value for a key and an effect.",
        related: [{ place: first.place, message: `${quoted(formatTaint(first))} stands here` }],
        fingerprintBy: { pools: [pool], names: [taint.key, taint.effect] },
      };
    }
  }
}

export const invalidTaint: Rule = {
  id: "invalid-taint",
  claims: ["pools"],
  *checkInventory(context) {
    yield* checkTaints(context);
    yield* checkDuplicates(context);
  },
};
