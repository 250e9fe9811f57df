import { distance } from "fastest-levenshtein";
import type { PoolFit, WorkloadFit } from "../model/fit.js";
import { placeInPodSpec } from "../model/workload.js";
import { describePools, findSelectorPath, type Placement, placeOfTolerations } from "./placement.js";
import { list, quoted } from "./wording.js";

interface Mismatch {
  readonly key: string;
  readonly wanted: string;
  readonly actual: string | undefined;
}

function mismatchesOf(pool: PoolFit): Mismatch[] {
  return pool.reasons.flatMap((reason) => (reason.kind === "selector-mismatch" ? [reason] : []));
}

/** The requirement to name: one that every pool refuses, else the first one of the pool that refuses the fewest. */
function mainMismatch(pools: readonly PoolFit[]): Mismatch | undefined {
  const perPool = pools.map(mismatchesOf);
  const [first = []] = perPool;
  const everywhere = first.find(({ key }) =>
    perPool.every((mismatches) => mismatches.some((other) => other.key === key)),
  );
  return (
    everywhere ?? perPool.filter((mismatches) => mismatches.length > 0).sort((a, b) => a.length - b.length)[0]?.[0]
  );
}

function nearestText(text: string, candidates: readonly string[]): string | undefined {
  const limit = text.length >= 4 ? 2 : 1;
  const ranked = candidates
    .map((candidate) => ({ candidate, edits: distance(text, candidate) }))
    .filter(({ edits }) => edits > 0 && edits <= limit)
    .sort((a, b) => a.edits - b.edits);
  return ranked[0]?.candidate;
}

function labelKeys(pools: readonly PoolFit[]): string[] {
  return [
    ...new Set(pools.flatMap(({ pool }) => [pool, ...(pool.nodes ?? [])].flatMap(({ labels }) => Object.keys(labels)))),
  ];
}

function labelValues(pools: readonly PoolFit[], key: string): string[] {
  const values = pools.flatMap(({ pool }) => [pool, ...(pool.nodes ?? [])].flatMap(({ labels }) => labels[key] ?? []));
  return [...new Set(values)].sort();
}

/** Explains why no pool meets the pod's nodeSelector or node affinity, or why other things than taints keep it off. */
export function explainSelector(fit: WorkloadFit): Placement {
  const { workload, pools } = fit;
  const mismatch = mainMismatch(pools);
  const details = describePools(pools);
  const related: Placement["related"] = [];
  if (mismatch === undefined) {
    return {
      at: placeOfSelection(fit),
      cause: "its selector, or a cordon, keeps it off every pool",
      details,
      help: "See the reason for each pool, and correct the selector or the pool.",
      related,
      nearMissIndex: undefined,
    };
  }
  const { key, wanted } = mismatch;
  const path = findSelectorPath(workload, key);
  const values = labelValues(pools, key);
  const asked = workload.podSpec.nodeSelector[key] ?? "";
  const near = values.length === 0 ? nearestText(key, labelKeys(pools)) : nearestText(asked, values);
  const cause =
    values.length === 0
      ? `no pool has label ${quoted(key)}, the pod asks for ${wanted}`
      : `no pool has label ${quoted(key)} as the pod asks: ${wanted}`;
  const suggestion = near === undefined ? "" : ` Did you mean ${quoted(near)}?`;
  const known = values.length === 0 ? "" : ` The pools have ${list(values.slice(0, 8).map(quoted))}.`;
  return {
    at: path === undefined ? placeOfSelection(fit) : placeInPodSpec(workload, path),
    cause,
    details,
    help: `Select a label that a pool has, or add the label to the pool that should take the pod.${known}${suggestion}`,
    related,
    nearMissIndex: undefined,
  };
}

function placeOfSelection({ workload }: WorkloadFit): Placement["at"] {
  const { nodeSelector, nodeAffinity } = workload.podSpec;
  if (Object.keys(nodeSelector).length > 0) return placeInPodSpec(workload, ["nodeSelector"], "key");
  if (nodeAffinity?.required !== undefined) return placeInPodSpec(workload, ["affinity", "nodeAffinity"], "key");
  return placeOfTolerations(workload);
}
