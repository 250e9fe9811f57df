import { byWord } from "../model/by-word.js";
import type { Inventory } from "../model/cluster.js";
import type { WorkloadFit } from "../model/fit.js";
import { hasNoNodes, type NodePool } from "../model/pool.js";
import type { Queues, ResourceFlavor } from "../model/queue.js";
import { formatTaint, type PoolTaint } from "../model/taint.js";
import { list, quoted } from "../model/words.js";
import { compileNodeSelection } from "../scheduling/labels/node-selection.js";
import { judgeLabels } from "../scheduling/placement.js";
import { flavorOf } from "../scheduling/queues/queue.js";
import { keepsPodsOff, untoleratedTaints } from "../scheduling/taints/toleration.js";
import type { RuleFinding } from "./contract/finding.js";
import type { Rule, RuleContext } from "./contract/rule.js";
import { ofAllPools, ofPools, taintedHere, toldOf } from "./contract/vocabulary.js";
import { labelValues } from "./explanations/selector-explanation.js";

/** Whether the pool has the labels. */
function verdictOf(labels: ResourceFlavor["nodeLabels"], pool: NodePool, inventory: Inventory) {
  return judgeLabels(compileNodeSelection(labels, undefined), pool, inventory);
}

function describeLabels(flavor: ResourceFlavor, { pools, ...rest }: Inventory): RuleFinding {
  const inventory = { ...rest, pools };
  const labels = Object.entries(flavor.nodeLabels);
  const alone = labels.find(([key, value]) =>
    pools.every((pool) => verdictOf(byWord([[key, value]]), pool, inventory) === "mismatch"),
  );
  const asked = (alone === undefined ? labels : [alone]).map(([key, value]) => `${key}=${value}`).join(", ");
  const [key] = alone ?? [];
  const values =
    key === undefined
      ? []
      : labelValues(
          pools.map((pool) => ({ pool })),
          key,
        );
  const known = values.length === 0 ? "" : ` The pools have ${list(values.slice(0, 8).map(quoted))}.`;
  const { document, path } = flavor.place;
  const spec = [...path.slice(0, -2), "spec", "nodeLabels"];
  return {
    at: { document, path: key === undefined ? spec : [...spec, key], part: key === undefined ? "key" : "value" },
    claims: [ofAllPools(`no pool has the labels of ResourceFlavor ${quoted(flavor.name)}: ${asked}`)],
    help: `Kueue makes the pods that it starts with this flavor select these labels, so that they stay Pending. Write labels that a pool has.${known}`,
    identity: { names: [flavor.name, asked] },
  };
}

/** A pool with the flavor's labels, and what of its taints the flavor forgets. */
interface Led {
  readonly pool: NodePool;
  readonly taints: readonly PoolTaint[];
}

function forgottenTaints(flavor: ResourceFlavor, { taints }: NodePool): PoolTaint[] {
  const named = new Set(flavor.nodeTaints.map(formatTaint));
  return untoleratedTaints(taints, flavor.tolerations, keepsPodsOff, "unknown").filter(
    (taint) => !named.has(formatTaint(taint)),
  );
}

/** Whether the pod may get the flavor. */
function mayGet(flavor: ResourceFlavor, { queue }: WorkloadFit): boolean {
  return queue?.kind === "gives" && queue.choices.some((choice) => choice.includes(flavor));
}

function describeTaints(flavor: ResourceFlavor, led: readonly Led[], context: RuleContext): RuleFinding | undefined {
  const [first] = led;
  const [taint] = first?.taints ?? [];
  if (first === undefined || taint === undefined) return undefined;
  const { comparisonOperators } = context.inventory.cluster;
  const using = context.fits.filter((fit) => mayGet(flavor, fit));
  const hurt = using.filter(({ tolerations }) =>
    led.every(({ taints }) => untoleratedTaints(taints, tolerations, keepsPodsOff, comparisonOperators).length > 0),
  );
  if (using.length > 0 && hurt.length === 0) return undefined;
  const others = led.length > 1 ? ` and ${led.length - 1} more` : "";
  const finding: RuleFinding = {
    at: flavor.place,
    claims: [
      ofPools(
        `ResourceFlavor ${quoted(flavor.name)} leads to pool ${quoted(first.pool.name)}${others}, and neither names nor tolerates its taint ${formatTaint(taint)}`,
      ),
    ],
    help: "Kueue starts pods with this flavor, and they stay Pending. Write the taint under `tolerations`, so that Kueue adds the toleration to the pods, or under `nodeTaints`, so that only pods that tolerate it get the flavor.",
    related: led.flatMap(({ pool, taints }) => taints.slice(0, 1).map((one) => taintedHere(pool, one))),
    identity: { names: [flavor.name] },
  };
  if (hurt.length === 0) return { ...finding, severity: "note" };
  return toldOf(
    hurt,
    ({ workload }) => workload,
    (fits) => ({ ...finding, concerns: { workloads: fits.map(({ workload }) => workload) } }),
  );
}

