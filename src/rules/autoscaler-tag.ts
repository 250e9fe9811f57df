import type { AutoscalerKnowledge, AutoscalerTag, NodePool } from "../model/pool.js";
import type { WorkloadFit } from "../model/pool-fit.js";
import { nearestKeyOf } from "../model/spelling.js";
import { formatTaint, type PoolTaint, TAINT_EFFECTS, type Taint } from "../model/taint.js";
import { list, quoted } from "../model/words.js";
import { formatWorkload } from "../model/workload.js";
import { keepsPodsOff } from "../scheduling/taints/toleration.js";
import { POOLS_OF_MANIFESTS, readExamples } from "./contract/examples.js";
import type { RuleFinding, RuleFindings } from "./contract/finding.js";
import type { Rule, RuleContext } from "./contract/rule.js";
import { ofPools } from "./contract/vocabulary.js";
import { effectMeantBy } from "./explanations/api-errors.js";
import { requiredExpressions } from "./explanations/node-selection-places.js";

const TAINT_VALUE = /^([^:]*):(NoSchedule|PreferNoSchedule|NoExecute)$/;
const TAG = "k8s.io/cluster-autoscaler/node-template/";
const ANNOTATION = "capacity.cluster-autoscaler.kubernetes.io/";
/** kOps guides show such a tag without a key; harmless. */
const BARE: ReadonlySet<string> = new Set(["label", "taint", "resources"]);

interface TagMistake {
  readonly message: string;
  readonly help: string;
}

function describeTag({ describes, key }: AutoscalerTag): string {
  return quoted(describes === "nothing" ? `${TAG}${key}` : `${TAG}${describes}/${key}`);
}

function labelMistake(tag: AutoscalerTag, pool: NodePool): TagMistake | undefined {
  const given = pool.labels[tag.key];
  const of = `of pool ${quoted(pool.name)}`;
  if (given !== undefined && given !== tag.value) {
    return {
      message: `tag ${describeTag(tag)} says ${quoted(tag.value)}, label ${quoted(tag.key)} ${of} is ${quoted(given)}`,
      help: "Make the two agree: the cluster autoscaler decides by the tag while the pool has no nodes.",
    };
  }
  const told = (pool.autoscalerTags ?? []).map(({ key }) => key);
  const untold = Object.keys(pool.labels).filter((key) => !told.includes(key));
  const near = given === undefined ? nearestKeyOf(tag.key, untold) : undefined;
  if (near === undefined) return undefined;
  return {
    message: `tag ${describeTag(tag)} tells of a label that pool ${quoted(pool.name)} does not have`,
    help: `Did you mean ${quoted(`${TAG}label/${near}`)}?`,
  };
}

function effectSuggestion(value: string): string {
  const meant = effectMeantBy(value.slice(value.lastIndexOf(":") + 1));
  return meant === undefined ? `one of ${list([...TAINT_EFFECTS])}` : meant;
}

function mistakeOf(tag: AutoscalerTag, pool: NodePool): TagMistake | undefined {
  if (tag.describes === "nothing") {
    if (tag.value === "" && BARE.has(tag.key)) return undefined;
    return {
      message: `tag ${describeTag(tag)} of pool ${quoted(pool.name)} tells the cluster autoscaler nothing`,
      help: `Write \`${TAG}label/...\` for a label, \`${TAG}taint/...\` for a taint.`,
    };
  }
  const [, value = "", effect] = TAINT_VALUE.exec(tag.value) ?? [];
  if (tag.describes === "label") {
    if (effect === undefined) return labelMistake(tag, pool);
    return {
      message: `tag ${describeTag(tag)} of pool ${quoted(pool.name)} describes a label, and its value ${quoted(tag.value)} is a taint`,
      help: `Write the tag under \`${TAG}taint/\`: as a label the cluster autoscaler expects a node without the taint.`,
    };
  }
  if (effect === undefined) {
    return {
      message: `tag ${describeTag(tag)} of pool ${quoted(pool.name)} has value ${quoted(tag.value)}, which is not \`value:Effect\``,
      help: `Write the value of the taint, a colon and ${effectSuggestion(tag.value)}.`,
    };
  }
  return untrueTaint("tag", describeTag(tag), { key: tag.key, value, effect }, pool);
}

