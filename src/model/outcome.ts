/**
 * A value, or what went wrong in its place: one lower-case clause, where nothing else is said. What has a third answer,
 * or says something beside its value, has a type of its own.
 */
export type Outcome<Value, Problem = string> =
  | { readonly value: Value; readonly problem?: never }
  | { readonly value?: never; readonly problem: Problem };
