import type { Place } from "../../model/source.js";
import { hasOperatorAsValue, type Taint } from "../../model/taint.js";
import type { Toleration } from "../../model/toleration.js";

/** A value that a fix writes. A string stays a string, whatever quotes that takes. */
export type FixValue = string | number | readonly FixValue[] | FixMapping;

/** A mapping; an entry without a value is not written. */
export interface FixMapping {
  readonly [key: string]: FixValue | undefined;
}

/** One change of a manifest in terms of its keys. `lint/fix/` turns it into text and knows the file's style. */
export type FixOperation =
  /** Writes another string in place of a scalar. */
  | { readonly kind: "set-scalar"; readonly at: Place; readonly text: string }
  /** Makes a string of a scalar that YAML reads as another type. */
  | { readonly kind: "quote-scalar"; readonly at: Place }
  | { readonly kind: "rename-key"; readonly at: Place; readonly key: string }
  /** Removes the entry of a mapping, or the item of a list, that `at` leads to. */
  | { readonly kind: "remove"; readonly at: Place }
  /** Adds an entry to the mapping `at`: behind the first of the `after` keys that it has, else at its end. */
  | {
      readonly kind: "insert-entry";
      readonly at: Place;
      readonly key: string;
      readonly value: FixValue;
      readonly after?: readonly string[];
    }
  /** Adds items at the end of the list `at`. The list may be absent, null or empty; `after` as for its entry. */
  | {
      readonly kind: "insert-items";
      readonly at: Place;
      readonly items: readonly FixValue[];
      readonly after?: readonly string[];
    }
  /** Puts items, at least one, in the place of one item. */
  | { readonly kind: "replace-item"; readonly at: Place; readonly items: readonly FixValue[] }
  /** Moves an entry as it stands, comments included, to the end of the mapping `to`. */
  | { readonly kind: "move-entry"; readonly from: Place; readonly to: Place };

/**
 * How a rule would repair what it found; only where nobody could mean anything else. The operations go together. They
 * are carried out only when the finding is gone afterwards, no other appears, and nothing else changes its value.
 */
export interface FixIntent {
  /** What it does, in the imperative: `put the value in quotes`. */
  readonly title: string;
  /** True if it is right, only a person can decide: offered, and done only where somebody asks for such fixes. */
  readonly isUnsafe?: true;
  /** True if it is right also where something else then keeps the finding there, in other words. */
  readonly isStep?: true;
  readonly operations: readonly FixOperation[];
}

/** The toleration that meets exactly this taint, or its key where the value is a mistake, in the order in which people write its fields. */
export function tolerationValueFor(taint: Taint): FixMapping & Toleration {
  const { key, value, effect } = taint;
  const match: FixMapping & Toleration =
    value === "" || hasOperatorAsValue(taint) ? { operator: "Exists" } : { operator: "Equal", value };
  return { key, ...match, effect };
}
