import { callCelFunction, costOf } from "./functions.js";
import type { CelEntry, CelExpression } from "./parse.js";
import {
  type CelResult,
  type CelScope,
  celMessage,
  errorOf,
  isFault,
  isList,
  isMap,
  isOptional,
  type Json,
  optionalOf,
  sameJson,
  selectIn,
  TOO_MUCH,
  unknownOf,
  weightOf,
  withName,
} from "./values.js";

/**
 * Evaluates like Kubernetes. Unknown values propagate unless irrelevant: `false && x` is false. Meaningless once over
 * budget. Upstream: google/cel-go, with apiserver/pkg/cel/environment/base.go.
 */
export function evaluateCel(expression: CelExpression, scope: CelScope): CelResult {
  if (!scope.budget.spend(1)) return TOO_MUCH;
  switch (expression.kind) {
    case "literal":
      return expression.value;
    case "name":
      return scope.lookUp(expression.name) ?? unknownOf(`"${expression.name}"`);
    case "select":
      return selectIn(evaluateCel(expression.of, scope), expression.field, expression.isOptional, scope);
    case "index": {
      const index = evaluateCel(expression.index, scope);
      return isFault(index) ? index : selectIn(evaluateCel(expression.of, scope), index, expression.isOptional, scope);
    }
    case "list":
      return listOf(expression.items, scope);
    case "map":
      return mapOf(expression.entries, scope);
    case "message": {
      const fields = objectOf(expression.fields, ({ name }) => name, scope);
      return isMap(fields) ? celMessage(fields) : fields;
    }
    case "unary":
      return negate(expression.operator, evaluateCel(expression.of, scope));
    case "binary":
      return binary(expression.operator, expression.left, expression.right, scope);
    case "choice": {
      const condition = evaluateCel(expression.condition, scope);
      if (isFault(condition)) return condition;
      if (typeof condition !== "boolean") return errorOf("a condition is not a boolean");
      return evaluateCel(condition ? expression.then : expression.otherwise, scope);
    }
    case "call":
      return call(expression, scope);
  }
}

type Call = CelExpression & { readonly kind: "call" };

function call(expression: Call, scope: CelScope): CelResult {
  const { name, on } = expression;
  if (isMacro(expression)) return evaluateMacro(expression, scope);
  // A library function has its library's name in front: `optional.of(x)`.
  const isLibrary = on?.kind === "name" && scope.lookUp(on.name) === undefined;
  const full = isLibrary ? `${on.name}.${name}` : name;
  const receiver = on === undefined || isLibrary ? undefined : evaluateCel(on, scope);
  if (receiver !== undefined && isFault(receiver)) return receiver;
  const values: CelResult[] = [];
  for (const argument of expression.arguments) {
    const value = evaluateCel(argument, scope);
    if (isFault(value)) return value;
    values.push(value);
  }
  return scope.budget.spend(costOf(full, receiver, values)) ? callCelFunction(full, receiver, values) : TOO_MUCH;
}

function entryOf({ value: expression, isOptional: mayBeAbsent }: CelEntry, scope: CelScope): CelResult | undefined {
  const value = evaluateCel(expression, scope);
  if (!mayBeAbsent || isFault(value)) return isOptional(value) ? unknownOf("an optional in a list") : value;
  return isOptional(value) ? value.optional : errorOf("no optional");
}

function isPlain(value: CelResult): value is Json {
  return !isFault(value) && !isOptional(value);
}

function listOf(items: readonly CelEntry[], scope: CelScope): CelResult {
  const list: Json[] = [];
  for (const item of items) {
    const value = entryOf(item, scope);
    if (value === undefined) continue;
    if (!isPlain(value)) return value;
    list.push(value);
  }
  return list;
}

/** Reads the entries of a mapping or a message; a fault where one has it. */
function objectOf<Entry extends CelEntry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => CelResult,
  scope: CelScope,
): CelResult {
  const found: [string, Json][] = [];
  for (const entry of entries) {
    const key = keyOf(entry);
    if (isFault(key)) return key;
    if (typeof key !== "string") return unknownOf("a key that is not a string");
    const value = entryOf(entry, scope);
    if (value === undefined) continue;
    if (!isPlain(value)) return value;
    found.push([key, value]);
  }
  return Object.fromEntries(found);
}

/** Treats mixed value types as unknown: they compile only as `dyn`. */
function mapOf(entries: (CelExpression & { readonly kind: "map" })["entries"], scope: CelScope): CelResult {
  const map = objectOf(entries, ({ key }) => evaluateCel(key, scope), scope);
  const literals = entries.flatMap(({ value }) => (value.kind === "literal" ? typeof value.value : []));
  return isMap(map) && new Set(literals).size > 1 ? unknownOf("a mapping of several types") : map;
}

function negate(operator: "!" | "-", value: CelResult): CelResult {
  if (isFault(value)) return value;
  if (operator === "!") return typeof value === "boolean" ? !value : errorOf("no such overload");
  return typeof value === "number" ? -value : errorOf("no such overload");
}

