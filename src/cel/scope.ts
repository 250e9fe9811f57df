import type { Budget } from "../model/budget.js";
import {
  type CelResult,
  errorOf,
  isFault,
  isList,
  isMap,
  isOptional,
  type Json,
  type JsonObject,
  optionalOf,
  unknownOf,
} from "./values.js";

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
