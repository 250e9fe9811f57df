import { type AutoscalerKnowledge, type AutoscalerTag, hasOpenTaints, type NodePool } from "../model/pool.js";
import type { WorkloadFit } from "../model/pool-fit.js";
import { formatTaint, type PoolTaint, TAINT_EFFECTS, type Taint } from "../model/taint.js";
import { list, nearestKeyOf, quoted } from "../model/words.js";
import { formatWorkload } from "../model/workload.js";
import { keepsPodsOff } from "../scheduling/taints/toleration.js";
import { ofPools } from "./contract/claim.js";
import type { Rule, RuleContext, RuleFinding, RuleFindings } from "./contract/rule.js";
import { effectMeantBy } from "./explanations/api-errors.js";
import { asksForValue } from "./explanations/node-selection-places.js";

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
  const known = [...pool.taints, ...pool.startupTaints].map(formatTaint);
  if (hasOpenTaints(pool) || known.includes(formatTaint(expected))) return undefined;
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

interface UntoldLabel {
  readonly key: string;
  readonly value: string;
  readonly asking: WorkloadFit;
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
  // A taint with a mistaken tag is told by that; a tag of a label does not count.
  const meant = (pool.autoscalerTags ?? []).filter(
    ({ describes, value }) => describes !== "label" || TAINT_VALUE.test(value),
  );
  const named = [...meant, ...(known.annotated ?? [])].map(({ key }) => key);
  const taints = pool.taints.filter(
    (taint) =>
      !named.includes(taint.key) &&
      keepsPodsOff(taint) &&
      taint.implied === undefined &&
      !known.taints.includes(formatTaint(taint)),
  );
  // Required labels that the autoscaler does not know.
  const labels = Object.entries(pool.labels).flatMap(([key, value]): UntoldLabel[] => {
    const origin = pool.labelOrigins?.[key];
    if (origin === undefined || origin.implied !== undefined || known.labels.includes(key)) return [];
    const asking = fits.find(({ workload }) => asksForValue(workload, key, value));
    return asking === undefined ? [] : [{ key, value, asking }];
  });
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
    claims: ofPools(
      `while pool ${quoted(pool.name)} has no nodes, the cluster autoscaler does not know its ${list(what)}`,
    ),
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

export const autoscalerTag: Rule = {
  id: "autoscaler-tag",
  claims: ["pools"],
  *checkInventory(context) {
    yield* checkTags(context);
    const { inventory, fits } = context;
    for (const pool of inventory.pools) yield pool.autoscalerKnows && describe(pool, pool.autoscalerKnows, fits);
  },
};
