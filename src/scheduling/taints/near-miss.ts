import { distance } from "fastest-levenshtein";
import type { FeatureGateState } from "../../model/cluster.js";
import type { Taint, Toleration } from "../../model/taint.js";
import { isNearKey } from "../../model/words.js";
import { toleratesTaint } from "./toleration.js";

export const NEAR_MISSES = ["value", "effect", "operator", "key-spelling", "key-domain"] as const;
export type NearMiss = (typeof NEAR_MISSES)[number];

const LEAST_KEY_LENGTH = 4;
const MOST_EDITS = 2;
const OPERATORS: ReadonlySet<string> = new Set(["", "Equal", "Exists", "Gt", "Lt"]);

/** Returns the difference; undefined if it may tolerate, or has nothing in common. `value` may include the effect. */
export function nearMiss(toleration: Toleration, taint: Taint, comparison: FeatureGateState): NearMiss | undefined {
  if (toleratesTaint(toleration, taint, comparison) !== "no") return undefined;
  const { key = "", operator = "" } = toleration;
  if (key !== "" && key !== taint.key) return keyMiss(key, taint.key);
  if (!OPERATORS.has(operator)) return "operator";
  const { effect: _, ...everyEffect } = toleration;
  if (toleratesTaint(everyEffect, taint, comparison) !== "no") return "effect";
  if ((comparison === "off" || comparison === "absent") && (operator === "Gt" || operator === "Lt")) return "operator";
  // Without a key only Exists is valid; other operators tell nothing.
  return key === "" ? undefined : "value";
}

function keyMiss(asked: string, given: string): NearMiss | undefined {
  if (isMisspelt(asked, given)) return "key-spelling";
  const domain = asked.indexOf("/") + 1;
  return domain > 0 && given.startsWith(asked.slice(0, domain)) ? "key-domain" : undefined;
}

function isMisspelt(asked: string, given: string): boolean {
  if (isNearKey(asked, given)) return true;
  if (Math.min(asked.length, given.length) < LEAST_KEY_LENGTH) return false;
  return distance(asked, given) <= MOST_EDITS;
}

/** Returns the first of equals. */
export function nearestToleration<T extends Toleration>(
  taint: Taint,
  tolerations: readonly T[],
  comparison: FeatureGateState,
): { readonly toleration: T; readonly miss: NearMiss } | undefined {
  const nearest = nearestOf(tolerations, (toleration) => nearMiss(toleration, taint, comparison));
  return nearest === undefined ? undefined : { toleration: nearest.item, miss: nearest.miss };
}

/** Returns the taint nearest to a toleration that tolerates none of them; the first of equals. */
export function nearestTaint<T extends Taint>(
  toleration: Toleration,
  taints: readonly T[],
  comparison: FeatureGateState,
): { readonly taint: T; readonly miss: NearMiss } | undefined {
  const nearest = nearestOf(taints, (taint) => nearMiss(toleration, taint, comparison));
  return nearest === undefined ? undefined : { taint: nearest.item, miss: nearest.miss };
}

function nearestOf<T>(
  items: readonly T[],
  missOf: (item: T) => NearMiss | undefined,
): { readonly item: T; readonly miss: NearMiss } | undefined {
  let nearest: { readonly item: T; readonly miss: NearMiss } | undefined;
  for (const item of items) {
    const miss = missOf(item);
    if (miss === undefined) continue;
    if (nearest === undefined || NEAR_MISSES.indexOf(miss) < NEAR_MISSES.indexOf(nearest.miss))
      nearest = { item, miss };
  }
  return nearest;
}
