import type { WorkloadFit } from "../../model/pool-fit.js";
import type { FieldPath } from "../../model/source.js";
import { isSlipOfValue, quoted } from "../../model/words.js";
import { placeInPodSpec } from "../../model/workload.js";
import type { OfferedFix, RuleContext } from "../contract/rule.js";

/** A label that a pod asks for, and where its value stands in the pod spec. */
export interface Selected {
  readonly key: string;
  readonly value: string;
  readonly path: FieldPath;
}

/**
 * Corrects a slip of the hand in the value of a selector: only where the pools have one value that it can mean. Where no other
 * pod asks for that one, the slip may be the pool's.
 */
export function correctSelected(
  { workload }: WorkloadFit,
  { key, value, path }: Selected,
  values: readonly string[],
  { fits }: RuleContext,
): OfferedFix | undefined {
  const [meant, another] = values.filter((one) => isSlipOfValue(value, one));
  if (meant === undefined || another !== undefined || meant === value) return undefined;
  const isAsked = fits.some(({ workload: other }) => other.podSpec.nodeSelector[key] === meant);
  return {
    title: `ask for ${quoted(`${key}: ${meant}`)}`,
    isUnsafe: isAsked ? undefined : true,
    isStep: true,
    operations: [{ kind: "set-scalar", at: placeInPodSpec(workload, path), text: meant }],
  };
}
