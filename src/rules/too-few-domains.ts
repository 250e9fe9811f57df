import type { PodAffinityTerm } from "../model/pod.js";
import type { WorkloadFit } from "../model/pool-fit.js";
import { count, quoted } from "../model/words.js";
import { placeInObject, placeInPodSpec, type Workload } from "../model/workload.js";
import { HOSTNAME, mostDomainsOf } from "../scheduling/labels/topology-domains.js";
import { readExamples } from "./contract/examples.js";
import type { RuleFinding } from "./contract/finding.js";
import type { Rule, RuleContext } from "./contract/rule.js";
import { declaredHere, isPlacementKnown, namePools, ofAllPools } from "./contract/vocabulary.js";

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
  return {
    at: isHost ? placeInObject(workload, ["spec", "replicas"]) : placeInPodSpec(workload, path),
    workload,
    claims: [
      ofAllPools(
        `${replicas - domains} of ${replicas} replicas stay Pending: the anti-affinity keeps each in a ${quoted(topologyKey)} of its own, and ${most}`,
      ),
    ],
    help: isHost
      ? "Ask for fewer replicas, let the pools grow, or make the term a preferred one."
      : `Name a topology that tells more nodes apart, such as \`${HOSTNAME}\`, or make the term a preferred one.`,
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
    if (domains === undefined || domains === 0 || replicas <= domains) continue;
    yield describe(fit, term, replicas, domains);
    return;
  }
}

const statefulSet = (replicas: string, topologyKey = "              topologyKey: kubernetes.io/hostname") => `
apiVersion: apps/v1
kind: StatefulSet
metadata: {name: search}
spec:
  selector: {matchLabels: {app: search}}
${replicas}
  template:
    metadata: {labels: {app: search}}
    spec:
      containers: [{name: search, image: search:1}]
      affinity:
        podAntiAffinity:
          requiredDuringSchedulingIgnoredDuringExecution:
            - labelSelector: {matchLabels: {app: search}}
${topologyKey}
`;

export const tooFewDomains: Rule = {
  id: "too-few-domains",
  summary: "A required anti-affinity keeps replicas apart, and there are more replicas than nodes or zones.",
  severity: "warning",
  why: `With a required \`podAntiAffinity\` that selects the workload's own pods, no two of them run in one domain of \`topologyKey\`. With
\`kubernetes.io/hostname\` three replicas need three nodes. With \`kubernetes.io/os\`, which is the same on all Linux nodes, the
second replica already stays Pending.

Only domains of the pools that may admit the pod count. For \`kubernetes.io/hostname\` these are the Nodes of a snapshot,
\`scale.max\`, or \`scale.replicas\`. For other keys they are the values that every node of these pools is known to have. If one pool
declares nothing, there may be enough. If other pools may exist, the number of domains is unknown.`,
  silent: `Not reported:

- a term with namespaces, with \`mismatchLabelKeys\`, or with \`matchExpressions\` other than \`In\` with one value;
- a term whose labels the pods do not have;
- kinds other than Deployments, StatefulSets, ReplicaSets and ReplicationControllers.`,
  fix: `Run fewer replicas, prefer the anti-affinity instead of requiring it, or add nodes or zones.`,
  examples: readExamples([
    {
      title: "More replicas than nodes",
      inventory: `
pools:
  - name: data
    scale: {min: 2, max: 2}
`,
      manifests: statefulSet(`- replicas: 3 # <--
+ replicas: 2`),
    },
    {
      title: "A topology that is the same on all nodes",
      inventory: `
pools:
  - name: data
`,
      manifests: statefulSet(
        "  replicas: 2",
        `-             topologyKey: kubernetes.io/os # <--
+             topologyKey: kubernetes.io/hostname`,
      ),
    },
  ]),
  claims: ["all-pools"],
  looksAt: "topology",
  *checkWorkload(fit, context) {
    if (REPLICATED.has(fit.workload.kind) && isPlacementKnown(fit)) yield* check(fit, context);
  },
};
