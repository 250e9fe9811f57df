import type { NodePool } from "../model/pool.js";
import { formatTaint, hasOperatorAsValue, type Taint } from "../model/taint.js";
import type { Workload } from "../model/workload.js";
import type { NearMiss } from "../scheduling/near-miss.js";
import { whyNotOpen } from "./reservation.js";
import { formatTolerationsFor, formatYamlString } from "./toleration-yaml.js";
import type { WrittenToleration } from "./vocabulary.js";
import { quoted } from "./wording.js";

const FIELDS: Readonly<Record<NearMiss, string>> = {
  operator: "operator",
  value: "value",
  effect: "effect",
  "key-spelling": "key",
  "key-domain": "key",
};

/** A toleration that nearly tolerates a taint. */
export interface Miss {
  readonly toleration: WrittenToleration;
  readonly taint: Taint;
  readonly miss: NearMiss;
}

/** The field of the toleration that has to change. */
export function fieldOfMiss({ miss }: Miss): string {
  return FIELDS[miss];
}

/** Says how a toleration misses a taint of a pool, and what to write instead. */
export function describeMiss({ miss, toleration, taint }: Miss, pool: string): { message: string; help: string } {
  const tainted = `pool ${quoted(pool)} is tainted`;
  switch (miss) {
    case "value":
    case "operator": {
      const given = toleration.value ?? "";
      const has = given === "" ? "toleration has no value" : `toleration has value ${quoted(given)}`;
      const needs = taint.value === "" ? "without a value" : `with value ${quoted(taint.value)}`;
      const help =
        taint.value === "" || hasOperatorAsValue(taint)
          ? "Write `operator: Exists` and no value."
          : `Write \`value: ${formatYamlString(taint.value)}\`, or \`operator: Exists\` and no value.`;
      return { message: `${has}, ${tainted} ${needs}`, help };
    }
    case "effect":
      return {
        message: `toleration has effect ${toleration.effect}, ${tainted} with effect ${taint.effect}`,
        help: `Write \`effect: ${taint.effect}\`, or remove effect to tolerate every effect of this key.`,
      };
    case "key-spelling":
    case "key-domain":
      return {
        message: `toleration has key ${quoted(toleration.key ?? "")}, ${tainted} with key ${quoted(taint.key)}`,
        help: `To let it in, write in the pod spec:\n${formatTolerationsFor([taint])}`,
      };
  }
}

/** What can be done about a toleration that misses a taint of a pool; nothing that would harm. `isExcluded`: by its own selector. */
export function waysOut(miss: Miss, pool: NodePool, workload: Workload, isExcluded = false): string {
  const name = quoted(pool.name);
  const why = isExcluded ? "is excluded by its selector" : whyNotOpen(workload, pool);
  if (why !== undefined)
    return `Remove the toleration, or correct it for the pool that it is meant for: pool ${name} ${why}.`;
  const { help } = describeMiss(miss, pool.name);
  const removal = `Remove the toleration if it was never meant for pool ${name}.`;
  if (!hasOperatorAsValue(miss.taint)) return help.includes("\n") ? `${removal} ${help}` : `${help} ${removal}`;
  return `Correct taint ${quoted(formatTaint(miss.taint))} of pool ${name}, whose value is an operator. ${removal}`;
}
