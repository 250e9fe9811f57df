import { NO_WORDS } from "../../model/by-word.js";
import { substitute as fillIn } from "../gitops/substitution.js";
import type { KustomizeTarget } from "../targets.js";

/** Fills known variables into a text. */
export type Substitute = (text: string) => string;

/** Fills in the variables that a Flux Kustomization names; without any, Flux leaves every text alone. */
export function substituteWith(
  target: Pick<KustomizeTarget, "substitutions" | "hasUnknownSubstitutions"> | undefined,
): Substitute {
  const values = target?.substitutions ?? NO_WORDS;
  if (Object.keys(values).length === 0) return (text) => text;
  const complete = target?.hasUnknownSubstitutions !== true;
  return (text) => (text.includes("$") ? fillIn(text, { values, complete }) : text);
}

/** The label or annotation by which an object keeps its `${...}`. */
const DISABLED = /^[ \t]*"?kustomize\.toolkit\.fluxcd\.io\/substitute"?:[ \t]*"?disabled"?[ \t]*$/m;

/** Fills variables into the text of one object, as Flux does after rendering. */
export function substituteInObject(text: string, substitute: Substitute): string {
  return DISABLED.test(text) ? text : substitute(text);
}
