import type { Budget } from "../../../model/budget.js";
import type { TextPlace } from "../../../model/source.js";
import type { MapValue, Value } from "../values/value.js";

/** A call of a module that the repository does not hold, with its arguments as far as they are known. */
export interface ModuleCall {
  /** What its `version` or its `ref` says, such as `~> 20.8`; undefined where it says nothing. */
  readonly version: string | undefined;
  /** False for a module that is read by its arguments alone. */
  readonly isKnown: boolean;
  /** The value of an argument; undefined where the call does not give it. */
  readonly argument: (name: string) => Value | undefined;
  /** Where the call stands. */
  readonly place: TextPlace;
  readonly budget: Budget;
}

/** A resource that a module makes: it is read by the table of its type, as one that stands in the repository. */
export interface MadeResource {
  /** Behind the address of the call: `eks_managed_node_groups["gpu"]`. */
  readonly address: string;
  /** A kind of `terraform-tables.ts`. */
  readonly type: string;
  /** The attributes of the resource that the module sets, and that the table reads. */
  readonly values: MapValue;
  /** Why it may not be there; undefined where it surely is. */
  readonly doubt?: string | undefined;
}

/** What a known module makes of its arguments. */
export interface ModuleDescriptor {
  /**
   * `namespace/name/provider` of the registry, with `//modules/x` for a part of one. Git addresses are recognised by the
   * repository's name, `namespace/terraform-provider-name`, and need no line of their own.
   */
  readonly sources: readonly string[];
  /** Arguments that only this kind of module has: one that nobody knows is read by them, and said to be. */
  readonly shape?: readonly string[];
  /** Outputs whose values are arguments of the call; the first argument that is given counts. */
  readonly outputs?: Readonly<Record<string, readonly string[]>>;
  readonly make: (call: ModuleCall) => readonly MadeResource[];
}
