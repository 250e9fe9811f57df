import type { WorkloadFit } from "../model/fit.js";
import type { AutoscalerKnowledge, NodePool } from "../model/pool.js";
import { formatTaint, type PoolTaint } from "../model/taint.js";
import { list, quoted } from "../model/words.js";
import { formatWorkload } from "../model/workload.js";
import { keepsPodsOff } from "../scheduling/taints/toleration.js";
import type { RuleFinding } from "./contract/finding.js";
import type { Rule } from "./contract/rule.js";
import { ofPools } from "./contract/vocabulary.js";
import { requiredExpressions } from "./explanations/node-selection-places.js";

/** Whether a pod requires the label as the pool has it. */
function asksFor({ workload }: WorkloadFit, key: string, value: string): boolean {
  if (workload.podSpec.nodeSelector[key] === value) return true;
  return requiredExpressions(workload).some(
    ({ requirement }) => requirement.key === key && requirement.operator === "In" && requirement.values.includes(value),
  );
}

/** Taints that the autoscaler does not hear of. What nobody wrote it may know; of a tag that is wrong `autoscaler-tag` tells. */
function untoldTaints({ taints, autoscalerTags = [] }: NodePool, known: AutoscalerKnowledge): PoolTaint[] {
  const named = autoscalerTags.map(({ key }) => key);
  return taints.filter(
    (taint) =>
      !named.includes(taint.key) &&
      keepsPodsOff(taint) &&
      taint.implied === undefined &&
      !known.taints.includes(formatTaint(taint)),
  );
}

interface UntoldLabel {
  readonly key: string;
  readonly value: string;
  readonly asking: WorkloadFit;
}

/** Labels that a workload asks for, and of which the autoscaler does not hear. */
function untoldLabels({ labels, labelOrigins }: NodePool, known: AutoscalerKnowledge, fits: readonly WorkloadFit[]) {
  return Object.entries(labels).flatMap(([key, value]): UntoldLabel[] => {
    const origin = labelOrigins?.[key];
    if (origin === undefined || origin.implied !== undefined || known.labels.includes(key)) return [];
    const asking = fits.find((fit) => asksFor(fit, key, value));
    return asking === undefined ? [] : [{ key, value, asking }];
  });
}

const TAG = "k8s.io/cluster-autoscaler/node-template/";
const ANNOTATION = "capacity.cluster-autoscaler.kubernetes.io/";

function helpFor(known: AutoscalerKnowledge, taints: readonly PoolTaint[], labels: readonly UntoldLabel[]): string {
  if (known.from === "tags") {
    const lines = [
      ...taints.map(({ key, value, effect }) => `${TAG}taint/${key}: "${value}:${effect}"`),
      ...labels.map(({ key, value }) => `${TAG}label/${key}: "${value}"`),
    ];
    return `Write \`propagateASGTags: true\`, or under tags:\n${lines.join("\n")}`;
  }
  const lines = [
    ...(taints.length > 0 ? [`${ANNOTATION}taints: "${taints.map(formatTaint).join(",")}"`] : []),
    ...(labels.length > 0
      ? [`${ANNOTATION}labels: "${labels.map(({ key, value }) => `${key}=${value}`).join(",")}"`]
      : []),
  ];
  return `Add to the annotations:\n${lines.join("\n")}`;
}

function tell(pool: NodePool, known: AutoscalerKnowledge, fits: readonly WorkloadFit[]): RuleFinding | undefined {
  const taints = untoldTaints(pool, known);
  const labels = untoldLabels(pool, known, fits);
  const [taint] = taints;
  const [label] = labels;
  const at = taint?.place ?? pool.labelOrigins?.[label?.key ?? ""]?.place;
  if (at === undefined) return undefined;
  const what = [
    ...taints.map((one) => `taint ${quoted(formatTaint(one))}`),
    ...labels.map(({ key }) => `label ${quoted(key)}`),
  ];
  return {
    at,
    claims: [
      ofPools(`while pool ${quoted(pool.name)} has no nodes, the cluster autoscaler does not know its ${list(what)}`),
    ],
    details: [
      ...(taints.length > 0 ? ["it adds nodes for pods that do not tolerate them, which then stay empty"] : []),
      ...labels.map(
        ({ key, asking }) => `it adds no node for ${formatWorkload(asking.workload)}, which asks for ${key}`,
      ),
    ],
    help: helpFor(known, taints, labels),
    concerns: { pools: [pool], taints },
    identity: { pools: [pool], names: what },
  };
}

export const autoscalerNotTold: Rule = {
  id: "autoscaler-not-told",
  summary: "A group that may have no nodes does not tell the cluster autoscaler its taints or labels.",
  severity: "error",
  rationale: `While a group has a node, the cluster autoscaler looks at that. While it has none, it has to guess what one would be like: for
managed node groups it asks EKS, AKS and GKE hand the labels and taints of their pools to an autoscaler of their own, and kOps writes tags by itself. Two kinds of groups it cannot ask for: the
unmanaged \`nodeGroups\` of eksctl, of which it reads tags of the autoscaling group, and Cluster API's MachineDeployments, whose
bootstrap template it does not read; annotations tell it, those of a topology and its ClusterClass, too. It then adds nodes for pods that cannot run there, or none for those that can.

Reported are taints, and labels that a workload of the repository requires, of a group with a least size of 0. Silent
where \`propagateASGTags\` copies them, where nothing shows that the autoscaler runs the group (its tags, the policy
\`autoScaler\`, the annotation with the least size), where a tag with the taint's key is wrong ([\`autoscaler-tag\`](autoscaler-tag.md)), and for taints in \`spec.template.spec.taints\` of a MachineDeployment, which
newer autoscalers read.`,
  examples: [
    {
      title: "A tainted group without tags",
      inventory: `
from: [{path: manifest.yaml}]
`,
      bad: `
apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
nodeGroups:
  - name: gpu
    minSize: 0
    maxSize: 4
    iam: {withAddonPolicies: {autoScaler: true}}
    taints:
      nvidia.com/gpu: "present:NoSchedule" # <--
`,
      good: `
apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
nodeGroups:
  - name: gpu
    minSize: 0
    maxSize: 4
    iam: {withAddonPolicies: {autoScaler: true}}
    taints:
      nvidia.com/gpu: "present:NoSchedule"
    tags:
      k8s.io/cluster-autoscaler/node-template/taint/nvidia.com/gpu: "present:NoSchedule"
`,
    },
  ],
  claims: ["pools"],
  *checkInventory({ inventory, fits }) {
    for (const pool of inventory.pools) {
      const finding = pool.autoscalerKnows && tell(pool, pool.autoscalerKnows, fits);
      if (finding !== undefined) yield finding;
    }
  },
};
