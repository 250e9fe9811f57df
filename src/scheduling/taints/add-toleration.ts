import type { PodToleration, Toleration } from "../../model/taint.js";

/** Reports whether key, effect, operator and value are equal; absent is empty. Upstream: MatchToleration. */
export function sameIdentity(a: Toleration, b: Toleration): boolean {
  return (
    (a.key ?? "") === (b.key ?? "") &&
    (a.operator ?? "") === (b.operator ?? "") &&
    (a.value ?? "") === (b.value ?? "") &&
    (a.effect ?? "") === (b.effect ?? "")
  );
}

export function sameToleration(a: Toleration, b: Toleration): boolean {
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
