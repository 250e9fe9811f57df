import type { PodGuard } from "../model/cluster.js";
import { groupBy } from "../model/group-by.js";
import type { NodePool } from "../model/pool.js";
import { formatTaint, formatToleration, type PoolTaint, type Toleration } from "../model/taint.js";
import { quoted } from "../model/words.js";
import { withDefaultTolerationSeconds } from "../scheduling/admission/default-toleration-seconds.js";
import { keepsPodsOff } from "../scheduling/taints/toleration.js";
import { ofPools } from "./contract/claim.js";
import type { Rule, RuleFinding } from "./contract/rule.js";
import { type TaintOfPool, taintedHere } from "./contract/vocabulary.js";

/** The first namespace to query. */
const ANY_NAMESPACE = "default";
const MAX_NAMESPACES = 20;

interface Slip {
  readonly pool: NodePool;
  readonly taint: PoolTaint;
  readonly caught: Toleration;
  readonly slipping: Toleration;
  readonly namespace: string;
}

/** Returns all tolerations of the taint without a key, the narrowest last. */
function withoutKey({ effect }: PoolTaint): Toleration[] {
  return [{ operator: "Exists" }, { operator: "Exists", effect }];
}

function admits(
  { admits: judge }: PodGuard,
  namespace: string,
  toleration: Toleration | undefined,
): boolean | undefined {
  const own = toleration === undefined ? [] : [{ ...toleration, origin: { by: "manifest", index: 0 } } as const];
  return judge(namespace, withDefaultTolerationSeconds(own));
}

function findSlip(guard: PodGuard, asked: readonly TaintOfPool[], namespaces: readonly string[]): Slip | undefined {
  // It must be the toleration that the guard is about, and nothing else of the pod.
  const taking = asked.length === 0 ? [] : namespaces.filter((one) => admits(guard, one, undefined) === true);
  for (const { pool, taint } of asked) {
    const { key, effect } = taint;
    const caught: Toleration = { key, operator: "Exists", effect };
    for (const namespace of taking) {
      if (admits(guard, namespace, caught) !== false) continue;
      const slipping = withoutKey(taint).find((one) => admits(guard, namespace, one) === true);
      if (slipping !== undefined) return { pool, taint, caught, slipping, namespace };
    }
  }
  return undefined;
}

function describeSlip(guard: PodGuard, slip: Slip): RuleFinding {
  const { pool, taint, caught, slipping, namespace } = slip;
  const slips = formatToleration(slipping);
  return {
    at: guard.place,
    claims: ofPools(
      `${guard.kind} ${quoted(guard.name)} refuses a pod that tolerates taint ${formatTaint(taint)} of pool ${quoted(pool.name)} by its key, but takes one with ${slips}`,
    ),
    details: [
      `refused: tolerations: [${formatToleration(caught)}] in namespace ${quoted(namespace)}`,
      `taken: tolerations: [${slips}] in namespace ${quoted(namespace)}`,
    ],
    help: 'Refuse tolerations without a key, too. In CEL: `t.?key.orValue("") in ["", "the-key"]`.',
    related: [taintedHere(pool, taint)],
    fingerprintBy: { names: [guard.name], taints: [taint] },
    pools: [pool.name],
  };
}

export const guardMissesWildcard: Rule = {
  id: "guard-misses-wildcard",
  claims: ["pools"],
  *checkInventory(context) {
    const { fits, inventory } = context;
    const own = fits.map(({ workload }) => workload.namespace);
    const namespaces = [...new Set([ANY_NAMESPACE, ...own])].slice(0, MAX_NAMESPACES);
    // Values do not matter.
    const asked = inventory.pools.flatMap((pool) => pool.taints.filter(keepsPodsOff).map((taint) => ({ pool, taint })));
    const byKey = groupBy(asked, ({ taint: { key, effect } }) => `${key}:${effect}`);
    const taints = [...byKey.values()].flatMap((ofKey) => ofKey.slice(0, 1));
    for (const guard of context.objects.admission.guards ?? []) {
      const slip = findSlip(guard, taints, namespaces);
      if (slip !== undefined) yield describeSlip(guard, slip);
    }
  },
};
