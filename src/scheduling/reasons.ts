import type { Obstacle, Reason, Shortage, SizeFit } from "../model/pool-fit.js";
import { formatQuantity } from "../model/quantity.js";
import { formatTaint, type PolicyOrigin, type Taint } from "../model/taint.js";
import { quoted, shorten } from "../model/words.js";
import { formatWorkload } from "../model/workload.js";
import { HOSTNAME } from "./labels/topology-domains.js";

/** More workloads than this are counted. */
const MOST_COMPANIONS = 3;

export function describeReason(reason: Reason): string {
  switch (reason.kind) {
    case "untolerated-taint":
      return `untolerated taint ${formatTaint(reason.taint)}${assumption(reason.taint)}`;
    case "avoided-taint":
      return `untolerated taint ${formatTaint(reason.taint)}${assumption(reason.taint)}, which the scheduler only tries to respect`;
    case "comparison-operator-unknown":
      return `taint ${formatTaint(reason.taint)} is tolerated only if feature gate TaintTolerationComparisonOperators is on`;
    case "cordoned":
      return "every node that the pod asks for is cordoned";
    case "no-nodes":
      return "the pool is scaled to zero";
    case "not-selected":
      return "the profile selects other pods";
    case "no-machines":
      return "no type of machine meets all that the pool requires";
    case "pool-may-not-exist":
      return `it is unknown whether the pool exists: ${reason.why}`;
    case "taints-unknown":
      return `the pool's taints are not all known: ${reason.why}`;
    case "selector-mismatch":
      return `label "${reason.key}" ${labelState(reason)}, the pod asks for ${reason.wanted}`;
    case "selector-contradiction":
      return `no value of label "${reason.key}" can meet all that the pod asks: ${reason.requirement}`;
    case "not-provisioned":
      return "a node is made with a label that the pod asks for where it tolerates a taint of the same key and value";
    case "selector-unknown":
      return `the pod asks for ${reason.requirement}, and the pool does not declare label "${reason.key}"`;
    case "no-selector-term-matches":
      return reason.terms === 1
        ? "the only node selector term cannot match"
        : `none of the ${reason.terms} node selector terms matches`;
    case "empty-selector-terms":
      return "the required node affinity has no term that can match a node";
    case "other-node-name":
      return `the pod's node name rule names "${reason.nodeName}", which no node of the pool meets`;
    case "node-name-unknown":
      return `the pod's node name rule names "${reason.nodeName}", and the names of the pool's nodes are not declared`;
    case "runtime-class-missing":
      return `RuntimeClass "${reason.name}" is not declared, and it may add tolerations and a node selector`;
    case "queue-may-tolerate":
      return `queue "${reason.queue}" of Kueue may add tolerations when it admits the pod`;
    case "queue-gives": {
      const flavors = reason.flavors.map((flavor) => `flavor "${flavor}"`).join(" or ");
      return `queue "${reason.queue}" of Kueue ${reason.isSure ? "gives" : "may give"} the pod ${flavors}`;
    }
    case "queue-refuses":
      return `ClusterQueue "${reason.clusterQueue}" behind queue "${reason.queue}" never admits the pod`;
    case "policy-may-tolerate":
      return `${policyName(reason.policy)} may change the pod's tolerations`;
    case "policy-may-select":
      return `${policyName(reason.policy)} may change which nodes the pod asks for`;
    case "not-judged":
      return "taintlint failed while it judged the workload";
    case "namespace-may-tolerate":
      return `namespace "${reason.namespace}" adds tolerations, if PodTolerationRestriction is on`;
    case "namespace-may-select":
      return `namespace "${reason.namespace}" adds a node selector, if PodNodeSelector is on`;
    case "cluster-may-select":
      return `the cluster's default node selector counts, unless namespace "${reason.namespace}" has one of its own`;
    case "daemonset-ignores-admission":
      return (
        `untolerated taint ${formatTaint(reason.taint)}${assumption(reason.taint)}: ${reason.addedBy} would tolerate it, ` +
        "but the DaemonSet controller judges nodes before that"
      );
    case "scheduler-bypassed":
      return `nodeName "${reason.nodeName}" bypasses the scheduler, so NoSchedule does not keep the pod off`;
    case "topology-missing":
      return `no node of the pool has label "${reason.key}", the topology key of a spread or a pod affinity`;
    case "preference-unreadable":
      return `the scheduler cannot read ${reason.field}, and fails if two nodes could take the pod`;
  }
}

/** `96Gi`, `2`: in the resource's usual unit. */
export function formatAmount(resource: string, nano: bigint): string {
  return formatQuantity(
    nano,
    resource === "memory" || resource.includes("storage") || resource.startsWith("hugepages-"),
  );
}

/** Formats a shortage as a clause: `m5.large has 2 cpu, the pod asks for 16`. */
export function describeShortage(
  { resource, asked, offered, machine = "a node", taken }: Shortage,
  take: "take" | "may take" = "take",
): string {
  const amount = (nano: bigint) => formatAmount(resource, nano);
  const others = taken === undefined ? "" : `, of which DaemonSets ${take} ${amount(taken)}`;
  return `${machine} has ${offered === 0n ? "no" : amount(offered)} ${resource}${others}, the pod asks for ${amount(asked)}`;
}

export function describeSize({ verdict, shortages }: SizeFit): string[] {
  const doubt = "before what the node keeps for itself";
  return shortages.map((shortage) => {
    if (verdict === "short") return describeShortage(shortage);
    if (shortage.taken !== undefined) return describeShortage(shortage, "may take");
    const { machine = "a node", resource, asked, offered } = shortage;
    const amount = `${formatAmount(resource, asked)} ${resource}`;
    if (offered === 0n) return `the pod asks for ${amount}, and whether ${machine} has it is not known`;
    return `the pod asks for ${amount}, nearly all that ${machine} has ${doubt}`;
  });
}

/** Words a reason beside taints, labels and size: `DaemonSet monitoring/agent takes port 9100/TCP of every node`. */
export function describeObstacle(obstacle: Obstacle): string {
  if (obstacle.kind === "volume-elsewhere") return `${obstacle.volume} asks for nodes with ${obstacle.asks}`;
  if (obstacle.kind === "companions-elsewhere") {
    const { companions, topologyKey } = obstacle;
    if (companions.length === 0) return "the pod must run beside pods that no file declares";
    const names = shorten([...new Set(companions.map(formatWorkload))], MOST_COMPANIONS, "more").join(" or ");
    const near = topologyKey === HOSTNAME ? "on no node" : `in no ${quoted(topologyKey)}`;
    return `the pod must run beside ${names}, which runs ${near}`;
  }
  const { by, port } = obstacle;
  return `${formatWorkload(by)} takes port ${port.port}/${port.protocol} of every node`;
}

function policyName({ by, policy, why }: PolicyOrigin): string {
  return `${by} ${JSON.stringify(policy)}${why === undefined ? "" : ` (${why})`}`;
}

/** `is missing`, `is "a"` or `can only be "a" or "b"`. */
export function labelState({ actual, possible }: Extract<Reason, { readonly kind: "selector-mismatch" }>): string {
  if (possible !== undefined) return `can only be ${possible}`;
  return actual === undefined ? "is missing" : `is ${JSON.stringify(actual)}`;
}

/** Explains an implied taint, which no file contains, and how to turn it off. */
function assumption({ implied }: Taint): string {
  return implied === undefined ? "" : ` (assumed: ${implied}; "implicit: off" leaves it out)`;
}
