import {
  type FieldPath,
  formatFieldPath,
  type MappingEntry,
  type MappingNode,
  type SourceDocument,
  type SourceNode,
} from "../model/source.js";
import { EMPTY_STRING_MAP } from "../model/string-map.js";
import { type ComponentValues, isInValues, type MovedField, VALUE_HOLDERS, type Workload } from "../model/workload.js";
import { placeholderAmong } from "../yaml/blanks.js";
import { isDirective, isDirectiveItem, movedTolerations } from "../yaml/directives.js";
import { effectiveEntries, getEntry, getString, getValue, isEmptyNode, nodeAt } from "../yaml/node-value.js";
import { formatKey } from "../yaml/scalar.js";
import { type FoundField, gatherFields } from "./custom-workloads/read-custom-workloads.js";
import { createDecoder, LENIENT } from "./fields/decoder.js";
import { misplacedValues, misspeltValues } from "./fields/misspelt-values.js";
import { decodePodSpec, findPlaceholder } from "./objects/pod-spec.js";
import type { WorkloadOwner } from "./objects/workload-owner.js";

const TOLERATION_FIELDS: ReadonlySet<string> = new Set(["key", "operator", "value", "effect", "tolerationSeconds"]);
const NODE_AFFINITY_FIELDS: ReadonlySet<string> = new Set([
  "requiredDuringSchedulingIgnoredDuringExecution",
  "preferredDuringSchedulingIgnoredDuringExecution",
]);
/** Enables what is beside it. */
const SWITCH = /^enabled?$/i;
/** Keys whose contents are schemas or status, not settings. */
const APART: ReadonlySet<string> = new Set(["openAPIV3Schema", "properties", "managedFields", "status"]);
/** A chart's own form of one label: `nodeSelector: {key: pool, value: gpu}`. */
const FIELD_OF_ONE = ["key", "value"];
/** A field's type: `nodeSelector: {dataType: string, maxLen: 200}`. */
const TYPE_KEY = /^(?:data)?[tT]ype$/;
const TYPE_NAME = /^(?:string|integer|number|boolean|object|array|float)$/;
const SCHEMA_FILE = /(?:^|\/)values\.schema\.[^/]*$/;

export function isJsonSchema({ root, file }: SourceDocument): boolean {
  return SCHEMA_FILE.test(file.path) || getEntry(root, "$schema") !== undefined;
}

/** Reports whether a document is a suite of helm-unittest, whose values no chart is installed with. */
export function isUnitTest({ root }: SourceDocument): boolean {
  return getEntry(root, "suite") !== undefined && getEntry(root, "tests")?.value.kind === "sequence";
}

const FIELD_NAMES = [
  { field: "tolerations", end: "olerations", ending: /^(.*?)[tT]olerations$/ },
  { field: "nodeSelector", end: "odeSelector", ending: /^(.*?)[nN]odeSelector$/ },
  { field: "affinity", end: "ffinity", ending: /^(.*?)[aA]ffinity$/ },
] as const;

function keysOf(node: SourceNode): string[] {
  return effectiveEntries(node)
    .map(({ key }) => formatKey(key.value))
    .filter((key) => !isDirective(key));
}

function isTolerationList(node: SourceNode): boolean {
  if (node.kind !== "sequence" || node.items.length === 0) return false;
  if (node.items.every(isDirectiveItem)) return false;
  return node.items.every((item) => item.kind === "mapping" && keysOf(item).every((key) => TOLERATION_FIELDS.has(key)));
}

/** Excludes label selectors with `matchLabels`, settings with a switch and types of fields. A null removes a default label. */
function isLabelMap(node: SourceNode): boolean {
  if (node.kind !== "mapping" || keysOf(node).length === 0) return false;
  if (node.entries.length === 2 && FIELD_OF_ONE.every((key) => getEntry(node, key) !== undefined)) return false;
  return node.entries.every(({ key, value }) => {
    if (value.kind !== "scalar" || value.value === null) return false;
    if (TYPE_NAME.test(value.text) && TYPE_KEY.test(formatKey(key.value))) return false;
    return typeof value.value !== "boolean" || !SWITCH.test(formatKey(key.value));
  });
}

/** Excludes one whose lists are empty: that says nothing, whatever form the chart gives them. */
function isNodeAffinity(node: SourceNode | undefined): boolean {
  if (node?.kind !== "mapping" || node.entries.every(({ value }) => isEmptyNode(value))) return false;
  return keysOf(node).every((key) => NODE_AFFINITY_FIELDS.has(key));
}

/** A word in place of labels: charts take `key=value` and expressions as text, but no word. */
const WORD = /^[A-Za-z0-9](?:[\w.-]*[A-Za-z0-9])?$/;

/** Reports whether the values of a release hold a field in a form that no pod takes: a word, or one toleration. */
function isMisshapen(field: FoundField["field"], node: SourceNode): boolean {
  if (field === "nodeSelector") return node.kind === "scalar" && node.value === node.text && WORD.test(node.text);
  return (
    field === "tolerations" &&
    node.kind === "mapping" &&
    getEntry(node, "operator") !== undefined &&
    isTolerationList({ ...node, kind: "sequence", items: [node] })
  );
}

