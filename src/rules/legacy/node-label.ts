import type { Inventory } from "../../model/cluster.js";
import { minorOf } from "../../model/kubernetes-version.js";
import { CONTROL_PLANE_KEY, MASTER_KEY, type NodePool } from "../../model/pool.js";
import type { WorkloadFit } from "../../model/pool-fit.js";
import type { Place } from "../../model/source.js";
import { quoted } from "../../model/words.js";
import { placeInPodSpec } from "../../model/workload.js";
import { LABEL_TWINS } from "../../scheduling/labels/well-known-labels.js";
import { ofDeadLine, ofPools } from "../contract/claim.js";
import type { FixOperation } from "../contract/fix-intent.js";
import type { RuleContext, RuleFinding } from "../contract/rule.js";
import { namePools } from "../contract/vocabulary.js";
import { requiredExpressions } from "../explanations/node-selection-places.js";

const STABLE_LABEL: ReadonlyMap<string, string> = new Map(LABEL_TWINS.map(([stable, beta]) => [beta, stable]));

const PROVISIONER_LABEL = "karpenter.sh/provisioner-name";
const NODE_POOL_LABEL = "karpenter.sh/nodepool";
/** Labels that nodes with the successor do not have. */
const REPLACED: Readonly<Record<string, { readonly by: string; readonly help: string }>> = {
  [PROVISIONER_LABEL]: { by: NODE_POOL_LABEL, help: ", with the name of the NodePool." },
  [MASTER_KEY]: { by: CONTROL_PLANE_KEY, help: ". Control planes lost the old label with Kubernetes 1.24." },
};
/**
 * Formats whose control planes have had the new label alone since Kubernetes 1.24. Upstream: kubeadm (kind, Cluster API)
 * markcontrolplane.go, kops pkg/nodelabels/builder.go, talos controllers/k8s/node_label_spec.go.
 */
const WITHOUT_MASTER: ReadonlySet<string> = new Set(["kubeadm", "kind", "talos", "talhelper", "kops", "cluster-api"]);

function successorOf(label: string, { pools, cluster }: Inventory): string | undefined {
  const successor = REPLACED[label]?.by;
  if (successor === undefined) return STABLE_LABEL.get(label);
  const has = (key: string) => pools.some(({ labels }) => key in labels);
  const isOfOther = ({ format, labels }: NodePool) => successor in labels && !WITHOUT_MASTER.has(format);
  const isOld = (minorOf(cluster.kubernetesVersion) ?? 24) < 24;
  const mayHaveBoth = label === MASTER_KEY && (isOld || pools.some(isOfOther));
  return has(successor) && !has(label) && !mayHaveBoth ? successor : undefined;
}

/** Karpenter's machine labels; EKS Auto Mode has another domain. */
const MACHINE_LABEL = /^karpenter\.k8s\.aws\/(instance-.+)$/;
const AUTO_MODE_DOMAIN = "eks.amazonaws.com/";

/** Returns the NodePools if all are EKS Auto Mode's. */
function autoModePools({ pools }: Inventory): readonly NodePool[] {
  const nodePools = pools.filter(({ format, labels }) => format === "karpenter" || NODE_POOL_LABEL in labels);
  return nodePools.every(({ labels }) => labels["eks.amazonaws.com/compute-type"] === "auto") ? nodePools : [];
}

/** Explains a label of Karpenter that EKS Auto Mode lacks. */
function describeAutoMode(key: string, inventory: Inventory): Pick<RuleFinding, "claims" | "help"> | undefined {
  const [, name] = MACHINE_LABEL.exec(key) ?? [];
  const pools = name === undefined ? [] : autoModePools(inventory);
  if (pools.length === 0 || inventory.pools.some(({ labels }) => key in labels)) return undefined;
  const known = `${AUTO_MODE_DOMAIN}${name}`;
  return {
    claims: ofPools(`no node of ${namePools(pools)} has label ${quoted(key)}: EKS Auto Mode calls it ${quoted(known)}`),
    help: `Write \`${known}\`.`,
  };
}

/** A label is a key in a nodeSelector, a value in an expression. */
function writeLabel(at: Place, label: string): FixOperation {
  return at.target === "key" ? { kind: "rename-key", at, key: label } : { kind: "set-scalar", at, text: label };
}

/** Finds selectors of deprecated labels. */
export function* checkNodeLabels(fit: WorkloadFit, { inventory }: RuleContext): Iterable<RuleFinding> {
  const { workload } = fit;
  if (!fit.valid) return;
  const { nodeSelector } = workload.podSpec;
  const asked = [
    ...Object.keys(nodeSelector).map((key) => ({ key, at: placeInPodSpec(workload, ["nodeSelector", key], "key") })),
    ...requiredExpressions(workload).map(({ requirement, path }) => ({
      key: requirement.key,
      at: placeInPodSpec(workload, [...path, "key"]),
    })),
  ];
  for (const { key, at } of asked) {
    const ofAutoMode = describeAutoMode(key, inventory);
    if (ofAutoMode !== undefined) yield { at, workload, ...ofAutoMode, subject: { selectors: [key] }, groupBy: key };
    const stable = successorOf(key, inventory);
    // Pools may set only the old label, to another value than the kubelet's.
    if (stable === undefined || inventory.pools.some(({ labels }) => key in labels && !(stable in labels))) continue;
    // Manifests for old and new clusters name both.
    if (key === MASTER_KEY && asked.some((one) => one.key === stable)) continue;
    const says = `label ${quoted(key)} is deprecated: nodes have ${quoted(stable)}`;
    yield {
      at,
      workload,
      claims: [ofDeadLine(says, (one) => successorOf(key, one.inventory) === undefined, {})],
      help: `Write \`${stable}\`${REPLACED[key]?.help ?? ". Kubernetes gives both labels the same value."}`,
      subject: { selectors: [key] },
      groupBy: key,
      // A NodePool may have another name than the Provisioner that it stands for.
      fix: key !== PROVISIONER_LABEL ? { title: `write ${stable}`, operations: [writeLabel(at, stable)] } : undefined,
    };
  }
}
