import { nodeAt } from "../../manifest/yaml/node-value.js";
import { parseDocuments } from "../../manifest/yaml/syntax.js";
import { isRecord } from "../../model/is-record.js";
import type { Outcome } from "../../model/outcome.js";
import { type FieldPath, formatFieldPath, type SourceFile, type TextPlace } from "../../model/source.js";

/** Helm fetches and reads whatever these lead to. */
const REFERENCES = ["$ref", "$dynamicRef", "$recursiveRef"];
/** What a schema calls itself: references are resolved against it, and nothing else depends on it. */
const NAMES = ["$id", "id"];
/** The meta-schemas that every helm holds itself. */
const KNOWN_META_SCHEMA = /^https?:\/\/json-schema\.org\/(?:draft-0[467]|draft\/20(?:19-09|20-12))\/schema#?$/;

const MAX_DEPTH = 200;

/**
 * Checks a `values.schema.json` that a chart checks values by, and writes it anew as it was understood, as helm may see it.
 * Every reference must stay inside of it.
 */
export function checkValuesSchema(file: SourceFile): Outcome<string, TextPlace & { readonly message: string }> {
  let schema: unknown;
  try {
    schema = JSON.parse(file.text);
  } catch {
    return { problem: { file, span: { start: 0, end: 0 }, message: "values.schema.json is not valid JSON" } };
  }
  const outward = findOutwardReference(schema, []);
  if (outward !== undefined) return { problem: { ...placeOf(file, outward.path), message: outward.message } };
  return { value: JSON.stringify(schema, withoutNames) };
}

function findOutwardReference(
  value: unknown,
  path: FieldPath,
): { readonly path: FieldPath; readonly message: string } | undefined {
  if (path.length > MAX_DEPTH) return { path, message: "values.schema.json is nested too deeply" };
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const found = findOutwardReference(item, [...path, index]);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const here = [...path, key];
    if (typeof inner !== "string") {
      const found = findOutwardReference(inner, here);
      if (found !== undefined) return found;
    } else if (REFERENCES.includes(key) && !inner.startsWith("#")) {
      const at = formatFieldPath(here);
      return { path: here, message: `values.schema.json refers to "${inner}" at ${at}, which is outside of that file` };
    }
  }
  return undefined;
}

/** For `JSON.stringify`. A meta-schema that helm does not hold would be fetched. */
function withoutNames(key: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (NAMES.includes(key)) return undefined;
  return key === "$schema" && !KNOWN_META_SCHEMA.test(value) ? undefined : value;
}

function placeOf(file: SourceFile, path: FieldPath): TextPlace {
  const root = parseDocuments(file).documents[0]?.root;
  const { start, end } = nodeAt(root, path) ?? { start: 0, end: 0 };
  return { file, span: { start, end } };
}
