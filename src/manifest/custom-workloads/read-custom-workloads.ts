import {
  type FieldPath,
  formatFieldPath,
  type MappingEntry,
  type MappingNode,
  type SourceNode,
} from "../../model/source.js";
import type { MovedField, Workload } from "../../model/workload.js";
import { getEntry, getString, getValue, nodeAt } from "../../yaml/node-value.js";
import {
  type CustomKind,
  type PodDeclaration,
  SCHEDULING_FIELDS,
  type SchedulingField,
} from "../fields/custom-kind.js";
import { createDecoder, LENIENT } from "../fields/decoder.js";
import { commonStart, type FieldMatch, matchPattern, parseFieldPattern, plainKeys } from "../fields/field-pattern.js";
import { strayTerms } from "../fields/misspelt-values.js";
import { findSlips, findUnknownInCustomPodSpec, type UnknownFields } from "../fields/unknown-fields.js";
import type { KubernetesObject } from "../objects/objects.js";
import { decodePodSpec } from "../objects/pod-spec.js";
import { ownerOf } from "../objects/workload-owner.js";

export const PLACE_IN_POD_SPEC: Readonly<Record<SchedulingField, FieldPath>> = {
  tolerations: ["tolerations"],
  nodeSelector: ["nodeSelector"],
  affinity: ["affinity"],
  nodeAffinity: ["affinity", "nodeAffinity"],
};

export interface CustomWorkload {
  readonly workload: Workload;
  /** The nodes already read: scheduling fields or the whole pod spec. */
  readonly nodes: readonly SourceNode[];
  /** The pod spec, assembled if the fields are separate. */
  readonly podSpec: SourceNode;
}

export interface GatheredFields {
  readonly podSpec: MappingNode;
  readonly movedFields: readonly MovedField[];
  readonly nodes: readonly SourceNode[];
}

export interface FoundField {
  readonly field: SchedulingField;
  readonly path: FieldPath;
  readonly entry: MappingEntry;
  readonly isLabelSelector?: true | undefined;
}

function mappingOf(owner: SourceNode, entries: readonly MappingEntry[]): MappingNode {
  return { kind: "mapping", start: owner.start, end: owner.end, entries };
}

export function gatherFields(owner: SourceNode, podSpecPath: FieldPath, found: readonly FoundField[]): GatheredFields {
  const entries: MappingEntry[] = [];
  const movedFields: MovedField[] = [];
  for (const { field, path, entry, isLabelSelector } of found) {
    if (isLabelSelector) {
      const split = splitLabelSelector(entry, path, podSpecPath);
      entries.push(...split.entries);
      movedFields.push(...split.movedFields);
      continue;
    }
    if (field === "nodeAffinity") {
      const key = { ...entry.key, value: "nodeAffinity", text: "nodeAffinity" };
      const affinity = mappingOf(entry.value, [{ ...entry, key }]);
      entries.push({ key: { ...entry.key, value: "affinity", text: "affinity" }, value: affinity, merged: false });
    } else {
      entries.push({ ...entry, key: { ...entry.key, value: field, text: field } });
    }
    const from = [...podSpecPath, ...PLACE_IN_POD_SPEC[field]];
    if (from.join("\n") !== path.join("\n")) movedFields.push({ from, to: path });
  }
  return { podSpec: mappingOf(owner, entries), movedFields, nodes: found.map(({ entry }) => entry.value) };
}

const TERMS: FieldPath = [...PLACE_IN_POD_SPEC.nodeAffinity, "requiredDuringSchedulingIgnoredDuringExecution"];
const LABEL_SELECTOR: readonly string[] = ["matchLabels", "matchExpressions"];

/** Returns the node selector and the affinity that ask for the nodes of a label selector; `{}` asks for all. */
function splitLabelSelector({ key, value }: MappingEntry, path: FieldPath, podSpecPath: FieldPath) {
  const entries: MappingEntry[] = [];
  const movedFields: MovedField[] = [];
  if (value.kind !== "mapping" || value.entries.some(({ key: { text } }) => !LABEL_SELECTOR.includes(text)))
    return { entries, movedFields };
  const named = (name: string) => ({ ...key, value: name, text: name });
  const [labels, expressions] = LABEL_SELECTOR.map((name) => getEntry(value, name)?.value);
  entries.push({ key: named("nodeSelector"), value: labels ?? mappingOf(value, []), merged: false });
  movedFields.push({ from: [...podSpecPath, "nodeSelector"], to: labels ? [...path, "matchLabels"] : path });
  if (expressions !== undefined) {
    const items = [mappingOf(value, [{ key: named("matchExpressions"), value: expressions, merged: false }])];
    const terms: SourceNode = { kind: "sequence", start: value.start, end: value.end, items };
    const nest = (node: SourceNode, name: FieldPath[number]) =>
      mappingOf(value, [{ key: named(String(name)), value: node, merged: false }]);
    const affinity = [...TERMS.slice(1), "nodeSelectorTerms"].reduceRight(nest, terms as SourceNode);
    entries.push({ key: named("affinity"), value: affinity, merged: false });
    movedFields.push({ from: [...podSpecPath, ...TERMS, "nodeSelectorTerms", 0], to: path });
  }
  return { entries, movedFields };
}

