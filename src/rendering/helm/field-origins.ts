import { lineOf, rangeOfSpan, startOfLine } from "../../manifest/locate.js";
import { podSpecPathOf } from "../../manifest/objects/kinds.js";
import type { KubernetesObject } from "../../manifest/objects/objects.js";
import { memoize } from "../../model/memoize.js";
import type { FieldOrigin, FieldPath, Place, SourceDocument, SourceNode, TextPlace } from "../../model/source.js";
import { canonicalNode, canonicalText, effectiveEntries, getValue, itemsOf, nodeAt } from "../../yaml/node-value.js";
import { formatKey } from "../../yaml/scalar.js";
import { type EffectiveValue, plainValue, type SchedulingField, type SchedulingValue } from "./effective-values.js";
import { type Mark, readMark } from "./mark-template.js";

/** Scheduling fields of a pod spec; a marked rendering that differs in one, or in resources of a container, is rejected. */
const SCHEDULING_FIELDS = [
  ...["tolerations", "nodeSelector", "affinity", "nodeName", "hostNetwork", "runtimeClassName", "os"],
  ...["schedulerName", "topologySpreadConstraints", "priorityClassName", "resources", "overhead"],
];

/** Writes an object's kind and what of its pod spec decides placements; all of an object without one. */
export function placementText({ apiVersion, kind, node }: KubernetesObject): string {
  const podSpecPath = podSpecPathOf(apiVersion, kind);
  if (podSpecPath === undefined) return canonicalNode(node);
  const podSpec = nodeAt(node, podSpecPath);
  const containers = ["containers", "initContainers"].flatMap((list) => itemsOf(getValue(podSpec, list)));
  const fields = [...SCHEDULING_FIELDS.map((field) => getValue(podSpec, field)), ...containers.map(resourcesOf)];
  return [kind, ...fields.map(canonicalNode)].join("\n");
}

const resourcesOf = (container: SourceNode) => getValue(container, "resources");

export interface MarkedKey {
  readonly path: FieldPath;
  readonly mark: Mark;
}

export function markedKeys(document: SourceDocument, node: SourceNode, path: FieldPath): MarkedKey[] {
  const visited = new Set<SourceNode>();

  function collect(at: SourceNode, to: FieldPath): MarkedKey[] {
    if (at.kind === "scalar" || visited.has(at)) return [];
    visited.add(at);
    if (at.kind === "sequence") return at.items.flatMap((item, index) => collect(item, [...to, index]));
    return effectiveEntries(at).flatMap((entry) => {
      const below = [...to, formatKey(entry.key.value)];
      const mark = readMark(lineOf(document.file, rangeOfSpan(document.file, entry.key).line) ?? "");
      return [...(mark === undefined ? [] : [{ path: below, mark }]), ...collect(entry.value, below)];
    });
  }

  return collect(node, path);
}

export interface ValuesOfField {
  readonly field: SchedulingField;
  readonly path: FieldPath;
  /** Undefined if nothing is rendered. */
  readonly node: SourceNode | undefined;
  /** Reports whether the template itself writes what is at a path below the field. */
  readonly isWritten: (path: FieldPath) => boolean;
}

/** Finds the values behind a rendered field. `isNamed` reports whether the template refers to a path. */
export function valuesOrigins(
  rendered: ValuesOfField,
  candidates: readonly SchedulingValue[],
  isNamed: (path: readonly string[]) => boolean,
): FieldOrigin[] {
  const ofField = candidates.filter(({ field }) => field === rendered.field);
  if (rendered.node === undefined) return emptyOrigins(rendered.path, ofField, isNamed);
  if (rendered.node.kind === "sequence") return listOrigins(rendered, rendered.node.items, ofField, isNamed);
  if (rendered.node.kind !== "mapping") return [];
  const entries = effectiveEntries(rendered.node);
  const given = entries
    .map((entry) => ({ key: formatKey(entry.key.value), node: entry.value }))
    .filter(({ key }) => !rendered.isWritten([...rendered.path, key]));
  if (given.length === 0) return [];
  const wanted = `{${given
    .map(({ key, node }) => `${JSON.stringify(key)}:${canonicalNode(node)}`)
    .sort()
    .join(",")}}`;
  const isSure = (path: readonly string[]) => rendered.field !== "resources" || isNamed(path);
  const equal = ofField.filter(({ path, value }) => sortedText(value) === wanted && isSure(path));
  const origin = chooseOne(equal, isNamed);
  if (origin === undefined) return [];
  const whole = given.length === entries.length ? placeOrigin(rendered.path, origin.value) : [];
  return [...whole, ...entryOrigins(rendered.path, origin.value)];
}

