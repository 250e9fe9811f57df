import type { PodSpec } from "./pod.js";
import type { Place } from "./source.js";
import type { PodToleration, PolicyOrigin, Toleration } from "./taint.js";
import type { Workload } from "./workload.js";

/** A policy's effect on a pod. */
export interface AppliedPolicy extends PolicyOrigin {
  readonly place: Place;
  /** Removed tolerations of the manifest, by position. */
  readonly lost: readonly number[];
  /** Labels added to the node selector: `pool=gpu`. */
  readonly selected: readonly string[];
}

/** Policies with unknown effect on placement. */
export interface OpenPolicies {
  readonly tolerations: readonly PolicyOrigin[];
  /** Node selector, affinity and other fields that choose nodes. */
  readonly selection: readonly PolicyOrigin[];
}

/** Scheduling fields after policies. */
export interface PodChange {
  /** The same object if unchanged. */
  readonly spec: PodSpec;
  readonly tolerations: readonly PodToleration[];
  readonly applied: readonly AppliedPolicy[];
  readonly open: OpenPolicies;
}

export interface PodGuard {
  readonly kind: string;
  readonly name: string;
  readonly place: Place;
  /** Reports whether it admits a new pod with these tolerations; undefined if unknown. */
  readonly admits: (namespace: string, tolerations: readonly Toleration[]) => boolean | undefined;
}

/** Applies policies to a workload's object (`template`) or its pod (`pod`). */
export type PodChanger = (
  workload: Workload,
  stage: "template" | "pod",
  spec: PodSpec,
  tolerations: readonly PodToleration[],
) => PodChange;
