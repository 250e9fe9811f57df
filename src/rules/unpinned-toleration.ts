import { matchesNameGlob } from "../model/name-glob.js";
import type { NodePool } from "../model/pool.js";
import type { PoolFit, WorkloadFit } from "../model/pool-fit.js";
import { EMPTY_STRING_MAP } from "../model/string-map.js";
import { isWildcard, type Taint } from "../model/taint.js";
import { list, quoted } from "../model/words.js";
import { isDaemon, placeInPodSpec, type Workload } from "../model/workload.js";
import { queueOf } from "../scheduling/queues/queue.js";
import { shortagesOf } from "../scheduling/resources/capacity.js";
import { podRequests } from "../scheduling/resources/pod-requests.js";
import { keepsPodsOff } from "../scheduling/taints/toleration.js";
import { ofPools } from "./contract/claim.js";
import type { Rule, RuleContext } from "./contract/rule.js";
import { namePools, taintedHere } from "./contract/vocabulary.js";
import { certainPools, poolsByToleration, toleratedTaints } from "./explanations/reached-pools.js";
import { isWelcome } from "./facts/reservation.js";

const DEDICATED_KEYS: readonly string[] = ["dedicated", "*/dedicated"];

/** Reports whether the pool is dedicated to workloads like this. */
function isDedicated(workload: Workload, pool: NodePool, taint: Taint, keys: readonly string[]): boolean {
  if (pool.reservedFor !== undefined) return isWelcome(workload, pool);
  return keys.some((glob) => matchesNameGlob(glob, taint.key));
}

/** Reports whether a preference draws the pod to nodes, on purpose. */
function isDrawn(workload: Workload): boolean {
  const { podAffinityTerms, nodeAffinity } = workload.podSpec;
  const isDrawn = podAffinityTerms.some(({ effect }) => effect === "attract");
  return isDrawn || (nodeAffinity?.preferred.length ?? 0) > 0 || queueOf(workload) !== undefined;
}

function poolsElsewhere(fit: WorkloadFit, { inventory }: RuleContext): PoolFit[] {
  const requests = podRequests(fit.workload.podSpec, EMPTY_STRING_MAP);
  if ([...requests.keys()].some((name) => name.includes("/") && !name.includes("kubernetes.io/"))) return [];
  return certainPools(fit).filter(
    ({ verdict, pool }) =>
      verdict === "fits" &&
      pool.reservedFor === undefined &&
      !pool.taints.some(keepsPodsOff) &&
      shortagesOf(requests, pool, inventory).length === 0,
  );
}

function selectorFor(home: NodePool, others: readonly PoolFit[]): string {
  const labels = Object.entries(home.labels).filter(
    ([key, value]) => key !== "kubernetes.io/hostname" && others.every(({ pool }) => pool.labels[key] !== value),
  );
  const [label] = labels;
  if (label === undefined) {
    return `Give pool ${quoted(home.name)} a label that no other pool has, and select it with a nodeSelector.`;
  }
  const [key, value] = label;
  return `To keep it there, write in the pod spec:\nnodeSelector:\n  ${key}: ${JSON.stringify(value)}`;
}

export const unpinnedToleration: Rule = {
  id: "unpinned-toleration",
  options: {
    dedicatedKeys: {
      type: "strings",
      default: DEDICATED_KEYS,
    },
  },
  claims: ["pools"],
  looksAt: "tolerations",
  *checkWorkload(fit, context, options) {
    const { workload } = fit;
    if (isDaemon(workload) || isDrawn(workload)) return;
    const { dedicatedKeys: named } = options;
    const keys = Array.isArray(named) ? named.filter((key) => typeof key === "string") : [];
    // A pod that needs a toleration without a key to get in is meant to run anywhere.
    const isAnybody = (pool: PoolFit) => toleratedTaints(pool, fit).some(({ toleration }) => isWildcard(toleration));
    const reached = [...poolsByToleration(fit)].flatMap(([toleration, pools]) =>
      pools
        .filter(({ pool, taint }) => isDedicated(workload, pool.pool, taint, keys) && !isAnybody(pool))
        .map((one) => ({ toleration, ...one })),
    );
    const taints = new Set(reached.map(({ taint }) => JSON.stringify([taint.key, taint.value])));
    const [home] = reached;
    if (home === undefined || taints.size > 1) return;
    const elsewhere = poolsElsewhere(fit, context);
    if (elsewhere.length === 0) return;
    const homes = reached.map(({ pool }) => pool.pool);
    const others = list(elsewhere.map(({ pool }) => quoted(pool.name)));
    yield {
      at: placeInPodSpec(workload, ["tolerations", home.toleration.origin.index, "key"]),
      workload,
      claims: ofPools(
        `the pod tolerates the taint of dedicated ${namePools(homes)}, but nothing keeps it there: it may run on ${others}`,
      ),
      help: selectorFor(home.pool.pool, elsewhere),
      related: [taintedHere(home.pool.pool, home.taint)],
      subject: { tolerations: [home.toleration.origin.index], pools: homes },
      fingerprintBy: { taints: [home.taint] },
    };
  },
};
