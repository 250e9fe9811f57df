import { memoizeText } from "../../model/memoize.js";
import type { KnownIn } from "../../model/workload.js";
import { API_KINDS, API_TYPES } from "./api-types.js";

export interface FieldShape {
  readonly holds: "one" | "list" | "map";
  readonly type: string | undefined;
  /** Absent where every version knows the field. */
  readonly knownIn?: KnownIn | undefined;
}

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

export const fieldsOf = memoizeText((type): ReadonlyMap<string, FieldShape> => {
  const fields = new Map<string, FieldShape>();
  for (const text of (API_TYPES[type] ?? "").split(" ")) {
    const [named = "", shape = ""] = text.split(":");
    const [name = "", versions] = named.split("@");
    fields.set(name, { ...parseShape(shape), knownIn: versions === undefined ? undefined : parseVersions(versions) });
  }
  return fields;
});

export const typedFieldsOf = memoizeText((type): readonly (readonly [name: string, shape: FieldShape])[] =>
  [...fieldsOf(type)].filter(([, shape]) => shape.type !== undefined),
);

/** Returns the name of a kind's API type; undefined for an unknown version. */
export function typeOfKind(apiVersion: string, kind: string): string | undefined {
  return API_KINDS[`${apiVersion} ${kind}`];
}