interface FoundPodSpec extends Omit<GatheredFields, "podSpec"> {
  readonly match: FieldMatch;
  readonly podSpec: SourceNode;
  readonly unknown: Partial<UnknownFields>;
}

function findPodSpecs(root: SourceNode, text: string, hasOwnFields: boolean): FoundPodSpec[] {
  return matchPattern(root, parseFieldPattern(text) ?? []).flatMap((match) => {
    if (match.node.kind !== "mapping") return [];
    const unknown = findUnknownInCustomPodSpec({ object: root, podSpecPath: match.path }, hasOwnFields);
    return [{ match, podSpec: match.node, movedFields: [], nodes: [match.node], unknown }];
  });
}

const isEmpty = (node: SourceNode): boolean => {
  if (node.kind === "scalar") return node.value === null;
  return node.kind === "sequence" ? node.items.length === 0 : node.entries.length === 0;
};

/** Finds the part's field, else the shared one, which also replaces an empty field. */
function findField(
  root: SourceNode,
  field: SchedulingField,
  path: FieldPath,
  fallback: FieldPath | undefined,
): FoundField[] {
  const own = getEntry(nodeAt(root, path.slice(0, -1)), String(path.at(-1)));
  const isOwn = own !== undefined && !(fallback && isEmpty(own.value));
  if (isOwn || fallback === undefined) return own === undefined ? [] : [{ field, path, entry: own }];
  const entry = getEntry(nodeAt(root, fallback), field);
  return entry === undefined ? [] : [{ field, path: [...fallback, field], entry }];
}

function gatherContainers({ node, path }: FieldMatch, places: readonly string[]): GatheredFields {
  const found = places.flatMap((place) => {
    const keys = place.split(".");
    const value = nodeAt(node, keys);
    if (value?.kind === "sequence") return value.items.map((item, index) => ({ item, to: [...path, ...keys, index] }));
    return value?.kind === "mapping" ? [{ item: value, to: [...path, ...keys] }] : [];
  });
  const [first] = node.kind === "mapping" ? node.entries : [];
  if (found.length === 0 || first === undefined) return { podSpec: mappingOf(node, []), movedFields: [], nodes: [] };
  const items = found.map(({ item }) => item);
  const key = { ...first.key, value: "containers", text: "containers" };
  const list: SourceNode = { kind: "sequence", start: node.start, end: node.end, items };
  return {
    podSpec: mappingOf(node, [{ key, value: list, merged: false }]),
    movedFields: found.map(({ to }, index) => ({ from: [...path, "containers", index], to })),
    nodes: [],
  };
}

function findFields(root: SourceNode, declaration: PodDeclaration): FoundPodSpec[] {
  const { fields = {}, fallback, makes, containers = [], isBare, hasLabelSelector } = declaration;
  const patterns = SCHEDULING_FIELDS.flatMap((field) => {
    const pattern = parseFieldPattern(fields[field] ?? "");
    return pattern === undefined ? [] : [{ field, pattern }];
  });
  // Excludes the field's own key from the common start.
  let start = commonStart(patterns.map(({ pattern }) => pattern.slice(0, -1)));
  while (isBare === "without its part" && start.length > 0 && matchPattern(root, start).length === 0)
    start = start.slice(0, -1);
  return matchPattern(root, start).flatMap((match): FoundPodSpec[] => {
    if (makes !== undefined && !makes.some((key) => getValue(match.node, key) !== undefined)) return [];
    const expected = patterns.map(({ field, pattern }) => {
      return { field, path: [...match.path, ...(plainKeys(pattern.slice(start.length)) ?? [])] };
    });
    const found = expected.flatMap(({ field, path }) => {
      const isLabelSelector = (field === "nodeSelector" && hasLabelSelector) || undefined;
      return findField(root, field, path, fallback?.split(".")).map((one) => ({ ...one, isLabelSelector }));
    });
    const strayFields = [
      ...findSlips({ object: root, podSpecPath: match.path }, expected),
      ...found.flatMap(({ field, path, entry }) => (field === "affinity" ? strayTerms(entry.value, path) : [])),
    ];
    if (found.length === 0 && strayFields.length === 0 && !isBare) return [];
    const gathered = gatherFields(match.node, match.path, found);
    const made = gatherContainers(match, containers);
    const podSpec = mappingOf(match.node, [...gathered.podSpec.entries, ...made.podSpec.entries]);
    const absent = expected.filter(({ field }) => isBare && !found.some((one) => one.field === field));
    const places = absent.map(({ field, path }) => ({ from: [...match.path, ...PLACE_IN_POD_SPEC[field]], to: path }));
    const movedFields = [...gathered.movedFields, ...made.movedFields, ...places];
    return [{ match, podSpec, movedFields, nodes: gathered.nodes, unknown: { strayFields } }];
  });
}

