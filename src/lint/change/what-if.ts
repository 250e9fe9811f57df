import { matchesNameGlob } from "../../model/name-glob.js";
import type { Outcome } from "../../model/outcome.js";
import type { NodePool } from "../../model/pool.js";
import { stringMap } from "../../model/string-map.js";
import { formatTaint } from "../../model/taint.js";
import { didYouMean, nearestWord } from "../../model/words.js";
import { gitopsOf, type LintInput } from "../contract/lint-input.js";
import type { WhatIfReport } from "../contract/result.js";
import { judgeClusters } from "../judging/judge.js";
import { judgeRevision } from "../judging/judge-revision.js";
import { sourceLineOf } from "../reports/fit-report.js";
import { workloadPath } from "../suppression/suppressions.js";
import { applyChange, describeAbsent, describeConflicts, parseChange } from "./asked-change.js";
import { reportImpacts } from "./change-report.js";
import { compareClusters } from "./compare-clusters.js";

/** The pools in question, as name, `CLUSTER/NAME` or glob, and the changes. */
export interface WhatIfQuestion {
  readonly pool: string;
  /** Taints as for `kubectl taint`, labels as for `kubectl label`. */
  readonly specs: readonly string[];
  readonly remove?: boolean;
  readonly like?: string | undefined;
}

/** Undefined if absent. */
interface ChangedPool {
  readonly before: NodePool | undefined;
  readonly after: NodePool | undefined;
}

/** Returns the effect of pool changes on every workload. Existing values are replaced, as with `--overwrite`. */
export function whatIf(
  read: LintInput,
  { pool, specs, remove = false, like }: WhatIfQuestion,
): Outcome<WhatIfReport, readonly string[]> {
  const change = parseChange(specs);
  const problems = [...change.taints.errors, ...describeConflicts(change)];
  const all = read.clusters.flatMap(({ inventory }) => inventory.pools);
  const models = findPools(all, like ?? pool);
  if (models.length === 0) problems.push(describeUnknownPool(like ?? pool, all));
  else if (like !== undefined && findPools(all, pool).length > 0) problems.push(`pool "${pool}" is there already`);
  else problems.push(...describeAbsent(change, like ?? pool, models));
  if (problems.length > 0) return { problem: problems };

  const changed = models.map((model): ChangedPool => {
    if (like !== undefined) return { before: undefined, after: applyChange(copyOf(model, pool), change) };
    return { before: model, after: remove ? undefined : applyChange(model, change) };
  });
  const clusters = read.clusters.map((cluster) => ({
    ...cluster,
    inventory: {
      ...cluster.inventory,
      pools: cluster.inventory.pools.flatMap((one) => {
        const index = models.indexOf(one);
        const { before, after } = changed[index] ?? { before: one, after: one };
        return [before === undefined ? one : undefined, after].filter((pool) => pool !== undefined);
      }),
    },
  }));
  const before = judgeRevision(read);
  const { input } = before;
  const after = {
    input: { ...input, clusters },
    judgements: judgeClusters(clusters, input.manifests, gitopsOf(input), input.deadline),
  };
  const comparisons = compareClusters(before, after).map((one) => one.change);
  const differences = comparisons.flatMap(({ pools }) => pools);
  return {
    value: {
      pools: changed.flatMap(({ before: old, after: now }) => {
        const told = now ?? old;
        if (told === undefined) return [];
        const difference = differences.find((one) => one.after === now && one.before === old);
        return {
          name: told.name,
          cluster: told.cluster,
          source: sourceLineOf(told.place),
          change: old === undefined ? "added" : now === undefined ? "removed" : "changed",
          taintsBefore: old?.taints.map(formatTaint) ?? [],
          taints: now?.taints.map(formatTaint) ?? [],
          details: difference?.details ?? [],
        };
      }),
      workloads: reportImpacts(comparisons),
      undecided: [...new Set(comparisons.flatMap(({ undecided }) => undecided.map(workloadPath)))].sort(),
      judged: new Set([
        ...before.judgements.flatMap(({ fits }) => fits.map(({ workload }) => workload)),
        ...(input.others ?? []).flatMap(({ members }) => members.map((member) => member.join(" "))),
      ]).size,
    },
  };
}

/** Labels with the pool's name get the new one. */
function copyOf(model: NodePool, name: string): NodePool {
  const labels = Object.entries(model.labels).map(([key, value]): [string, string] => {
    return [key, value === model.name ? name : value];
  });
  return { ...model, name, labels: stringMap(labels) };
}

function fullName({ cluster, name }: NodePool): string {
  return cluster === null ? name : `${cluster}/${name}`;
}

/** Finds pools by exact name first, then by glob. */
function findPools(pools: readonly NodePool[], text: string): readonly NodePool[] {
  const exact = pools.filter((pool) => pool.name === text || fullName(pool) === text);
  if (exact.length > 0 || !text.includes("*")) return exact;
  return pools.filter((pool) => matchesNameGlob(text, pool.name) || matchesNameGlob(text, fullName(pool)));
}

function describeUnknownPool(text: string, pools: readonly NodePool[]): string {
  if (text.includes("*")) return `"${text}" matches no pool: "taintlint pools" shows them`;
  const nearest = nearestWord(text, [...pools.map(({ name }) => name), ...pools.map(fullName)]);
  return `pool "${text}" is not known${didYouMean(nearest, ': "taintlint pools" shows the pools')}`;
}
