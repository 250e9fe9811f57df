import { distance } from "fastest-levenshtein";
import type { NodePool } from "../../model/pool.js";
import type { PoolFit, WorkloadFit } from "../../model/pool-fit.js";
import type { FieldPath } from "../../model/source.js";
import { isNearKey, list, nearestKeyOf, quoted } from "../../model/words.js";
import { placeInPodSpec, placeOfTolerations, type Workload } from "../../model/workload.js";
import { UNSET_TOPOLOGIES } from "../../scheduling/labels/topology-domains.js";
import { LABEL_TWINS } from "../../scheduling/labels/well-known-labels.js";
import { labelState } from "../../scheduling/reasons.js";
import { type Claim, clause, EVERY_POOL, NO_POOL, ofAllPools, ofPools } from "../contract/claim.js";
import type { RuleContext } from "../contract/rule.js";
import { formatTolerationsFor } from "../repairs/offered-tolerations.js";
import { correctSelected } from "../repairs/selector-fixes.js";
import { requiredExpressions } from "./node-selection-places.js";
import { describePools, findSelectorPath, type Mismatch, mismatchesOf, type Placement } from "./taint-explanation.js";

interface MainMismatch {
  readonly mismatch: Mismatch;
  readonly pool: PoolFit;
  readonly everywhere: boolean;
}

/** Returns a requirement that every pool fails, else the first of the pool with the fewest. */
function mainMismatch(pools: readonly PoolFit[]): MainMismatch | undefined {
  const perPool = pools.map((pool) => ({ pool, mismatches: mismatchesOf(pool) }));
  const isEverywhere = ({ key }: Mismatch): boolean =>
    perPool.every(({ mismatches }) => mismatches.some((other) => other.key === key));
  const [first] = perPool;
  const shared = first?.mismatches.find(isEverywhere);
  if (first !== undefined && shared !== undefined) return { mismatch: shared, pool: first.pool, everywhere: true };
  const refusing = perPool.filter(({ mismatches }) => mismatches.length > 0);
  const [least] = refusing.sort((a, b) => a.mismatches.length - b.mismatches.length);
  const mismatch = least?.mismatches[0];
  return least === undefined || mismatch === undefined ? undefined : { mismatch, pool: least.pool, everywhere: false };
}

function nearestText(text: string, candidates: readonly string[]): string | undefined {
  const limit = text.length >= 4 ? 2 : 1;
  const ranked = candidates
    .map((candidate) => ({ candidate, edits: distance(text, candidate) }))
    .map((one) => (isNearKey(text, one.candidate) ? { ...one, edits: 1 } : one))
    .filter(({ edits }) => edits > 0 && edits <= limit)
    .sort((a, b) => a.edits - b.edits);
  return ranked[0]?.candidate;
}

/** Returns a deprecated key's successor if a pool has it, else a near spelling. */
function nearestKey(key: string, keys: readonly string[]): string | undefined {
  const stable = LABEL_TWINS.find(([, beta]) => beta === key)?.[0];
  if (stable !== undefined && keys.includes(stable)) return stable;
  return keys.find((other) => isNearKey(key, other)) ?? nearestText(key, keys);
}

const MOST_VALUES_NAMED = 8;

type WithPool = Pick<PoolFit, "pool">;

export function labelKeys(pools: readonly WithPool[]): string[] {
  const keys = pools.flatMap(({ pool }) => [
    ...[pool, ...(pool.nodes ?? [])].flatMap(({ labels }) => Object.keys(labels)),
    ...(pool.requirements ?? []).filter(({ operator }) => operator !== "DoesNotExist").map(({ key }) => key),
  ]);
  return [...new Set(keys)];
}

/** Returns all values of a label, certain or possible, sorted. */
export function labelValues(pools: readonly WithPool[], key: string): string[] {
  const values = pools.flatMap(({ pool }) => [
    ...[pool, ...(pool.nodes ?? [])].flatMap(({ labels }) => labels[key] ?? []),
    ...(pool.requirements ?? []).flatMap((one) => (one.key === key && one.operator === "In" ? one.values : [])),
  ]);
  return [...new Set(values)].sort();
}

/** Returns the labels that have the value in a pool. */
export function keysWith(pools: readonly WithPool[], value: string): string[] {
  return labelKeys(pools).filter((key) => labelValues(pools, key).includes(value));
}

/** ` The pools have "a" and "b".`; empty for no values. */
export function poolsHave(values: readonly string[]): string {
  const named = values.slice(0, MOST_VALUES_NAMED).map((value) => (value === "" ? "an empty value" : quoted(value)));
  return named.length === 0 ? "" : ` The pools have ${list(named)}.`;
}

