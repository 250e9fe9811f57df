import { isLabelKey, isLabelValue, LABEL_KEY_SYNTAX, LABEL_VALUE_SYNTAX } from "../../model/label-syntax.js";
import {
  DECLARED_FORMAT,
  type LabelOrigin,
  type NodePool,
  POOL_ROLES,
  type PoolRequirement,
  type PoolScale,
  type Reservation,
} from "../../model/pool.js";
import { parseQuantity } from "../../model/quantity.js";
import { lineElsewhere } from "../../model/repository-address.js";
import type { FieldPath, Place, SourceDocument, SourceNode } from "../../model/source.js";
import { type StringMap, stringMap } from "../../model/string-map.js";
import type { PoolTaint } from "../../model/taint.js";
import { effectiveEntries, getValue } from "../../yaml/node-value.js";
import { formatKey } from "../../yaml/scalar.js";
import { readStrings } from "../contract/cluster-keys.js";
import { type ConfigurationError, errorAt } from "../contract/configuration-error.js";
import { scalarText } from "../contract/configuration-value.js";
import { describeValuesMistake, readOperator } from "../contract/requirement-mistake.js";
import { parseTaint } from "./taint-syntax.js";

/** The configuration that is read, and its mistakes so far. */
export interface Reading {
  readonly document: SourceDocument;
  readonly errors: ConfigurationError[];
}

export type NodeProperties = Pick<NodePool, "taints" | "startupTaints" | "labels" | "labelOrigins" | "allocatable">;

/** Reads a declared pool. Illegal texts are errors, except taints as mappings, which `invalid-taint` reports. */
export function readDeclaredPool(
  reading: Reading,
  path: FieldPath,
  node: SourceNode,
  cluster: string | null,
): NodePool {
  const { document } = reading;
  return {
    name: scalarText(getValue(node, "name")) ?? "",
    cluster,
    format: DECLARED_FORMAT,
    place: { document, path: [...path, "name"], target: "value" },
    ...readNodeProperties(reading, path, node),
    labelsClosed: false,
    requirements: readRequirements(reading, getValue(node, "requirements"), [...path, "requirements"]),
    requirementsPlace: { document, path: [...path, "requirements"], target: "key" },
    openLabels: readStrings(getValue(node, "openLabels")) ?? [],
    nodes: undefined,
    reservedFor: readReservation(getValue(node, "reservedFor")),
    daemonSets: readStrings(getValue(node, "daemonSets")),
    scale: readScale(getValue(node, "scale")),
    role: POOL_ROLES.find((one) => one === scalarText(getValue(node, "role"))),
  };
}

/** Reads properties shared by a pool's nodes, from a pool or an override; empty without the key. */
export function readNodeProperties(reading: Reading, path: FieldPath, node: SourceNode): NodeProperties {
  const written = getValue(node, "labels");
  const labelPath = [...path, "labels"];
  return {
    taints: readTaints(reading, getValue(node, "taints"), [...path, "taints"]),
    startupTaints: readTaints(reading, getValue(node, "startupTaints"), [...path, "startupTaints"]),
    labels: readLabels(reading, written, labelPath),
    labelOrigins: labelOrigins(reading, written, labelPath),
    allocatable: readAllocatable(reading, getValue(node, "allocatable"), [...path, "allocatable"]),
  };
}

function readTaints(reading: Reading, node: SourceNode | undefined, path: FieldPath): PoolTaint[] {
  if (node?.kind !== "sequence") return [];
  return node.items.flatMap((item, index) => {
    const place: Place = { document: reading.document, path: [...path, index], target: "value" };
    const text = scalarText(item);
    if (text === undefined) {
      return {
        key: scalarText(getValue(item, "key")) ?? "",
        value: scalarText(getValue(item, "value")) ?? "",
        effect: scalarText(getValue(item, "effect")) ?? "",
        place,
        origin: readOrigin(reading.document, scalarText(getValue(item, "origin"))),
      };
    }
    const parsed = parseTaint(text);
    if (parsed.problem === undefined) return { ...parsed.value, place };
    reading.errors.push(errorAt(place, parsed.problem));
    return [];
  });
}

