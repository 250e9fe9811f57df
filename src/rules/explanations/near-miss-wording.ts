import type { NodePool } from "../../model/pool.js";
import type { PoolFit } from "../../model/pool-fit.js";
import { areOpposites } from "../../model/presence-value.js";
import {
  formatTaint,
  hasOperatorAsValue,
  type Taint,
  type Toleration,
  type WrittenToleration,
} from "../../model/taint.js";
import { quoted } from "../../model/words.js";
import type { Workload } from "../../model/workload.js";
import { formatYamlString } from "../../model/yaml-scalar.js";
import type { NearMiss } from "../../scheduling/taints/near-miss.js";
import { tolerationValueFor } from "../contract/fix-intent.js";
import type { Offer } from "../contract/rule.js";
import { whyNotToTolerate } from "../facts/reservation.js";
import { describeHarm, offerFor } from "../repairs/offered-tolerations.js";
import { formatTolerationsFor } from "../repairs/toleration-yaml.js";

const FIELDS: Readonly<Record<NearMiss, string>> = {
  operator: "operator",
  value: "value",
  effect: "effect",
  "key-spelling": "key",
  "key-domain": "key",
};

export interface Miss {
  readonly toleration: WrittenToleration;
  readonly taint: Taint;
  readonly miss: NearMiss;
}

export function fieldOfMiss({ miss }: Miss): string {
  return FIELDS[miss];
}

export function describeMiss({ miss, toleration, taint }: Miss, pool: string): string {
  const tainted = `pool ${quoted(pool)} is tainted`;
  switch (miss) {
    case "value":
    case "operator": {
      const given = toleration.value ?? "";
      const has = given === "" ? "toleration has no value" : `toleration has value ${quoted(given)}`;
      return `${has}, ${tainted} ${taint.value === "" ? "without a value" : `with value ${quoted(taint.value)}`}`;
    }
    case "effect":
      return `toleration has effect ${toleration.effect}, ${tainted} with effect ${taint.effect}`;
    case "key-spelling":
    case "key-domain":
      return `toleration has key ${quoted(toleration.key ?? "")}, ${tainted} with key ${quoted(taint.key)}`;
  }
}

function corrections({ miss, toleration, taint }: Miss): readonly { says: string; toleration: Toleration }[] {
  const { value: _, ...withoutValue } = toleration;
  const anyValue = { ...withoutValue, operator: "Exists" };
  switch (miss) {
    case "value":
    case "operator":
      if (taint.value === "" || hasOperatorAsValue(taint))
        return [{ says: "Write `operator: Exists` and no value", toleration: anyValue }];
      return [
        { says: `Write \`value: ${formatYamlString(taint.value)}\``, toleration: tolerationValueFor(taint) },
        { says: "`operator: Exists` and no value", toleration: anyValue },
      ];
    case "effect": {
      const { effect: _, ...anyEffect } = toleration;
      return [
        { says: `Write \`effect: ${taint.effect}\``, toleration: { ...toleration, effect: taint.effect } },
        { says: "remove effect to tolerate every effect of this key", toleration: anyEffect },
      ];
    }
    case "key-spelling":
    case "key-domain":
      return [
        {
          says: `To let it in, write in the pod spec:\n${formatTolerationsFor([taint])}`,
          toleration: tolerationValueFor(taint),
        },
      ];
  }
}

/** Returns harmless remedies for a near miss. `isExcluded`: by its own selector. */
export function waysOut(
  miss: Miss,
  pool: NodePool,
  workload: Workload,
  pools: readonly PoolFit[],
  isExcluded = false,
): { readonly help: string; readonly offer?: Offer } {
  const name = quoted(pool.name);
  const why = isExcluded ? "is excluded by its selector" : whyNotToTolerate(workload, pool);
  if (why !== undefined)
    return { help: `Remove the toleration, or correct it for the pool that it is meant for: pool ${name} ${why}.` };
  const removal = `Remove the toleration if it was never meant for pool ${name}.`;
  if (hasOperatorAsValue(miss.taint)) {
    const taint = `Correct taint ${quoted(formatTaint(miss.taint))} of pool ${name}, whose value is an operator.`;
    return { help: `${taint} ${removal}`, offer: offerFor([miss.taint], `${taint} ${removal}`) };
  }
  const [first, ...wider] = corrections(miss);
  if (first === undefined) return { help: removal };
  // "false" does not mean "true": no advice begins with the opposite, and no fix writes it.
  if (miss.miss === "value" && areOpposites(miss.toleration.value ?? "", miss.taint.value))
    return { help: `${removal} To let the pod in there: ${first.says.replace("Write", "write")}.` };
  const ways = [first, ...wider.filter((way) => describeHarm(workload, pools, [way.toleration]) === undefined)];
  const says = ways.map((way) => way.says).join(", or ");
  return {
    help: says.includes("\n") ? `${removal} ${says}` : `${says}. ${removal}`,
    offer: { tolerations: ways.map((way) => way.toleration), fallback: removal },
  };
}
