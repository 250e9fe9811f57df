import { API_KINDS, API_TYPES } from "./api-types.js";

/** What the value of a field is: one value, a list of them, or a mapping whose keys are free. */
export interface FieldShape {
  readonly holds: "one" | "list" | "map";
  /** The type of the value or of the list's items, where its fields are known. */
  readonly type: string | undefined;
}

const parsed = new Map<string, ReadonlyMap<string, FieldShape>>();

function parseShape(text: string): FieldShape {
  if (text.startsWith("{}")) return { holds: "map", type: undefined };
  const isList = text.startsWith("[]");
  const type = isList ? text.slice("[]".length) : text;
  return { holds: isList ? "list" : "one", type: type === "" ? undefined : type };
}

/** The fields of a type of the API. A type is read when it is first asked for. */
export function fieldsOf(type: string): ReadonlyMap<string, FieldShape> {
  const known = parsed.get(type);
  if (known !== undefined) return known;
  const fields = new Map<string, FieldShape>();
  for (const text of (API_TYPES[type] ?? "").split(" ")) {
    const [name = "", shape = ""] = text.split(":");
    fields.set(name, parseShape(shape));
  }
  parsed.set(type, fields);
  return fields;
}

const typed = new Map<string, readonly (readonly [name: string, shape: FieldShape])[]>();

/** The fields of a type whose own fields are known, too. */
export function typedFieldsOf(type: string): readonly (readonly [name: string, shape: FieldShape])[] {
  const known = typed.get(type);
  if (known !== undefined) return known;
  const fields = [...fieldsOf(type)].filter(([, shape]) => shape.type !== undefined);
  typed.set(type, fields);
  return fields;
}

/** The type of a kind of Kubernetes; undefined for a version that none of the known ones serves. */
export function typeOfKind(apiVersion: string, kind: string): string | undefined {
  return API_KINDS[`${apiVersion} ${kind}`];
}
