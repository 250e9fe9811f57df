import type { Toleration } from "../../model/taint.js";
import { includesToleration } from "./merge-tolerations.js";

/** Drops the seconds and fills in the default operator. */
function reachOf({ tolerationSeconds: _, ...toleration }: Toleration): Toleration {
  return toleration.operator ? toleration : { ...toleration, operator: "Equal" };
}

/** Reports whether `wide` tolerates every taint that `narrow` does; ignores seconds. */
export function reachesAsFar(wide: Toleration, narrow: Toleration): boolean {
  return includesToleration(reachOf(wide), reachOf(narrow));
}

/** Reports whether both may tolerate a common taint. Errs towards true. */
function mayMeetSameTaint(a: Toleration, b: Toleration): boolean {
  const sameKey = !a.key || !b.key || a.key === b.key;
  return sameKey && (!a.effect || !b.effect || a.effect === b.effect);
}

/**
 * Returns the index of a covering toleration; undefined for none. An earlier wider one always covers, a later one only
 * with equal seconds. Upstream: pkg/controller/tainteviction/taint_eviction.go processPodOnNode.
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
