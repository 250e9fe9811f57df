import type { IgnoredField, IncompleteField } from "../../model/pool.js";
import type { SourceNode } from "../../model/source.js";
import { type PoolTaint, TAINT_EFFECTS, type Taint } from "../../model/taint.js";
import { list } from "../../model/words.js";
import { getValue } from "../../yaml/node-value.js";
import { describeNode, scalarText } from "../contract/configuration-value.js";
import {
  type Cursor,
  cursorAt,
  cursorsOfEntries,
  describeUnresolved,
  isTemplated,
  isUnresolved,
  itemsOfList,
  keyOf,
  placeOf,
  textOf,
} from "./cursor.js";

/**
 * Syntax of taints. `object`: `{key, value, effect}`. `enum`: effects such as `NO_SCHEDULE` only. `words`: effects in
 * any spelling. `string`: `key=value:Effect`, a list or comma-separated. `schedule-type`: `{key, value,
 * schedule_type}`. `map`: `key: "value:Effect"`. `eksctl`: a map or objects.
 */
export type TaintDialect = "object" | "enum" | "words" | "schedule-type" | "string" | "map" | "eksctl";

export interface TaintField {
  readonly taints: readonly PoolTaint[];
  readonly incomplete: readonly IncompleteField[];
  /** Fields that a taint does not have. */
  readonly ignored?: readonly IgnoredField[];
}

export const NO_TAINTS: TaintField = { taints: [], incomplete: [] };

/** Reads taints. Illegal ones are kept as written, for the rule `invalid-taint`. */
export function readTaints(cursor: Cursor, dialect: TaintDialect): TaintField {
  const { node } = cursor;
  if (node === undefined || (node.kind === "scalar" && node.text === "")) return NO_TAINTS;
  if (isUnresolved(cursor)) return misfit(cursor, "");
  if (dialect === "string" && node.kind === "scalar") {
    const texts = node.text.split(",").filter((text) => text.trim() !== "");
    return joinTaints(texts.map((text) => readTaintText(cursor, text.trim())));
  }
  if (dialect === "map" || (dialect === "eksctl" && node.kind === "mapping")) return readMap(cursor, dialect);
  if (node.kind !== "sequence") return unread(cursor, `a list is expected there, found ${describeNode(node)}`);
  return joinTaints(
    itemsOfList(cursor).map((item) => (dialect === "string" ? readItem(item) : readObject(item, dialect))),
  );
}

/** Merges fields; every taint counts. */
export function joinTaints(fields: readonly TaintField[]): TaintField {
  return {
    taints: fields.flatMap(({ taints }) => taints),
    incomplete: fields.flatMap(({ incomplete }) => incomplete),
    ignored: fields.flatMap(({ ignored = [] }) => ignored),
  };
}

/** Merges fields about the same nodes; an earlier taint hides a later one with its key and effect. */
export function uniteTaints(fields: readonly TaintField[]): TaintField {
  const taints: PoolTaint[] = [];
  for (const field of fields) {
    const earlier = [...taints];
    const isNew = (taint: Taint) => !earlier.some(({ key, effect }) => key === taint.key && effect === taint.effect);
    taints.push(...field.taints.filter(isNew));
  }
  return { ...joinTaints(fields), taints };
}

/** Returns a field without taints that is incomplete for the reason `why`. */
export function unread(cursor: Cursor, why: string): TaintField {
  return { taints: [], incomplete: [{ field: "taints", why, place: placeOf(cursor) }] };
}

/** Returns a field that is undetermined, or else holds something else than is `expected`. */
export function misfit(cursor: Cursor, expected: string): TaintField {
  return unread(cursor, isUnresolved(cursor) ? describeUnresolved(textOf(cursor) ?? "") : expected);
}

function readItem(cursor: Cursor): TaintField {
  const text = textOf(cursor);
  return text === undefined
    ? unread(cursor, 'a text "key=value:Effect" is expected there')
    : readTaintText(cursor, text);
}

export function readTaintText(cursor: Cursor, text: string): TaintField {
  if (isTemplated(text)) return unread(cursor, describeUnresolved(text));
  const colon = text.lastIndexOf(":");
  const head = colon < 0 ? text : text.slice(0, colon);
  const equals = head.indexOf("=");
  return known(cursor, {
    key: equals < 0 ? head : head.slice(0, equals),
    value: equals < 0 ? "" : head.slice(equals + 1),
    effect: colon < 0 ? "" : text.slice(colon + 1),
  });
}