function isForm(node: SourceNode, visited: Set<SourceNode> = new Set()): boolean {
  if (visited.has(node)) return false;
  visited.add(node);
  if (node.kind === "scalar") return /^\s+$/.test(node.text);
  const children = node.kind === "sequence" ? node.items : node.entries.map(({ value }) => value);
  return children.some((child) => isForm(child, visited));
}

function fieldOf(
  entry: MappingEntry,
  isInline: boolean,
): { readonly field: FoundField["field"]; readonly prefix: string } | undefined {
  const name = formatKey(entry.key.value);
  if (isDirective(name)) return undefined;
  if (name === "nodeAffinity") {
    return isNodeAffinity(entry.value) && !isForm(entry.value) ? { field: "nodeAffinity", prefix: "" } : undefined;
  }
  for (const { field, end, ending } of FIELD_NAMES) {
    if (!name.endsWith(end)) continue;
    const prefix = ending.exec(name)?.[1];
    if (prefix === undefined) continue;
    const fits =
      field === "tolerations"
        ? isTolerationList(entry.value)
        : field === "nodeSelector"
          ? isLabelMap(entry.value)
          : isNodeAffinity(getValue(entry.value, "nodeAffinity"));
    const isRead = fits || (isInline && prefix === "" && isMisshapen(field, entry.value));
    return isRead && !isForm(entry.value) ? { field, prefix } : undefined;
  }
  return undefined;
}

/** Drops pod affinity, which may hold anything. */
function onlyNodeAffinity(entry: MappingEntry): MappingEntry {
  const own = getEntry(entry.value, "nodeAffinity");
  if (own === undefined) return entry;
  const value: MappingNode = { kind: "mapping", start: entry.value.start, end: entry.value.end, entries: [own] };
  return { ...entry, value };
}

function readNode(field: FoundField["field"], { value }: MappingEntry): SourceNode {
  return (field === "affinity" ? getValue(value, "nodeAffinity") : undefined) ?? value;
}

/** Groups fields by prefix, because these belong to the same pods. `affinity` excludes a bare `nodeAffinity`. */
function groupFields(
  entries: readonly MappingEntry[],
  path: FieldPath,
  isTaken: (node: SourceNode) => boolean,
): FoundField[][] {
  const groups = new Map<string, FoundField[]>();
  for (const entry of entries) {
    const found = fieldOf(entry, isInValues(path));
    if (found === undefined || isTaken(entry.value) || isTaken(readNode(found.field, entry))) continue;
    const group = groups.get(found.prefix) ?? [];
    groups.set(found.prefix, group);
    const isAffinity = (field: FoundField["field"]) => field === "affinity" || field === "nodeAffinity";
    if (group.some(({ field }) => field === found.field || (isAffinity(field) && isAffinity(found.field)))) continue;
    const written = found.field === "affinity" ? onlyNodeAffinity(entry) : entry;
    group.push({ field: found.field, path: [...path, formatKey(entry.key.value)], entry: written });
  }
  return [...groups.values()];
}

/** Maps items moved within a moved list to the list's real place. */
function throughMoves(items: readonly MovedField[], lists: readonly MovedField[]): MovedField[] {
  return items.map(({ from, to }) => {
    const list = lists.find((one) => one.from.every((step, index) => to[index] === step));
    return { from, to: list === undefined ? to : [...list.to, ...to.slice(list.from.length)] };
  });
}

interface FragmentSource {
  readonly node: SourceNode;
  readonly owner: WorkloadOwner;
  readonly taken: readonly SourceNode[];
}

/** Makes a fragment without scheduling fields. */
export function fragmentOf(
  owner: WorkloadOwner,
  root: SourceNode,
  path: FieldPath,
  part = formatFieldPath(path),
): Workload {
  return {
    replicas: undefined,
    templateLabels: EMPTY_STRING_MAP,
    templateAnnotations: EMPTY_STRING_MAP,
    podSpecPath: path,
    podSpec: decodePodSpec(LENIENT, { ...root, kind: "mapping", entries: [] }, path),
    decodeErrors: [],
    ...owner,
    strayFields: [],
    part: part !== "" ? part : undefined,
    isFragment: true,
  };
}

/** Fields beside a selector that tell that an object of any kind makes pods, and that no pod spec has. */
const MAKES_PODS = ["env", "image", "imagePullPolicy", "parallelism", "replicas", "resources", "schedule"];

/** Reports whether an object of an unknown kind makes pods by its `spec`, and names no toleration anywhere. */
function placesPodsAlone(
  { apiVersion, document: { file } }: WorkloadOwner,
  root: SourceNode,
  path: FieldPath,
): boolean {
  if (apiVersion === "" || formatFieldPath(path) !== "spec") return false;
  const isMade = MAKES_PODS.some((field) => getEntry(getValue(root, "spec"), field) !== undefined);
  return isMade && !(root.file ?? file).text.slice(root.start, root.end).includes("oleration");
}