function binary(operator: string, left: CelExpression, right: CelExpression, scope: CelScope): CelResult {
  if (operator === "&&" || operator === "||") {
    const decides = operator === "||";
    return foldBooleans([() => evaluateCel(left, scope), () => evaluateCel(right, scope)], decides);
  }
  const [a, b] = [evaluateCel(left, scope), evaluateCel(right, scope)];
  if (isFault(a)) return a;
  if (isFault(b)) return b;
  if (isOptional(a) || isOptional(b)) return unknownOf("an optional in a comparison");
  const { budget } = scope;
  if (!budget.spend(weightOf(a) + weightOf(b))) return TOO_MUCH;
  switch (operator) {
    case "==":
      return sameJson(a, b, budget);
    case "!=":
      return !sameJson(a, b, budget);
    case "in":
      if (isList(b)) return b.some((item) => sameJson(item, a, budget));
      if (!isMap(b) || typeof a !== "string") return errorOf("no such overload");
      if (Object.hasOwn(b, a)) return true;
      return scope.isSurelyAbsent(b, a) ? false : unknownOf(`"${a}"`);
    case "+":
      if (isList(a) && isList(b)) return [...a, ...b];
      if (typeof a === "string" && typeof b === "string") return a + b;
      return divide(operator, a, b);
    case "-":
    case "*":
    case "/":
    case "%":
      return divide(operator, a, b);
    default:
      return compare(operator, a, b);
  }
}

const OF_LISTS: ReadonlySet<string> = new Set(["all", "exists", "exists_one", "map", "filter", "optMap", "optFlatMap"]);

function isMacro({ name, on, arguments: list }: Call): boolean {
  if (name === "has") return on === undefined;
  return on !== undefined && OF_LISTS.has(name) && list[0]?.kind === "name";
}

/** Upstream: google/cel-go parser/macro.go. */
function evaluateMacro(expression: Call, scope: CelScope): CelResult {
  const { name, on, arguments: list } = expression;
  if (name === "has") return has(list[0], scope);
  const [variable, ...others] = list;
  const body = others.at(-1);
  if (on === undefined || variable?.kind !== "name" || body === undefined) return unknownOf(name);
  const range = evaluateCel(on, scope);
  if (isFault(range)) return range;
  const inScope = (asked: CelExpression) => (value: Json) => evaluateCel(asked, withName(scope, variable.name, value));
  const evaluate = inScope(body);
  if (isOptional(range)) {
    if (name !== "optMap" && name !== "optFlatMap") return unknownOf(name);
    if (range.optional === undefined) return range;
    const value = evaluate(range.optional);
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
        items.map((item) => () => evaluate(item)),
        name === "exists",
      );
    case "exists_one":
      return count(items.map(evaluate));
    case "filter":
      return filter(items, evaluate);
    case "map": {
      const condition = others.length > 1 ? others[0] : undefined;
      const kept = condition === undefined ? items : filter(items, inScope(condition));
      return isFault(kept) || !isList(kept) ? kept : mapItems(kept, evaluate);
    }
    default:
      return unknownOf(name);
  }
}

function has(field: CelExpression | undefined, scope: CelScope): CelResult {
  if (field?.kind !== "select") return errorOf("has() takes a field");
  const value = selectIn(evaluateCel(field.of, scope), field.field, true, scope);
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

/** Supports integers only; other numbers are unknown. */
function divide(operator: string, a: Json, b: Json): CelResult {
  if (typeof a !== "number" || typeof b !== "number") return errorOf("no such overload");
  if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b)) return unknownOf("a fraction");
  switch (operator) {
    case "+":
      return a + b;
    case "-":
      return a - b;
    case "*":
      return a * b;
    case "/":
      return b === 0 ? errorOf("division by zero") : Math.trunc(a / b);
    default:
      return b === 0 ? errorOf("modulus by zero") : a % b;
  }
}

function compare(operator: string, a: Json, b: Json): CelResult {
  const numbers = typeof a === "number" && typeof b === "number";
  const texts = typeof a === "string" && typeof b === "string";
  if (!numbers && !texts) return errorOf("no such overload");
  switch (operator) {
    case "<":
      return a < b;
    case "<=":
      return a <= b;
    case ">":
      return a > b;
    default:
      return a >= b;
  }
}

/** Folds values by `||` if `decides` is true, else by `&&`; a deciding value hides faults of others. */
function foldBooleans(values: Iterable<() => CelResult>, decides: boolean): CelResult {
  let fault: CelResult | undefined;
  for (const evaluate of values) {
    const value = evaluate();
    if (value === decides) return decides;
    if (value === !decides) continue;
    const wrong = isFault(value) ? value : errorOf("no such overload");
    if (fault === undefined || (isFault(wrong) && wrong.fault === "unknown")) fault = wrong;
  }
  return fault ?? !decides;
}
