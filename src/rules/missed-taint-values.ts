import type { PoolFit, WorkloadFit } from "../model/fit.js";
import { groupBy } from "../model/group-by.js";
import { hasNoNodes } from "../model/pool.js";
import type { PoolTaint } from "../model/taint.js";
import { count, quoted } from "../model/words.js";
import { placeInPodSpec } from "../model/workload.js";
import { fitWorkload } from "../scheduling/fit.js";
import type { Rule, RuleContext } from "./contract/rule.js";
import {
  distinctTaints,
  namePools,
  ofPools,
  taintsAgainst,
  untoleratedHere,
  writtenTolerations,
} from "./contract/vocabulary.js";
import { asksForOneValue } from "./explanations/value-conventions.js";
import { isNamedNodeAgent } from "./facts/node-agents.js";
import { osOfPool } from "./facts/operating-system.js";
import { isWelcome } from "./facts/reservation.js";
import { isVirtualPool } from "./facts/virtual-pool.js";
import { describeHarm, offerFor } from "./repairs/offered-tolerations.js";
import { formatTolerationsFor } from "./repairs/toleration-yaml.js";

/** Fewer values are no list of the pools that there are. */
const LEAST_VALUES = 2;

/** A key of which the list names several values that pools have. */
interface ListedKey {
  readonly key: string;
  /** The values that a pool has, and the list names. */
  readonly met: ReadonlySet<string>;
}

function listedKeys(fit: WorkloadFit, pools: readonly PoolFit[]): ListedKey[] {
  const byKey = groupBy(writtenTolerations(fit).filter(asksForOneValue), ({ key = "" }) => key);
  return [...byKey].flatMap(([key, tolerations]) => {
    const named = new Set(tolerations.map(({ value = "" }) => value));
    const taints = pools.flatMap(({ pool }) => pool.taints.filter((taint) => taint.key === key));
    const met = new Set(taints.flatMap(({ value }) => (named.has(value) ? [value] : [])));
    return met.size >= LEAST_VALUES ? [{ key, met }] : [];
  });
}

/** The pools that nothing but another value of the key keeps the pods off. */
function missedFor(key: string, { workload }: WorkloadFit, pools: readonly PoolFit[]): PoolFit[] {
  return pools.filter((fit) => {
    const { pool, verdict, selector } = fit;
    const against = taintsAgainst(fit);
    return (
      verdict === "blocked" &&
      selector === "match" &&
      against.length > 0 &&
      against.every((taint: PoolTaint) => taint.key === key) &&
      !hasNoNodes(pool) &&
      !isVirtualPool(pool) &&
      osOfPool(pool) === "linux" &&
      isWelcome(workload, pool)
    );
  });
}

/** A fragment is given no verdict of its own: this asks only which taints its list leaves. */
function poolsFor({ workload }: WorkloadFit, { inventory, admission }: RuleContext): readonly PoolFit[] {
  return fitWorkload(workload, inventory, admission).pools;
}

export const missedTaintValues: Rule = {
  id: "missed-taint-values",
  summary: "A node agent's list of tolerations names some values of a taint key, and pools have others.",
  severity: "warning",
  rationale: `Who lists the values of a taint one by one has to add each new pool to the list, and forgets it: the agent
is missing there, without a Pending pod or an event.

This looks at lists that stand outside of a workload, in the values of a chart or in a custom resource, where the DaemonSet
that is made from them is not seen (a DaemonSet that is seen gets \`daemonset-misses-pool\`). It speaks where the component's
name or the object's kind says that it runs on every node (\`agents\` of Datadog, \`nodeExporter\`, \`daemonsets\`), the
list names two or more values of the key that pools have, and nothing but the value keeps it off the others. What it says is
true of the pools that it names; whether the controller adds tolerations of its own, nobody can tell from here.`,
  examples: [
    {
      title: "A pool that was added later",
      inventory: `
pools:
  - name: web
    taints: ["workload=web:NoSchedule"]
  - name: batch
    taints: ["workload=batch:NoSchedule"]
  - name: search
    taints: ["workload=search:NoSchedule"]
  - name: general
`,
      bad: `
apiVersion: datadoghq.com/v2alpha1
kind: DatadogAgent
metadata: {name: datadog}
spec:
  override:
    nodeAgent:
      tolerations: # <--
        - {key: workload, operator: Equal, value: web, effect: NoSchedule}
        - {key: workload, operator: Equal, value: batch, effect: NoSchedule}
`,
      good: `
apiVersion: datadoghq.com/v2alpha1
kind: DatadogAgent
metadata: {name: datadog}
spec:
  override:
    nodeAgent:
      tolerations:
        - {key: workload, operator: Exists, effect: NoSchedule}
`,
    },
  ],
  claims: ["pools"],
  checksFragments: "only",
  looksAt: "tolerations",
  *checkWorkload(fit, context) {
    const { workload } = fit;
    if (!fit.valid || !isNamedNodeAgent(workload)) return;
    const pools = poolsFor(fit, context);
    for (const { key, met } of listedKeys(fit, pools)) {
      const missed = missedFor(key, fit, pools);
      if (missed.length === 0) continue;
      const taints = distinctTaints(missed.flatMap(taintsAgainst));
      const values = met.size + new Set(taints.map(({ value }) => value)).size;
      const harm = describeHarm(workload, pools, offerFor(taints, "").tolerations);
      const anyValue =
        describeHarm(workload, pools, [{ key, operator: "Exists" }]) === undefined
          ? "Tolerate the key with `operator: Exists`, if the agent is meant for every node, or "
          : "If the agent is meant for these nodes, ";
      const named = namePools(missed.map(({ pool }) => pool));
      yield {
        at: placeInPodSpec(workload, ["tolerations"], "key"),
        workload,
        claims: [
          ofPools(
            `the list tolerates ${met.size} of ${count(values, "value")} of taint ${quoted(key)}, and misses ${named}`,
          ),
        ],
        help: harm ?? `${anyValue}add:\n${formatTolerationsFor(taints)}`,
        related: untoleratedHere(missed),
        concerns: { pools: missed.map(({ pool }) => pool) },
        identity: { taints },
        pools: missed.map(({ pool }) => pool.name),
      };
    }
  },
};
