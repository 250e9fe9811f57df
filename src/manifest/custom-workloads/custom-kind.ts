import type { SourceNode } from "../../model/source.js";
import type { DefaultPod } from "../../model/workload.js";

/** The scheduling fields that a custom resource may hold apart from a pod spec, each with its pattern. */
export const SCHEDULING_FIELDS = ["tolerations", "nodeSelector", "affinity", "nodeAffinity"] as const;
export type SchedulingField = (typeof SCHEDULING_FIELDS)[number];

/** Where a kind says something about the pods that its controller makes. */
export interface PodDeclaration {
  /** What findings call these pods: `worker group`. The names that wildcards stand for follow it. */
  readonly part?: string;
  /** The pattern of a whole pod spec, as text. */
  readonly podSpec?: string;
  /** The patterns of single fields, as text. */
  readonly fields?: Readonly<Partial<Record<SchedulingField, string>>>;
  /**
   * Why nothing is said about placement: what else the controller puts into the pods. Absent where it hands the
   * scheduling fields on as they are.
   */
  readonly openBecause?: string;
  /** A field without which nothing is said about placement either, and why. */
  readonly openWithout?: { readonly field: SchedulingField; readonly because: string };
  /** The mapping that the fields come from which the part does not have, without a wildcard. */
  readonly otherwise?: string;
  /** Without one of these keys the part makes no pod. */
  readonly makes?: readonly string[];
  /** Keys of the part, and paths below it, with a container or a list of them. */
  readonly containers?: readonly string[];
  /** It makes a pod with none of the fields, too. */
  readonly isBare?: true;
  /** Where nothing is said about placement all the same. */
  readonly openWhere?: {
    /** `part` is written in the object, `podSpec` is what was put together of it. */
    readonly holds: (object: SourceNode, part: SourceNode, podSpec: SourceNode) => boolean;
    /** To follow "not where". */
    readonly because: string;
  };
  /** Where the pods run, if not in the object's own namespace. */
  readonly namespace?: string;
}

/** A pod that is made where a field does not describe it. */
export interface UndescribedPod extends DefaultPod {
  /** The only value of another field with which it is made, which is also that field's default. */
  readonly when: { readonly field: string; readonly is: string };
}

/** A kind of custom resource whose controller makes pods. */
export interface CustomKind {
  readonly group: string;
  readonly kind: string;
  /** The only names that such an object has; absent where any will do. */
  readonly names?: readonly string[];
  readonly pods: readonly PodDeclaration[];
  readonly defaultPods?: readonly UndescribedPod[];
}

/** One declaration for each of several kinds with the same shape. */
export function kindsOf(group: string, kinds: readonly string[], pods: readonly PodDeclaration[]): CustomKind[] {
  return kinds.map((kind) => ({ group, kind, pods }));
}

/** The three fields of a pod spec below one mapping. */
export function fieldsAt(path: string): Readonly<Partial<Record<SchedulingField, string>>> {
  return {
    tolerations: `${path}.tolerations`,
    nodeSelector: `${path}.nodeSelector`,
    affinity: `${path}.affinity`,
  };
}
