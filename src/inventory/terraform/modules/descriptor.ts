import type { MapValue, Value } from "../../../hcl/values/value.js";
import type { Budget } from "../../../model/budget.js";
import type { TextPlace } from "../../../model/source.js";

export interface ModuleCall {
  /** False for a module recognized only by its arguments. */
  readonly isKnown: boolean;
  /** Undefined if not given. */
  readonly argument: (name: string) => Value | undefined;
  readonly place: TextPlace;
  readonly budget: Budget;
}

export interface MadeResource {
  /** Relative to the call: `eks_managed_node_groups["gpu"]`. */
  readonly address: string;
  /** A kind of `terraform-tables.ts`. */
  readonly type: string;
  readonly values: MapValue;
  /** The reason it may not exist; undefined if it does. */
  readonly doubt?: string | undefined;
}

export interface ModuleDescriptor {
  /** `namespace/name/provider`, with `//modules/x` for a part. Git addresses match by repository name. */
  readonly sources: readonly string[];
  /** Typical arguments that identify an unknown module, reported as such. */
  readonly shape?: readonly string[];
  /** Outputs that repeat an argument; the first one given counts. */
  readonly outputs?: Readonly<Record<string, readonly string[]>>;
  readonly make: (call: ModuleCall) => readonly MadeResource[];
}
