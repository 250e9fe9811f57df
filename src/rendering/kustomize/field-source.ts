import type { KubernetesObject } from "../../manifest/objects/objects.js";
import type { Budget } from "../../model/budget.js";
import type { FieldPath, Place, SourceNode, TextPlace } from "../../model/source.js";
import type { Substitute } from "../gitops/substitution.js";

export interface TracedObject {
  readonly rendered: KubernetesObject;
  readonly base: KubernetesObject | undefined;
  readonly substitute: Substitute;
  /** Bounds comparisons of fields, patches and list items; once used up, results are unreliable. */
  readonly budget: Budget;
}

/** A source of values: base file, patch, replacement or kustomization field. Paths start at the object's root. */
export interface FieldSource {
  /** Returns where it set exactly this value at this path. */
  readonly definedAt: (path: FieldPath, node: SourceNode) => Place | TextPlace | undefined;
  /** Returns where it set this value on an item that may have moved; less certain than `given`. */
  readonly relocatedAt?: (path: FieldPath, node: SourceNode) => Place | TextPlace | undefined;
  readonly modifiedAt?: (path: FieldPath) => Place | TextPlace | undefined;
  /** Returns where it removed an item or key at this path. */
  readonly removedAt?: (path: FieldPath) => Place | TextPlace | undefined;
  readonly removals?: readonly { readonly path: FieldPath; readonly place: Place | TextPlace }[];
}