function readObject(cursor: Cursor, dialect: TaintDialect): TaintField {
  if (cursor.node?.kind !== "mapping") return misfit(cursor, "a mapping with key, value and effect is expected there");
  const strays = STRAY_FIELDS.filter((name) => getValue(cursor.node, name) !== undefined);
  if (strays.length === 0) return readFields(cursor, cursor.node, dialect);
  const ignored = [strayFields(cursor, strays)];
  // Written like a requirement or a toleration, without its value: nothing tells which value it should have.
  const isPending = fieldText(cursor.node, "value") === "" && strays.some((name) => name !== "tolerationSeconds");
  const why = `it has ${list(strays.map((name) => `"${name}"`))}, which a taint does not have`;
  return { ...(isPending ? unread(cursor, why) : readFields(cursor, cursor.node, dialect)), ignored };
}

const STRAY_FIELDS: readonly string[] = ["operator", "values", "tolerationSeconds"];

function strayFields(cursor: Cursor, strays: readonly string[]): IgnoredField {
  const [field = ""] = strays;
  const [value, ...more] = itemsOfList(cursorAt(cursor, ["values"])).map(textOf);
  const written = value === undefined || more.length > 0 ? "" : ` Write value: "${value}" for its value.`;
  return {
    field,
    place: placeOf(cursorAt(cursor, [field]), "key"),
    help: `A taint has a key, a value and an effect alone.${written}`,
    ofTaint: { key: fieldText(cursor.node, "key"), strays },
  };
}

function readFields(cursor: Cursor, node: SourceNode, dialect: TaintDialect): TaintField {
  const effectKey = dialect === "schedule-type" ? "schedule_type" : "effect";
  const fields = [fieldText(node, "key"), fieldText(node, "value"), fieldText(node, effectKey)];
  const template = fields.find(isTemplated);
  if (template !== undefined) return unread(cursor, describeUnresolved(template));
  const [key = "", value = "", effect = ""] = fields;
  if (key === "" && effect === "") return unread(cursor, "a taint needs a key and an effect");
  if (dialect !== "enum" && dialect !== "words") return known(cursor, { key, value, effect });
  const providerEffect = dialect === "enum" ? PROVIDER_EFFECTS.get(effect) : undefined;
  return known(cursor, { key, value, effect: effectOfEnum(effect), ...(providerEffect && { providerEffect }) });
}

const PROVIDER_EFFECTS: ReadonlyMap<string, string> = new Map([
  ["NoSchedule", "NO_SCHEDULE"],
  ["PreferNoSchedule", "PREFER_NO_SCHEDULE"],
  ["NoExecute", "NO_EXECUTE"],
]);

function fieldText(node: SourceNode | undefined, key: string): string {
  return scalarText(getValue(node, key)) ?? "";
}

/** Reads `key: "value:Effect"`, or the effect alone. With two colons eksctl reads nothing, Talos cuts at the first. */
function readMap(cursor: Cursor, dialect: TaintDialect): TaintField {
  if (cursor.node?.kind !== "mapping")
    return unread(cursor, `a mapping is expected there, found ${describeNode(cursor.node)}`);
  const entries = cursorsOfEntries(cursor).map((item): TaintField => {
    const key = keyOf(item);
    const text = scalarText(item.node);
    if (text === undefined) return unread(item, 'a text "value:Effect" belongs there');
    if (isTemplated(key) || isTemplated(text)) return unread(item, describeUnresolved(isTemplated(key) ? key : text));
    const [first = "", ...rest] = text.split(":");
    if (rest.length === 0) return known(item, { key, value: "", effect: first });
    if (dialect === "eksctl" && rest.length > 1) return unread(item, `eksctl reads nothing out of "${text}"`);
    return known(item, { key, value: first, effect: rest.join(":") });
  });
  return joinTaints(entries);
}

function known(cursor: Cursor, taint: Omit<PoolTaint, "place">): TaintField {
  return { taints: [{ ...taint, place: placeOf(cursor) }], incomplete: [] };
}

/** Converts `NO_SCHEDULE`, `no-schedule` and `TAINT_EFFECT_NO_SCHEDULE` to Kubernetes' word; others stay. */
function effectOfEnum(text: string): string {
  const letters = text.replace(/^TAINT_EFFECT_/, "").replaceAll(/[^A-Za-z]/g, "");
  return TAINT_EFFECTS.find((effect) => effect.toLowerCase() === letters.toLowerCase()) ?? text;
}
