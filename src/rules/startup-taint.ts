import type { Inventory } from "../model/cluster.js";
import { DECLARED_FORMAT, hasNoNodes, hasOpenTaints, type NodePool } from "../model/pool.js";
import type { WorkloadFit } from "../model/pool-fit.js";
import { isTransientTaint } from "../model/state-taints.js";
import { formatTaint, type PoolTaint, writtenTolerations } from "../model/taint.js";
import { quoted } from "../model/words.js";
import { formatWorkload, WORKLOAD_KINDS } from "../model/workload.js";
import { keepsPodsOff } from "../scheduling/taints/toleration.js";
import { ofAllWorkloads, ofPools } from "./contract/claim.js";
import type { Rule, RuleContext, RuleFinding } from "./contract/rule.js";
import { declaredHere, isPlacementKnown, namePools } from "./contract/vocabulary.js";
import { checkDeadlocks } from "./explanations/startup-deadlocks.js";
import { imageName } from "./facts/node-agents.js";
import { hasKnownRemover } from "./facts/startup-taint-removers.js";

function* checkPermanent({ inventory }: RuleContext): Iterable<RuleFinding> {
  for (const pool of inventory.pools) {
    // Every other format tells itself which taints are permanent, or means both.
    const isDeclared = pool.format === DECLARED_FORMAT;
    if (!isDeclared && pool.format !== "karpenter") continue;
    for (const taint of pool.taints) {
      if (!isTransientTaint(taint.key, inventory.cluster.transientTaints)) continue;
      const where = isDeclared ? '"taints" is for permanent ones' : 'Karpenter treats "taints" as permanent';
      yield {
        at: taint.place,
        severity: isDeclared ? "note" : "warning",
        claims: ofPools(`taint ${quoted(formatTaint(taint))} of pool ${quoted(pool.name)} is temporary, but ${where}`),
        help: 'Move it to "startupTaints" if new nodes start with it, else remove it: no workload has to tolerate it.',
        fingerprintBy: { pools: [pool], taints: [taint] },
      };
    }
  }
}

/** A workload that names the taint may remove it, if it may change nodes. */
function isNamed({ key }: PoolTaint, { fits }: RuleContext): boolean {
  return fits.some(
    (fit) => mayChangeNodes(fit) && writtenTolerations(fit).some((toleration) => toleration.key === key),
  );
}

/** Reports whether a pod may change nodes, by its ServiceAccount or host files. Operators' additions are unknown. */
function mayChangeNodes({ workload: { kind, podSpec } }: WorkloadFit): boolean {
  const { hostPaths, serviceAccount = "default" } = podSpec;
  return !WORKLOAD_KINDS.some((one) => one === kind) || hostPaths.length > 0 || serviceAccount !== "default";
}

function hasNoKnownRemover(taint: PoolTaint, { cluster }: Inventory): boolean {
  return keepsPodsOff(taint) && !hasKnownRemover(taint.key) && !isTransientTaint(taint.key, cluster.transientTaints);
}

function unremoved(pool: NodePool, context: RuleContext): PoolTaint[] {
  return pool.startupTaints.filter(
    (taint) => taint.implied === undefined && hasNoKnownRemover(taint, context.inventory) && !isNamed(taint, context),
  );
}

function* checkUnremoved(context: RuleContext): Iterable<RuleFinding> {
  for (const pool of context.inventory.pools) {
    for (const taint of unremoved(pool, context)) {
      yield {
        at: taint.place,
        severity: "note",
        claims: ofAllWorkloads(
          `nothing here is known to remove startup taint ${quoted(formatTaint(taint))} of pool ${quoted(pool.name)}`,
        ),
        help: "If a controller removes it, add its key to that controller's tolerations or list it under `transientTaints`. To keep pods off for good, write it under taints.",
        subject: { pools: [pool], taints: [taint] },
        fingerprintBy: { pools: [pool], taints: [taint] },
        groupBy: formatTaint(taint),
      };
    }
  }
}

const CILIUM_KEY = "node.cilium.io/agent-not-ready";
const MAX_RELATED = 12;

function isCilium({ workload: { kind, podSpec } }: WorkloadFit): boolean {
  return kind === "DaemonSet" && podSpec.containers.some(({ image }) => imageName(image) === "cilium");
}

/** Karpenter considers only declared startup taints. */
function lacksTaint(pool: NodePool): boolean {
  const taints = [...pool.startupTaints, ...pool.taints];
  return pool.format === "karpenter" && !hasOpenTaints(pool) && !taints.some(({ key }) => key === CILIUM_KEY);
}

function poolsWithout({ inventory }: RuleContext, fit: WorkloadFit): NodePool[] {
  return inventory.pools.filter(
    (pool, index) => lacksTaint(pool) && !hasNoNodes(pool) && fit.pools[index]?.verdict === "fits",
  );
}

function* checkMissing(context: RuleContext): Iterable<RuleFinding> {
  const agent = context.fits.find((fit) => isCilium(fit) && isPlacementKnown(fit));
  const pools = agent === undefined ? [] : poolsWithout(context, agent);
  const [first] = pools;
  if (agent === undefined || first === undefined) return;
  yield {
    at: first.place,
    severity: "note",
    claims: ofPools(
      `${namePools(pools)} of Karpenter ${pools.length === 1 ? "starts" : "start"} without the taint ${CILIUM_KEY} of Cilium, which runs there`,
    ),
    details: [`${formatWorkload(agent.workload)} has to be ready before other pods`],
    help: `Add to startupTaints of the NodePool:\n- {key: ${CILIUM_KEY}, value: "true", effect: NoExecute}`,
    related: pools.slice(1, MAX_RELATED).map(declaredHere),
    subject: { pools },
    fingerprintBy: { names: [CILIUM_KEY] },
  };
}

export const startupTaint: Rule = {
  id: "startup-taint",
  options: {
    removers: {
      type: "mappings",
      keys: ["taint", "workload"],
      default: [],
    },
  },
  claims: ["pools", "all-workloads"],
  *checkInventory(context, options) {
    yield* checkDeadlocks(context, options);
    yield* checkPermanent(context);
    yield* checkUnremoved(context);
    yield* checkMissing(context);
  },
};
