import type { SourceNode } from "../../model/source.js";
import { getString, getValue } from "../../yaml/node-value.js";

/** Returns the number that a count or a percentage stands for; undefined for anything else. */
function resolve(node: SourceNode | undefined, replicas: number, round: (value: number) => number): number | undefined {
  const [, digits, percent] = /^(\d+)(%?)$/.exec(node?.kind === "scalar" ? node.text : "25%") ?? [];
  if (digits === undefined) return undefined;
  return percent === "%" ? round((replicas * Number(digits)) / 100) : Number(digits);
}

/** Reports whether a rollout of a Deployment starts a pod before it stops one. Upstream: deployment/util ResolveFenceposts. */
export function startsPodsFirst(spec: SourceNode | undefined, replicas: number): boolean {
  const strategy = getValue(spec, "strategy");
  const rolling = getValue(strategy, "rollingUpdate");
  const surge = resolve(getValue(rolling, "maxSurge"), replicas, Math.ceil) ?? 0;
  const unavailable = resolve(getValue(rolling, "maxUnavailable"), replicas, Math.floor);
  return (getString(strategy, "type") ?? "RollingUpdate") === "RollingUpdate" && surge > 0 && unavailable === 0;
}
