import type { Place } from "./source.js";

export const TAINT_EFFECTS = ["NoSchedule", "PreferNoSchedule", "NoExecute"] as const;
export type TaintEffect = (typeof TAINT_EFFECTS)[number];

/** core/v1 Taint as written: `effect` may be a word that the API server refuses. */
export interface Taint {
  readonly key: string;
  /** Empty when the taint has no value. */
  readonly value: string;
  readonly effect: string;
  /** Who adds it where nobody wrote it: `GKE taints Arm nodes`. */
  readonly implied?: string;
}

/** A taint of a pool, with the place that declares it. */
export interface PoolTaint extends Taint {
  readonly place: Place;
  /** The word of the pool's provider for the effect, where the one that is written is not: `NO_SCHEDULE`. */
  readonly providerEffect?: string;
}

/**
 * Writes a taint as `kubectl describe node` does: `key=value:Effect`, `key:Effect` without a value, `key` with neither.
 * Upstream: api/core/v1/taint.go Taint.ToString.
 */
export function formatTaint(taint: Taint): string {
  if (taint.effect === "") return taint.value === "" ? taint.key : `${taint.key}=${taint.value}:`;
  if (taint.value === "") return `${taint.key}:${taint.effect}`;
  return `${taint.key}=${taint.value}:${taint.effect}`;
}

const OPERATORS: ReadonlySet<string> = new Set(["Exists", "Equal"]);

/** Reports whether the value is an operator of tolerations: legal, and surely not meant. What meets it must not repeat it. */
export function hasOperatorAsValue({ value }: Taint): boolean {
  return OPERATORS.has(value);
}