function untrueTaint(
  what: "tag" | "annotation",
  name: string,
  expected: Taint,
  pool: NodePool,
): TagMistake | undefined {
  const isPending = pool.incomplete?.some(({ field }) => field === "taints") ?? false;
  const known = [...pool.taints, ...pool.startupTaints].map(formatTaint);
  if (isPending || known.includes(formatTaint(expected))) return undefined;
  return {
    message: `${what} ${name} says that pool ${quoted(pool.name)} is tainted ${formatTaint(expected)}, but it is not`,
    help:
      known.length === 0
        ? `Taint the pool so, or remove the ${what}: the cluster autoscaler decides by the ${what} while the pool has no nodes.`
        : `Make the two agree. The pool is tainted ${list(known)}.`,
  };
}

function* checkTags({ inventory }: RuleContext): RuleFindings {
  for (const pool of inventory.pools) {
    for (const tag of pool.autoscalerTags ?? []) {
      const mistake = mistakeOf(tag, pool);
      if (mistake === undefined) continue;
      const { message, help } = mistake;
      const identity = { pools: [pool], names: [tag.describes, tag.key] };
      yield { at: tag.place, claims: [ofPools(message)], help, fingerprintBy: identity };
    }
    for (const taint of pool.autoscalerKnows?.annotated ?? []) {
      const mistake = untrueTaint("annotation", quoted(`${ANNOTATION}taints`), taint, pool);
      if (mistake === undefined) continue;
      const identity = { pools: [pool], names: ["annotation", formatTaint(taint)] };
      yield { at: taint.place, claims: [ofPools(mistake.message)], help: mistake.help, fingerprintBy: identity };
    }
  }
}

function asksFor({ workload }: WorkloadFit, key: string, value: string): boolean {
  if (workload.podSpec.nodeSelector[key] === value) return true;
  return requiredExpressions(workload).some(
    ({ requirement }) => requirement.key === key && requirement.operator === "In" && requirement.values.includes(value),
  );
}

/** Returns taints unknown to the autoscaler, except those with a mistaken tag. A label tag does not count. */
function untoldTaints({ taints, autoscalerTags = [] }: NodePool, known: AutoscalerKnowledge): PoolTaint[] {
  const meant = autoscalerTags.filter(({ describes, value }) => describes !== "label" || TAINT_VALUE.test(value));
  const named = [...meant, ...(known.annotated ?? [])].map(({ key }) => key);
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

/** Returns required labels unknown to the autoscaler. */
function untoldLabels({ labels, labelOrigins }: NodePool, known: AutoscalerKnowledge, fits: readonly WorkloadFit[]) {
  return Object.entries(labels).flatMap(([key, value]): UntoldLabel[] => {
    const origin = labelOrigins?.[key];
    if (origin === undefined || origin.implied !== undefined || known.labels.includes(key)) return [];
    const asking = fits.find((fit) => asksFor(fit, key, value));
    return asking === undefined ? [] : [{ key, value, asking }];
  });
}

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

function describe(pool: NodePool, known: AutoscalerKnowledge, fits: readonly WorkloadFit[]): RuleFinding | undefined {
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
    subject: { pools: [pool], taints },
    fingerprintBy: { pools: [pool], names: what },
  };
}

function* checkUntold({ inventory, fits }: RuleContext): RuleFindings {
  for (const pool of inventory.pools) yield pool.autoscalerKnows && describe(pool, pool.autoscalerKnows, fits);
}

