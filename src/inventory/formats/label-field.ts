import { isOpen, matches } from "../../model/fact.js";
import { ARCHITECTURE_LABEL, type IncompleteField, type LabelOrigin, OS_LABEL } from "../../model/pool.js";
import { EMPTY_STRING_MAP, type StringMap, stringMap } from "../../model/string-map.js";
import { getValue } from "../../yaml/node-value.js";
import { scalarText } from "../contract/configuration-value.js";
import {
  type Cursor,
  cursorsOfEntries,
  cursorsOfList,
  describeUnresolved,
  factAt,
  isTemplated,
  isUnresolved,
  keyOf,
  placeOf,
  startOfUnknown,
  textOf,
  UNKNOWN_TEXT,
} from "./cursor.js";

export interface LabelField {
  readonly labels: StringMap<string>;
  readonly origins: StringMap<LabelOrigin>;
  /** Keys, or `*`, with undetermined values. */
  readonly openLabels: readonly string[];
  readonly incomplete: readonly IncompleteField[];
}

export const NO_LABELS: LabelField = {
  labels: EMPTY_STRING_MAP,
  origins: EMPTY_STRING_MAP,
  openLabels: [],
  incomplete: [],
};

const ANY_LABEL = "*";

interface WrittenLabel {
  readonly key: string;
  readonly value: string;
  readonly cursor: Cursor;
  /** The value may come from somewhere else: the label stands where its key does. */
  readonly atKey?: boolean;
}

/** The value that a plan does not show. */
const NOT_SHOWN = describeUnresolved(UNKNOWN_TEXT);
const WORDS: readonly (readonly [pattern: RegExp, label: string, value: string])[] = [
  [/arm_?64|aarch64|siderolabs\/sbc-/i, ARCHITECTURE_LABEL, "arm64"],
  [/amd64|x86_64/i, ARCHITECTURE_LABEL, "amd64"],
  [/windows/i, OS_LABEL, "windows"],
];

/** Reads a mapping of labels, `key=value` texts with commas between, or a list of such texts or of keys with values. */
export function readLabels(cursor: Cursor): LabelField {
  const { node } = cursor;
  if (node?.kind === "mapping") {
    const entries = cursorsOfEntries(cursor).map((own): WrittenLabel => {
      return { key: keyOf(own), value: scalarText(own.node) ?? "", cursor: own, atKey: own.node?.file !== undefined };
    });
    return fromWritten(entries);
  }
  const items = node?.kind === "sequence" ? cursorsOfList(cursor) : [cursor];
  // Terraform 0.11 has blocks where later versions have maps.
  const isMap = (item: Cursor) => item.node?.kind === "mapping" && getValue(item.node, "key") === undefined;
  const written = items
    .filter((item) => !isMap(item))
    .flatMap((item) => (item.node?.kind === "mapping" ? readLabelObject(item) : readLabelTexts(item)));
  return joinLabels([...items.filter(isMap).map(readLabels), fromWritten(written)]);
}

/** `{key, value}`. */
function readLabelObject(cursor: Cursor): WrittenLabel[] {
  const key = scalarText(getValue(cursor.node, "key"));
  if (key === undefined) return [];
  return [{ key, value: scalarText(getValue(cursor.node, "value")) ?? "", cursor }];
}

/** `key=value` texts with commas between. */
function readLabelTexts(cursor: Cursor): WrittenLabel[] {
  const text = textOf(cursor) ?? "";
  // The reason that a value is unknown may contain commas.
  if (isUnresolved(cursor) && startOfUnknown(text) === "" && !text.includes("="))
    return [{ key: text, value: "", cursor }];
  const texts = text.split(",").filter((text) => text.trim() !== "");
  return texts.map((text) => {
    const equals = text.indexOf("=");
    return equals < 0
      ? { key: text.trim(), value: "", cursor }
      : { key: text.slice(0, equals).trim(), value: text.slice(equals + 1), cursor };
  });
}

function fromWritten(written: readonly WrittenLabel[]): LabelField {
  const labels: [string, string][] = [];
  const origins: [string, LabelOrigin][] = [];
  const openLabels: string[] = [];
  const incomplete: IncompleteField[] = [];
  for (const { key, value, cursor, atKey } of written) {
    const template = [key, value].find(isTemplated);
    if (template === undefined) {
      labels.push([key, value]);
      origins.push([key, { place: placeOf(cursor, atKey ? "key" : "value") }]);
      continue;
    }
    const open = isTemplated(key) ? ANY_LABEL : key;
    openLabels.push(open);
    const why =
      open === ANY_LABEL ? describeUnresolved(template) : `value of "${key}": ${describeUnresolved(template)}`;
    const label = open === ANY_LABEL ? {} : { label: open };
    incomplete.push({ field: "labels", why, place: placeOf(cursor), ...label });
  }
  return { labels: stringMap(labels), origins: stringMap(origins), openLabels, incomplete };
}

/** Merges fields: a later one wins, also if its value is undetermined. */
export function joinLabels(fields: readonly LabelField[]): LabelField {
  const labels = new Map<string, string>();
  const origins = new Map<string, LabelOrigin>();
  for (const field of fields) {
    for (const key of field.openLabels) labels.delete(key);
    for (const [key, value] of Object.entries(field.labels)) labels.set(key, value);
    for (const [key, origin] of Object.entries(field.origins)) origins.set(key, origin);
  }
  return {
    labels: stringMap(labels),
    origins: stringMap([...origins].filter(([key]) => labels.has(key))),
    openLabels: [...new Set(fields.flatMap(({ openLabels }) => openLabels))].filter((key) => !labels.has(key)),
    incomplete: fields.flatMap(({ incomplete }) => incomplete),
  };
}

/** Returns labels implied by `arm64` or `AL2023_ARM_64_STANDARD`. Linux by default; undetermined for a template. */
export function machineLabels(cursors: readonly Cursor[]): LabelField {
  const open = cursors.map((cursor) => factAt(cursor, [])).find((fact) => isOpen(fact) && fact.why !== NOT_SHOWN);
  const found = WORDS.flatMap(([pattern, label, value]) => {
    const cursor = cursors.find((one) => matches(factAt(one, []), pattern) === true);
    return cursor === undefined ? [] : [{ label, value, place: placeOf(cursor) }];
  });
  return {
    labels: stringMap(found.map(({ label, value }) => [label, value])),
    origins: stringMap(found.map(({ label, place }) => [label, { place }])),
    openLabels: isOpen(open) ? [OS_LABEL] : [],
    incomplete: isOpen(open)
      ? [{ ...open, field: "labels", label: OS_LABEL, why: `value of "${OS_LABEL}": ${open.why}` }]
      : [],
  };
}
