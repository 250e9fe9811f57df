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
  /** Place in another repository: `platform/infra/gpu.tf:31 (commit 1a2b3c4)`, with the address if known. */
  readonly origin?: string | undefined;
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

/** core/v1 Toleration as written; absent fields are undefined, never defaulted. */
export interface Toleration {
  readonly key?: string;
  readonly operator?: string;
  readonly value?: string;
  readonly effect?: string;
  readonly tolerationSeconds?: number;
}

/** A policy that changes pods. */
export interface PolicyOrigin {
  readonly by: "MutatingAdmissionPolicy" | "Kyverno" | "Gatekeeper" | "webhook";
  readonly policy: string;
  readonly place?: Place;
  /** The limit that hides its effect: one clause. */
  readonly why?: string;
}

/** The source of a toleration after admission. */
export type TolerationOrigin =
  | { readonly by: "manifest"; readonly index: number }
  | { readonly by: "DaemonSet controller" }
  | { readonly by: "DefaultTolerationSeconds" }
  | { readonly by: "ExtendedResourceToleration"; readonly resource: string }
  | { readonly by: "RuntimeClass"; readonly name: string }
  | { readonly by: "PodTolerationRestriction"; readonly namespace: string }
  | { readonly by: "GKE"; readonly computeClass: string }
  | { readonly by: "Kueue"; readonly flavor: string }
  | PolicyOrigin;

/** A toleration with its source. */
export interface PodToleration extends Toleration {
  readonly origin: TolerationOrigin;
}

export function withOrigin(toleration: Toleration, origin: TolerationOrigin): PodToleration {
  // The spread comes last: Node.js 20 gives each object whose literal begins with one a shape of its own.
  const made: PodToleration = { origin, ...toleration };
  return made.origin === origin ? made : { ...made, origin };
}

export function formatToleration(toleration: Toleration): string {
  const fields: string[] = [];
  if (toleration.key) fields.push(`key: ${toleration.key}`);
  if (toleration.operator) fields.push(`operator: ${toleration.operator}`);
  if (toleration.value !== undefined && !(toleration.value === "" && toleration.operator === "Exists")) {
    fields.push(`value: ${JSON.stringify(toleration.value)}`);
  }
  if (toleration.effect) fields.push(`effect: ${toleration.effect}`);
  if (toleration.tolerationSeconds !== undefined) fields.push(`tolerationSeconds: ${toleration.tolerationSeconds}`);
  return `{${fields.join(", ")}}`;
}

export type WrittenToleration = PodToleration & {
  readonly origin: { readonly by: "manifest"; readonly index: number };
};

export function isWritten(toleration: PodToleration): toleration is WrittenToleration {
  return toleration.origin.by === "manifest";
}

/** Returns the manifest's own tolerations, none added by admission or controllers. */
export function writtenTolerations({ tolerations }: { readonly tolerations: readonly PodToleration[] }) {
  return tolerations.filter(isWritten);
}

/** Reports whether a toleration is `operator: Exists` without a key. */
export function isWildcard({ key, operator }: Toleration): boolean {
  return !key && operator === "Exists";
}

const PRESENCE_VALUES: ReadonlySet<string> = new Set(["", "true", "yes", "on", "1", "present", "exists", "enabled"]);

const ABSENCE_VALUES: ReadonlySet<string> = new Set(["false", "no", "off", "0", "absent", "disabled", "none"]);

/** Reports whether one value is true-like and the other false-like. */
export function areOpposites(a: string, b: string): boolean {
  const isNo = (value: string) => ABSENCE_VALUES.has(value.toLowerCase());
  const isYes = (value: string) => value !== "" && saysOnlyPresence(value);
  return (isNo(a) && isYes(b)) || (isYes(a) && isNo(b));
}

/** Reports whether a taint's value means only presence. */
export function saysOnlyPresence(value: string): boolean {
  return PRESENCE_VALUES.has(value.toLowerCase());
}
