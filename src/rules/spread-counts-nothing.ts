import { groupByEach } from "../model/group-by.js";
import { labelKeyErrors, labelValueErrors } from "../model/label-syntax.js";
import type { FieldPath } from "../model/source.js";
import type { StringMap } from "../model/string-map.js";
import { isSlipOfValue, nearestKeyOf, quoted } from "../model/words.js";
import { placeInPodSpec, WORKLOAD_KINDS, type Workload } from "../model/workload.js";
import { countsNothing } from "../scheduling/labels/topology-domains.js";
import { BY_CONTROLLER } from "../scheduling/pod-affinity.js";
import { type Claim, ofAllWorkloads, ofObject } from "./contract/claim.js";
import { oncePerCluster, type Rule, type RuleContext, type RuleFinding, yieldTo } from "./contract/rule.js";

function isWritten(labels: StringMap<string>): boolean {
  return Object.entries(labels).every(
    ([key, value]) =>
      labelKeyErrors(key).length === 0 && labelValueErrors(value).length === 0 && !BY_CONTROLLER.test(key),
  );
}

const templatesByLabel = oncePerCluster(({ fits }) => {
  const all = new Set(fits.map(({ workload }) => workload.templateLabels));
  return groupByEach(all, (labels) => Object.entries(labels).map((label) => label.join("=")));
});

/** Reports whether a pod template has all labels; searches by the rarest. */
const areCarried = oncePerCluster((context, text: string): boolean => {
  const asked: [string, string][] = JSON.parse(text);
  const having = asked.map((label) => templatesByLabel(context).get(label.join("=")) ?? []);
  const rarest = having.reduce((best, one) => (one.length < best.length ? one : best));
  return rarest.some((labels) => asked.every(([key, value]) => labels[key] === value));
});

/** Reports whether pods are as written; controllers of custom resources may add labels. */
function isPlain({ kind, document, isFragment }: Workload): boolean {
  const isBuiltIn = WORKLOAD_KINDS.some((known) => known === kind);
  return isBuiltIn && isFragment === undefined && (document.blanks ?? []).length === 0;
}

function areAllPlain({ fits, fragments }: RuleContext): boolean {
  return fragments.length === 0 && fits.every(({ workload }) => isPlain(workload));
}

const OF_TEMPLATE = "Write under `labelSelector` labels that the pod template has.";
const OF_OTHERS = "Write under `labelSelector` labels that other pods have.";

function describe(workload: Workload, path: FieldPath, claim: Claim, names: string[], help = OF_TEMPLATE): RuleFinding {
  return { at: placeInPodSpec(workload, path, "key"), workload, claims: [claim], help, fingerprintBy: { names } };
}

/** Returns `app=api` where the labels are to be on a pod, and no pod has them. */
function missingLabels(matchLabels: StringMap<string> | undefined, context: RuleContext): string | undefined {
  const labels = Object.entries(matchLabels ?? {});
  if (matchLabels === undefined || labels.length === 0 || !isWritten(matchLabels)) return undefined;
  if (areCarried(context, JSON.stringify(labels))) return undefined;
  return labels.map((label) => label.join("=")).join(",");
}

/** Returns the label of a pod that has all others, from which one label differs by a slip. */
function labelMeant(matchLabels: StringMap<string>, context: RuleContext): string | undefined {
  const asked = Object.entries(matchLabels);
  for (const { workload } of context.fits) {
    const own = workload.templateLabels;
    const [missed, ...others] = asked.filter(([key, value]) => own[key] !== value);
    if (missed === undefined || others.length > 0) continue;
    const [key, value] = missed;
    const alike = Object.keys(own).filter((other) => own[other] === value);
    const found = own[key] !== undefined && isSlipOfValue(value, own[key]) ? key : nearestKeyOf(key, alike);
    if (found !== undefined) return `${found}=${own[found]}`;
  }
  return undefined;
}

function* checkSpreads(workload: Workload, context: RuleContext): Iterable<RuleFinding> {
  for (const [index, constraint] of workload.podSpec.topologySpreadConstraints.entries()) {
    const { hasSelector, matchLabels, topologyKey } = constraint;
    const path = ["topologySpreadConstraints", index];
    const spread = `the spread over ${quoted(topologyKey)} counts no pods`;
    const missing = missingLabels(matchLabels, context);
    if (!hasSelector) {
      yield describe(workload, path, ofObject(`${spread}: it has no labelSelector`), [topologyKey]);
    } else if (countsNothing(constraint, context.inventory.cluster.kubernetesVersion)) {
      const claim = ofObject(`${spread} before Kubernetes 1.38: its labelSelector is empty`);
      yield describe(workload, [...path, "labelSelector"], claim, [topologyKey]);
    } else if (missing !== undefined && Object.keys(workload.templateLabels).length > 0) {
      const claim = ofAllWorkloads(`${spread}: no pod template has label ${quoted(missing)}`);
      yield describe(workload, [...path, "labelSelector"], claim, [topologyKey]);
    }
  }
}

/** Finds terms that select no pod. Others than required affinity may be about pods of elsewhere, but for a slip. */
function* checkAffinity(workload: Workload, context: RuleContext): Iterable<RuleFinding> {
  for (const { effect, isRequired, matchLabels, topologyKey, path } of workload.podSpec.podAffinityTerms) {
    const missing = missingLabels(matchLabels, context);
    if (matchLabels === undefined || missing === undefined) continue;
    const meant = labelMeant(matchLabels, context);
    const isNeeded = effect === "attract" && isRequired;
    if (meant === undefined && !(isNeeded && areAllPlain(context))) continue;
    const term = effect === "attract" ? "the pod affinity finds no pods" : "the pod anti-affinity keeps nothing apart";
    const says = `${term}${isNeeded ? ", so the pods stay Pending" : ""}: no pod template has label ${quoted(missing)}`;
    const help = meant === undefined ? OF_OTHERS : `Did you mean ${quoted(meant)}?`;
    yield describe(
      workload,
      [...path.slice(0, -1), "labelSelector"],
      ofAllWorkloads(says),
      [topologyKey, effect],
      help,
    );
  }
}

export const spreadCountsNothing: Rule = {
  id: "spread-counts-nothing",
  claims: ["object", "all-workloads"],
  // A term that asks for a label of nodes.
  yieldsTo: yieldTo("workload", "node-label-on-pod"),
  looksAt: "topology",
  *checkWorkload({ workload }, context) {
    if (!isPlain(workload)) return;
    yield* checkSpreads(workload, context);
    yield* checkAffinity(workload, context);
  },
};
