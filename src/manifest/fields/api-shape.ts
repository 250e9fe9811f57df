import type { KnownIn } from "../../model/workload.js";
import { API_KINDS, API_TYPES } from "./api-types.js";

export interface FieldShape {
  readonly holds: "one" | "list" | "map";
  readonly type: string | undefined;
  /** Absent where every version knows the field. */
  readonly knownIn?: KnownIn | undefined;
}

const parsed = new Map<string, ReadonlyMap<string, FieldShape>>();

function parseShape(text: string): FieldShape {
  if (text.startsWith("{}")) return { holds: "map", type: undefined };
  const isList = text.startsWith("[]");
  const type = isList ? text.slice("[]".length) : text;
  return { holds: isList ? "list" : "one", type: type === "" ? undefined : type };
}

/** `36`, or `35-35`. */
function parseVersions(text: string): KnownIn {
  const [since, until] = text.split("-").map(Number);
  return { since: since ?? 0, until };
}

export function fieldsOf(type: string): ReadonlyMap<string, FieldShape> {
  const known = parsed.get(type);
  if (known !== undefined) return known;
  const fields = new Map<string, FieldShape>();
  for (const text of (API_TYPES[type] ?? "").split(" ")) {
    const [named = "", shape = ""] = text.split(":");
    const [name = "", versions] = named.split("@");
    fields.set(name, { ...parseShape(shape), knownIn: versions === undefined ? undefined : parseVersions(versions) });
  }
  parsed.set(type, fields);
  return fields;
}

const typed = new Map<string, readonly (readonly [name: string, shape: FieldShape])[]>();

export function typedFieldsOf(type: string): readonly (readonly [name: string, shape: FieldShape])[] {
  const known = typed.get(type);
  if (known !== undefined) return known;
  const fields = [...fieldsOf(type)].filter(([, shape]) => shape.type !== undefined);
  typed.set(type, fields);
  return fields;
}

/** Returns the name of a kind's API type; undefined for an unknown version. */
export function typeOfKind(apiVersion: string, kind: string): string | undefined {
  return API_KINDS[`${apiVersion} ${kind}`];
}
