import { EMPTY_STRING_MAP } from "../../model/string-map.js";
import type { KustomizeTarget } from "../contract/targets.js";
import { substitute as fillIn } from "../gitops/substitution.js";

export type Substitute = (text: string) => string;

export function substituteWith(
  target: Pick<KustomizeTarget, "substitutions" | "hasUnknownSubstitutions"> | undefined,
): Substitute {
  const values = target?.substitutions ?? EMPTY_STRING_MAP;
  if (Object.keys(values).length === 0) return (text) => text;
  const complete = target?.hasUnknownSubstitutions !== true;
  return (text) => (text.includes("$") ? fillIn(text, { values, complete }) : text);
}

/** Matches the label or annotation that disables substitution. */
const DISABLED = /^[ \t]*"?kustomize\.toolkit\.fluxcd\.io\/substitute"?:[ \t]*"?disabled"?[ \t]*$/m;

export function substituteInObject(text: string, substitute: Substitute): string {
  return DISABLED.test(text) ? text : substitute(text);
}
