import { effectiveEntries } from "../../manifest/node-value.js";
import { formatKey } from "../../manifest/scalar.js";
import type { IncompleteField } from "../../model/pool.js";
import { scalarText } from "../configuration-value.js";
import { describeUnresolved, isTemplated, itemsOf, placeOf, type SourcePart, textOf } from "./source-part.js";

/** The labels of one field, and what of it could not be read. */
export interface LabelField {
  readonly labels: Readonly<Record<string, string>>;
  /** Keys, or `*`, whose values the field leaves open. */
  readonly openLabels: readonly string[];
  readonly incomplete: readonly IncompleteField[];
}

export const NO_LABELS: LabelField = { labels: {}, openLabels: [], incomplete: [] };

const ANY_LABEL = "*";

/** Reads a mapping of labels, `key=value` texts with commas between, or a list of such texts. */
export function readLabels(part: SourcePart): LabelField {
  const { node } = part;
  if (node?.kind === "mapping") {
    const entries = effectiveEntries(node).map(
      ({ key, value }) => [formatKey(key.value), scalarText(value) ?? ""] as const,
    );
    return fromPairs(part, entries);
  }
  const texts = node?.kind === "sequence" ? itemsOf(part).map(textOf) : [textOf(part)];
  const pairs = texts
    .flatMap((text) => text?.split(",") ?? [])
    .filter((text) => text.trim() !== "")
    .map((text) => {
      const equals = text.indexOf("=");
      return equals < 0
        ? ([text.trim(), ""] as const)
        : ([text.slice(0, equals).trim(), text.slice(equals + 1)] as const);
    });
  return fromPairs(part, pairs);
}

function fromPairs(part: SourcePart, pairs: readonly (readonly [key: string, value: string])[]): LabelField {
  const labels: [string, string][] = [];
  const openLabels: string[] = [];
  const incomplete: IncompleteField[] = [];
  for (const [key, value] of pairs) {
    const template = [key, value].find(isTemplated);
    if (template === undefined) {
      labels.push([key, value]);
      continue;
    }
    const open = isTemplated(key) ? ANY_LABEL : key;
    openLabels.push(open);
    const why =
      open === ANY_LABEL ? describeUnresolved(template) : `value of "${key}": ${describeUnresolved(template)}`;
    incomplete.push({ field: "labels", why, place: placeOf(part) });
  }
  return { labels: Object.fromEntries(labels), openLabels, incomplete };
}

/** Several fields as one: a later field wins, also where it leaves open what an earlier one said. */
export function joinLabels(fields: readonly LabelField[]): LabelField {
  const labels = new Map<string, string>();
  for (const field of fields) {
    for (const key of field.openLabels) labels.delete(key);
    for (const [key, value] of Object.entries(field.labels)) labels.set(key, value);
  }
  return {
    labels: Object.fromEntries(labels),
    openLabels: fields.flatMap(({ openLabels }) => openLabels).filter((key) => !labels.has(key)),
    incomplete: fields.flatMap(({ incomplete }) => incomplete),
  };
}
