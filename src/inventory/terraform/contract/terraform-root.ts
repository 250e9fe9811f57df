import type { MapValue } from "../../../hcl/values/value.js";
import type { Budget } from "../../../model/budget.js";
import type { SourceFile, TextPlace } from "../../../model/source.js";

export interface TerraformRoot {
  /** Relative to the working directory. */
  readonly folder: string;
  /** In order, after those that Terraform loads by itself. */
  readonly varFiles: readonly SourceFile[];
  /** Possible files of variables: what they set is unknown. */
  readonly otherVarFiles?: readonly SourceFile[];
}

export interface RootResource {
  readonly address: string;
  readonly type: string;
  readonly values: MapValue;
  readonly place: TextPlace;
  /** The reason it may not exist; undefined if it does. */
  readonly doubt: string | undefined;
  /** Steps left for reading values; shared parts count each time. */
  readonly budget: Budget;
}

/** An unread part of a root, with the reason in one lower-case clause. */
export interface RootNotice extends TextPlace {
  readonly message: string;
  /** True if it may make node pools. */
  readonly hidesPools: boolean;
}
