import type { SourceNode } from "../../model/source.js";
import type { DefaultPod, EveryNode } from "../../model/workload.js";

/** Scheduling fields that a custom resource may hold outside a pod spec. */
export const SCHEDULING_FIELDS = ["tolerations", "nodeSelector", "affinity", "nodeAffinity"] as const;
export type SchedulingField = (typeof SCHEDULING_FIELDS)[number];

export interface PodDeclaration {
  /** The name of the pods in findings: `worker group`. Names matched by wildcards follow. */
  readonly part?: string;
  readonly podSpec?: string;
  readonly fields?: Readonly<Partial<Record<SchedulingField, string>>>;
  /** The reason not to judge placement: other settings that the controller adds. Absent if it passes the fields on. */
  readonly openBecause?: string;
  /** A field whose absence makes placement unknown, and the reason. */
  readonly openWithout?: {
    readonly field: SchedulingField;
    readonly because: string;
    /** A key of whole objects: beside it, no node gets a pod then. */
    readonly noneBeside?: string;
  };
  /** The path of a mapping that supplies missing fields. No wildcards. */
  readonly fallback?: string;
  /** Keys; without one of them the part makes no pod. */
  readonly makes?: readonly string[];
  /** Keys of the part, and paths below it, that hold a container or a list of them. */
  readonly containers?: readonly string[];
  /** Its node selector is a label selector, with `matchLabels` and `matchExpressions`. */
  readonly hasLabelSelector?: true;
  /** Makes a pod even without any field, or even without the part that holds them. */
  readonly isBare?: true | "without its part";
  /** Every selected node gets a pod, where the object's `when` field is so. */
  readonly everyNode?: EveryNode & { readonly when?: { readonly field: string; readonly is: string } };
  /** A condition under which placement is unknown. */
  readonly openWhere?: {
    /** Receives the object's own node as `part`, and the assembled `podSpec`. */
    readonly holds: (object: SourceNode, part: SourceNode, podSpec: SourceNode) => boolean;
    /** Follows "not where". */
    readonly because: string;
  };
  /** The pods' namespace, if not the object's. */
  readonly namespace?: string;
}

/** A pod that is made if a field does not describe it. */
export interface UndescribedPod extends DefaultPod {
  /** The only value of another field for which the pod is made; also that field's default. */
  readonly when: { readonly field: string; readonly is: string };
}

export interface CustomKind {
  readonly group: string;
  readonly kind: string;
  /** Absent for any name. */
  readonly names?: readonly string[];
  readonly pods: readonly PodDeclaration[];
  readonly defaultPods?: readonly UndescribedPod[];
}

/** By group and kind: the pods of a kind, or all that is known of it. Kinds with the same pods share a row: `Build BuildConfig`. */
type KindsByGroup = Readonly<
  Record<string, Readonly<Record<string, readonly PodDeclaration[] | Omit<CustomKind, "group" | "kind">>>>
>;

export function customKinds(table: KindsByGroup): CustomKind[] {
  return Object.entries(table).flatMap(([group, rows]) =>
    Object.entries(rows).flatMap(([kinds, row]) =>
      kinds.split(" ").map((kind) => ({ group, kind, ...("pods" in row ? row : { pods: row }) })),
    ),
  );
}

export function fieldsAt(path: string): Readonly<Partial<Record<SchedulingField, string>>> {
  return {
    tolerations: `${path}.tolerations`,
    nodeSelector: `${path}.nodeSelector`,
    affinity: `${path}.affinity`,
  };
}
