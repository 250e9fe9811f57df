import type { Container } from "../model/pod.js";
import type { NodePool } from "../model/pool.js";
import type { WorkloadFit } from "../model/pool-fit.js";
import { DISRUPTED, NOT_READY, STATE_TAINTS, type StateTaint, UNINITIALIZED } from "../model/state-taints.js";
import { formatTaint, type Taint } from "../model/taint.js";
import { formatWorkload, placeOfTolerations } from "../model/workload.js";
import { keepsPodsOff } from "../scheduling/taints/toleration.js";
import { type Claim, ofObject, ofPools } from "./contract/claim.js";
import { oncePerCluster, type Rule, type RuleContext } from "./contract/rule.js";
import { distinctTaints, isPlacementKnown, namePools } from "./contract/vocabulary.js";
import { podInNeed } from "./explanations/pool-intent.js";
import { certainPools, isKeptOff } from "./explanations/reached-pools.js";
import { CALICO_IMAGE, imageName, nodeAgentRole } from "./facts/node-agents.js";
import { isKnownRemover } from "./facts/startup-taint-removers.js";
import { adviseTolerations, helpToRunEverywhere } from "./repairs/offered-tolerations.js";

interface Gap {
  readonly taint: Taint;
  readonly claim: Claim;
  readonly severity: "error" | "warning" | "note";
  readonly pools: readonly NodePool[];
}

/** Network plugins that nodes wait for, without chained ones. */
const NETWORK_IMAGES: ReadonlySet<string> = new Set([
  "amazon-k8s-cni",
  "antrea-agent-ubuntu",
  "antrea-ubuntu",
  "cilium",
  "flannel",
  "kube-ovn",
  "kube-router",
  "weave-kube",
]);
const PROVIDERS_WITH_NETWORK: ReadonlySet<string> = new Set(["eks", "gke", "aks", "doks"]);

const CLOUD_CONTROLLER = /(?:^|-)cloud-controller-manager$/;

function taintOf({ key, value = "", effects: [effect = "NoSchedule"] }: StateTaint): Taint {
  return { key, value, effect };
}

function isNetworkAgent({ workload }: WorkloadFit): boolean {
  if (nodeAgentRole(workload) !== "CNI agent") return false;
  return workload.podSpec.containers.some(
    ({ image }) => NETWORK_IMAGES.has(imageName(image)) || CALICO_IMAGE.test(image),
  );
}

/** A node is ready only with its network, so the agent would wait for itself. */
function gapWhileJoining(fit: WorkloadFit, { inventory }: RuleContext): Gap[] {
  const { provider } = inventory.cluster;
  const taint = taintOf(NOT_READY);
  const mayHaveAnother = provider !== undefined && PROVIDERS_WITH_NETWORK.has(provider);
  if (!isNetworkAgent(fit) || mayHaveAnother || !isKeptOff(fit, taint)) return [];
  const says = `the network agent is kept off a node that is joining: every node has taint ${formatTaint(taint)} until its network is ready, and the agent does not tolerate it`;
  return [{ taint, claim: ofObject(says), severity: provider === undefined ? "warning" : "error", pools: [] }];
}

/** Upstream: k8s.io/controller-manager/app/helper.go IsControllerEnabled, where the first word about a controller counts. */
function initializesNodes({ controllers = "*" }: Container): boolean {
  const words = controllers.split(",");
  const own = words.find((word) => /^-?cloud-node(?:-controller)?$/.test(word));
  return own === undefined ? words.includes("*") : !own.startsWith("-");
}

/** The controller that removes the taint must tolerate it: kubernetes.io, "Running cloud-controller-manager". */
function gapOfCloudController(fit: WorkloadFit): Gap[] {
  const { containers, hostPaths } = fit.workload.podSpec;
  const controller = containers.find(({ image }) => CLOUD_CONTROLLER.test(imageName(image)));
  const taint = taintOf(UNINITIALIZED);
  // Such a Pod is one that the kubelet starts from a file, without a scheduler.
  if (fit.workload.kind === "Pod") return [];
  // One of a control plane that runs in another cluster: the nodes that it waits for are not its own.
  const servesOthers =
    controller?.kubeconfig !== undefined && !hostPaths.some((path) => controller.kubeconfig?.startsWith(path));
  if (controller === undefined || servesOthers || !initializesNodes(controller) || !isKeptOff(fit, taint)) return [];
  const says = `the cloud controller manager is kept off a node that is joining: it removes taint ${formatTaint(taint)}, and does not tolerate it, so the first nodes of a cluster keep it`;
  return [{ taint, claim: ofObject(says), severity: "warning", pools: [] }];
}

/** The agent that removes a startup taint needs a network that waits for the removal. */
function gapsAtStart(fit: WorkloadFit, context: RuleContext): Gap[] {
  if (!isNetworkAgent(fit)) return [];
  return certainPools(fit).flatMap(({ pool }) =>
    waitedFor(context, pool).flatMap(({ taint, remover }): Gap[] => {
      if (isKnownRemover(fit.workload, taint) || !isKeptOff(fit, taint)) return [];
      const says = `the network agent is kept off a node that is joining ${namePools([pool])}: it does not tolerate startup taint ${formatTaint(taint)}, which ${formatWorkload(remover.workload)} removes, and that needs the network`;
      return [{ taint, claim: ofPools(says), severity: "error", pools: [pool] }];
    }),
  );
}

