import type { FieldPath, MappingEntry, MappingNode, SourceNode } from "../../model/source.js";
import type { DefaultPod, MovedField, Workload } from "../../model/workload.js";
import { createDecoder } from "../fields/decoder.js";
import { commonStart, type FieldMatch, matchPattern, parseFieldPattern, plainKeys } from "../fields/field-pattern.js";
import { findSlips, findUnknownInCustomPodSpec, type UnknownFields } from "../fields/unknown-fields.js";
import type { KubernetesObject } from "../objects/objects.js";
import { decodePodSpec } from "../workloads/pod-spec.js";
import { ownerOf } from "../workloads/workload-owner.js";
import { getEntry, getString, getValue, nodeAt } from "../yaml/node-value.js";
import { type CustomKind, type PodDeclaration, SCHEDULING_FIELDS, type SchedulingField } from "./custom-kind.js";

/** Where each field stands in a pod spec. */
export const PLACE_IN_POD_SPEC: Readonly<Record<SchedulingField, FieldPath>> = {
  tolerations: ["tolerations"],
  nodeSelector: ["nodeSelector"],
  affinity: ["affinity"],
  nodeAffinity: ["affinity", "nodeAffinity"],
};

/** A workload of a custom resource, and the nodes that it was read from. */
export interface CustomWorkload {
  readonly workload: Workload;
  /** The scheduling fields, or the whole pod spec: what must not be read once more. */
  readonly nodes: readonly SourceNode[];
  /** The pod spec as a mapping, made up where the fields stand apart. */
  readonly podSpec: SourceNode;
}

/** Scheduling fields put together to a pod spec, although the object holds them elsewhere. */
export interface GatheredFields {
  readonly podSpec: MappingNode;
  readonly movedFields: readonly MovedField[];
  readonly nodes: readonly SourceNode[];
}

/** A field that was found: `path` leads to it from the object's root. */
export interface FoundField {
  readonly field: SchedulingField;
  readonly path: FieldPath;
  readonly entry: MappingEntry;
}

function mappingOf(owner: SourceNode, entries: readonly MappingEntry[]): MappingNode {
  return { kind: "mapping", start: owner.start, end: owner.end, entries };
}

/** Puts fields together to a pod spec at `podSpecPath`. Places of errors lead back by `movedFields`. */
export function gatherFields(owner: SourceNode, podSpecPath: FieldPath, found: readonly FoundField[]): GatheredFields {
  const entries: MappingEntry[] = [];
  const movedFields: MovedField[] = [];
  for (const { field, path, entry } of found) {
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

function partOf({ part }: PodDeclaration, names: readonly string[]): string | undefined {
  const words = [...(part === undefined ? [] : [part]), ...names];
  return words.length === 0 ? undefined : words.join(" ");
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

function findFields(root: SourceNode, fields: NonNullable<PodDeclaration["fields"]>): FoundPodSpec[] {
  const patterns = SCHEDULING_FIELDS.flatMap((field) => {
    const pattern = parseFieldPattern(fields[field] ?? "");
    return pattern === undefined ? [] : [{ field, pattern }];
  });
  // The field's own key never belongs to the part that is shared.
  const start = commonStart(patterns.map(({ pattern }) => pattern.slice(0, -1)));
  return matchPattern(root, start).flatMap((match): FoundPodSpec[] => {
    const expected = patterns.map(({ field, pattern }) => {
      return { field, path: [...match.path, ...(plainKeys(pattern.slice(start.length)) ?? [])] };
    });
    const found = expected.flatMap(({ field, path }): FoundField[] => {
      const entry = getEntry(nodeAt(root, path.slice(0, -1)), String(path.at(-1)));
      return entry === undefined ? [] : [{ field, path, entry }];
    });
    const strayFields = findSlips({ object: root, podSpecPath: match.path }, expected);
    if (found.length === 0 && strayFields.length === 0) return [];
    return [{ match, ...gatherFields(match.node, match.path, found), unknown: { strayFields } }];
  });
}

/** The pods that the controller makes although the object does not describe them. */
function findDefaultPods({ node }: KubernetesObject, { defaultPods = [] }: CustomKind): DefaultPod[] {
  const spec = getValue(node, "spec");
  return defaultPods.filter(
    ({ field, when }) => getEntry(spec, field) === undefined && (getString(spec, when.field) ?? when.is) === when.is,
  );
}

/** Every workload of an object whose kind is known. */
export function readCustomWorkloads(object: KubernetesObject, kind: CustomKind): CustomWorkload[] {
  const defaultPods = findDefaultPods(object, kind);
  const read = readDeclaredPods(object, kind.pods);
  if (defaultPods.length === 0) return read;
  return read.map((one, index) => (index === 0 ? { ...one, workload: { ...one.workload, defaultPods } } : one));
}

function readDeclaredPods(object: KubernetesObject, pods: readonly PodDeclaration[]): CustomWorkload[] {
  const hasOwnFields = pods.some(({ fields }) => fields !== undefined);
  return pods.flatMap((declaration) => {
    const { podSpec, fields, openBecause, openWithout, namespace } = declaration;
    const found = [
      ...(podSpec === undefined ? [] : findPodSpecs(object.node, podSpec, hasOwnFields || openBecause !== undefined)),
      ...(fields === undefined ? [] : findFields(object.node, fields)),
    ];
    return found.map(({ match, podSpec: node, movedFields, nodes, unknown }): CustomWorkload => {
      const decoder = createDecoder();
      const template = match.path.slice(0, -1);
      const metadata = (field: string) =>
        createDecoder().stringMap(nodeAt(object.node, [...template, "metadata", field]), []);
      const part = partOf(declaration, match.names);
      const decoded = decodePodSpec(decoder, node, match.path);
      const isOpen = openBecause !== undefined || (openWithout && getEntry(node, openWithout.field) === undefined);
      const workload: Workload = {
        ...ownerOf(object),
        ...(namespace !== undefined && { namespace }),
        ...(part !== undefined && { part }),
        replicas: createDecoder().integer(nodeAt(object.node, [...template.slice(0, -1), "replicas"]), []),
        templateLabels: metadata("labels"),
        templateAnnotations: metadata("annotations"),
        ...(isOpen && { isFragment: true }),
        podSpecPath: match.path,
        ...(movedFields.length > 0 && { movedFields }),
        podSpec: decoded,
        decodeErrors: decoder.errors,
        strayFields: [],
        ...unknown,
      };
      return { workload, nodes, podSpec: node };
    });
  });
}
