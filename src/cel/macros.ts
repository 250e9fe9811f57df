import { foldBooleans } from "./operators.js";
import { type CelScope, selectIn, withName } from "./scope.js";
import type { CelExpression } from "./syntax.js";
import {
  type CelResult,
  errorOf,
  isFault,
  isList,
  isMap,
  isOptional,
  type Json,
  optionalOf,
  TOO_MUCH,
  unknownOf,
} from "./values.js";

type Call = CelExpression & { readonly kind: "call" };
type Evaluate = (expression: CelExpression, scope: CelScope) => CelResult;

const OF_LISTS: ReadonlySet<string> = new Set(["all", "exists", "exists_one", "map", "filter", "optMap", "optFlatMap"]);

export function isMacro({ name, on, arguments: list }: Call): boolean {
  if (name === "has") return on === undefined;
  return on !== undefined && OF_LISTS.has(name) && list[0]?.kind === "name";
}

/** Upstream: google/cel-go parser/macro.go. */
export function evaluateMacro(expression: Call, scope: CelScope, evaluate: Evaluate): CelResult {
  const { name, on, arguments: list } = expression;
  if (name === "has") return has(list[0], scope, evaluate);
  const [variable, ...others] = list;
  const body = others.at(-1);
  if (on === undefined || variable?.kind !== "name" || body === undefined) return unknownOf(name);
  const range = evaluate(on, scope);
  if (isFault(range)) return range;
  const with_ = (value: Json) => withName(scope, variable.name, value);
  if (isOptional(range)) {
    if (name !== "optMap" && name !== "optFlatMap") return unknownOf(name);
    if (range.optional === undefined) return range;
    const value = evaluate(body, with_(range.optional));
    if (isFault(value) || isOptional(value)) return value;
    return name === "optMap" ? optionalOf(value) : errorOf("no optional");
  }
  const items = isList(range) ? range : isMap(range) ? Object.keys(range) : undefined;
  if (items === undefined) return errorOf("no such overload");
  // Admission may have added entries to the mapping, unless its path is settled.
  if (isMap(range) && !scope.isSurelyAbsent(range, "")) return unknownOf(name);
  if (!scope.budget.spend(items.length)) return TOO_MUCH;
  switch (name) {
    case "exists":
    case "all":
      return foldBooleans(
        items.map((item) => () => evaluate(body, with_(item))),
        name === "exists",
      );
    case "exists_one":
      return count(items.map((item) => evaluate(body, with_(item))));
    case "filter":
      return filter(items, (item) => evaluate(body, with_(item)));
    case "map": {
      const condition = others.length > 1 ? others[0] : undefined;
      const kept = condition === undefined ? items : filter(items, (item) => evaluate(condition, with_(item)));
      return isFault(kept) || !isList(kept) ? kept : mapItems(kept, (item) => evaluate(body, with_(item)));
    }
    default:
      return unknownOf(name);
  }
}

function has(field: CelExpression | undefined, scope: CelScope, evaluate: Evaluate): CelResult {
  if (field?.kind !== "select") return errorOf("has() takes a field");
  const value = selectIn(evaluate(field.of, scope), field.field, true, scope);
  return isOptional(value) ? value.optional !== undefined : value;
}

function count(results: readonly CelResult[]): CelResult {
  const fault = results.find(isFault);
  return fault ?? results.filter((result) => result === true).length === 1;
}

function filter(items: readonly Json[], holds: (item: Json) => CelResult): CelResult {
  const kept: Json[] = [];
  for (const item of items) {
    const result = holds(item);
    if (isFault(result)) return result;
    if (typeof result !== "boolean") return errorOf("no such overload");
    if (result) kept.push(item);
  }
  return kept;
}

function mapItems(items: readonly Json[], change: (item: Json) => CelResult): CelResult {
  const changed: Json[] = [];
  for (const item of items) {
    const result = change(item);
    if (isFault(result)) return result;
    if (isOptional(result)) return unknownOf("map");
    changed.push(result);
  }
  return changed;
}
