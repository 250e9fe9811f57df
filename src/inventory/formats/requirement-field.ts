import type { IncompleteField, PoolRequirement } from "../../model/pool.js";
import { getValue } from "../../yaml/node-value.js";
import { scalarText } from "../contract/configuration-value.js";
import { describeValuesMistake, readOperator } from "../contract/requirement-mistake.js";
import { type Cursor, describeUnresolved, isTemplated, itemsOfList, placeOf, textOf } from "./cursor.js";

export interface RequirementField {
  readonly requirements: readonly PoolRequirement[];
  /** Keys, or `*`, with undetermined values. */
  readonly openLabels: readonly string[];
  readonly incomplete: readonly IncompleteField[];
}

const ANY_LABEL = "*";

/** Reads a list of `{key, operator, values}`. Refused or templated entries leave their key undetermined. */
export function readRequirements(cursor: Cursor): RequirementField {
  if (cursor.node === undefined) return { requirements: [], openLabels: [], incomplete: [] };
  if (cursor.node.kind !== "sequence")
    return unread(cursor, ANY_LABEL, describeMisfit(cursor, "a list is expected there"));
  const fields = itemsOfList(cursor).map(readRequirement);
  return {
    requirements: fields.flatMap(({ requirements }) => requirements),
    openLabels: fields.flatMap(({ openLabels }) => openLabels),
    incomplete: fields.flatMap(({ incomplete }) => incomplete),
  };
}

function unread(cursor: Cursor, key: string, why: string): RequirementField {
  return { requirements: [], openLabels: [key], incomplete: [{ field: "requirements", why, place: placeOf(cursor) }] };
}

function describeMisfit(cursor: Cursor, expected: string): string {
  const text = textOf(cursor);
  return text !== undefined && isTemplated(text)
    ? describeUnresolved(text)
    : `${expected}, found a ${cursor.node?.kind}`;
}

function readRequirement(cursor: Cursor): RequirementField {
  if (cursor.node?.kind !== "mapping") {
    return unread(
      cursor,
      ANY_LABEL,
      describeMisfit(cursor, "a mapping with key, operator and values is expected there"),
    );
  }
  const key = scalarText(getValue(cursor.node, "key")) ?? "";
  if (isTemplated(key)) return unread(cursor, ANY_LABEL, describeUnresolved(key));
  if (key === "") return unread(cursor, ANY_LABEL, "a requirement needs a key");
  const word = scalarText(getValue(cursor.node, "operator")) ?? "";
  const operator = readOperator(word);
  const list = getValue(cursor.node, "values");
  const texts = list?.kind === "sequence" ? list.items.map(scalarText) : [scalarText(list) || undefined];
  const values = texts.filter((text) => text !== undefined);
  const template = [word, ...values].find(isTemplated);
  if (template !== undefined) return unread(cursor, key, `of "${key}": ${describeUnresolved(template)}`);
  if (operator === undefined) return unread(cursor, key, `operator "${word}" of "${key}" is not known`);
  const mistake = describeValuesMistake(operator, values);
  if (mistake !== undefined) return unread(cursor, key, `of "${key}": ${mistake}`);
  return { requirements: [{ key, operator, values }], openLabels: [], incomplete: [] };
}
