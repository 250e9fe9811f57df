import type { TopologySpreadConstraint } from "../model/pod.js";
import type { PoolFit } from "../model/pool-fit.js";
import { formatTaint } from "../model/taint.js";
import { quoted } from "../model/words.js";
import { placeInPodSpec, type Workload } from "../model/workload.js";
import { countsNothing, spreadLimit } from "../scheduling/labels/topology-spread.js";
import { describeReason } from "../scheduling/reasons.js";
import { readExamples } from "./contract/examples.js";
import type { Rule } from "./contract/rule.js";
import { isPlacementKnown, namePools, ofAllPools, taintsAgainst, untoleratedHere } from "./contract/vocabulary.js";
import type { FixIntent } from "./repairs/fix-intent.js";

/** Reports whether the constraint counts the workload's own pods. */
function countsItself({ matchLabels }: TopologySpreadConstraint, { templateLabels }: Workload): boolean {
  return (
    matchLabels !== undefined && Object.entries(matchLabels).every(([key, value]) => templateLabels[key] === value)
  );
}

/** Only without a policy: a written `Ignore` is deliberate. */
function honorTaints(workload: Workload, index: number): FixIntent {
  return {
    title: "add nodeTaintsPolicy: Honor",
    operations: [
      {
        kind: "insert-entry",
        at: placeInPodSpec(workload, ["topologySpreadConstraints", index]),
        key: "nodeTaintsPolicy",
        value: "Honor",
        after: ["whenUnsatisfiable"],
      },
    ],
  };
}

function describeClosed(closed: PoolFit): string {
  const taints = taintsAgainst(closed).map(formatTaint);
  const why = taints.length > 0 ? `untolerated ${taints.join(", ")}` : closed.reasons.map(describeReason).join("; ");
  return `${closed.pool.name}: ${why}`;
}

function helpFor(tainted: readonly PoolFit[], closed: readonly PoolFit[]): string {
  const help = [
    ...(tainted.length > 0 ? ["add `nodeTaintsPolicy: Honor` to the constraint"] : []),
    ...(tainted.length < closed.length ? ["remove `nodeAffinityPolicy: Ignore` from it"] : []),
  ].join(", and ");
  return `${help.charAt(0).toUpperCase()}${help.slice(1)}: nodes that the pod cannot enter then do not count.`;
}

export const spreadCountsTaintedPools: Rule = {
  id: "spread-counts-tainted-pools",
  summary: "A hard topology spread counts nodes that the pod cannot enter, so some of its pods stay Pending.",
  severity: "warning",
  why: `\`whenUnsatisfiable: DoNotSchedule\` compares each domain with the emptiest one. By default nodes with taints that the pod does not
tolerate count too. They stay empty forever, so every other domain takes at most \`maxSkew\` pods. With one worker and one
control-plane node the second replica stays Pending.

\`nodeTaintsPolicy: Honor\` leaves such nodes out. With \`nodeAffinityPolicy: Ignore\`, nodes that the pod's own selector excludes
count in the same way.`,
  silent: `Reported only if the numbers prove it: \`replicas\` is greater than \`maxSkew\` times the domains that the pod can enter.

- For \`kubernetes.io/hostname\` the domains are the nodes of the pools that may admit the pod: the Nodes of a snapshot, \`scale.max\`
  or \`scale.replicas\`. Without these numbers nothing is reported, because enough nodes make the spread work.
- For another topology key, such as the zone, they are the label values that these pools declare. A tainted pool counts only if it
  has a value that no other pool has.

Pools that are or may be scaled to zero do not count. Pools that the selector excludes count only with \`nodeAffinityPolicy:
Ignore\`. If pools may exist that are not declared, the number of domains is unknown. A constraint with \`matchExpressions\`
other than \`In\` with one value, or whose labels do not match the pod itself, is left alone.`,
  fix: `Set \`nodeTaintsPolicy: Honor\`, so that only nodes count whose taints the pod tolerates.

\`--fix\` adds \`nodeTaintsPolicy: Honor\`, unless the constraint says something else.`,
  examples: readExamples([
    {
      title: "A control plane that stays empty",
      inventory: `
pools:
  - name: workers
    scale: {replicas: 2}
  - name: control-plane
    taints: ["node-role.kubernetes.io/control-plane:NoSchedule"]
    scale: {replicas: 1}
`,
      manifests: `
apiVersion: apps/v1
kind: Deployment
metadata: {name: api}
spec:
  selector: {matchLabels: {app: api}}
  replicas: 4
  template:
    metadata: {labels: {app: api}}
    spec:
      containers: [{name: api, image: api:1}]
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: DoNotSchedule # <--
+         nodeTaintsPolicy: Honor
          labelSelector: {matchLabels: {app: api}}
`,
    },
  ]),
  claims: ["all-pools"],
  looksAt: "topology",
  *checkWorkload(fit, { inventory }) {
    const { workload } = fit;
    const replicas = workload.replicas ?? 1;
    if (!isPlacementKnown(fit)) return;
    for (const [index, constraint] of workload.podSpec.topologySpreadConstraints.entries()) {
      if (countsNothing(constraint, inventory.cluster.kubernetesVersion) || !countsItself(constraint, workload))
        continue;
      const limit = spreadLimit(fit, constraint);
      if (limit === undefined || replicas <= limit.most) continue;
      const closed = limit.closed.map(({ pool }) => pool);
      const tainted = limit.closed.filter((pool) => taintsAgainst(pool).length > 0);
      yield {
        at: placeInPodSpec(workload, ["topologySpreadConstraints", index, "whenUnsatisfiable"]),
        workload,
        claims: [
          ofAllPools(
            `the spread over ${quoted(constraint.topologyKey)} counts ${namePools(closed)}, which the pod cannot enter: ${replicas - limit.most} of ${replicas} replicas stay Pending`,
          ),
        ],
        details: limit.closed.map(describeClosed),
        help: helpFor(tainted, limit.closed),
        related: untoleratedHere(limit.closed),
        subject: { pools: closed },
        fingerprintBy: { names: [constraint.topologyKey] },
        fix:
          constraint.nodeTaintsPolicy === undefined && tainted.length === limit.closed.length
            ? honorTaints(workload, index)
            : undefined,
      };
    }
  },
};