function readOrigin({ root }: SourceDocument, origin: string | undefined): string | undefined {
  if (origin === undefined) return undefined;
  const [, path = origin, line = "1"] = /^(.+):(\d+)$/.exec(origin) ?? [];
  const { file, commit, url } = lineElsewhere(scalarText(getValue(root, "origin")) ?? "", path, Number(line));
  return `${file}:${line}${commit && ` (commit ${commit})`}${url ? `: ${url}` : ""}`;
}

function textEntries(node: SourceNode | undefined, path: FieldPath) {
  return effectiveEntries(node).map((entry) => ({
    key: entry.key.text,
    text: scalarText(entry.value) ?? "",
    path: [...path, formatKey(entry.key.value)],
  }));
}

function readLabels(reading: Reading, node: SourceNode | undefined, path: FieldPath): StringMap<string> {
  const entries = textEntries(node, path);
  for (const entry of entries) {
    const place = { document: reading.document, path: entry.path };
    if (!isLabelKey(entry.key)) {
      const message = `label key "${entry.key}" is not legal: a key is ${LABEL_KEY_SYNTAX}`;
      reading.errors.push(errorAt({ ...place, target: "key" }, message));
    } else if (!isLabelValue(entry.text)) {
      const message = `value "${entry.text}" of label "${entry.key}" is not legal: a value is ${LABEL_VALUE_SYNTAX}`;
      reading.errors.push(errorAt({ ...place, target: "value" }, message));
    }
  }
  return stringMap(entries.map(({ key, text }) => [key, text]));
}

function labelOrigins({ document }: Reading, node: SourceNode | undefined, path: FieldPath): StringMap<LabelOrigin> {
  const entries = textEntries(node, path);
  return stringMap(entries.map(({ key, path: at }) => [key, { place: { document, path: at, target: "value" } }]));
}

function readRequirements(
  reading: Reading,
  node: SourceNode | undefined,
  path: FieldPath,
): PoolRequirement[] | undefined {
  if (node?.kind !== "sequence") return undefined;
  return node.items.flatMap((item, index) => {
    const key = scalarText(getValue(item, "key")) ?? "";
    const operator = readOperator(scalarText(getValue(item, "operator")));
    const values = readStrings(getValue(item, "values")) ?? [];
    const refuse = (field: string, message: string): [] => {
      const place: Place = { document: reading.document, path: [...path, index, field], target: "value" };
      reading.errors.push(errorAt(place, message));
      return [];
    };
    if (!isLabelKey(key)) return refuse("key", `label key "${key}" is not legal: a key is ${LABEL_KEY_SYNTAX}`);
    const illegal = values.find((value) => !isLabelValue(value));
    if (illegal !== undefined) {
      return refuse("values", `value "${illegal}" of label "${key}" is not legal: a value is ${LABEL_VALUE_SYNTAX}`);
    }
    if (operator === undefined) return [];
    const mistake = describeValuesMistake(operator, values);
    return mistake === undefined ? { key, operator, values } : refuse("values", mistake);
  });
}

function readAllocatable(reading: Reading, node: SourceNode | undefined, path: FieldPath): StringMap<string> {
  const entries = textEntries(node, path);
  for (const { key, text, path: entryPath } of entries) {
    const quantity = parseQuantity(text);
    if (quantity !== undefined && quantity >= 0n) continue;
    const place: Place = { document: reading.document, path: entryPath, target: "value" };
    reading.errors.push(
      errorAt(place, `"${text}" of "${key}" is not a quantity: write one such as "8", "500m" or "32Gi"`),
    );
  }
  return stringMap(entries.map(({ key, text }) => [key, text]));
}

function readReservation(node: SourceNode | undefined): Reservation | undefined {
  if (node === undefined) return undefined;
  return {
    namespaces: readStrings(getValue(node, "namespaces")),
    workloads: readStrings(getValue(node, "workloads")),
  };
}

function readScale(node: SourceNode | undefined): PoolScale | undefined {
  if (node === undefined) return undefined;
  const numbers = effectiveEntries(node).map((entry) => [entry.key.text, Number(scalarText(entry.value))] as const);
  return Object.fromEntries(numbers);
}
