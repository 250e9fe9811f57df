import { getValue } from "../../manifest/yaml/node-value.js";
import type { IncompleteField, PoolRequirement } from "../../model/pool.js";
import { scalarText } from "../declaration/configuration-value.js";
import { describeValuesMistake, readOperator } from "../requirement-mistake.js";
import { describeUnresolved, isTemplated, itemsOfList, placeOf, type SourcePart, textOf } from "./source-part.js";

export interface RequirementField {
  readonly requirements: readonly PoolRequirement[];
  /** Keys, or `*`, with undetermined values. */
  readonly openLabels: readonly string[];
  readonly incomplete: readonly IncompleteField[];
}

const ANY_LABEL = "*";

/** Reads a list of `{key, operator, values}`. Refused or templated entries leave their key undetermined. */
export function readRequirements(part: SourcePart): RequirementField {
  if (part.node === undefined) return { requirements: [], openLabels: [], incomplete: [] };
  if (part.node.kind !== "sequence") return unread(part, ANY_LABEL, describeMisfit(part, "a list belongs there"));
  const fields = itemsOfList(part).map(readRequirement);
  return {
    requirements: fields.flatMap(({ requirements }) => requirements),
    openLabels: fields.flatMap(({ openLabels }) => openLabels),
    incomplete: fields.flatMap(({ incomplete }) => incomplete),
  };
}

function unread(part: SourcePart, key: string, why: string): RequirementField {
  return { requirements: [], openLabels: [key], incomplete: [{ field: "requirements", why, place: placeOf(part) }] };
}

function describeMisfit(part: SourcePart, expected: string): string {
  const text = textOf(part);
  return text !== undefined && isTemplated(text) ? describeUnresolved(text) : `${expected}, found a ${part.node?.kind}`;
}

function readRequirement(part: SourcePart): RequirementField {
  if (part.node?.kind !== "mapping") {
    return unread(part, ANY_LABEL, describeMisfit(part, "a mapping with key, operator and values belongs there"));
  }
  const key = scalarText(getValue(part.node, "key")) ?? "";
  if (isTemplated(key)) return unread(part, ANY_LABEL, describeUnresolved(key));
  if (key === "") return unread(part, ANY_LABEL, "a requirement needs a key");
  const word = scalarText(getValue(part.node, "operator")) ?? "";
  const operator = readOperator(word);
  const list = getValue(part.node, "values");
  const texts = list?.kind === "sequence" ? list.items.map(scalarText) : [scalarText(list) || undefined];
  const values = texts.filter((text) => text !== undefined);
  const template = [word, ...values].find(isTemplated);
  if (template !== undefined) return unread(part, key, `of "${key}": ${describeUnresolved(template)}`);
  if (operator === undefined) return unread(part, key, `operator "${word}" of "${key}" is not known`);
  const mistake = describeValuesMistake(operator, values);
  if (mistake !== undefined) return unread(part, key, `of "${key}": ${mistake}`);
  return { requirements: [{ key, operator, values }], openLabels: [], incomplete: [] };
}
