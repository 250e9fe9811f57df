import type { Inventory } from "../model/cluster.js";
import { isLabelKey } from "../model/label-syntax.js";
import type { WorkloadFit } from "../model/pool-fit.js";
import type { FieldPath } from "../model/source.js";
import { quoted } from "../model/words.js";
import { isDaemon, placeInPodSpec, type Workload } from "../model/workload.js";
import { mayHaveTopology } from "../scheduling/labels/topology-domains.js";
import { clause, NO_POOL, ofAllPools } from "./contract/claim.js";
import { type Rule, type RuleFinding, yieldTo } from "./contract/rule.js";
import { isPlacementKnown } from "./contract/vocabulary.js";
import { admitsButForTopology, nearestTopology } from "./explanations/selector-explanation.js";

interface AskedTopology {
  readonly key: string;
  /** From the pod spec. */
  readonly path: FieldPath;
  /** The effect without such a node. */
  readonly effect: "pending" | "nothing";
  readonly what: string;
}

/**
 * Upstream: pkg/scheduler/framework/plugins/podtopologyspread/filtering.go Filter and interpodaffinity/filtering.go
 * satisfyPodAffinity refuse nodes without the label; satisfyPodAntiAffinity ignores them.
 */
function askedTopologies({ podSpec }: Workload): AskedTopology[] {
  const spreads = podSpec.topologySpreadConstraints.map(({ topologyKey, whenUnsatisfiable }, index): AskedTopology => {
    const effect = whenUnsatisfiable === "DoNotSchedule" ? "pending" : "nothing";
    return { key: topologyKey, path: ["topologySpreadConstraints", index, "topologyKey"], effect, what: "the spread" };
  });
  const terms = podSpec.podAffinityTerms.map(({ effect, isRequired, topologyKey, path }): AskedTopology => {
    const isHard = effect === "attract" && isRequired;
    const what = effect === "attract" ? "the pod affinity" : "the pod anti-affinity";
    return { key: topologyKey, path, effect: isHard ? "pending" : "nothing", what };
  });
  return [...spreads, ...terms];
}

function describe(asked: AskedTopology, workload: Workload, { pools }: Inventory): RuleFinding {
  const { key, path, effect, what } = asked;
  const near = nearestTopology(key, pools);
  const follows = effect === "pending" ? "its pods stay Pending" : `${what} has no effect`;
  const has = `has label ${quoted(key)}, the topology key of ${what}`;
  return {
    at: placeInPodSpec(workload, path),
    workload,
    severity: effect === "pending" ? "error" : "warning",
    claims: ofAllPools(
      clause`${follows}: ${NO_POOL} that may take its pods ${has}`,
      near === undefined ? undefined : { says: clause`${NO_POOL} that may take its pods ${has}`, severity: "warning" },
    ),
    help:
      near === undefined
        ? "Name a label that the nodes have, or declare it: under labels of the pools, or in knownLabels."
        : `Did you mean ${quoted(near)}?`,
    fingerprintBy: { names: [key, what] },
  };
}

function* check(fit: WorkloadFit, inventory: Inventory): Iterable<RuleFinding> {
  const selected = fit.pools.filter(admitsButForTopology).map(({ pool }) => pool);
  if (selected.length === 0) return;
  for (const asked of askedTopologies(fit.workload)) {
    if (isLabelKey(asked.key) && !selected.some((pool) => mayHaveTopology(pool, asked.key, inventory))) {
      yield describe(asked, fit.workload, inventory);
    }
  }
}

export const unknownTopologyKey: Rule = {
  id: "unknown-topology-key",
  claims: ["all-pools"],
  yieldsTo: yieldTo("workload", "unschedulable"),
  looksAt: "topology",
  *checkWorkload(fit, { inventory }) {
    if (isPlacementKnown(fit) && !isDaemon(fit.workload)) yield* check(fit, inventory);
  },
};
