import type { Inventory } from "../model/cluster.js";
import { BUILT_IN_COMPUTE_CLASSES, COMPUTE_CLASS_KEY } from "../model/compute-class.js";
import type { NodeSelectorTerm } from "../model/pod.js";
import type { WorkloadFit } from "../model/pool-fit.js";
import type { FieldPath } from "../model/source.js";
import { EMPTY_STRING_MAP } from "../model/string-map.js";
import { keyToAskAbout, nearestWord, quoted } from "../model/words.js";
import { isDaemon, placeInPodSpec } from "../model/workload.js";
import { isPlatformLabel, mayBeMet } from "../scheduling/labels/label-offer.js";
import { compileNodeSelection, formatWanted, type LabelRequirement } from "../scheduling/labels/node-selection.js";
import { type Claim, type Clause, clause, NO_POOL, ofAllPools } from "./contract/claim.js";
import { clausesOf, type Rule, type RuleContext, type RuleFinding, yieldTo } from "./contract/rule.js";
import { isPlacementKnown } from "./contract/vocabulary.js";
import { PREFERRED_TERMS, REQUIRED_TERMS } from "./explanations/node-selection-places.js";
import { describeAtPool, findPoolSpelling, suggestAtPool } from "./explanations/pool-spelling.js";
import { keysWith, labelKeys, labelValues, poolsHave } from "./explanations/selector-explanation.js";
import { type StrayRequirement, strayRequirement } from "./explanations/stray-selector.js";
import { correctSelected } from "./repairs/selector-fixes.js";

interface DeadRequirement {
  readonly requirement: LabelRequirement;
  /** From the pod spec. */
  readonly path: FieldPath;
  readonly target: "key" | "value";
}

function poolsIn({ pools }: Inventory) {
  return pools.map((pool) => ({ pool }));
}

function valuesIn(inventory: Inventory, key: string): readonly string[] {
  return labelValues(poolsIn(inventory), key);
}

function isDead(requirement: LabelRequirement, inventory: Inventory): boolean {
  // What is only excluded need not exist.
  if (requirement.operator === "NotIn" || requirement.operator === "DoesNotExist") return false;
  if (requirement.key === COMPUTE_CLASS_KEY && requirement.values.some((name) => BUILT_IN_COMPUTE_CLASSES.has(name)))
    return false;
  return !isPlatformLabel(requirement.key, inventory) && !mayBeMet(requirement, inventory);
}

/** Returns expressions in order; empty if one is invalid. */
function expressionsOf(term: NodeSelectorTerm): readonly LabelRequirement[] {
  const [compiled] = compileNodeSelection(EMPTY_STRING_MAP, [term]).terms ?? [];
  return compiled === undefined || compiled.errors.length > 0 ? [] : compiled.expressions;
}

function placeOf(requirement: LabelRequirement, path: FieldPath, values: readonly string[]): FieldPath {
  if (values.length === 0 || requirement.values.length === 0) return [...path, "key"];
  return [...path, "values", ...(requirement.values.length === 1 ? [0] : [])];
}

/** Finds the first impossible expression, which makes the term dead. */
function deadInTerm(term: NodeSelectorTerm, path: FieldPath, inventory: Inventory): DeadRequirement[] {
  for (const [index, requirement] of expressionsOf(term).entries()) {
    if (!isDead(requirement, inventory)) continue;
    const at = placeOf(requirement, [...path, "matchExpressions", index], valuesIn(inventory, requirement.key));
    return [{ requirement, path: at, target: at.at(-1) === "values" ? "key" : "value" }];
  }
  return [];
}

/** Finds impossible values beside possible ones. */
function deadValues(term: NodeSelectorTerm, path: FieldPath, inventory: Inventory): DeadRequirement[] {
  return expressionsOf(term).flatMap((requirement, index) => {
    if (requirement.operator !== "In" || isDead(requirement, inventory)) return [];
    return requirement.values.flatMap((value, at): DeadRequirement[] => {
      const alone = { ...requirement, values: [value] };
      if (!isDead(alone, inventory)) return [];
      return [{ requirement: alone, path: [...path, "matchExpressions", index, "values", at], target: "value" }];
    });
  });
}

/** Every node is wanted, and none is selected. */
const nowhere = ({ workload: { kind } }: WorkloadFit): Effect => ({
  says: clause`the ${kind} runs on ${NO_POOL}`,
  about: "all-pools",
});

interface Effect {
  readonly says: Clause;
  readonly about: Claim["about"];
}

const DEAD_TERM: Effect = { says: "this term selects nothing", about: "no-effect" };
const DEAD_VALUE: Effect = { says: "this value selects nothing", about: "no-effect" };
const DEAD_PREFERENCE: Effect = { says: "this preference has no effect", about: "no-effect" };
const DEAD_SELECTOR: Effect = { says: "this selector selects nothing", about: "no-effect" };