/** Reports unknown placement only for the part's own fields, and shared fields only where a part takes them over. */
export function readCustomWorkloads(object: KubernetesObject, kind: CustomKind): CustomWorkload[] {
  const hasOwnFields = kind.pods.some(({ fields }) => fields !== undefined);
  const found = kind.pods.flatMap((declaration) => {
    const all = readDeclaration(object, declaration, hasOwnFields);
    const { part, fields, makes, openWhere } = declaration;
    if (makes === undefined || openWhere === undefined) return all;
    const judged = all.filter(({ workload }) => !workload.isFragment);
    const paths = new Set(judged.map(({ workload }) => formatFieldPath(workload.podSpecPath)));
    const { because } = openWhere;
    const own = readDeclaration(object, { part: part || undefined, fields, openBecause: because }, true);
    return [...judged, ...own.filter(({ workload }) => !paths.has(formatFieldPath(workload.podSpecPath)))];
  });
  const taken = new Set(found.flatMap(({ workload, nodes }) => (workload.isFragment ? [] : nodes)));
  const read = found.filter(({ workload, nodes }) => {
    return !workload.isFragment || nodes.length === 0 || nodes.some((node) => !taken.has(node));
  });
  const spec = getValue(object.node, "spec");
  const defaultPods = kind.defaultPods?.filter(
    ({ field, when }) => getEntry(spec, field) === undefined && (getString(spec, when.field) ?? when.is) === when.is,
  );
  if (!defaultPods?.length) return read;
  return read.map((one, index) => (index === 0 ? { ...one, workload: { ...one.workload, defaultPods } } : one));
}

function readDeclaration(
  object: KubernetesObject,
  declaration: PodDeclaration,
  hasOwnFields: boolean,
): CustomWorkload[] {
  const { podSpec, fields, openBecause, openWithout, openWhere, namespace, everyNode } = declaration;
  const when = everyNode?.when;
  const isOnEvery = when === undefined || getString(getValue(object.node, "spec"), when.field) === when.is;
  const found = [
    ...(podSpec === undefined ? [] : findPodSpecs(object.node, podSpec, hasOwnFields || openBecause !== undefined)),
    ...(fields === undefined ? [] : findFields(object.node, declaration)),
  ];
  return found.flatMap(({ match, podSpec: node, movedFields, nodes, unknown }): CustomWorkload[] => {
    const decoder = createDecoder();
    const template = match.path.slice(0, -1);
    const metadata = (field: string) => LENIENT.stringMap(nodeAt(object.node, [...template, "metadata", field]), []);
    const words = [declaration.part ?? [], match.names].flat();
    const part = words.length === 0 ? undefined : words.join(" ");
    const decoded = decodePodSpec(decoder, node, match.path);
    const lacksField = openWithout && getEntry(node, openWithout.field) === undefined;
    const isPending = openBecause !== undefined || lacksField || openWhere?.holds(object.node, match.node, node);
    const missing =
      lacksField && openWithout.noneBeside && getEntry(match.node, openWithout.noneBeside)
        ? openWithout.field
        : undefined;
    if (isPending && !missing && nodes.length === 0 && (unknown.strayFields ?? []).length === 0) return [];
    const workload: Workload = {
      replicas: LENIENT.integer(nodeAt(object.node, [...template.slice(0, -1), "replicas"]), []),
      templateLabels: metadata("labels"),
      templateAnnotations: metadata("annotations"),
      podSpecPath: match.path,
      podSpec: decoded,
      decodeErrors: decoder.errors,
      ...ownerOf(object),
      strayFields: [],
      ...unknown,
      ...(namespace !== undefined && { namespace }),
      part,
      isFragment: isPending || undefined,
      noPodWithout: missing,
      everyNode: isOnEvery && !isPending ? everyNode : undefined,
      movedFields: movedFields.length > 0 ? movedFields : undefined,
    };
    return [{ workload, nodes, podSpec: node }];
  });
}
