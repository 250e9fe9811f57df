import type { PodToleration, Toleration } from "../../model/taint.js";

/** Drops included tolerations. Upstream: tolerations.go MergeTolerations. */
export function mergeTolerations<T extends Toleration>(first: readonly T[], second: readonly T[]): T[] {
  const all = [...first, ...second];
  const merged: T[] = [];
  all.forEach((toleration, index) => {
    if (merged.some((kept) => includesToleration(kept, toleration))) return;
    const later = all.slice(index + 1);
    if (later.some((other) => !sameToleration(other, toleration) && includesToleration(other, toleration))) return;
    merged.push(toleration);
  });
  return merged;
}

/** Reports whether a whitelist allows all tolerations; an empty one does. Upstream: VerifyAgainstWhitelist. */
export function allowedByWhitelist(tolerations: readonly Toleration[], whitelist: readonly Toleration[]): boolean {
  if (whitelist.length === 0) return true;
  return tolerations.every((toleration) => whitelist.some((allowed) => includesToleration(allowed, toleration)));
}

/**
 * Reports whether `wide` includes `narrow`; an absent operator is not Equal, Gt and Lt are not judged. Upstream:
 * pkg/util/tolerations/tolerations.go isSuperset.
 */
export function includesToleration(wide: Toleration, narrow: Toleration): boolean {
  if (sameToleration(wide, narrow)) return true;
  if ((narrow.key ?? "") !== (wide.key ?? "") && (wide.key || wide.operator !== "Exists")) return false;
  if ((narrow.effect ?? "") !== (wide.effect ?? "") && wide.effect) return false;
  if (wide.effect === "NoExecute" && wide.tolerationSeconds !== undefined) {
    if (narrow.tolerationSeconds === undefined || narrow.tolerationSeconds > wide.tolerationSeconds) return false;
  }
  switch (wide.operator ?? "") {
    case "":
    case "Equal":
      return narrow.operator === "Equal" && (narrow.value ?? "") === (wide.value ?? "");
    case "Exists":
      return true;
    default:
      return false;
  }
}

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

/** Reports whether key, effect, operator and value are equal; absent is empty. Upstream: MatchToleration. */
export function sameIdentity(a: Toleration, b: Toleration): boolean {
  return (
    (a.key ?? "") === (b.key ?? "") &&
    (a.operator ?? "") === (b.operator ?? "") &&
    (a.value ?? "") === (b.value ?? "") &&
    (a.effect ?? "") === (b.effect ?? "")
  );
}

function sameToleration(a: Toleration, b: Toleration): boolean {
  return sameIdentity(a, b) && a.tolerationSeconds === b.tolerationSeconds;
}

/** Adds or updates; the same list if unchanged. Upstream: helpers.go AddOrUpdateTolerationInPodSpec. */
export function addToleration(tolerations: readonly PodToleration[], added: PodToleration): readonly PodToleration[] {
  let updated = false;
  const result: PodToleration[] = [];
  for (const toleration of tolerations) {
    if (!sameIdentity(toleration, added)) {
      result.push(toleration);
      continue;
    }
    if (sameToleration(toleration, added)) return tolerations;
    result.push(added);
    updated = true;
  }
  if (!updated) result.push(added);
  return result;
}
