import { callCelFunction, costOf } from "./functions.js";
import { evaluateMacro, isMacro } from "./macros.js";
import { compare, divide, foldBooleans } from "./operators.js";
import { type CelScope, selectIn } from "./scope.js";
import type { CelEntry, CelExpression } from "./syntax.js";
import {
  type CelResult,
  celMessage,
  errorOf,
  isFault,
  isList,
  isMap,
  isOptional,
  type Json,
  sameJson,
  TOO_MUCH,
  unknownOf,
  weightOf,
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
    case "message":
      return readMessage(expression.fields, scope);
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

function call(expression: CelExpression & { readonly kind: "call" }, scope: CelScope): CelResult {
  const { name, on } = expression;
  if (isMacro(expression)) return evaluateMacro(expression, scope, evaluateCel);
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

/** Treats mixed value types as unknown: they compile only as `dyn`. */
function mapOf(entries: (CelExpression & { readonly kind: "map" })["entries"], scope: CelScope): CelResult {
  const found: [string, Json][] = [];
  for (const entry of entries) {
    const key = evaluateCel(entry.key, scope);
    if (isFault(key)) return key;
    if (typeof key !== "string") return unknownOf("a key that is not a string");
    const value = entryOf(entry, scope);
    if (value === undefined) continue;
    if (!isPlain(value)) return value;
    found.push([key, value]);
  }
  const literals = entries.flatMap(({ value }) => (value.kind === "literal" ? typeof value.value : []));
  if (new Set(literals).size > 1) return unknownOf("a mapping of several types");
  return Object.fromEntries(found);
}

function readMessage(fields: (CelExpression & { readonly kind: "message" })["fields"], scope: CelScope): CelResult {
  const found: [string, Json][] = [];
  for (const field of fields) {
    const value = entryOf(field, scope);
    if (value === undefined) continue;
    if (!isPlain(value)) return value;
    found.push([field.name, value]);
  }
  return celMessage(Object.fromEntries(found));
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