export const autoscalerTag: Rule = {
  id: "autoscaler-tag",
  summary:
    "The cluster autoscaler learns nothing about a group without nodes, or something that its nodes will not have.",
  severity: "error",
  why: `While a group of machines has no nodes, the cluster autoscaler learns its labels and taints from tags:
\`k8s.io/cluster-autoscaler/node-template/taint/<key>\` with the value \`<value>:<Effect>\`, and \`.../label/<key>\`. It scales the
wrong group, or none, if a tag is wrong:

- a taint under \`label/\`, or a taint without an effect;
- a taint that the nodes do not have;
- a label that they have with another value, or under a similar key;
- a tag that is none of these.

Tags are read where a pool declares them itself: eksctl, kOps (\`cloudLabels\`) and EKS node groups in a Terraform plan. The
annotation \`capacity.cluster-autoscaler.kubernetes.io/taints\` of Cluster API is compared with the taints in the same way.

Tags may also be missing. While a group has a node, the cluster autoscaler looks at that node. Without a node it has to find out
elsewhere: for managed node groups it asks EKS; AKS and GKE pass the labels and taints of their pools to their own autoscaler;
kOps writes tags itself. It cannot ask for two kinds of groups, and then adds nodes for pods that cannot run there, or none for
those that can:

- unmanaged \`nodeGroups\` of eksctl: it reads tags of the autoscaling group;
- Cluster API's MachineDeployments: it does not read their bootstrap template, but annotations, including those of a topology and
  its ClusterClass.

Reported are taints, and labels that a workload of the repository requires, of a group with a minimum size of 0.`,
  silent: `Not reported:

- a pool whose taints could not all be read;
- the empty tag \`.../node-template/label\`, which guides for kOps recommend;
- a group whose tags \`propagateASGTags\` copies;
- a group that nothing shows the autoscaler to run (its tags, the policy \`autoScaler\`, the annotation with the minimum size);
- taints in \`spec.template.spec.taints\` of a MachineDeployment, which newer autoscalers read.`,
  fix: `Write the tag or the annotation that the help names, with the label or the taint that the nodes have.`,
  examples: readExamples([
    {
      title: "A taint under label/",
      inventory: POOLS_OF_MANIFESTS,
      manifests: `
apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
nodeGroups:
  - name: monitoring
    minSize: 0
    taints: [{key: restrict, value: monitoring-only, effect: NoSchedule}]
    tags:
-     k8s.io/cluster-autoscaler/node-template/label/restrict: monitoring-only:NoSchedule # <--
+     k8s.io/cluster-autoscaler/node-template/taint/restrict: monitoring-only:NoSchedule
+     k8s.io/cluster-autoscaler/node-template/label/team: web
  - name: general
`,
    },
    {
      title: "A taint that the nodes do not have, and one without an effect",
      inventory: POOLS_OF_MANIFESTS,
      manifests: `
apiVersion: kops.k8s.io/v1alpha2
kind: InstanceGroup
metadata: {name: gpu, labels: {kops.k8s.io/cluster: k1.example.org}}
spec:
  role: Node
  minSize: 0
  maxSize: 4
  taints: ["nvidia.com/gpu=present:NoSchedule"]
  cloudLabels:
-   k8s.io/cluster-autoscaler/node-template/taint/nvidia.com/gpu: "true:NoSchedule" # <--
-   k8s.io/cluster-autoscaler/node-template/taint/dedicated: gpu # <--
+   k8s.io/cluster-autoscaler/node-template/taint/nvidia.com/gpu: "present:NoSchedule"
`,
    },
    {
      title: "A tainted group without tags",
      inventory: POOLS_OF_MANIFESTS,
      manifests: `
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
+   tags:
+     k8s.io/cluster-autoscaler/node-template/taint/nvidia.com/gpu: "present:NoSchedule"
  - name: general
`,
    },
  ]),
  claims: ["pools"],
  *checkInventory(context) {
    yield* checkTags(context);
    yield* checkUntold(context);
  },
};
