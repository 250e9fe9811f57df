/** A value, or a problem: by default one lower-case clause. */
export type Outcome<Value, Problem = string> =
  | { readonly value: Value; readonly problem?: never }
  | { readonly value?: never; readonly problem: Problem };
