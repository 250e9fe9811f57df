import { isLabelKey } from "../../model/label-syntax.js";
import type { NodePool } from "../../model/pool.js";
import { saysOnlyPresence, type Toleration } from "../../model/taint.js";
import { isSlipOfValue } from "../../model/words.js";
import type { Workload } from "../../model/workload.js";
import { isPlatformTaintKey } from "../../rules/facts/platform-taints.js";
import { isPlatformLabel, mayBeMet } from "../../scheduling/labels/label-offer.js";
import { compileNodeSelection, type LabelRequirement } from "../../scheduling/labels/node-selection.js";
import type { LintInput } from "../contract/lint-input.js";

/** A pool that node selectors request but no inventory has. */
export interface AskedPool {
  /** Guessed from labels. */
  readonly name: string;
  /** User-defined keys only. */
  readonly labels: readonly (readonly [key: string, value: string])[];
  /** In kubectl's syntax: tolerated by every workload. */
  readonly taints: readonly string[];
  /** A declared pool whose name or label is a slip away. */
  readonly meant: string | undefined;
  readonly workloads: number;
  /** The first workload's file. */
  readonly file: string;
}

/** Returns requested pools, most requested first. */
export function findAskedPools({ manifests, clusters }: Pick<LintInput, "manifests" | "clusters">): AskedPool[] {
  const bySelector = new Map<string, Workload[]>();
  const known = clusters.flatMap(({ inventory }) => inventory.pools);
  const mayExist = (requirement: LabelRequirement) =>
    clusters.some(({ inventory }) => mayBeMet(requirement, inventory));
  const isChosen = (key: string) =>
    isLabelKey(key) && !clusters.some(({ inventory }) => isPlatformLabel(key, inventory));
  for (const workload of manifests.flatMap(({ workloads }) => workloads)) {
    if (workload.isFragment === true || workload.decodeErrors.length > 0) continue;
    const { nodeSelector } = compileNodeSelection(workload.podSpec.nodeSelector, undefined);
    if (nodeSelector.filter(({ key }) => isChosen(key)).every(mayExist)) continue;
    const selector = JSON.stringify(chosenLabels(workload, isChosen));
    bySelector.set(selector, [...(bySelector.get(selector) ?? []), workload]);
  }
  const names = new Map<string, number>();
  return [...bySelector.values()]
    .sort((one, other) => other.length - one.length)
    .flatMap((workloads): AskedPool[] => {
      const [first, ...others] = workloads;
      if (first === undefined) return [];
      const labels = chosenLabels(first, isChosen);
      const taints = taintsOf(first).filter((taint) => others.every((other) => taintsOf(other).includes(taint)));
      // `gpu` for `pool: gpu` and for `acme.io/gpu: "true"`.
      const [key, value] = labels[0] ?? ["", ""];
      const name = uniqueName(saysOnlyPresence(value) ? (key.split("/").at(-1) ?? key) : value, names);
      const meant = known.find((pool) => isNear(pool, labels))?.name;
      return [{ name, labels, taints, meant, workloads: workloads.length, file: first.document.file.path }];
    });
}

function chosenLabels({ podSpec }: Workload, isChosen: (key: string) => boolean): (readonly [string, string])[] {
  const pairs = Object.entries(podSpec.nodeSelector).filter(([key]) => isChosen(key));
  return pairs.sort(([one], [other]) => (one < other ? -1 : 1));
}

function taintsOf({ podSpec }: Workload): string[] {
  return [...new Set(podSpec.tolerations.flatMap(taintOf))];
}

/** Empty if for several taints, or a platform's own. */
function taintOf({ key, operator = "Equal", value, effect }: Toleration): string[] {
  if (!key || !value || !effect || operator !== "Equal" || isPlatformTaintKey(key, [])) return [];
  return [`${key}=${value}:${effect}`];
}

function isNear({ name, labels }: NodePool, asked: AskedPool["labels"]): boolean {
  return asked.some(([key, value]) => {
    const real = Object.hasOwn(labels, key) ? labels[key] : name;
    return real !== undefined && real !== value && isSlipOfValue(value, real);
  });
}

function uniqueName(name: string, names: Map<string, number>): string {
  const count = (names.get(name) ?? 0) + 1;
  names.set(name, count);
  return count === 1 ? name : uniqueName(`${name}-${count}`, names);
}
