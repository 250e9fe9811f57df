import { isControlPlanePool, type NodePool } from "../../model/pool.js";
import type { PoolFit, WorkloadFit } from "../../model/pool-fit.js";
import {
  areOpposites,
  formatTaint,
  hasOperatorAsValue,
  saysOnlyPresence,
  type Taint,
  type Toleration,
  type WrittenToleration,
} from "../../model/taint.js";
import { isSlipOfValue, quoted } from "../../model/words.js";
import { placeInPodSpec, type Workload } from "../../model/workload.js";
import { formatYamlString } from "../../model/yaml-scalar.js";
import type { NearMiss } from "../../scheduling/taints/near-miss.js";
import { toleratesTaint } from "../../scheduling/taints/toleration.js";
import type { Claim } from "../contract/claim.js";
import { addTolerations, type FixIntent, type FixOperation, tolerationValueFor } from "../contract/fix-intent.js";
import type { Offer, OfferedFix, RuleContext } from "../contract/rule.js";
import { distinctTaints, taintsAgainst } from "../contract/vocabulary.js";
import { isSystemNamespace, whyNotToTolerate } from "../facts/reservation.js";
import { describeHarm, formatTolerationsFor, offerFor } from "../repairs/offered-tolerations.js";

/** Node conditions; tolerating one to run somewhere needs review. */
const CONDITION_PREFIX = "node.kubernetes.io/";

/** Reports whether a fix may open the pool. Agents on control planes need review. */
function mayAdmit(workload: Workload, pool: NodePool): boolean {
  return whyNotToTolerate(workload, pool) === undefined && !isControlPlanePool(pool);
}

/** Returns a fix of one field; undefined if that is not enough. */
function correct(workload: Workload, index: number, { toleration, taint, miss }: Miss): FixOperation[] | undefined {
  const place = (field: string) => placeInPodSpec(workload, ["tolerations", index, field]);
  const meets = (corrected: Toleration) => toleratesTaint(corrected, taint, "off") === "yes";
  const { key, operator, value, effect } = toleration;
  switch (miss) {
    case "value": {
      if (operator !== undefined && operator !== "Equal") return undefined;
      if (areOpposites(value ?? "", taint.value)) return undefined;
      if (taint.value !== "") {
        if (!meets({ ...toleration, value: taint.value })) return undefined;
        if (value !== undefined) return [{ kind: "set-scalar", at: place("value"), text: taint.value }];
        const at = placeInPodSpec(workload, ["tolerations", index]);
        return [{ kind: "insert-entry", at, key: "value", value: taint.value, after: ["operator", "key"] }];
      }
      const { value: _, ...withoutValue } = toleration;
      if (value === undefined || !meets({ ...withoutValue, operator: "Exists" })) return undefined;
      if (operator === undefined) {
        return [
          { kind: "rename-key", at: { ...place("value"), target: "key" }, key: "operator" },
          { kind: "set-scalar", at: place("value"), text: "Exists" },
        ];
      }
      return [
        { kind: "set-scalar", at: place("operator"), text: "Exists" },
        { kind: "remove", at: place("value") },
      ];
    }
    case "effect":
      if (effect === undefined || !meets({ ...toleration, effect: taint.effect })) return undefined;
      return [{ kind: "set-scalar", at: place("effect"), text: taint.effect }];
    case "key-spelling":
      if (key === undefined || !meets({ ...toleration, key: taint.key })) return undefined;
      return [{ kind: "set-scalar", at: place("key"), text: taint.key }];
    default:
      return undefined;
  }
}

/** Reports whether the toleration can only mean this taint, though the pod may run elsewhere. */
function canOnlyMean({ toleration, taint, miss }: Miss): boolean {
  if (miss === "effect") return true;
  if (miss === "key-spelling") return isSlipOfValue(toleration.key ?? "", taint.key);
  const value = toleration.value ?? "";
  return saysOnlyPresence(value) || isSlipOfValue(value, taint.value);
}

/** Reports a certain typo, whatever other pools exist. */
export function isSlipOfTheHand({ toleration, taint, miss }: Miss): boolean {
  if (miss === "effect" || miss === "operator") return true;
  if (miss === "value") {
    const values = [toleration.value ?? "", taint.value];
    return values.every(saysOnlyPresence) || isSlipOfValue(values[0] ?? "", taint.value);
  }
  return miss === "key-spelling" && isSlipOfValue(toleration.key ?? "", taint.key);
}

function everyTaint(pools: readonly NodePool[]): Taint[] {
  return pools.flatMap((pool) => [...pool.taints, ...pool.startupTaints]);
}

