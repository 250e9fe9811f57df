import { placeIn, type Scope } from "../scope/scope.js";
import type { CallExpression, Expression } from "../syntax/ast.js";
import { stepsOf, TOO_LARGE } from "../values/bounds.js";
import { isKnown, mistaken, scalar, unknown, type Value } from "../values/value.js";
import { COLLECTION_FUNCTIONS } from "./collections.js";
import { ENCODING_FUNCTIONS } from "./encodings.js";
import { FILE_FUNCTIONS, type FillTemplate } from "./files.js";
import type { TerraformFunction } from "./function.js";
import { TEXT_FUNCTIONS } from "./texts.js";

const MAX_ARGUMENTS = 10_000;

type Evaluate = (item: Expression) => Value;

const FUNCTIONS: ReadonlyMap<string, TerraformFunction> = new Map(
  Object.entries({ ...COLLECTION_FUNCTIONS, ...TEXT_FUNCTIONS, ...ENCODING_FUNCTIONS }),
);

/** Calls a function. Unlisted ones such as `timestamp` are unknown. */
export function callTerraformFunction(
  call: CallExpression,
  scope: Scope,
  evaluate: Evaluate,
  fill: FillTemplate,
): Value {
  const name = call.name.startsWith("core::") ? call.name.slice("core::".length) : call.name;
  if (name === "try") return firstThatWorks(call, evaluate);
  if (name === "can") {
    const [item] = call.items;
    const value = item === undefined ? mistaken("it has no argument") : evaluate(item);
    if (value.kind === "unknown") return value;
    return scalar(value.kind !== "mistaken", placeIn(scope, call));
  }
  const items = itemsOf(call, evaluate);
  if (!Array.isArray(items)) return items;
  const onFiles = FILE_FUNCTIONS.get(name);
  if (onFiles !== undefined) return onFiles(items, scope, placeIn(scope, call), fill);
  const known = FUNCTIONS.get(name);
  if (known === undefined) return unknown(`"${name}" is not evaluated`);
  const { budget } = scope.world;
  const steps = items.reduce((sum, item) => sum + stepsOf(item), 0);
  const value = budget.spend(steps) ? known(items, placeIn(scope, call), budget) : TOO_LARGE;
  return budget.spend(stepsOf(value)) ? value : TOO_LARGE;
}

/** Evaluates `try`. An unknown value may succeed, so evaluation stops there. */
function firstThatWorks({ items }: CallExpression, evaluate: Evaluate): Value {
  for (const item of items) {
    const value = evaluate(item);
    if (value.kind !== "mistaken") return value;
  }
  return mistaken("none of the values can be read");
}

function itemsOf({ items, expanded }: CallExpression, evaluate: Evaluate): Value[] | Value {
  const values = items.map((item) => evaluate(item));
  if (!expanded) return values;
  const last = values.pop();
  if (last === undefined || !isKnown(last)) return last === undefined ? values : [...values, last];
  if (last.kind !== "list") return mistaken("a list is expected before the three dots");
  if (last.items.length > MAX_ARGUMENTS) return TOO_LARGE;
  return [...values, ...last.items, ...(last.open === undefined ? [] : [unknown(last.open)])];
}
