import { groupBy } from "../../model/group-by.js";
import { isLabelKey } from "../../model/label-syntax.js";
import type { NodePool } from "../../model/pool.js";
import { saysOnlyPresence, type Toleration } from "../../model/taint.js";
import { distinct, isSlipOfValue } from "../../model/words.js";
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
  const known = clusters.flatMap(({ inventory }) => inventory.pools);
  const mayExist = (requirement: LabelRequirement) =>
    clusters.some(({ inventory }) => mayBeMet(requirement, inventory));
  const isChosen = (key: string) =>
    isLabelKey(key) && !clusters.some(({ inventory }) => isPlatformLabel(key, inventory));
  const asking = manifests
    .flatMap(({ workloads }) => workloads)
    .filter(({ isFragment, decodeErrors, podSpec }) => {
      if (isFragment === true || decodeErrors.length > 0) return false;
      const { nodeSelector } = compileNodeSelection(podSpec.nodeSelector, undefined);
      return !nodeSelector.filter(({ key }) => isChosen(key)).every(mayExist);
    });
  const bySelector = groupBy(asking, (workload) => JSON.stringify(chosenLabels(workload, isChosen)));
  const pools = [...bySelector.values()]
    .sort((one, other) => other.length - one.length)
    .map((workloads): AskedPool => {
      const [first, ...others] = workloads;
      const labels = chosenLabels(first, isChosen);
      const taints = taintsOf(first).filter((taint) => others.every((other) => taintsOf(other).includes(taint)));
      // `gpu` for `pool: gpu` and for `acme.io/gpu: "true"`.
      const [key, value] = labels[0] ?? ["", ""];
      const name = saysOnlyPresence(value) ? (key.split("/").at(-1) ?? key) : value;
      const meant = known.find((pool) => isNear(pool, labels))?.name;
      return { name, labels, taints, meant, workloads: workloads.length, file: first.document.file.path };
    });
  const names = distinct(
    pools.map(({ name }) => name),
    (name, number) => `${name}-${number}`,
  );
  return pools.map((pool, index) => ({ ...pool, name: names[index] ?? pool.name }));
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
