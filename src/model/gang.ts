import type { Place } from "./source.js";

/** A topology that keeps a group's pods together. */
export interface GangTopology {
  readonly key: string;
  readonly place: Place;
}

/** Pods scheduled together: scheduling.k8s.io PodGroup, or a template of a Workload. */
export interface Gang {
  /** `PodGroup`. */
  readonly kind: string;
  readonly name: string;
  readonly namespace: string;
  readonly topologies: readonly GangTopology[];
  /** Pods that must fit at once; undefined if each is scheduled alone. */
  readonly minCount: { readonly count: number; readonly place: Place } | undefined;
  /** The pods' owner, such as `Job`, `train`; else pods name the group. */
  readonly controller: { readonly kind: string; readonly name: string } | undefined;
}