export function readFragments({ node: root, owner, taken }: FragmentSource): Workload[] {
  const fragments: Workload[] = [];
  // Visits an aliased node once, so that nested aliases cannot explode.
  const visited = new Set<SourceNode>(taken);

  const isOfKnownKind = new Set(taken);

  /** Skips known kinds, whose misspellings are found elsewhere. */
  function readSlips(mapping: SourceNode, entries: readonly MappingEntry[], path: FieldPath): void {
    if (entries.some(({ value }) => isOfKnownKind.has(value))) return;
    const strayFields = misspeltValues(mapping, entries, path, owner.apiVersion !== "" && !isInValues(path));
    if (strayFields.length > 0) fragments.push({ ...fragmentOf(owner, root, path), strayFields });
  }

  function read(mapping: SourceNode, entries: readonly MappingEntry[], path: FieldPath): void {
    const misplaced = misplacedValues(root, entries, path, owner);
    if (misplaced.length > 0) {
      fragments.push({ ...fragmentOf(owner, root, path), strayFields: misplaced });
      for (const { field } of misplaced) visited.add(getValue(mapping, field) ?? mapping);
      return;
    }
    for (const fields of groupFields(entries, path, (node) => visited.has(node))) {
      for (const { field, entry } of fields) visited.add(readNode(field, entry));
      const { podSpec, movedFields: gathered } = gatherFields(mapping, path, fields);
      const movedFields = [...throughMoves(movedTolerations(podSpec, path), gathered), ...gathered];
      const isOwn = (key: string) => fields.some(({ entry }) => entry.key.text === key);
      if (placeholderAmong(mapping, isOwn, owner.document) !== undefined) continue;
      if (findPlaceholder(podSpec, owner.document) !== undefined) continue;
      const decoder = createDecoder();
      const decoded = decodePodSpec(decoder, podSpec, path);
      const [first] = fields;
      const part = formatFieldPath(gathered.length > 0 && first !== undefined ? first.path : path);
      fragments.push({
        ...fragmentOf(owner, root, path, part),
        values: readComponentValues(root, path),
        ...(placesPodsAlone(owner, root, path) && { toleratesNothing: true }),
        ...(movedFields.length > 0 && { movedFields }),
        podSpec: decoded,
        decodeErrors: decoder.errors,
      });
    }
    readSlips(mapping, entries, path);
  }

  function walk(node: SourceNode, path: FieldPath): void {
    if (node.kind === "scalar" || visited.has(node)) return;
    visited.add(node);
    if (node.kind === "sequence") {
      node.items.forEach((item, index) => {
        walk(item, [...path, index]);
      });
      return;
    }
    const entries = effectiveEntries(node);
    read(node, entries, path);
    for (const { key, value } of entries) {
      if (value.kind === "scalar") continue;
      const name = formatKey(key.value);
      if (!APART.has(name) && !isDirective(name)) walk(value, [...path, name]);
    }
  }

  walk(root, []);
  return fragments;
}

const KIND_FIELDS = /^(?:kind|type|mode|presets|(?:controller|workload|deployment|resource)(?:Type|Kind|Mode))$/i;
const KINDS = /^(?:daemonset|deployment|statefulset)$/i;
const DAEMON_SET_SWITCH = /^(?:use)?daemon-?sets?$/i;

/** Reads the chart values around a fragment. `path` leads from `root` to the mapping with the fragment. */
function readComponentValues(root: SourceNode, path: FieldPath): ComponentValues {
  const holders = [...path.keys(), path.length].flatMap((end) => nodeAt(root, path.slice(0, end)) ?? []);
  const [own, outer] = holders.toReversed();
  const isHeld = VALUE_HOLDERS.has(`${path.at(-1)}`);
  return {
    chart: holders.flatMap(
      (node) => getString(node, "chart") ?? getString(nodeAt(node, ["chart", "spec"]), "chart") ?? [],
    ),
    makes: kindMadeOf(own) ?? kindMadeOf(getValue(own, "controller")) ?? (isHeld ? kindMadeOf(outer) : undefined),
    isOff: holders.some((node) => isTruth(getValue(node, "enabled"), false)),
  };
}

/** Returns the kind that values select; undefined if none. */
function kindMadeOf(values: SourceNode | undefined): string | undefined {
  for (const { key, value } of effectiveEntries(values)) {
    const name = formatKey(key.value);
    if (DAEMON_SET_SWITCH.test(name) && isTruth(value, true)) return "daemonset";
    if (!KIND_FIELDS.test(name)) continue;
    const texts = value.kind === "sequence" ? value.items : [value];
    const made = texts.find((one) => one.kind === "scalar" && KINDS.test(one.text));
    if (made?.kind === "scalar") return made.text.toLowerCase();
  }
  return undefined;
}

function isTruth(node: SourceNode | undefined, truth: boolean): boolean {
  return node?.kind === "scalar" && node.value === truth;
}
