import type { WorkloadFit } from "../../model/pool-fit.js";
import type { FieldPath } from "../../model/source.js";
import { isSlipOfValue, nearestKeyOf, quoted } from "../../model/words.js";
import { placeInPodSpec, type Workload } from "../../model/workload.js";
import type { FixOperation } from "../contract/fix-intent.js";
import type { OfferedFix, RuleContext } from "../contract/rule.js";

/** A label that a pod asks for, and where its value stands in the pod spec. */
export interface Selected {
  readonly key: string;
  readonly value: string;
  readonly path: FieldPath;
}

/**
 * Corrects a slip of the hand in the value of a selector, or in its key where no pool has that one: only where it can mean one
 * label that pools have. Where no other pod asks for that one, the slip may be the pool's.
 */
export function correctSelected(
  { workload }: WorkloadFit,
  { key, value, path }: Selected,
  values: readonly string[],
  keysOfValue: readonly string[],
  { fits }: RuleContext,
): OfferedFix | undefined {
  const isKey = values.length === 0;
  const [meant, another] = isKey
    ? keysOfValue.filter((one) => nearestKeyOf(key, [one]) !== undefined)
    : values.filter((one) => isSlipOfValue(value, one));
  if (meant === undefined || another !== undefined || meant === value) return undefined;
  const [rightKey, rightValue] = isKey ? [meant, value] : [key, meant];
  const isAsked = fits.some(({ workload: other }) => other.podSpec.nodeSelector[rightKey] === rightValue);
  return {
    title: `ask for ${quoted(`${rightKey}: ${rightValue}`)}`,
    isUnsafe: isAsked ? undefined : true,
    isStep: true,
    operations: [isKey ? renameKey(workload, path, meant) : setText(workload, path, meant)],
  };
}

function setText(workload: Workload, path: FieldPath, text: string): FixOperation {
  return { kind: "set-scalar", at: placeInPodSpec(workload, path), text };
}

/** Renames an entry of `nodeSelector`, or writes the key of the expression that a value or key stands in. */
function renameKey(workload: Workload, path: FieldPath, key: string): FixOperation {
  if (path[0] === "nodeSelector") return { kind: "rename-key", at: placeInPodSpec(workload, path, "key"), key };
  const inExpression = path.at(-1) === "key" ? path.slice(0, -1) : path.slice(0, path.lastIndexOf("values"));
  return setText(workload, [...inExpression, "key"], key);
}
