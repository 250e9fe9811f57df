import type { Budget } from "../../model/budget.js";
import type { SourceFile, TextPlace } from "../../model/source.js";
import type { MapValue } from "./values/value.js";

/** A root module, and the files of variables that it is applied with. */
export interface TerraformRoot {
  /** Relative to the working directory. */
  readonly folder: string;
  /** Beside those that Terraform loads by itself, in their order. */
  readonly varFiles: readonly SourceFile[];
  /** Files of variables that it may be applied with, and that nobody has named: what they set is not known. */
  readonly otherVarFiles?: readonly SourceFile[];
}

/** A resource as one root makes it. */
export interface RootResource {
  readonly address: string;
  readonly type: string;
  readonly values: MapValue;
  readonly place: TextPlace;
  /** Why it may not be there; undefined where it surely is. */
  readonly doubt: string | undefined;
  /** The budget for reading its values: shared parts count each time. */
  readonly budget: Budget;
}

/** A part of a root that is not read, and why: one lower-case clause. */
export interface RootNotice extends TextPlace {
  readonly message: string;
  /** It may make node pools. */
  readonly hidesPools: boolean;
}