/** The flavors that some queue uses and whose labels choose nodes, each once. */
function usedFlavors(queues: Queues): ResourceFlavor[] {
  const names = queues.cluster.flatMap(({ object }) => object.groups.flatMap(({ flavors }) => flavors));
  const used = [...new Set(names.map(({ name }) => name))].flatMap((name) => flavorOf(queues, name) ?? []);
  return used.filter(({ nodeLabels }) => Object.keys(nodeLabels).length > 0);
}

function checkFlavor(flavor: ResourceFlavor, context: RuleContext): RuleFinding | undefined {
  const { inventory } = context;
  const placed = inventory.pools.map((pool) => ({ pool, verdict: verdictOf(flavor.nodeLabels, pool, inventory) }));
  const left = placed.filter(({ pool, verdict }) => verdict !== "mismatch" && !hasNoNodes(pool));
  if (placed.every(({ verdict }) => verdict === "mismatch")) return describeLabels(flavor, inventory);
  if (!left.some(({ verdict }) => verdict === "match")) return undefined;
  const led = left.map(({ pool }) => ({ pool, taints: forgottenTaints(flavor, pool) }));
  return led.some(({ taints }) => taints.length === 0) ? undefined : describeTaints(flavor, led, context);
}

const flavorWith = (spec: string) => `
apiVersion: kueue.x-k8s.io/v1beta2
kind: ClusterQueue
metadata: {name: shared}
spec:
  namespaceSelector: {}
  resourceGroups:
    - coveredResources: [cpu]
      flavors: [{name: spot, resources: [{name: cpu, nominalQuota: 9}]}]
---
apiVersion: kueue.x-k8s.io/v1beta2
kind: ResourceFlavor
metadata:
  ${spec}
`;
const INVENTORY = `
pools:
  - name: general
    labels: {pool: general}
  - name: spot
    labels: {pool: spot}
    taints: ["spot=true:NoSchedule"]
`;
const TOLERATED = `name: spot
spec:
  nodeLabels: {pool: spot}
  tolerations: [{key: spot, operator: Exists, effect: NoSchedule}]`;

export const unusableFlavor: Rule = {
  id: "unusable-flavor",
  summary: "A flavor of Kueue leads its pods to no pool, or to a pool whose taint they do not tolerate.",
  severity: "warning",
  rationale: `Kueue gives every pod that it starts the \`nodeLabels\` of a ResourceFlavor as a node selector, and the flavor's \`tolerations\`.
Labels that no pool has, or a taint of the pool that the flavor forgets, leave the pods Pending while they use up the quota of
the queue, and Kueue does not try another flavor.

A taint under \`nodeTaints\` is not forgotten: only pods that tolerate it get the flavor. A flavor that leads to several pools is left alone while
one of them takes its pods. Where every workload of the repository that may get the flavor tolerates the taint itself, nothing is said; where none of
them may get it, the finding is a note. A pod that fits nowhere has its own finding (\`unschedulable\`). Flavors that no ClusterQueue names are not
looked at.`,
  examples: [
    {
      title: "The flavor forgets the taint of its pool",
      inventory: INVENTORY,
      bad: flavorWith(`name: spot # <--
spec:
  nodeLabels: {pool: spot}`),
      good: flavorWith(TOLERATED),
    },
    {
      title: "A label that no pool has",
      inventory: INVENTORY,
      bad: flavorWith(`name: spot
spec:
  nodeLabels:
    pool: spots # <--
  tolerations: [{key: spot, operator: Exists, effect: NoSchedule}]`),
      good: flavorWith(TOLERATED),
    },
  ],
  claims: ["all-pools", "pools"],
  // The pods that it leaves Pending say the same.
  yieldsTo: [{ rule: "unschedulable", by: "workload" }],
  *checkInventory(context) {
    const { admission, inventory } = context;
    if (admission.queues === undefined || inventory.pools.length === 0) return;
    for (const flavor of usedFlavors(admission.queues)) {
      const finding = checkFlavor(flavor, context);
      if (finding !== undefined) yield finding;
    }
  },
};
