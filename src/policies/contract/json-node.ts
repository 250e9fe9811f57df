import { isList, isMap, type Json, type JsonObject } from "../../cel/values.js";
import { memoize } from "../../model/memoize.js";
import type { ScalarNode, SourceNode } from "../../model/source.js";
import { effectiveEntries } from "../../yaml/node-value.js";
import { formatKey } from "../../yaml/scalar.js";

export function jsonOf(node: SourceNode): Json {
  if (node.kind === "scalar") return typeof node.value === "bigint" ? Number(node.value) : node.value;
  return collectionJson(node);
}

const collectionJson = memoize((node: Exclude<SourceNode, ScalarNode>): Json => {
  if (node.kind === "sequence") return node.items.map(jsonOf);
  const entries = effectiveEntries(node).map(({ key, value }) => [formatKey(key.value), jsonOf(value)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
});

/** Returns the value at a path; undefined if missing. */
export function jsonAt(json: Json | undefined, ...keys: readonly (string | number)[]): Json | undefined {
  let found = json;
  for (const key of keys) {
    if (found === undefined) return undefined;
    if (isList(found)) found = typeof key === "number" ? found[key] : undefined;
    else found = isMap(found) && Object.hasOwn(found, key) ? found[key] : undefined;
  }
  return found;
}

export function mapAt(json: Json | undefined, ...keys: readonly (string | number)[]): JsonObject {
  const found = jsonAt(json, ...keys);
  return found !== undefined && isMap(found) ? found : {};
}

export function listAt(json: Json | undefined, ...keys: readonly (string | number)[]): readonly Json[] {
  const found = jsonAt(json, ...keys);
  return found !== undefined && isList(found) ? found : [];
}

export function textsAt(json: Json | undefined, ...keys: readonly (string | number)[]): readonly string[] {
  return listAt(json, ...keys).filter((item): item is string => typeof item === "string");
}

export function textAt(json: Json | undefined, ...keys: readonly (string | number)[]): string | undefined {
  const found = jsonAt(json, ...keys);
  return typeof found === "string" ? found : undefined;
}

export function put(json: Json, [step, ...others]: readonly (string | number)[], value: JsonObject): Json {
  if (step === undefined) return value;
  if (isList(json)) return typeof step === "number" ? json.with(step, put(json[step] ?? null, others, value)) : json;
  return isMap(json) ? { ...json, [step]: put(json[step] ?? {}, others, value) } : json;
}
