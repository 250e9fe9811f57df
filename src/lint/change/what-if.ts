import { parseTaintSpecs, type TaintChanges } from "../../inventory/taint-syntax.js";
import { matchesNameGlob } from "../../model/name-glob.js";
import { nearestWord } from "../../model/nearest-word.js";
import type { NodePool } from "../../model/pool.js";
import { formatTaint, type PoolTaint } from "../../model/taint.js";
import { sourceLineOf } from "../fit-report.js";
import { judgeClusters } from "../judge.js";
import { judgeRevision } from "../judge-revision.js";
import type { LintInput } from "../lint-input.js";
import type { WhatIfReport } from "../result.js";
import { workloadPath } from "../suppressions.js";
import { reportImpacts } from "./change-report.js";
import { compareClusters } from "./compare-clusters.js";

/** The answer, or what is wrong with the question: one lower-case clause each. */
export type WhatIfAnswer =
  | { readonly report: WhatIfReport; readonly problems?: never }
  | { readonly report?: never; readonly problems: readonly string[] };

/**
 * What happens to every workload when `kubectl taint` is given these specs for a pool. `pool` is a name, `CLUSTER/NAME`,
 * or a glob of either. A taint that is there with another value gets the new one, as with `--overwrite`.
 */
export function whatIf(read: LintInput, pool: string, specs: readonly string[]): WhatIfAnswer {
  const changes = parseTaintSpecs(specs);
  const problems = [...changes.errors, ...describeConflicts(changes)];
  const all = read.clusters.flatMap(({ inventory }) => inventory.pools);
  const named = findPools(all, pool);
  if (named.length === 0) problems.push(describeUnknownPool(pool, all));
  else problems.push(...describeAbsent(changes, pool, named));
  if (problems.length > 0) return { problems };

  const changed = new Map(named.map((one) => [one, changeTaints(one, changes)]));
  const clusters = read.clusters.map((cluster) => ({
    ...cluster,
    inventory: { ...cluster.inventory, pools: cluster.inventory.pools.map((one) => changed.get(one) ?? one) },
  }));
  const before = judgeRevision(read);
  const { input } = before;
  const after = {
    input: { ...input, clusters },
    judgements: judgeClusters(clusters, input.manifests, input.surroundings),
  };
  const comparisons = compareClusters(before, after).map(({ change }) => change);
  const differences = comparisons.flatMap(({ pools }) => pools);
  return {
    report: {
      pools: [...changed].map(([old, now]) => ({
        name: old.name,
        cluster: old.cluster,
        source: sourceLineOf(old.place),
        taintsBefore: old.taints.map(formatTaint),
        taints: now.taints.map(formatTaint),
        details: differences.find((difference) => difference.after === now)?.details ?? [],
      })),
      workloads: reportImpacts(comparisons),
      undecided: [...new Set(comparisons.flatMap(({ undecided }) => undecided.map(workloadPath)))].sort(),
      judged: new Set(before.judgements.flatMap(({ fits }) => fits.map(({ workload }) => workload))).size,
    },
  };
}

function fullName({ cluster, name }: NodePool): string {
  return cluster === null ? name : `${cluster}/${name}`;
}

/** What stands there word by word goes before what a glob means. */
function findPools(pools: readonly NodePool[], text: string): readonly NodePool[] {
  const exact = pools.filter((pool) => pool.name === text || fullName(pool) === text);
  if (exact.length > 0 || !text.includes("*")) return exact;
  return pools.filter((pool) => matchesNameGlob(text, pool.name) || matchesNameGlob(text, fullName(pool)));
}

function describeUnknownPool(text: string, pools: readonly NodePool[]): string {
  if (text.includes("*")) return `"${text}" matches no pool: "taintlint pools" shows them`;
  const nearest = nearestWord(text, [...pools.map(({ name }) => name), ...pools.map(fullName)]);
  return `pool "${text}" is not known: ${nearest === undefined ? '"taintlint pools" shows the pools' : `did you mean "${nearest}"?`}`;
}

function removes(removal: TaintChanges["removals"][number], { key, effect }: { key: string; effect: string }): boolean {
  return removal.key === key && (removal.effect === "" || removal.effect === effect);
}

/** kubectl refuses, too. Upstream: kubectl/pkg/cmd/taint/taint.go validateFlags, RunTaint. */
function describeConflicts({ additions, removals }: TaintChanges): string[] {
  return additions
    .filter((taint) => removals.some((removal) => removes(removal, taint)))
    .map((taint) => `taint "${formatTaint(taint)}" is both added and removed: ask for one of them`);
}

function describeAbsent({ removals }: TaintChanges, text: string, pools: readonly NodePool[]): string[] {
  const taints = pools.flatMap((pool) => pool.taints);
  return removals
    .filter((removal) => !taints.some((taint) => removes(removal, taint)))
    .map(({ key, effect }) => {
      const spec = effect === "" ? key : `${key}:${effect}`;
      const present = [...new Set(taints.map(formatTaint))];
      const has = present.length === 0 ? "it has no taint" : `it has ${present.map((one) => `"${one}"`).join(", ")}`;
      return `pool "${text}" has no taint "${spec}" to remove: ${has}`;
    });
}

/** Upstream: kubectl/pkg/cmd/taint/utils.go reorganizeTaints, deleteTaints, addTaints. */
function changeTaints(pool: NodePool, { additions, removals }: TaintChanges): NodePool {
  const kept = pool.taints.filter((taint) => !removals.some((removal) => removes(removal, taint)));
  const taints: PoolTaint[] = [...kept];
  for (const { key, value, effect } of additions) {
    const taint: PoolTaint = { key, value, effect, place: pool.place };
    const index = taints.findIndex((one) => one.key === key && one.effect === effect);
    if (index < 0) taints.push(taint);
    else if (taints[index]?.value !== value) taints[index] = taint;
  }
  return { ...pool, taints };
}
