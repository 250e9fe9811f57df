import type { Place } from "./source.js";

/** Something that the repository does not determine. */
export interface Open {
  /** One lower-case clause. */
  readonly why: string;
  readonly place: Place;
}

/** A text, as written or undetermined. */
export type Fact = string | Open;

/** The answer about a fact. An open one never becomes false because a pattern does not match. */
export type Answer = boolean | Open;

export function isOpen(fact: Fact | Answer | undefined): fact is Open {
  return typeof fact === "object";
}

/** Reports whether a text matches; an absent one counts as empty. */
export function matches(fact: Fact | Answer | undefined, pattern: RegExp): Answer {
  return isOpen(fact) ? fact : pattern.test(String(fact ?? ""));
}

/** Returns false if one is, even beside unknown ones, else the first that is unknown; true for none. */
export function allOf<Unknown = never>(...answers: readonly (boolean | Unknown)[]): boolean | Unknown {
  if (answers.includes(false)) return false;
  const unknown = answers.filter((one): one is Unknown => one !== true);
  return unknown.length === 0 || (unknown[0] as Unknown);
}

/** Returns true if one is, else the first that is unknown; false for none. */
export function anyOf<Unknown = never>(...answers: readonly (boolean | Unknown)[]): boolean | Unknown {
  return not(allOf(...answers.map((one) => not(one))));
}

export function not<Unknown = never>(one: boolean | Unknown): boolean | Unknown {
  return typeof one === "boolean" ? !one : one;
}
