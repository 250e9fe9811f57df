import { matchesExpression } from "../model/regular-expression.js";
import {
  type CelResult,
  errorOf,
  isList,
  isMap,
  isOptional,
  type Json,
  optionalOf,
  unknownOf,
  weightOf,
} from "./values.js";

type OfTexts = (text: string, ...values: readonly string[]) => CelResult;

const OF_TEXTS: Readonly<Record<string, OfTexts>> = {
  startsWith: (text, start = "") => text.startsWith(start),
  endsWith: (text, end = "") => text.endsWith(end),
  contains: (text, substring = "") => text.includes(substring),
  matches: (text, pattern = "") => matchesExpression(pattern, text) ?? unknownOf("a regular expression"),
  lowerAscii: (text) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()),
  upperAscii: (text) => text.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase()),
  replace: (text, from = "", to = "") => text.replaceAll(from, () => to),
  split: (text, by = "") => text.split(by),
  trim: (text) => text.trim(),
};
const ARITY: Readonly<Record<string, number>> = { lowerAscii: 0, upperAscii: 0, trim: 0, replace: 2 };

function sizeOf(value: CelResult | undefined): CelResult {
  if (typeof value === "string") return [...value].length;
  if (value !== undefined && isList(value)) return value.length;
  return value !== undefined && isMap(value) ? unknownOf("the size of a mapping") : errorOf("no such overload");
}

function toInt(value: CelResult | undefined): CelResult {
  if (typeof value === "number") return Math.trunc(value);
  if (typeof value === "string") return /^-?[0-9]{1,15}$/.test(value) ? Number(value) : errorOf("no number");
  return errorOf("no such overload");
}

function toText(value: CelResult | undefined): CelResult {
  if (typeof value === "string") return value;
  if (typeof value === "boolean" || (typeof value === "number" && Number.isSafeInteger(value))) return String(value);
  return unknownOf("string()");
}

function isZero(value: Json): boolean {
  if (isList(value)) return value.length === 0;
  return isMap(value) ? Object.keys(value).length === 0 : !value;
}

function ofOptional(name: string, receiver: CelResult, [other]: readonly CelResult[]): CelResult | undefined {
  if (!isOptional(receiver)) return undefined;
  const { optional } = receiver;
  switch (name) {
    case "hasValue":
      return optional !== undefined;
    case "value":
      return optional ?? errorOf("optional.none() dereference");
    case "orValue":
    case "or":
      if (optional !== undefined) return name === "or" ? receiver : optional;
      return other;
    default:
      return undefined;
  }
}

function joined(list: readonly Json[], separator: string): CelResult {
  return list.every((item) => typeof item === "string") ? list.join(separator) : errorOf("no such overload");
}

/** Returns the steps of a call: reading its values, and repeating text in `join` and `replace`. */
export function costOf(name: string, receiver: CelResult | undefined, values: readonly CelResult[]): number {
  const [first, second] = values;
  let cost = values.reduce<number>((sum, value) => sum + weightOf(value), weightOf(receiver));
  if (name === "join" && receiver !== undefined && isList(receiver))
    for (const item of receiver) cost += weightOf(item) + weightOf(first);
  if (name === "replace" && typeof receiver === "string" && typeof first === "string")
    cost += receiver.split(first).length * weightOf(second);
  return cost;
}

export function callCelFunction(
  name: string,
  receiver: CelResult | undefined,
  values: readonly CelResult[],
): CelResult {
  const [first] = values;
  const made = receiver === undefined ? undefined : ofOptional(name, receiver, values);
  if (made !== undefined) return made;
  switch (name) {
    case "size":
      return sizeOf(receiver ?? first);
    case "dyn":
      return first ?? errorOf("no such overload");
    case "int":
      return toInt(first);
    case "string":
      return toText(first);
    case "optional.none":
      return optionalOf(undefined);
    case "optional.of":
    case "optional.ofNonZeroValue": {
      if (first === undefined || isOptional(first) || (typeof first === "object" && first !== null && "fault" in first))
        return unknownOf(name);
      const plain = first as Json;
      return optionalOf(name === "optional.ofNonZeroValue" && isZero(plain) ? undefined : plain);
    }
    case "jsonpatch.escapeKey":
      return typeof first === "string"
        ? first.replaceAll("~", "~0").replaceAll("/", "~1")
        : errorOf("no such overload");
    case "join": {
      const separator = first === undefined ? "" : first;
      return receiver !== undefined && isList(receiver) && typeof separator === "string"
        ? joined(receiver, separator)
        : errorOf("no such overload");
    }
    default:
      return ofTexts(name, receiver, values);
  }
}

function ofTexts(name: string, receiver: CelResult | undefined, values: readonly CelResult[]): CelResult {
  const run = Object.hasOwn(OF_TEXTS, name) ? OF_TEXTS[name] : undefined;
  if (run === undefined) return unknownOf(`${name}()`);
  const texts = values.filter((value): value is string => typeof value === "string");
  if (typeof receiver !== "string" || texts.length !== values.length) return errorOf("no such overload");
  return texts.length === (ARITY[name] ?? 1) ? run(receiver, ...texts) : unknownOf(`${name}()`);
}
