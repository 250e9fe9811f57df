import type { Inventory } from "../model/cluster.js";
import type { NodeSelectorTerm } from "../model/pod.js";
import { hasNoNodes } from "../model/pool.js";
import type { PoolFit, WorkloadFit } from "../model/pool-fit.js";
import { EMPTY_STRING_MAP } from "../model/string-map.js";
import { isDaemon, placeInPodSpec } from "../model/workload.js";
import { compileNodeSelection } from "../scheduling/labels/node-selection.js";
import { judgePlacement } from "../scheduling/labels/placement.js";
import { describeReason } from "../scheduling/reasons.js";
import { shortagesOf } from "../scheduling/resources/capacity.js";
import { podRequests } from "../scheduling/resources/pod-requests.js";
import { clause, NO_OTHER_POOL, ofAllPools } from "./contract/claim.js";
import { type Rule, type RuleFinding, yieldTo } from "./contract/rule.js";
import { isPlacementKnown, namePools, taintsAgainst, untoleratedHere } from "./contract/vocabulary.js";
import { PREFERRED_TERMS } from "./explanations/node-selection-places.js";
import { whyNotToTolerate } from "./facts/reservation.js";
import { adviseTolerations } from "./repairs/offered-tolerations.js";

function preferredPools({ pools }: WorkloadFit, term: NodeSelectorTerm, inventory: Inventory): readonly PoolFit[] {
  const request = {
    selection: compileNodeSelection(EMPTY_STRING_MAP, [term]),
    nodeNames: undefined,
    nodeName: "",
    toleratesCordon: true,
    tolerations: [],
  };
  return pools.filter(
    ({ pool }) => !hasNoNodes(pool) && judgePlacement(request, pool, inventory).selector !== "mismatch",
  );
}

/** Reports whether a term requires something, rather than only excluding. */
function leadsSomewhere({ matchExpressions }: NodeSelectorTerm): boolean {
  return matchExpressions.some(({ operator }) => operator === "In" || operator === "Exists");
}

function describe(fit: WorkloadFit, index: number, closed: readonly PoolFit[], isTooSmall: boolean): RuleFinding {
  const { workload } = fit;
  const pools = closed.map(({ pool }) => pool);
  const tainted = closed.filter((one) => taintsAgainst(one).length > 0);
  const advisable = tainted.find(({ pool }) => whyNotToTolerate(workload, pool) === undefined);
  const why = isTooSmall ? "it asks for more than their nodes have" : "it cannot run there";
  const says = `the pod prefers ${namePools(pools)}, but ${pools.length === 1 ? why.replace("their", "its") : why}`;
  const otherwise = "Remove the preference, or make it agree with what else the pod asks for.";
  return {
    at: placeInPodSpec(workload, [...PREFERRED_TERMS, index, "preference", "matchExpressions", 0, "key"]),
    workload,
    claims: [ofAllPools(clause`${says}, and ${NO_OTHER_POOL} has what it prefers`, { says, severity: "note" })],
    details: isTooSmall
      ? []
      : closed.map(({ pool, reasons }) => `${pool.name}: ${reasons.map(describeReason).join("; ")}`),
    ...(advisable === undefined
      ? { help: otherwise }
      : adviseTolerations(
          "Remove the preference, or let the pod in. Add to the pod spec",
          taintsAgainst(advisable),
          otherwise,
        )),
    related: untoleratedHere(tainted),
    fingerprintBy: { names: [String(index)], pools },
    pools: pools.map(({ name }) => name),
  };
}

function* check(fit: WorkloadFit, inventory: Inventory): Iterable<RuleFinding> {
  const { workload, pools } = fit;
  if (pools.every(({ verdict }) => verdict === "blocked")) return;
  const preferences = workload.podSpec.nodeAffinity?.preferred ?? [];
  if (preferences.length === 0) return;
  const requests = podRequests(workload.podSpec, EMPTY_STRING_MAP);
  const isTooSmall = ({ pool }: PoolFit) => shortagesOf(requests, pool, inventory).length > 0;
  for (const [index, { preference, weight = 0 }] of preferences.entries()) {
    if (weight < 1 || !leadsSomewhere(preference)) continue;
    const preferred = preferredPools(fit, preference, inventory);
    if (preferred.length === 0) continue;
    if (preferred.every((one) => one.verdict === "blocked")) yield describe(fit, index, preferred, false);
    else if (preferred.every((one) => one.verdict === "blocked" || isTooSmall(one)))
      yield describe(fit, index, preferred, true);
  }
}

export const closedPreference: Rule = {
  id: "closed-preference",
  claims: ["all-pools"],
  // The toleration that was meant tells of the same mistake.
  yieldsTo: yieldTo("workload", "near-miss-toleration", "unmatched-toleration", "overlay-lost-toleration"),
  looksAt: "node-selection",
  *checkWorkload(fit, { inventory }) {
    const { workload } = fit;
    if (isPlacementKnown(fit) && !isDaemon(workload) && !workload.isFragment) yield* check(fit, inventory);
  },
};