/** Corrects value, effect or key, if pools with this key agree and none is reserved or a control plane. */
export function correctToleration(workload: Workload, miss: Miss, context: RuleContext): FixIntent | undefined {
  return canOnlyMean(miss) ? correctTo(workload, miss, context) : undefined;
}

function correctTo(workload: Workload, miss: Miss, { inventory }: RuleContext): FixIntent | undefined {
  const { toleration, taint } = miss;
  if (taint.key.startsWith(CONDITION_PREFIX) || hasOperatorAsValue(taint)) return undefined;
  const { pools, cluster } = inventory;
  const withKey = pools.filter((pool) => everyTaint([pool]).some(({ key }) => key === taint.key));
  const ofKey = everyTaint(withKey).filter(({ key }) => key === taint.key);
  if (new Set(ofKey.map(formatTaint)).size !== 1 || !withKey.every((pool) => mayAdmit(workload, pool)))
    return undefined;
  const tolerates = (other: Taint) => toleratesTaint(toleration, other, cluster.comparisonOperators) !== "no";
  if (everyTaint(pools).some(tolerates)) return undefined;
  const operations = correct(workload, toleration.origin.index, miss);
  return operations && { title: `make the toleration meet taint ${formatTaint(taint)}`, operations };
}

/** Corrects or adds a toleration. The former rests on the near miss, the latter on there being no other pool. */
export function fixUnschedulable(
  fit: WorkloadFit,
  { miss, reaches }: { readonly miss?: Miss; readonly reaches?: PoolFit },
  context: RuleContext,
  nearlyFits: Claim,
  noOther: Claim,
): OfferedFix | undefined {
  const { workload, pools } = fit;
  const correcting = (fix: FixIntent | undefined) => fix && { ...fix, restsOn: nearlyFits };
  const { nodeSelector, nodeAffinity } = workload.podSpec;
  const asks = Object.keys(nodeSelector).length > 0 || nodeAffinity?.required !== undefined;
  const [only, another] = pools.filter(({ selector }) => selector !== "mismatch");
  if (only === undefined || another !== undefined || only.selector !== "match" || !asks) {
    if (miss !== undefined) return correcting(correctToleration(workload, miss, context));
    return reaches && enter(fit, reaches, taintsAgainst(reaches), noOther);
  }
  if (miss !== undefined) return correcting(correctTo(workload, miss, context));
  if (!only.reasons.every((reason) => "taint" in reason)) return undefined;
  const taints = taintsAgainst(only);
  if (!mayAdmit(workload, only.pool) || taints.some(({ key }) => key.startsWith(CONDITION_PREFIX))) return undefined;
  return { ...addTolerations(workload, taints), tolerations: taints.map(tolerationValueFor), restsOn: noOther };
}

/** Adds the tolerations of the help, if the pool is one of several and unobjectionable. */
function enter(
  { workload, pools }: WorkloadFit,
  { pool, selector, reasons }: PoolFit,
  taints: readonly Taint[],
  noOther: Claim,
): OfferedFix | undefined {
  if (selector !== "match" || !reasons.every((reason) => "taint" in reason) || !mayAdmit(workload, pool))
    return undefined;
  const tolerations = taints.map(tolerationValueFor);
  if (taints.some(({ key }) => key.startsWith(CONDITION_PREFIX))) return undefined;
  if (describeHarm(workload, pools, tolerations) !== undefined) return undefined;
  const { title, operations } = addTolerations(workload, taints);
  return { title: `${title} of pool "${pool.name}"`, isUnsafe: true, operations, tolerations, restsOn: noOther };
}

/** `reached`: pools that only the wildcard reaches; `met`: their otherwise unmatched taints. */
export function replaceWildcard(
  workload: Workload,
  wildcard: WrittenToleration,
  reached: readonly NodePool[],
  met: readonly Taint[],
): FixIntent | undefined {
  if (wildcard.tolerationSeconds !== undefined) return undefined;
  // Parts of the system are mostly meant to run anywhere, also on pools that come later.
  if (isSystemNamespace(workload.namespace)) return undefined;
  if (met.length === 0 || !reached.every((pool) => mayAdmit(workload, pool))) return undefined;
  if (met.some(({ key }) => key.startsWith(CONDITION_PREFIX))) return undefined;
  const distinct = distinctTaints(met);
  const at = placeInPodSpec(workload, ["tolerations", wildcard.origin.index]);
  return {
    title: `tolerate ${distinct.map(formatTaint).join(", ")} and nothing else`,
    // Which of them the pod has to tolerate, only its author knows.
    isUnsafe: true,
    operations: [{ kind: "replace-item", at, items: distinct.map(tolerationValueFor) }],
  };
}

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

interface Correction {
  readonly says: string;
  readonly toleration: Toleration;
}

function corrections({ miss, toleration, taint }: Miss): readonly [Correction, ...Correction[]] {
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
