import type { Inventory } from "../../model/cluster.js";
import { minorOf } from "../../model/kubernetes-version.js";
import { CONTROL_PLANE_KEY, MASTER_KEY, RANCHER_CONTROL_PLANE_KEY } from "../../model/pool.js";
import type { WorkloadFit } from "../../model/pool-fit.js";
import type { Taint } from "../../model/taint.js";
import { quoted } from "../../model/words.js";
import { isDaemon, placeInPodSpec, type Workload } from "../../model/workload.js";
import { toleratesTaint } from "../../scheduling/taints/toleration.js";
import { ofDeadLine } from "../contract/claim.js";
import type { FixIntent } from "../contract/fix-intent.js";
import type { RuleContext, RuleFinding } from "../contract/rule.js";
import { taintsOf } from "../explanations/dead-tolerations.js";
import { namedKeys } from "../explanations/node-selection-places.js";
import { formatTolerationFor } from "../repairs/offered-tolerations.js";

/** Upstream: cmd/kubeadm/app/constants/constants.go ControlPlaneTaint. */
const CONTROL_PLANE_TAINT: Taint = { key: CONTROL_PLANE_KEY, value: "", effect: "NoSchedule" };
const CONTROL_PLANE_LABELS: ReadonlySet<string> = new Set([CONTROL_PLANE_KEY, MASTER_KEY]);
/** The first Kubernetes without the old taint. */
const FIRST_MINOR_WITHOUT = 25;

function toleratesNewKey({ tolerations, cluster }: WorkloadFit): boolean {
  return tolerations.some(
    (toleration) =>
      toleration.key === CONTROL_PLANE_KEY ||
      toleratesTaint(toleration, CONTROL_PLANE_TAINT, cluster.comparisonOperators) !== "no",
  );
}

/** Providers that hide the control plane have neither taint. */
const PROVIDERS_WITHOUT_CONTROL_PLANE_NODES: ReadonlySet<string> = new Set(["eks", "gke", "aks", "doks", "gardener"]);

/** Namespaces of OpenShift only. */
const OPENSHIFT_NAMESPACE = /^openshift-/;
/** Paths named after OpenShift: `agent_on_openshift_values.yaml`, `overlays/ocp4`. */
const OPENSHIFT_PATH = /(?:^|[^a-z])(?:openshift|ocp\d*)(?:[^a-z]|$)/i;
/** Kinds for OpenShift only: `compliance.openshift.io/v1alpha1`. */
const OPENSHIFT_GROUP = /\.openshift\.io\//;

/** Reports whether nodes may have the old taint, which OpenShift keeps. */
function keepsOldTaint(inventory: Inventory): boolean {
  return inventory.cluster.provider === "openshift" || taintsOf(inventory).some(({ key }) => key === MASTER_KEY);
}

function isSilentFor(inventory: Inventory, { apiVersion, namespace, document }: Workload): boolean {
  const { provider = "" } = inventory.cluster;
  const isOpenshifts =
    OPENSHIFT_GROUP.test(apiVersion) || OPENSHIFT_NAMESPACE.test(namespace) || OPENSHIFT_PATH.test(document.file.path);
  return keepsOldTaint(inventory) || isOpenshifts || PROVIDERS_WITHOUT_CONTROL_PLANE_NODES.has(provider);
}

/** Without any knowledge of the cluster, its control plane may have no nodes. */
function isUnknown({ complete, pools, cluster }: Inventory): boolean {
  return !complete && pools.length === 0 && cluster.provider === undefined;
}

/** Only pods for the control plane, or for every node, are affected. */
function belongsThere(fit: WorkloadFit): boolean {
  const { workload } = fit;
  const isLed = namedKeys(fit).some((key) => CONTROL_PLANE_LABELS.has(key));
  return isDaemon(workload) || workload.isFragment === true || isLed;
}

/** Keeps the old toleration for older clusters, where it does no harm. */
function addKey(workload: Workload, index: number): FixIntent {
  const toleration = workload.podSpec.tolerations[index] ?? {};
  const at = placeInPodSpec(workload, ["tolerations"]);
  return {
    title: `tolerate ${CONTROL_PLANE_KEY}`,
    operations: [{ kind: "insert-items", at, items: [{ ...toleration, key: CONTROL_PLANE_KEY }] }],
  };
}

/** Reports whether the key is only Rancher's: control-plane pools exist, none with this key. */
function isForeign({ cluster: { provider = "" }, pools }: Inventory): boolean {
  const has = (key: string) =>
    pools.some(({ taints, labels }) => key in labels || taints.some((taint) => taint.key === key));
  return !/^(?:rancher|rke)/.test(provider) && has(CONTROL_PLANE_KEY) && !has(RANCHER_CONTROL_PLANE_KEY);
}

/** Finds tolerations of former keys of the control plane. */
export function* checkControlPlaneKey(fit: WorkloadFit, { inventory }: RuleContext): Iterable<RuleFinding> {
  const { workload } = fit;
  if (!fit.valid || isSilentFor(inventory, workload) || toleratesNewKey(fit)) return;
  const { tolerations } = workload.podSpec;
  // Rancher's key stands for Kubernetes', but beside Rancher's other role.
  const isRanchers = tolerations.some(({ key }) => key === "node-role.kubernetes.io/etcd") || !isForeign(inventory);
  const foreign = isRanchers ? -1 : tolerations.findIndex(({ key }) => key === RANCHER_CONTROL_PLANE_KEY);
  const old = tolerations.findIndex((toleration) => toleration.key === MASTER_KEY);
  const index = foreign < 0 ? old : foreign;
  if (index < 0) return;
  const isBefore = (minorOf(inventory.cluster.kubernetesVersion) ?? FIRST_MINOR_WITHOUT) < FIRST_MINOR_WITHOUT;
  const isOld = isBefore && foreign < 0;
  const isNote = isOld || isUnknown(inventory) || !belongsThere(fit);
  const says =
    foreign >= 0
      ? `only Rancher taints control-plane nodes ${quoted(RANCHER_CONTROL_PLANE_KEY)}, and the pod does not tolerate ${quoted(CONTROL_PLANE_KEY)}`
      : isOld
        ? `from Kubernetes 1.25 on no control-plane node has taint ${quoted(MASTER_KEY)}, and the pod does not tolerate ${quoted(CONTROL_PLANE_KEY)}`
        : `no control-plane node has taint ${quoted(MASTER_KEY)} since Kubernetes 1.25, and the pod does not tolerate ${quoted(CONTROL_PLANE_KEY)}`;
  yield {
    at: placeInPodSpec(workload, ["tolerations", index, "key"]),
    workload,
    severity: isNote && foreign < 0 ? ("note" as const) : undefined,
    // Undeclared pools do not bring the old taint back.
    claims: [ofDeadLine(says, (one) => (foreign < 0 ? keepsOldTaint(one.inventory) : !isForeign(one.inventory)), {})],
    help: ["Write the new key, or add beside the old one:", ...formatTolerationFor(CONTROL_PLANE_TAINT)].join("\n"),
    subject: { tolerations: [index] },
    groupBy: foreign < 0 ? MASTER_KEY : RANCHER_CONTROL_PLANE_KEY,
    fix: addKey(workload, index),
  };
}