/** A pool's startup taints removed only by pods that need the network there, with the first one. */
const waitedFor = oncePerCluster(({ fits }, pool: NodePool) =>
  pool.startupTaints.filter(keepsPodsOff).flatMap((taint) => {
    const removers = fits.filter((other) => isKnownRemover(other.workload, taint));
    const isOn = (other: WorkloadFit) => certainPools(other).some((one) => one.pool === pool);
    const [remover] = removers;
    const isStuck = removers.every((other) => !other.workload.podSpec.hostNetwork && isOn(other));
    return remover !== undefined && isStuck ? [{ taint, remover }] : [];
  }),
);

/**
 * An agent replaced by a rollout or evicted by Karpenter does not come back on the node. Upstream:
 * karpenter/pkg/utils/pod/scheduling.go IsDrainable, pkg/controller/daemon/update.go.
 */
function gapWhileDrained(fit: WorkloadFit, context: RuleContext): Gap[] {
  const role = nodeAgentRole(fit.workload);
  const taint = taintOf(DISRUPTED);
  if (fit.workload.kind !== "DaemonSet" || role === undefined || role === "device plugin") return [];
  if (!isKeptOff(fit, taint)) return [];
  const drained = certainPools(fit).filter(({ pool }) => pool.format === "karpenter");
  if (drained.length === 0) return [];
  const pools = drained.map(({ pool }) => pool);
  const needy = podInNeed(role, fit, drained, context);
  const suffers =
    needy === undefined ? "other pods there" : `${formatWorkload(needy.workload)}, which may still run there`;
  const says = `the ${role} is kept off a node that is being drained: it does not tolerate ${formatTaint(taint)}, which Karpenter sets on nodes of ${namePools(pools)}, so a rollout takes it from ${suffers}`;
  return [{ taint, claim: ofPools(says), severity: needy === undefined ? "warning" : "error", pools }];
}

const PATHS_OF_AGENTS = /^\/(?:proc|sys|run|dev|var\/(?:log|run|lib\/(?:docker|containerd|kubelet)))?(?:\/|$)/;

/** Names of images in the cluster. */
const imagesOf = oncePerCluster(({ fits }) => {
  const pods = fits.map(({ workload }) => workload.podSpec);
  return new Set(pods.flatMap(({ containers }) => containers.map(({ image }) => imageName(image))));
});

function isSetHere({ sign }: StateTaint, context: RuleContext): boolean {
  if (sign === undefined) return false;
  return "provider" in sign ? context.inventory.cluster.provider === sign.provider : imagesOf(context).has(sign.image);
}

/** Long-lasting taints on nodes that keep their pods. Agents without mounts may do without. */
function gapWhileLasting(fit: WorkloadFit, context: RuleContext): Gap[] {
  const { kind, podSpec } = fit.workload;
  if (kind !== "DaemonSet" || !podSpec.hostPaths.some((path) => PATHS_OF_AGENTS.test(path))) return [];
  const missed = STATE_TAINTS.filter(({ lasts }) => lasts).filter(
    (state) => isSetHere(state, context) && isKeptOff(fit, taintOf(state)),
  );
  const pools = certainPools(fit).map(({ pool }) => pool);
  if (pools.length === 0) return [];
  return missed.map((state): Gap => {
    const says = `the agent is kept off a node that is ${state.state}: it does not tolerate ${formatTaint(taintOf(state))}, which ${state.setBy} sets for a while, and other pods stay there`;
    return { taint: taintOf(state), claim: ofPools(says), severity: "note", pools };
  });
}

export const agentMissesNodeState: Rule = {
  id: "agent-misses-node-state",
  claims: ["object", "pools"],
  *checkWorkload(fit, context) {
    const { workload } = fit;
    const mayGetOne = fit.pools.some(({ reasons }) => reasons.some(({ kind }) => kind === "policy-may-tolerate"));
    if (!isPlacementKnown(fit) || mayGetOne) return;
    const urgent = [
      ...gapWhileJoining(fit, context),
      ...gapsAtStart(fit, context),
      ...gapWhileDrained(fit, context),
      ...gapOfCloudController(fit),
    ].sort((a, b) => Number(a.severity !== "error") - Number(b.severity !== "error"));
    const gaps = urgent.length > 0 ? urgent : gapWhileLasting(fit, context);
    const [first, ...others] = gaps;
    if (first === undefined) return;
    const taints = distinctTaints(gaps.map(({ taint }) => taint));
    yield {
      at: placeOfTolerations(workload),
      workload,
      severity: first.severity,
      claims: [first.claim],
      details: others.map(({ claim }) => claim),
      ...(nodeAgentRole(workload) === undefined
        ? adviseTolerations("Add to the pod spec", taints, "")
        : helpToRunEverywhere(fit, taints, "")),
      subject: { pools: [...new Set(gaps.flatMap(({ pools }) => pools))] },
      fingerprintBy: { taints },
      pools: first.pools.map(({ name }) => name),
    };
  },
};