function describe(dead: DeadRequirement, fit: WorkloadFit, context: RuleContext, effect: Effect): RuleFinding {
  const { workload } = fit;
  const { inventory } = context;
  const { key, values: asked } = dead.requirement;
  const [value, ...others] = asked;
  const values = valuesIn(inventory, key);
  const wanted = formatWanted(dead.requirement);
  const near =
    values.length === 0
      ? keyToAskAbout(key, labelKeys(poolsIn(inventory)))
      : asked.map((value) => nearestWord(value, values))[0];
  const known = poolsHave(values);
  const suggestion = near === undefined ? "" : ` Did you mean ${quoted(near)}?`;
  return {
    at: placeInPodSpec(workload, dead.path, dead.target),
    workload,
    claims: {
      about: effect.about,
      says:
        values.length === 0
          ? clause`${effect.says}: ${NO_POOL} has label ${quoted(key)}`
          : clause`${effect.says}: ${NO_POOL} has label ${quoted(key)} as it asks: ${wanted}`,
      mayServe: (one) => one.inventory.pools.length === 0 || !isDead(dead.requirement, one.inventory),
    },
    help: `Select a label that a pool has, or declare the label: under labels of its pool, or in openLabels where a controller sets it later.${known}${suggestion}`,
    subject: { selectors: [key] },
    fingerprintBy: { names: [key, wanted] },
    fix:
      value === undefined || others.length > 0
        ? undefined
        : correctSelected(fit, { key, value, path: dead.path }, values, keysWith(poolsIn(inventory), value), context),
  };
}

/** Returns the dead requirements of the selector, and of an only term. */
function deadRequirements({ workload: { podSpec } }: WorkloadFit, { inventory }: RuleContext) {
  const { nodeSelector } = compileNodeSelection(podSpec.nodeSelector, undefined);
  const ofSelector = nodeSelector
    .filter((requirement) => isDead(requirement, inventory))
    .map((requirement): DeadRequirement => {
      return { requirement, path: ["nodeSelector", requirement.key], target: "value" };
    });
  const [only, ...others] = podSpec.nodeAffinity?.required ?? [];
  const isOne = only !== undefined && others.length === 0;
  return { ofSelector, ofTerm: isOne ? [...deadInTerm(only, [...REQUIRED_TERMS, 0], inventory)] : [] };
}

/** Reports the odd spelling at the pool. */
function describeNowhere(dead: DeadRequirement, fit: WorkloadFit, context: RuleContext): RuleFinding {
  const finding = describe(dead, fit, context, nowhere(fit));
  const spelling = findPoolSpelling(fit, dead.requirement.key, context);
  if (spelling === undefined) return finding;
  if (spelling.wrong === "open") return { ...finding, fix: undefined, help: finding.help + suggestAtPool(spelling) };
  if (spelling.wrong === "pod") return finding;
  const { cause, ...atPool } = describeAtPool(spelling);
  return { ...finding, ...atPool, fix: undefined, claims: [...clausesOf(finding), cause] };
}

/** Reports an undeclared value among declared ones. */
function describeStray(fit: WorkloadFit, context: RuleContext, stray: StrayRequirement): RuleFinding {
  const { requirement, path, asking, served } = stray;
  const isSelector = path[0] === "nodeSelector";
  const { key } = requirement;
  const at = isSelector ? path : placeOf(requirement, path, requirement.values);
  const what = `has label ${quoted(key)} as the pod asks: ${formatWanted(requirement)}`;
  return {
    ...describe({ requirement, path: at, target: "value" }, fit, context, DEAD_SELECTOR),
    claims: [ofAllPools(clause`${NO_POOL} ${what}`, {})],
    details: [`${served} of ${asking} workloads that ask for labels of pools ask for what a declared pool has`],
  };
}

export const unknownLabel: Rule = {
  id: "unknown-label",
  claims: ["no-effect", "all-pools"],
  yieldsTo: [...yieldTo("workload", "unschedulable"), ...yieldTo("selector", "tolerated-pool-left-out")],
  checksFragments: true,
  *checkWorkload(fit, context) {
    const { inventory } = context;
    const { workload, pools } = fit;
    if (!isPlacementKnown(fit) || inventory.pools.length === 0) return;
    if (workload.isFragment) {
      const { ofSelector, ofTerm } = deadRequirements(fit, context);
      // Merges never remove a selector, so every pod has it.
      yield* [...ofSelector, ...ofTerm].map((dead) => describe(dead, fit, context, DEAD_SELECTOR));
    }
    const isDaemonSet = isDaemon(workload);
    if (isDaemonSet && !workload.isFragment && pools.every(({ selector }) => selector === "mismatch")) {
      const { ofSelector, ofTerm } = deadRequirements(fit, context);
      yield* (ofSelector.length > 0 ? ofSelector.slice(0, 1) : ofTerm).map((dead) =>
        describeNowhere(dead, fit, context),
      );
    }
    const stray = isDaemonSet || workload.isFragment ? undefined : strayRequirement(fit, context);
    if (stray !== undefined) yield describeStray(fit, context, stray);
    const { required = [], preferred = [] } = workload.podSpec.nodeAffinity ?? {};
    for (const [index, term] of required.entries()) {
      const path = [...REQUIRED_TERMS, index];
      const dead = required.length > 1 ? deadInTerm(term, path, inventory) : [];
      for (const found of dead) yield describe(found, fit, context, DEAD_TERM);
      // The values of a dead term need no finding of their own.
      if (dead.length > 0) continue;
      for (const found of deadValues(term, path, inventory)) yield describe(found, fit, context, DEAD_VALUE);
    }
    // The DaemonSet controller names the node itself: a preference means nothing to its pods.
    if (isDaemonSet) return;
    for (const [index, { preference }] of preferred.entries()) {
      const path = [...PREFERRED_TERMS, index, "preference"];
      for (const found of deadInTerm(preference, path, inventory)) {
        yield { ...describe(found, fit, context, DEAD_PREFERENCE), severity: "note" };
      }
    }
  },
};
