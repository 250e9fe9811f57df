import type { Place } from "./source.js";

export const TAINT_EFFECTS = ["NoSchedule", "PreferNoSchedule", "NoExecute"] as const;
export type TaintEffect = (typeof TAINT_EFFECTS)[number];

export interface Taint {
  readonly key: string;
  /** Empty if absent. */
  readonly value: string;
  readonly effect: string;
  /** The component that adds it, if undeclared: `GKE taints Arm nodes`. */
  readonly implied?: string;
}

export interface PoolTaint extends Taint {
  readonly place: Place;
  /** The provider's word for the effect, if Kubernetes' is written: `NO_SCHEDULE`. */
  readonly providerEffect?: string;
}

/** Formats `key=value:Effect`, `key:Effect` or `key`. Upstream: api/core/v1/taint.go Taint.ToString. */
export function formatTaint(taint: Taint): string {
  if (taint.effect === "") return taint.value === "" ? taint.key : `${taint.key}=${taint.value}:`;
  if (taint.value === "") return `${taint.key}:${taint.effect}`;
  return `${taint.key}=${taint.value}:${taint.effect}`;
}

const OPERATORS: ReadonlySet<string> = new Set(["Exists", "Equal"]);

/** Reports whether the value is a toleration operator: legal, but unintended. */
export function hasOperatorAsValue({ value }: Taint): boolean {
  return OPERATORS.has(value);
}
