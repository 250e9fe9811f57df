import { type Budget, createBudget } from "../../model/budget.js";
import { EMPTY_STRING_MAP, type StringMap } from "../../model/string-map.js";
import type { KustomizeTarget } from "../contract/targets.js";

export interface Substitutions {
  readonly values: StringMap<string>;
  /** True if unlisted variables have no value, so that Flux takes defaults. */
  readonly complete: boolean;
}

/** Bound on filled-in characters of one text: more than etcd stores of an object. */
const MAX_FILLED = 4_000_000;
const MAX_DEPTH = 20;
const ESCAPED_OR_VARIABLE = /\$(?:\$|\{)/g;
const NAME = /^[A-Za-z_]\w*/;
const DEFAULT = /^(?::[-=?+]|=)/;

export type Substitute = (text: string) => string;

const CHANGES_OF_CASE: ReadonlyMap<string, Substitute> = new Map([
  ["^^", (text) => text.toUpperCase()],
  [",,", (text) => text.toLowerCase()],
  ["^", (text) => text.slice(0, 1).toUpperCase() + text.slice(1)],
  [",", (text) => text.slice(0, 1).toLowerCase() + text.slice(1)],
] satisfies [string, Substitute][]);

/** Matches the label or annotation that disables substitution. */
const DISABLED = /^[ \t]*"?kustomize\.toolkit\.fluxcd\.io\/substitute"?:[ \t]*"?disabled"?[ \t]*$/m;

/** Unknown variables and rare operators stay. Upstream: fluxcd/pkg/envsubst, parse/parse.go and funcs.go. */
export function substitute(
  text: string,
  substitutions: Substitutions,
  budget = createBudget(MAX_FILLED),
  depth = 0,
): string {
  let written = "";
  let position = 0;
  ESCAPED_OR_VARIABLE.lastIndex = 0;
  for (let mark = ESCAPED_OR_VARIABLE.exec(text); mark !== null; mark = ESCAPED_OR_VARIABLE.exec(text)) {
    written += text.slice(position, mark.index);
    if (mark[0] === "$$") {
      written += "$";
      position = mark.index + 2;
    } else {
      const end = endOfExpression(text, mark.index + 2);
      const expression = text.slice(mark.index + 2, end);
      const isClosed = text[end] === "}";
      const filled = isClosed && depth < MAX_DEPTH ? fillIn(expression, substitutions, budget, depth) : undefined;
      const value = budget.spend(filled?.length ?? 0) ? filled : undefined;
      position = isClosed ? end + 1 : end;
      written += value ?? text.slice(mark.index, position);
    }
    // Inner calls share the regular expression's position.
    ESCAPED_OR_VARIABLE.lastIndex = position;
  }
  return written + text.slice(position);
}

/** Skips nested expressions; the text's length if unclosed. */
function endOfExpression(text: string, start: number): number {
  let depth = 1;
  for (let index = start; index < text.length; index++) {
    if (text.startsWith("${", index)) depth++;
    else if (text[index] === "}") depth--;
    if (depth === 0) return index;
  }
  return text.length;
}

function fillIn(expression: string, substitutions: Substitutions, budget: Budget, depth: number): string | undefined {
  const { values, complete } = substitutions;
  const name = NAME.exec(expression)?.[0];
  if (name === undefined) return undefined;
  const value = values[name] ?? (complete ? "" : undefined);
  const rest = expression.slice(name.length);
  if (rest === "") return value;
  const operator = DEFAULT.exec(rest)?.[0];
  if (value === undefined) return undefined;
  if (operator !== undefined) {
    // Flux treats all of these operators as a default.
    if (value !== "") return value;
    const filled = substitute(rest.slice(operator.length), substitutions, budget, depth + 1);
    return filled.includes("${") ? undefined : filled;
  }
  return CHANGES_OF_CASE.get(rest)?.(value);
}

export function substituteWith(
  target: Pick<KustomizeTarget, "substitutions" | "hasUnknownSubstitutions"> | undefined,
): Substitute {
  const values = target?.substitutions ?? EMPTY_STRING_MAP;
  if (Object.keys(values).length === 0) return (text) => text;
  const complete = target?.hasUnknownSubstitutions !== true;
  return (text) => (text.includes("$") ? substitute(text, { values, complete }) : text);
}

export function substituteInObject(text: string, substitute: Substitute): string {
  return DISABLED.test(text) ? text : substitute(text);
}
