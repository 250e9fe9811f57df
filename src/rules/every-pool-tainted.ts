import { isControlPlanePool, type NodePool } from "../model/pool.js";
import { formatTaint } from "../model/taint.js";
import { quoted } from "../model/words.js";
import { keepsPodsOff } from "../scheduling/taints/toleration.js";
import { clause, EVERY_LINUX_POOL, ofAllPools } from "./contract/claim.js";
import type { Rule } from "./contract/rule.js";
import { osOfPool } from "./facts/reservation.js";

/** Reports whether any pod may use a pool: Linux, not made for selected pods. */
function isForAll(pool: NodePool): boolean {
  const takesAll = pool.takesOnly?.some(({ namespace, labels }) => namespace === "*" && isEmpty(labels)) ?? true;
  return osOfPool(pool) === "linux" && takesAll;
}

/** Reports whether the pool is for the cluster itself: a control plane, or the system pool of a cloud. */
function isOfSystem(pool: NodePool): boolean {
  const isSystemPool = pool.labels["kubernetes.azure.com/mode"] === "system";
  return isControlPlanePool(pool) || isSystemPool || pool.taints.some(({ key }) => SYSTEM_TAINTS.has(key));
}

const SYSTEM_TAINTS: ReadonlySet<string> = new Set(["CriticalAddonsOnly", "components.gke.io/gke-managed-components"]);

const isEmpty = (labels: NodePool["labels"]): boolean => Object.keys(labels).length === 0;

export const everyPoolTainted: Rule = {
  id: "every-pool-tainted",
  claims: ["all-pools"],
  *checkInventory({ inventory }) {
    const pools = inventory.pools.filter(isForAll);
    const [any] = pools;
    if (any === undefined) return;
    if (!pools.every((pool) => pool.taints.some(keepsPodsOff))) return;
    const first = pools.find((pool) => !isOfSystem(pool)) ?? any;
    const example = isOfSystem(first) ? "" : `, for example ${quoted(first.name)}`;
    yield {
      severity: inventory.isFound ? ("note" as const) : undefined,
      at: { ...first.place, path: [...first.place.path, "name"] },
      claims: ofAllPools(
        clause`${EVERY_LINUX_POOL} has a NoSchedule or NoExecute taint: a pod without a toleration finds no node`,
      ),
      reasons: pools.map((pool) => ({
        pool,
        reasons: [pool.taints.filter(keepsPodsOff).map(formatTaint).join(", ")],
      })),
      help: `Keep one pool without such taints${example}, or declare the pool that takes all other pods.`,
      fingerprintBy: { names: ["every pool"] },
    };
  },
};
