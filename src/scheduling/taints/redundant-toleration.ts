import type { Toleration } from "../../model/toleration.js";
import { includesToleration } from "../admission/merge-tolerations.js";

/** Without its seconds, and with the operator that counts when none is written. */
function reachOf({ tolerationSeconds: _, ...toleration }: Toleration): Toleration {
  return toleration.operator ? toleration : { ...toleration, operator: "Equal" };
}

/** Reports whether `wide` tolerates every taint that `narrow` does, whatever their seconds. */
export function reachesAsFar(wide: Toleration, narrow: Toleration): boolean {
  return includesToleration(reachOf(wide), reachOf(narrow));
}

/** Reports whether a taint may exist that both tolerate. Errs towards yes. */
function mayMeetSameTaint(a: Toleration, b: Toleration): boolean {
  const sameKey = !a.key || !b.key || a.key === b.key;
  return sameKey && (!a.effect || !b.effect || a.effect === b.effect);
}

/**
 * The position of a toleration that makes the one at `index` redundant, or undefined: without it, the list tolerates
 * the same taints for the same time. Of equals the first stays. A toleration that `mayCover` refuses does not count.
 *
 * The first toleration that meets a taint decides its time, so that an earlier one that reaches as far always covers,
 * and a later one only with the same seconds and nothing of another time between them.
 * Upstream: pkg/controller/tainteviction/taint_eviction.go processPodOnNode.
 */
export function findCover(
  tolerations: readonly Toleration[],
  index: number,
  mayCover: (position: number) => boolean,
): number | undefined {
  const narrow = tolerations[index];
  if (narrow === undefined) return undefined;
  const sameSeconds = (other: Toleration) => other.tolerationSeconds === narrow.tolerationSeconds;
  for (const [position, wide] of tolerations.entries()) {
    if (position === index || !mayCover(position) || !reachesAsFar(wide, narrow)) continue;
    if (position < index) return position;
    if (!sameSeconds(wide) || reachesAsFar(narrow, wide)) continue;
    const between = tolerations.slice(index + 1, position);
    if (between.every((other) => sameSeconds(other) || !mayMeetSameTaint(other, narrow))) return position;
  }
  return undefined;
}
