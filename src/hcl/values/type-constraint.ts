import type { Budget } from "../../model/budget.js";
import type { Expression } from "../syntax/ast.js";
import { TOO_LARGE } from "./bounds.js";
import { isEqual } from "./equal.js";
import {
  isKnown,
  isNull,
  listValue,
  type MapEntry,
  map,
  NULL,
  scalar,
  sortedKeys,
  textOfValue,
  type Value,
} from "./value.js";

/** `type` of a variable; undefined if anything is allowed. */
export type TypeConstraint =
  | { readonly kind: "string" | "number" | "bool" }
  | { readonly kind: "list" | "set" | "map"; readonly of: TypeConstraint | undefined }
  | { readonly kind: "tuple"; readonly items: readonly (TypeConstraint | undefined)[] }
  | { readonly kind: "object"; readonly attributes: ReadonlyMap<string, AttributeConstraint> };

interface AttributeConstraint {
  readonly type: TypeConstraint | undefined;
  readonly optional: boolean;
  readonly fallback: Expression | undefined;
}

/** Reads a type; also the imprecise texts of Terraform 0.11 (`"map"`). */
export function readType(expression: Expression | undefined): TypeConstraint | undefined {
  if (expression === undefined) return undefined;
  if (expression.kind === "variable" || expression.kind === "literal") {
    const name = expression.kind === "variable" ? expression.name : expression.value;
    if (name === "string" && expression.kind === "variable") return { kind: "string" };
    if (name === "number" || name === "bool") return { kind: name };
    return undefined;
  }
  if (expression.kind !== "call") return undefined;
  const [argument] = expression.items;
  switch (expression.name) {
    case "list":
    case "set":
    case "map":
      return { kind: expression.name, of: readType(argument) };
    case "tuple":
      return argument?.kind === "tuple" ? { kind: "tuple", items: argument.items.map(readType) } : undefined;
    case "object":
      return argument?.kind === "object" ? readObjectType(argument) : undefined;
    default:
      return undefined;
  }
}

function readObjectType({ entries }: Extract<Expression, { kind: "object" }>): TypeConstraint {
  const attributes = new Map<string, AttributeConstraint>();
  for (const { key, value } of entries) {
    if (key.kind !== "literal") continue;
    const optional = value.kind === "call" && value.name === "optional";
    const [type, fallback] = optional ? value.items : [value, undefined];
    attributes.set(String(key.value), { type: readType(type), optional, fallback });
  }
  return { kind: "object", attributes };
}

/** Converts a value for a module variable: absent optional attributes get defaults. */
export function convert(
  value: Value,
  type: TypeConstraint | undefined,
  budget: Budget,
  evaluate: (one: Expression) => Value,
): Value {
  if (type === undefined || !isKnown(value) || isNull(value)) return value;
  if (!budget.spend(1)) return TOO_LARGE;
  switch (type.kind) {
    case "string":
      return value.kind === "scalar" ? scalar(textOfValue(value) ?? null, value.place) : value;
    case "bool":
      return value.kind === "scalar" && (value.value === "true" || value.value === "false")
        ? scalar(value.value === "true", value.place)
        : value;
    case "number":
      return value.kind === "scalar" && typeof value.value === "string" && value.value.trim() !== ""
        ? scalar(Number(value.value), value.place)
        : value;
    case "tuple":
      if (value.kind !== "list") return value;
      return { ...value, items: value.items.map((item, index) => convert(item, type.items[index], budget, evaluate)) };
    case "list":
    case "set": {
      if (value.kind !== "list") return value;
      const items = value.items.map((item) => convert(item, type.of, budget, evaluate));
      return type.kind === "set" ? asSet({ ...value, items }, budget) : { ...value, items };
    }
    case "map": {
      if (value.kind !== "map") return value;
      const entries = new Map<string, MapEntry>();
      for (const [key, entry] of value.entries) {
        entries.set(key, { ...entry, value: convert(entry.value, type.of, budget, evaluate) });
      }
      return { ...value, entries };
    }
    case "object": {
      if (value.kind !== "map") return value;
      const entries = new Map<string, MapEntry>();
      for (const [key, { type: wanted, fallback, optional }] of type.attributes) {
        const given = value.entries.get(key);
        if (given === undefined && value.open !== undefined) continue;
        const isAbsent = given === undefined || (isNull(given.value) && fallback !== undefined);
        if (!isAbsent) entries.set(key, { ...given, value: convert(given.value, wanted, budget, evaluate) });
        else if (optional) {
          const filled = fallback === undefined ? NULL : convert(evaluate(fallback), wanted, budget, evaluate);
          entries.set(key, { value: filled, place: isKnown(filled) ? filled.place : undefined });
        }
      }
      return { ...value, entries };
    }
  }
}

/** Converts to a set: deduplicated, texts sorted. */
export function asSet(value: Extract<Value, { kind: "list" }>, budget: Budget): Value {
  const items = withoutTwins(value.items, budget);
  const texts = items.map((item) => textOfValue(item));
  if (texts.some((text) => text === undefined)) return listValue(items, value.place, value.open);
  const byText = new Map(items.map((item, index) => [texts[index] ?? "", { value: item, place: undefined }] as const));
  return listValue(
    sortedKeys(map(byText)).flatMap((text) => byText.get(text)?.value ?? []),
    value.place,
    value.open,
  );
}

export function withoutTwins(values: readonly Value[], budget: Budget): Value[] {
  const kept: Value[] = [];
  for (const item of values) {
    if (!budget.spend(1)) break;
    if (!kept.some((other) => isEqual(other, item, budget) === true)) kept.push(item);
  }
  return kept;
}
