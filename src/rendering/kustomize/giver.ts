import type { KubernetesObject } from "../../manifest/objects/objects.js";
import type { Budget } from "../../model/budget.js";
import type { FieldPath, Place, SourceNode, TextPlace } from "../../model/source.js";
import type { Substitute } from "./substitution.js";

/** The object whose fields are traced, and how its texts are filled in. */
export interface TracedObject {
  readonly rendered: KubernetesObject;
  readonly base: KubernetesObject | undefined;
  readonly substitute: Substitute;
  /** Comparisons of its fields, patches and list items. Once it is used up, what is found is not to be relied on. */
  readonly budget: Budget;
}

/**
 * Something that gave values to a rendered object: the file that it started in, a patch, a replacement, a field of a
 * kustomization. Paths start at the object's root.
 */
export interface Giver {
  /** Where it gave exactly this value to this path. */
  readonly given: (path: FieldPath, node: SourceNode) => Place | TextPlace | undefined;
  /** The same for an item of a list that stands at another position by now. Less certain. */
  readonly moved?: (path: FieldPath, node: SourceNode) => Place | TextPlace | undefined;
  /** Where it says something about this path, or about something below it, that is not all of the rendered value. */
  readonly touched?: (path: FieldPath) => Place | TextPlace | undefined;
  /** Where it took something away from the list or mapping at this path. */
  readonly pruned?: (path: FieldPath) => Place | TextPlace | undefined;
  /** Fields that it took away as a whole, with where it did. */
  readonly removals?: readonly { readonly path: FieldPath; readonly place: Place | TextPlace }[];
}

export function isSamePath(a: FieldPath, b: FieldPath): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}
