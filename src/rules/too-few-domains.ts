import type { PodAffinityTerm } from "../model/pod.js";
import type { WorkloadFit } from "../model/pool-fit.js";
import { count, quoted } from "../model/words.js";
import { placeInObject, placeInPodSpec, type Workload } from "../model/workload.js";
import { HOSTNAME, mostDomainsOf } from "../scheduling/labels/topology-domains.js";
import { ofAllPools } from "./contract/claim.js";
import type { Rule, RuleContext, RuleFinding } from "./contract/rule.js";
import { declaredHere, isPlacementKnown, namePools } from "./contract/vocabulary.js";

const REPLICATED: ReadonlySet<string> = new Set(["Deployment", "StatefulSet", "ReplicaSet", "ReplicationController"]);

/** Reports whether the term spreads the workload's own pods. */
function keepsApart({ effect, isRequired, matchLabels }: PodAffinityTerm, { templateLabels }: Workload): boolean {
  return (
    effect === "repel" &&
    isRequired &&
    matchLabels !== undefined &&
    Object.entries(matchLabels).every(([key, value]) => templateLabels[key] === value)
  );
}

function describe(fit: WorkloadFit, term: PodAffinityTerm, replicas: number, domains: number): RuleFinding {
  const { workload, pools } = fit;
  const { topologyKey, path } = term;
  const reachable = pools.filter(({ verdict }) => verdict !== "blocked").map(({ pool }) => pool);
  const isHost = topologyKey === HOSTNAME;
  const have = reachable.length === 1 ? "has" : "have";
  const most = isHost
    ? `${namePools(reachable)} ${have} at most ${count(domains, "node")}`
    : `${namePools(reachable)} ${have} ${count(domains, "value")} of it`;
  const keeps = `the anti-affinity keeps each in a ${quoted(topologyKey)} of its own, and ${most}`;
  const isRollout = replicas <= domains;
  const unlessRollout = isRollout ? ", or set `maxUnavailable: 1` in its strategy" : "";
  return {
    at: isHost ? placeInObject(workload, ["spec", "replicas"]) : placeInPodSpec(workload, path),
    workload,
    claims: ofAllPools(
      isRollout
        ? `a rollout waits for itself: it starts a new pod before it stops one, ${keeps}`
        : `${replicas - domains} of ${replicas} replicas stay Pending: ${keeps}`,
    ),
    help: isHost
      ? `Ask for fewer replicas, let the pools grow, or make the term a preferred one${unlessRollout}.`
      : `Name a topology that tells more nodes apart, such as \`${HOSTNAME}\`, or make the term a preferred one${unlessRollout}.`,
    related: reachable.map(declaredHere),
    subject: { pools: reachable },
    fingerprintBy: { names: [topologyKey] },
  };
}

function* check(fit: WorkloadFit, { inventory }: RuleContext): Iterable<RuleFinding> {
  const { workload } = fit;
  const { replicas = 1, podSpec } = workload;
  const reachable = fit.pools.filter(({ verdict }) => verdict !== "blocked");
  for (const term of podSpec.podAffinityTerms) {
    if (!keepsApart(term, workload)) continue;
    const domains = mostDomainsOf(reachable, term.topologyKey, inventory);
    if (domains === undefined || domains === 0 || replicas < domains) continue;
    if (replicas === domains && (!workload.surges || term.isOfOneRevision)) continue;
    yield describe(fit, term, replicas, domains);
    return;
  }
}

export const tooFewDomains: Rule = {
  id: "too-few-domains",
  claims: ["all-pools"],
  looksAt: "topology",
  *checkWorkload(fit, context) {
    if (REPLICATED.has(fit.workload.kind) && isPlacementKnown(fit)) yield* check(fit, context);
  },
};
