import type { PodToleration, Toleration } from "../../model/toleration.js";

/** An absent field is empty. Upstream: api/core/v1/toleration.go MatchToleration. */
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

/** The same list if unchanged. Upstream: pkg/apis/core/v1/helper/helpers.go AddOrUpdateTolerationInPodSpec. */
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