function describeMismatch({ mismatch, pool, everywhere }: MainMismatch, pools: readonly PoolFit[]): Claim {
  const { key, wanted, possible } = mismatch;
  const ofPool = `label ${quoted(key)} of pool ${quoted(pool.pool.name)} ${labelState(mismatch)}, the pod asks for ${wanted}`;
  if (!everywhere) return ofNoPool(`meets all of its selector: ${ofPool}`);
  if (pools.length === 1 && possible !== undefined) return ofPools(ofPool);
  const isThere = pools.some((one) => mismatchesOf(one).some((other) => other.key === key && other.possible));
  return isThere || labelValues(pools, key).length > 0
    ? ofNoPool(`has label ${quoted(key)} as the pod asks: ${wanted}`)
    : ofNoPool(`has label ${quoted(key)}, the pod asks for ${wanted}`);
}

function ofNoPool(what: string): Claim {
  return ofAllPools(clause`${NO_POOL} ${what}`, {});
}

/** Explains why no pool matches the selector or affinity. */
export function explainSelector(fit: WorkloadFit, context: RuleContext): Placement {
  const { workload, pools } = fit;
  const main = mainMismatch(pools);
  const reasons = describePools(pools);
  const related: Placement["related"] = [];
  if (main === undefined) {
    return {
      at: placeOfSelection(fit),
      cause: ofAllPools(clause`its selector, or a cordon, keeps it off ${EVERY_POOL}`, {}),
      reasons,
      help: "See the reason for each pool, and correct the selector or the pool.",
      related,
    };
  }
  const { key } = main.mismatch;
  const path = findSelectorPath(workload, key);
  const values = labelValues(pools, key);
  const asked = askedFor(workload, key);
  const [first] = asked;
  const near = values.length === 0 ? nearestKey(key, labelKeys(pools)) : first && nearestText(first.value, values);
  const cause = describeMismatch(main, pools);
  const suggestion = near === undefined ? "" : ` Did you mean ${quoted(near)}?`;
  const known = poolsHave(values);
  return {
    at: path === undefined ? placeOfSelection(fit) : placeInPodSpec(workload, path),
    cause,
    reasons,
    help: `${helpToProvision(fit, key)}Select a label that a pool has, or add the label to the pool that should take the pod.${known}${suggestion}`,
    related,
    key,
    fix:
      first && asked.length === 1
        ? correctSelected(fit, { key, ...first }, values, keysWith(pools, first.value), context)
        : undefined,
    missingLabel: main.everywhere && lacksLabel(pools, key) ? key : undefined,
  };
}

function askedFor(workload: Workload, key: string): readonly { readonly value: string; readonly path: FieldPath }[] {
  const { [key]: selected } = workload.podSpec.nodeSelector;
  if (selected !== undefined) return [{ value: selected, path: ["nodeSelector", key] }];
  return requiredExpressions(workload).flatMap(({ requirement, path }) =>
    requirement.key === key && requirement.operator === "In"
      ? requirement.values.map((value, index) => ({ value, path: [...path, "values", index] }))
      : [],
  );
}

function helpToProvision({ pools, nodeSelector }: WorkloadFit, key: string): string {
  const value = nodeSelector[key];
  if (value === undefined || !pools.some(({ pool }) => pool.autoProvisions)) return "";
  const yaml = formatTolerationsFor([{ key, value, effect: "NoSchedule" }]);
  return `To have a node made for it, add to the pod spec:\n${yaml}\n`;
}

function lacksLabel(pools: readonly PoolFit[], key: string): boolean {
  return pools.every((pool) => mismatchesOf(pool).some((other) => other.key === key && other.actual === undefined));
}

function placeOfSelection({ workload }: WorkloadFit): Placement["at"] {
  const { nodeSelector, nodeAffinity } = workload.podSpec;
  if (Object.keys(nodeSelector).length > 0) return placeInPodSpec(workload, ["nodeSelector"], "key");
  if (nodeAffinity?.required !== undefined) return placeInPodSpec(workload, ["affinity", "nodeAffinity"], "key");
  return placeOfTolerations(workload);
}

const USUAL_KEYS = ["kubernetes.io/hostname", "topology.kubernetes.io/zone", "topology.kubernetes.io/region"];

export function admitsButForTopology({ verdict, lacksTopologyAlone }: PoolFit): boolean {
  return verdict !== "blocked" || lacksTopologyAlone === true;
}

export function nearestTopology(key: string, pools: readonly NodePool[]): string | undefined {
  return UNSET_TOPOLOGIES.get(key) ?? nearestKeyOf(key, [...labelKeys(pools.map((pool) => ({ pool }))), ...USUAL_KEYS]);
}
