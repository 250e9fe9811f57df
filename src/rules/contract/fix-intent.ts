import type { Place } from "../../model/source.js";
import { formatTaint, hasOperatorAsValue, type Taint, type Toleration } from "../../model/taint.js";
import { placeInPodSpec, type Workload } from "../../model/workload.js";

export type FixValue = string | number | readonly FixValue[] | FixMapping;

export interface FixMapping {
  readonly [key: string]: FixValue | undefined;
}

/** A change by keys; `lint/fix/` writes it in the file's style. */
export type FixOperation =
  | { readonly kind: "set-scalar"; readonly at: Place; readonly text: string }
  | { readonly kind: "quote-scalar"; readonly at: Place }
  | { readonly kind: "rename-key"; readonly at: Place; readonly key: string }
  | { readonly kind: "remove"; readonly at: Place }
  /** Adds an entry after the first existing key of `after`, else at the end. */
  | {
      readonly kind: "insert-entry";
      readonly at: Place;
      readonly key: string;
      readonly value: FixValue;
      readonly after?: readonly string[];
    }
  /** Appends to a list, possibly absent, null or empty; `after` as for its entry. */
  | {
      readonly kind: "insert-items";
      readonly at: Place;
      readonly items: readonly FixValue[];
      readonly after?: readonly string[];
    }
  /** Replaces an item by one or more. */
  | { readonly kind: "replace-item"; readonly at: Place; readonly items: readonly FixValue[] }
  /** Moves an entry with comments to the end of another mapping. */
  | { readonly kind: "move-entry"; readonly from: Place; readonly to: Place };

/** An unambiguous repair. Operations go together, and apply only if verified. */
export interface FixIntent {
  readonly title: string;
  readonly isUnsafe?: true;
  /** True if it is right also where something else then keeps the finding there, in other words. */
  readonly isStep?: true;
  readonly operations: readonly FixOperation[];
}

/** Returns the toleration of exactly this taint, or of its key if the value is a mistake, fields in usual order. */
export function tolerationValueFor(taint: Taint): FixMapping & Toleration {
  const { key, value, effect } = taint;
  const match: FixMapping & Toleration =
    value === "" || hasOperatorAsValue(taint) ? { operator: "Exists" } : { operator: "Equal", value };
  return { key, ...match, effect };
}

/** Adds tolerations for the taints. */
export function addTolerations(workload: Workload, taints: readonly Taint[]): FixIntent {
  const at = placeInPodSpec(workload, ["tolerations"]);
  const items = taints.map(tolerationValueFor);
  return {
    title: `tolerate ${taints.map(formatTaint).join(", ")}`,
    operations: [{ kind: "insert-items", at, items, after: ["nodeSelector", "affinity"] }],
  };
}