const sortedText = memoize((value: EffectiveValue): string => {
  const entries = [...(value.entries ?? [])].map(
    ([key, one]) => `${JSON.stringify(key)}:${canonicalText(plainValue(one))}`,
  );
  return `{${entries.sort().join(",")}}`;
});

const textOf = memoize((node: SourceNode) => canonicalNode(node));
const MOST_PAIRS = 1_000_000;

function placeOrigin(path: FieldPath, { place }: EffectiveValue): FieldOrigin[] {
  return place === undefined ? [] : [{ path, place }];
}

function entryOrigins(path: FieldPath, value: EffectiveValue): FieldOrigin[] {
  return [...(value.entries ?? [])].flatMap(([key, one]) => [
    ...placeOrigin([...path, key], one),
    ...entryOrigins([...path, key], one),
  ]);
}

function chooseOne(
  equal: readonly SchedulingValue[],
  isNamed: (path: readonly string[]) => boolean,
): SchedulingValue | undefined {
  if (equal.length <= 1) return equal[0];
  const named = equal.filter(({ path }) => isNamed(path));
  return named.length === 1 ? named[0] : undefined;
}

function listOrigins(
  { path, isWritten }: ValuesOfField,
  items: readonly SourceNode[],
  candidates: readonly SchedulingValue[],
  isNamed: (path: readonly string[]) => boolean,
): FieldOrigin[] {
  if (items.length === 0) return emptyOrigins(path, candidates, isNamed);
  const given = items
    .map((item, index) => ({ index, text: textOf(item) }))
    .filter(({ index }) => !isWritten([...path, index]));
  if (given.length === 0) return [];
  const itemsOf = ({ value }: SchedulingValue) => (value.node?.kind === "sequence" ? value.node.items : []);
  const wanted = given.map(({ text }) => text).join(",");
  const equal = candidates.filter((one) => itemsOf(one).map(textOf).join(",") === wanted);
  const origin = chooseOne(equal, isNamed);
  if (origin !== undefined) {
    const whole = given.length === items.length ? placeOrigin(path, origin.value) : [];
    return [...whole, ...given.flatMap(({ index }, place) => itemOrigin([...path, index], origin, place))];
  }
  const pairs = candidates.reduce((sum, one) => sum + itemsOf(one).length, 0) * given.length;
  if (equal.length > 0 || pairs > MOST_PAIRS) return [];
  return given.flatMap(({ index, text }) => {
    const same = candidates.flatMap((one) =>
      itemsOf(one).flatMap((item, at) => (textOf(item) === text ? [{ one, at }] : [])),
    );
    const [only, second] = same;
    return only === undefined || second !== undefined ? [] : itemOrigin([...path, index], only.one, only.at);
  });
}

/** Empty lists are alike: only the one that the template names counts. */
function emptyOrigins(
  path: FieldPath,
  candidates: readonly SchedulingValue[],
  isNamed: (path: readonly string[]) => boolean,
): FieldOrigin[] {
  const empty = candidates.filter(({ value: { node } }) => node?.kind === "sequence" && node.items.length === 0);
  const [only, second] = empty.filter((one) => isNamed(one.path));
  return only === undefined || second !== undefined ? [] : placeOrigin(path, only.value);
}

function itemOrigin(path: FieldPath, { value }: SchedulingValue, index: number): FieldOrigin[] {
  if (value.place === undefined) return [];
  const place: Place = { ...value.place, path: [...value.place.path, index] };
  return [{ path, place }];
}

const TEMPLATE_KEY = /^[ \t]*(?![ \t])(?:- +(?! ))*(?!- )((?:"[^"]*"|'[^']*'|[^:#"']|"(?![^"]*")|'(?![^']*'))+):/;

/** Returns the key of a template line; the start of the file if the line does not exist. */
export function placeOfLine(file: TextPlace["file"], line: number): TextPlace {
  const start = startOfLine(file, line);
  if (start === undefined) return { file, span: { start: 0, end: 0 } };
  const text = lineOf(file, line) ?? "";
  const match = TEMPLATE_KEY.exec(text);
  const shown = (match?.[1] ?? text).trim();
  const at = start + (match === null ? text.length - text.trimStart().length : match[0].lastIndexOf(shown));
  return { file, span: { start: at, end: at + shown.length } };
}
