import type { Toleration } from "../../model/taint.js";
import { sameToleration } from "./add-toleration.js";

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
