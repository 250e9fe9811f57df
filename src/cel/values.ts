import type { Budget } from "../model/budget.js";

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

/** `error`: Kubernetes refuses to go on. `unknown`: taintlint cannot decide. */
interface CelFault {
  readonly fault: "error" | "unknown";
  readonly why: string;
}

/** Steps of one policy on one object, about 0.05 s: a quarter of apiserver/pkg/apis/cel/config.go PerCallLimit. */
export const MAX_STEPS = 250_000;
/** cel-go's bound on nesting (parser/parser.go), deeper than any Kubernetes object. */
const MAX_DEPTH = 250;

interface CelOptional {
  readonly optional: Json | undefined;
}

const faults = new WeakSet<object>();
const optionals = new WeakSet<object>();

export type CelResult = Json | CelFault | CelOptional;

export function errorOf(why: string): CelFault {
  return register(faults, { fault: "error", why });
}

export function unknownOf(why: string): CelFault {
  return register(faults, { fault: "unknown", why });
}

export const TOO_MUCH = unknownOf(
  `it takes more than ${MAX_STEPS} steps, or values that nest more than ${MAX_DEPTH} deep`,
);

export function optionalOf(optional: Json | undefined): CelOptional {
  return register(optionals, { optional });
}

/** Registers by identity, because a manifest may have the same keys. */
function register<T extends object>(known: WeakSet<object>, value: T): T {
  known.add(value);
  return value;
}

export function isFault(value: CelResult): value is CelFault {
  return typeof value === "object" && value !== null && faults.has(value);
}

export function isOptional(value: CelResult): value is CelOptional {
  return typeof value === "object" && value !== null && optionals.has(value);
}

const messages = new WeakSet<object>();

/** Marks an `Object{...}`, which is a plain mapping in JSON. */
export function celMessage(fields: JsonObject): JsonObject {
  return register(messages, fields);
}

export function holdsMessage(list: readonly Json[]): boolean {
  return list.some((item) =>
    isList(item) ? holdsMessage(item) : typeof item === "object" && item !== null && messages.has(item),
  );
}

export function isList(value: CelResult): value is readonly Json[] {
  return Array.isArray(value);
}

export function isMap(value: CelResult): value is JsonObject {
  return (
    typeof value === "object" && value !== null && !Array.isArray(value) && !faults.has(value) && !optionals.has(value)
  );
}

/** Compares two values, spending a step per pair. Meaningless once the budget is used up. */
export function sameJson(a: Json, b: Json, budget: Budget): boolean {
  if (!budget.spend(weightOf(a))) return false;
  if (a === b) return true;
  if (isList(a) && isList(b))
    return a.length === b.length && a.every((item, index) => sameJson(item, b[index] ?? null, budget));
  if (!isMap(a) || !isMap(b)) return false;
  const keys = Object.keys(a);
  const same = (key: string) => Object.hasOwn(b, key) && sameJson(a[key] ?? null, b[key] ?? null, budget);
  return keys.length === Object.keys(b).length && keys.every(same);
}

/** Returns the steps to read a value without its contents: ten characters equal one item (cel-go, common/cost.go). */
export function weightOf(value: unknown): number {
  if (typeof value === "string") return 1 + value.length / 10;
  return Array.isArray(value) ? 1 + value.length : 1;
}

/** Reports whether a value is shallow enough for recursion and within the budget. Shared parts count each time. */
export function isBounded(value: unknown, budget: Budget, depth = 0): boolean {
  if (depth > MAX_DEPTH || !budget.spend(weightOf(value))) return false;
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(
    ([key, item]) => budget.spend(key.length / 10) && isBounded(item, budget, depth + 1),
  );
}

export interface CelScope {
  readonly budget: Budget;
  /** Returns undefined for an unknown name. */
  readonly lookUp: (name: string) => CelResult | undefined;
  /** Reports whether a key missing from a mapping is certainly absent. */
  readonly isSurelyAbsent: (map: JsonObject, key: string) => boolean;
}

export function withName(scope: CelScope, name: string, value: Json): CelScope {
  return { ...scope, lookUp: (asked) => (asked === name ? value : scope.lookUp(asked)) };
}

/** Selects a field or item; a fault if there is none. */
export function selectIn(of: CelResult, index: CelResult, asOptional: boolean, scope: CelScope): CelResult {
  if (isFault(of)) return of;
  if (isOptional(of)) {
    if (of.optional === undefined) return of;
    return wrap(selectIn(of.optional, index, true, scope));
  }
  if (isList(of) && typeof index === "number") {
    const item = of[index];
    if (item === undefined) return asOptional ? optionalOf(undefined) : errorOf(`no item ${index}`);
    return asOptional ? optionalOf(item) : item;
  }
  if (!isMap(of) || typeof index !== "string") return errorOf("no such overload");
  if (Object.hasOwn(of, index)) {
    const value = of[index] ?? null;
    return asOptional ? optionalOf(value) : value;
  }
  if (!scope.isSurelyAbsent(of, index)) return unknownOf(`"${index}"`);
  return asOptional ? optionalOf(undefined) : errorOf(`no such key: ${index}`);
}

function wrap(value: CelResult): CelResult {
  return isFault(value) || isOptional(value) ? value : optionalOf(value);
}
