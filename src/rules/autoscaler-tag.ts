import type { AutoscalerTag, NodePool } from "../model/pool.js";
import { nearestKeyOf } from "../model/spelling.js";
import { formatTaint, TAINT_EFFECTS, type Taint } from "../model/taint.js";
import { list, quoted } from "../model/words.js";
import type { Rule } from "./contract/rule.js";
import { ofPools } from "./contract/vocabulary.js";
import { effectMeantBy } from "./explanations/api-errors.js";

const TAINT_VALUE = /^([^:]*):(NoSchedule|PreferNoSchedule|NoExecute)$/;
const TAG = "k8s.io/cluster-autoscaler/node-template/";
/** Guides for kOps have people write such a tag without a key. It says nothing, and nobody means more by it. */
const BARE: ReadonlySet<string> = new Set(["label", "taint", "resources"]);

interface TagMistake {
  readonly message: string;
  readonly help: string;
}

function describeTag({ describes, key }: AutoscalerTag): string {
  return quoted(describes === "nothing" ? `${TAG}${key}` : `${TAG}${describes}/${key}`);
}

/** A label that the pool has otherwise, or by a name that nearly is this one and that no tag tells. */
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

/** The effect that a tag without a legal one may mean: `NO_SCHEDULE`. */
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
      message: `tag ${describeTag(tag)} of pool ${quoted(pool.name)} has value ${quoted(tag.value)}, which is no \`value:Effect\``,
      help: `Write the value of the taint, a colon and ${effectSuggestion(tag.value)}.`,
    };
  }
  const expected: Taint = { key: tag.key, value, effect };
  const isOpen = pool.incomplete?.some(({ field }) => field === "taints") ?? false;
  const known = [...pool.taints, ...pool.startupTaints].map(formatTaint);
  if (isOpen || known.includes(formatTaint(expected))) return undefined;
  return {
    message: `tag ${describeTag(tag)} says that pool ${quoted(pool.name)} is tainted ${formatTaint(expected)}, and it is not`,
    help:
      known.length === 0
        ? "Taint the pool so, or remove the tag: the cluster autoscaler decides by the tag while the pool has no nodes."
        : `Make the two agree. The pool is tainted ${list(known)}.`,
  };
}

export const autoscalerTag: Rule = {
  id: "autoscaler-tag",
  summary: "A tag tells the cluster autoscaler something else than the pool's nodes will have.",
  severity: "error",
  rationale: `While a group of machines has no nodes, the cluster autoscaler learns its labels and taints from tags:
\`k8s.io/cluster-autoscaler/node-template/taint/<key>\` with the value \`<value>:<Effect>\`, and \`.../label/<key>\`. A taint
under \`label/\`, a missing effect, a taint that the nodes do not have, a label that they have with another value or under a
key that is nearly this one, or a tag that is none of these make it scale the wrong group, or none.

Tags are read where a pool declares them itself: eksctl, kOps (\`cloudLabels\`) and EKS node groups in a Terraform plan. A
taint without a tag is the matter of [\`autoscaler-not-told\`](autoscaler-not-told.md). Silent where the pool's taints
could not all be read, and about the empty tag \`.../node-template/label\`, which guides for kOps have people write.`,
  examples: [
    {
      title: "A taint under label/",
      inventory: `
from: [{path: manifest.yaml}]
`,
      bad: `
apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
nodeGroups:
  - name: monitoring
    minSize: 0
    taints: [{key: restrict, value: monitoring-only, effect: NoSchedule}]
    tags:
      k8s.io/cluster-autoscaler/node-template/label/restrict: monitoring-only:NoSchedule # <--
`,
      good: `
apiVersion: eksctl.io/v1alpha5
kind: ClusterConfig
metadata: {name: shop, region: eu-west-1}
nodeGroups:
  - name: monitoring
    minSize: 0
    taints: [{key: restrict, value: monitoring-only, effect: NoSchedule}]
    tags:
      k8s.io/cluster-autoscaler/node-template/taint/restrict: monitoring-only:NoSchedule
      k8s.io/cluster-autoscaler/node-template/label/team: web
`,
    },
    {
      title: "A taint that the nodes do not have, and one without an effect",
      inventory: `
from: [{path: manifest.yaml}]
`,
      bad: `
apiVersion: kops.k8s.io/v1alpha2
kind: InstanceGroup
metadata: {name: gpu, labels: {kops.k8s.io/cluster: k1.example.org}}
spec:
  role: Node
  minSize: 0
  maxSize: 4
  taints: ["nvidia.com/gpu=present:NoSchedule"]
  cloudLabels:
    k8s.io/cluster-autoscaler/node-template/taint/nvidia.com/gpu: "true:NoSchedule" # <--
    k8s.io/cluster-autoscaler/node-template/taint/dedicated: gpu # <--
`,
      good: `
apiVersion: kops.k8s.io/v1alpha2
kind: InstanceGroup
metadata: {name: gpu, labels: {kops.k8s.io/cluster: k1.example.org}}
spec:
  role: Node
  minSize: 0
  maxSize: 4
  taints: ["nvidia.com/gpu=present:NoSchedule"]
  cloudLabels:
    k8s.io/cluster-autoscaler/node-template/taint/nvidia.com/gpu: "present:NoSchedule"
`,
    },
  ],
  claims: ["pools"],
  *checkInventory({ inventory }) {
    for (const pool of inventory.pools) {
      for (const tag of pool.autoscalerTags ?? []) {
        const mistake = mistakeOf(tag, pool);
        if (mistake === undefined) continue;
        const { message, help } = mistake;
        const identity = { pools: [pool], names: [tag.describes, tag.key] };
        yield { at: tag.place, claims: [ofPools(message)], help, identity };
      }
    }
  },
};
