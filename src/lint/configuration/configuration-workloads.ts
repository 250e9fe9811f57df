import { type ConfigurationError, errorAt } from "../../inventory/contract/configuration-error.js";
import { scalarText } from "../../inventory/contract/configuration-value.js";
import {
  type CustomKind,
  type PodDeclaration,
  SCHEDULING_FIELDS,
  type SchedulingField,
} from "../../manifest/fields/custom-kind.js";
import { commonStart, type FieldPattern, parseFieldPattern, plainKeys } from "../../manifest/fields/field-pattern.js";
import { podSpecPathOf } from "../../manifest/objects/kinds.js";
import type { Place, SourceDocument, SourceNode } from "../../model/source.js";
import { quoted } from "../../model/words.js";
import { getValue, itemsOf } from "../../yaml/node-value.js";

/** Reads `workloads`. Several entries of one kind are several pod specs. */
export function readCustomKinds(document: SourceDocument, errors: ConfigurationError[]): CustomKind[] {
  const kinds = new Map<string, { group: string; kind: string; pods: PodDeclaration[] }>();
  itemsOf(getValue(document.root, "workloads")).forEach((item, index) => {
    const place: Place = { document, path: ["workloads", index], target: "value" };
    const group = scalarText(getValue(item, "group")) ?? "";
    const kind = scalarText(getValue(item, "kind")) ?? "";
    if (podSpecPathOf(`${group}/v1`, kind) !== undefined) {
      const message = `${quoted(kind)} of group ${quoted(group)} is a kind of Kubernetes itself, whose pod spec is known`;
      errors.push(errorAt({ ...place, path: [...place.path, "kind"] }, message));
    }
    const key = JSON.stringify([group, kind]);
    const known = kinds.get(key) ?? { group, kind, pods: [] };
    kinds.set(key, known);
    known.pods.push(readPods(item, place, errors));
  });
  return [...kinds.values()];
}

function readPods(item: SourceNode, place: Place, errors: ConfigurationError[]): PodDeclaration {
  const part = scalarText(getValue(item, "part"));
  const podSpec = scalarText(getValue(item, "podSpec"));
  if (podSpec !== undefined) readPattern(podSpec, { ...place, path: [...place.path, "podSpec"] }, errors);
  const fields: Partial<Record<SchedulingField, string>> = {};
  const patterns: { readonly field: SchedulingField; readonly pattern: FieldPattern }[] = [];
  for (const field of SCHEDULING_FIELDS) {
    const text = scalarText(getValue(item, field));
    if (text === undefined) continue;
    const at: Place = { ...place, path: [...place.path, field] };
    fields[field] = text;
    const pattern = readPattern(text, at, errors);
    if (pattern !== undefined) patterns.push({ field, pattern });
    if (podSpec !== undefined) {
      errors.push(errorAt({ ...at, target: "key" }, `"${field}" is beside "podSpec", which already contains it`));
    }
  }
  describeApart(patterns, place, errors);
  const hasFields = Object.keys(fields).length > 0;
  if (podSpec === undefined && !hasFields) {
    const message = `the entry of "workloads" has no place: write "podSpec", or one of ${SCHEDULING_FIELDS.map(quoted).join(", ")}`;
    errors.push(errorAt(place, message));
  }
  return {
    part,
    podSpec,
    fields: hasFields ? fields : undefined,
  };
}

function readPattern(text: string, at: Place, errors: ConfigurationError[]): FieldPattern | undefined {
  const pattern = parseFieldPattern(text);
  if (pattern === undefined) {
    const message = `${quoted(text)} is not a path: write keys with dots between them, "[*]" for every item of a list and ".*" for every value of a mapping, as in "spec.groups[*].template.spec"`;
    errors.push(errorAt(at, message));
  }
  return pattern;
}

/** Fields of one pod must share wildcards, or they could not be matched up. */
function describeApart(
  patterns: readonly { readonly field: SchedulingField; readonly pattern: FieldPattern }[],
  place: Place,
  errors: ConfigurationError[],
): void {
  const start = commonStart(patterns.map(({ pattern }) => pattern.slice(0, -1)));
  const apart = patterns.find(({ pattern }) => plainKeys(pattern.slice(start.length)) === undefined);
  if (apart === undefined) return;
  const message = `the wildcard of "${apart.field}" is not in the other fields of the entry: write an entry for each of them`;
  errors.push(errorAt({ ...place, path: [...place.path, apart.field] }, message));
}
