import type { Gang, GangTopology } from "../model/gang.js";
import { groupByEach } from "../model/group-by.js";
import { labelKeyErrors } from "../model/label-syntax.js";
import type { WorkloadFit } from "../model/pool-fit.js";
import { EMPTY_STRING_MAP } from "../model/string-map.js";
import { quoted } from "../model/words.js";
import { formatWorkload } from "../model/workload.js";
import { mayHaveTopology } from "../scheduling/labels/topology-domains.js";
import { podRequests } from "../scheduling/resources/pod-requests.js";
import { mostPodsOn } from "../scheduling/resources/pool-room.js";
import { readExamples } from "./contract/examples.js";
import type { RuleFinding } from "./contract/finding.js";
import { oncePerCluster } from "./contract/once-per-cluster.js";
import type { Rule, RuleContext } from "./contract/rule.js";
import { declaredHere, isPlacementKnown, namePools, ofAllPools } from "./contract/vocabulary.js";
import { nearestTopology } from "./explanations/topology-labels.js";

const nameOf = ({ kind, namespace, name }: Gang) => `${kind} ${quoted(`${namespace}/${name}`)}`;

/** Upstream: pkg/scheduler/framework/plugins/topologyaware/topology_placement.go: only labelled nodes count. */
function describeTopology(
  gang: Gang,
  { key, place }: GangTopology,
  { inventory }: RuleContext,
): RuleFinding | undefined {
  const { pools } = inventory;
  if (labelKeyErrors(key).length > 0 || pools.some((pool) => mayHaveTopology(pool, key, inventory))) return undefined;
  const near = nearestTopology(key, pools);
  return {
    at: place,
    claims: [
      ofAllPools(
        `no pool has label ${quoted(key)}, which keeps the pods of ${nameOf(gang)} together: they stay Pending`,
      ),
    ],
    help:
      near === undefined
        ? "Name a label that the nodes have, or declare it: under labels of the pools, or in knownLabels."
        : `Did you mean ${quoted(near)}?`,
    fingerprintBy: { names: [gang.kind, gang.namespace, gang.name, key] },
  };
}

/** Returns the only workload of the group. */
function memberOf({ kind, name, namespace, controller }: Gang, context: RuleContext): WorkloadFit | undefined {
  const maker = kind === "PodGroup" ? { kind, name } : controller;
  const members = maker && membersBy(context).get(JSON.stringify([namespace, maker.kind, maker.name]));
  return members?.length === 1 ? members[0] : undefined;
}

/** Workloads by identity, and by the PodGroup of their pods. */
const membersBy = oncePerCluster(({ fits }) =>
  groupByEach(fits, ({ workload: { namespace, kind, name, podSpec } }) =>
    [
      [namespace, kind, name],
      [namespace, "PodGroup", podSpec.podGroup],
    ].map((by) => JSON.stringify(by)),
  ),
);

function describeSize(gang: Gang, context: RuleContext): RuleFinding | undefined {
  const fit = gang.minCount && memberOf(gang, context);
  if (gang.minCount === undefined || fit === undefined || !isPlacementKnown(fit)) return undefined;
  const { count, place } = gang.minCount;
  const requests = podRequests(fit.workload.podSpec, EMPTY_STRING_MAP);
  const admitting = fit.pools.filter(({ verdict }) => verdict !== "blocked").map(({ pool }) => pool);
  let room = 0n;
  for (const pool of admitting) {
    const most = mostPodsOn(requests, pool);
    if (most === undefined) return undefined;
    room += most;
  }
  if (admitting.length === 0 || room >= BigInt(count)) return undefined;
  return {
    at: place,
    claims: [
      ofAllPools(
        `${nameOf(gang)} needs ${count} pods of ${formatWorkload(fit.workload)} at once, and ${namePools(admitting)} can hold ${room}: none of them starts`,
      ),
    ],
    help: "Ask for fewer pods at once, or let the pools grow.",
    related: admitting.map(declaredHere),
    subject: { pools: admitting, workloads: [fit.workload] },
    fingerprintBy: { names: [gang.kind, gang.namespace, gang.name, "minCount"] },
  };
}

const podGroup = (spec: string) => `
apiVersion: scheduling.k8s.io/v1beta1
kind: PodGroup
metadata: {name: train, namespace: ml}
spec:
${spec}
---
apiVersion: batch/v1
kind: Job
metadata: {name: train, namespace: ml}
spec:
  parallelism: 8
  template:
    spec:
      restartPolicy: Never
      schedulingGroup: {podGroupName: train}
      containers: [{name: train, image: "train:1", resources: {requests: {cpu: 4}}}]
`;
const INVENTORY = `
pools:
  - name: batch
    labels: {example.org/rack: a}
    allocatable: {cpu: 15500m}
    scale: {min: 0, max: 2}
`;

export const unplaceableGang: Rule = {
  id: "unplaceable-gang",
  summary: "Pods that are scheduled together do not fit: no pool has the topology, or the pools hold fewer pods.",
  severity: "error",
  why: `A PodGroup, or a template of a Workload (\`scheduling.k8s.io\`), places its pods all at once or not at all. They cannot be placed if
their topology uses a label that no node has. None of them ever starts if the pools hold fewer pods than \`minCount\`.

Each pool that may take the pods counts with the most that it can hold: its largest number of nodes times the pods that fit
\`allocatable\` of an empty node.`,
  silent: `taintlint is silent if one of these pools does not declare how far it grows or what its nodes have, and if the pods of a group
come from several workloads.

Labels that a cloud or Kubernetes sets, such as the zone, may be there even if no pool declares them.`,
  fix: `Lower \`minCount\`, use a topology label that the pools have, or let the pools grow.`,
  examples: readExamples([
    {
      title: "More pods at once than the pool can hold",
      inventory: INVENTORY,
      manifests: podGroup(`  schedulingPolicy:
    gang:
-     minCount: 8 # <--
+     minCount: 6`),
    },
    {
      title: "A topology that no pool has",
      inventory: INVENTORY,
      manifests: podGroup(`  schedulingPolicy: {basic: {}}
  schedulingConstraints:
    topology:
-     - key: example.org/racks # <--
+     - key: example.org/rack`),
    },
  ]),
  claims: ["all-pools"],
  yieldsTo: [{ rule: "insufficient-capacity", by: "workload" }],
  *checkInventory(context) {
    if (context.inventory.pools.length === 0) return;
    for (const gang of context.objects.gangs) {
      for (const topology of gang.topologies) yield describeTopology(gang, topology, context);
      yield describeSize(gang, context);
    }
  },
};
