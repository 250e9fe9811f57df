import type { Place } from "./source.js";
/** core/v1 Toleration as written; an absent field is undefined, never defaulted. */
export interface Toleration {
  readonly key?: string;
  readonly operator?: string;
  readonly value?: string;
  readonly effect?: string;
  readonly tolerationSeconds?: number;
}

/** A policy of the cluster that changes pods. */
export interface PolicyOrigin {
  /** What evaluates it. */
  readonly by: "MutatingAdmissionPolicy" | "Kyverno" | "Gatekeeper" | "webhook";
  readonly policy: string;
  /** The declaration of the policy. */
  readonly place?: Place;
  /** The bound of taintlint that keeps it from telling what the policy does: one clause. */
  readonly why?: string;
}

/** Who put a toleration on the pod that the scheduler sees. */
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

/** A toleration of a pod together with who added it. */
export interface PodToleration extends Toleration {
  readonly origin: TolerationOrigin;
}

/** A toleration as somebody puts it on a pod, whoever did so before. */
export function withOrigin(toleration: Toleration, origin: TolerationOrigin): PodToleration {
  // The spread comes last: Node.js 20 gives each object whose literal begins with one a shape of its own.
  const made: PodToleration = { origin, ...toleration };
  return made.origin === origin ? made : { ...made, origin };
}

/** Writes a toleration on one line, as in a flow mapping: `{key: gpu, operator: Exists, effect: NoSchedule}`. */
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
