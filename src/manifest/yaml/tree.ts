import { type AliasEvent, EVENT_ID, type Event, getScalarValue, SCALAR_STYLE, type ScalarEvent } from "js-yaml";
import type { MappingEntry, ScalarNode, SourceNode, Span } from "../../model/source.js";
import { endOfFlow, spanOfScalar } from "./event-spans.js";
import { formatKey, resolvePlainScalar, resolveTaggedScalar } from "./scalar.js";
import type { YamlEvents } from "./yaml-events.js";

/** Something wrong in a text that is well-formed YAML. */
export interface TreeProblem {
  /** A duplicate key leaves the document usable; anything else does not. */
  readonly kind: "duplicate-key" | "structure";
  readonly message: string;
  readonly span: Span;
}

export interface Trees {
  /** The roots of the usable documents. */
  readonly roots: readonly SourceNode[];
  readonly problems: readonly TreeProblem[];
}

/** Merge keys copy entries: more than this many in one document is an attack, not a manifest. */
const MAX_MERGED_ENTRIES = 10_000;
/** Aliases can nest collections deeper than their text: more than this many levels would exhaust the stack. */
const MAX_HEIGHT = 1000;
const MERGE_TAG = /^!(?:!merge|<tag:yaml\.org,2002:merge>|)$/;

interface OpenMapping {
  readonly node: { readonly kind: "mapping"; readonly start: number; end: number; readonly entries: MappingEntry[] };
  readonly names: Set<string>;
  /** Between brackets. A pair in a flow sequence (`[a: b]`) has none of its own. */
  readonly bracketed: boolean;
  readonly anchored: boolean;
  /** Levels of collections, this one included. */
  height: number;
  key: ScalarNode | undefined;
}

interface OpenSequence {
  readonly node: { readonly kind: "sequence"; readonly start: number; end: number; readonly items: SourceNode[] };
  readonly names: undefined;
  readonly bracketed: boolean;
  readonly anchored: boolean;
  height: number;
}

/** Builds nodes from js-yaml's events. `offset` is where the parsed text begins in its file; spans are the file's. */
export function buildTrees({ events, source, toGiven }: YamlEvents, offset: number): Trees {
  const roots: SourceNode[] = [];
  const problems: TreeProblem[] = [];
  const open: (OpenMapping | OpenSequence)[] = [];
  const anchors = new Map<string, SourceNode>();
  const heights = new Map<SourceNode, number>();
  const unfinished = new Set<SourceNode>();
  const mergeKeys = new Set<ScalarNode>();
  let root: SourceNode | undefined;
  let broken = false;
  let lastEnd = 0;
  let mergedEntries = 0;

  function reportStructure(message: string, span: Span): void {
    if (!broken) problems.push({ kind: "structure", message, span });
    broken = true;
  }

  /** A span of the file. */
  function placeOf(start: number, end: number): Span {
    return { start: toGiven(start) + offset, end: toGiven(end) + offset };
  }

  function placeholder(span: Span): ScalarNode {
    return { kind: "scalar", value: null, text: "", plain: true, start: span.start, end: span.end };
  }

  function remember(event: { anchorStart: number; anchorEnd: number }, node: SourceNode): void {
    if (event.anchorStart >= 0) anchors.set(source.slice(event.anchorStart, event.anchorEnd), node);
  }

  function scalarOf(event: ScalarEvent): ScalarNode {
    const span = spanOfScalar(source, event, lastEnd, open.at(-1)?.node.kind);
    lastEnd = span.end;
    const text = event.valueStart < 0 ? "" : getScalarValue(source, event);
    const tag = event.tagStart < 0 ? undefined : source.slice(event.tagStart, event.tagEnd);
    const plain = event.style === SCALAR_STYLE.PLAIN && tag === undefined;
    const value = plain ? resolvePlainScalar(text) : tag === undefined ? text : resolveTaggedScalar(text, tag);
    const place = placeOf(span.start, span.end);
    if (value === undefined) reportStructure(`"${text}" cannot be read as ${tag}`, place);
    const node: ScalarNode = { kind: "scalar", value: value ?? null, text, plain, ...place };
    if (text === "<<" && (plain || (tag !== undefined && MERGE_TAG.test(tag)))) mergeKeys.add(node);
    remember(event, node);
    return node;
  }

  function aliasedNode(event: AliasEvent): SourceNode {
    const name = source.slice(event.anchorStart, event.anchorEnd);
    const span = placeOf(event.anchorStart - 1, event.anchorEnd);
    lastEnd = event.anchorEnd;
    const node = anchors.get(name);
    if (node !== undefined && !unfinished.has(node)) return node;
    reportStructure(
      node === undefined ? `no anchor "&${name}" stands before this alias` : `anchor "&${name}" contains itself`,
      span,
    );
    return placeholder(span);
  }

  function openCollection(event: Event & { type: typeof EVENT_ID.MAPPING | typeof EVENT_ID.SEQUENCE }): void {
    const { start } = placeOf(event.start, event.start);
    const bracketed = /[{[]/.test(source.charAt(event.start));
    const state = { bracketed, anchored: event.anchorStart >= 0, height: 1 };
    const collection: OpenMapping | OpenSequence =
      event.type === EVENT_ID.MAPPING
        ? { node: { kind: "mapping", start, end: start, entries: [] }, names: new Set(), ...state, key: undefined }
        : { node: { kind: "sequence", start, end: start, items: [] }, names: undefined, ...state };
    remember(event, collection.node);
    unfinished.add(collection.node);
    lastEnd = bracketed ? event.start + 1 : Math.max(lastEnd, event.start);
    open.push(collection);
  }

  function closeCollection(collection: OpenMapping | OpenSequence): SourceNode {
    if (collection.bracketed) lastEnd = endOfFlow(source, lastEnd);
    collection.node.end = toGiven(lastEnd) + offset;
    unfinished.delete(collection.node);
    if (collection.anchored) heights.set(collection.node, collection.height);
    return collection.node;
  }

  /** `height`: the levels of collections in `node`. */
  function add(node: SourceNode, height: number): void {
    const parent = open.at(-1);
    if (parent === undefined) {
      root = node;
      return;
    }
    parent.height = Math.max(parent.height, height + 1);
    if (parent.height > MAX_HEIGHT) reportStructure("aliases nest too deeply", node);
    if (parent.names === undefined) parent.node.items.push(node);
    else if (parent.key !== undefined) addEntry(parent, parent.key, node);
    else parent.key = keyOf(node);
  }

  function keyOf(node: SourceNode): ScalarNode {
    if (node.kind === "scalar" && node.value !== null) return node;
    const found = node.kind === "scalar" ? "null" : node.kind === "sequence" ? "a list" : "a mapping";
    reportStructure(`a key must be a word, not ${found}`, node);
    return placeholder(node);
  }

  function addEntry(mapping: OpenMapping, key: ScalarNode, value: SourceNode): void {
    mapping.key = undefined;
    if (mergeKeys.has(key)) {
      merge(mapping, key, value);
      return;
    }
    const name = formatKey(key.value);
    if (mapping.names.has(name)) {
      const message = `key "${key.text}" stands twice in this mapping: only the last one counts`;
      problems.push({ kind: "duplicate-key", message, span: { start: key.start, end: key.end } });
    }
    mapping.names.add(name);
    mapping.node.entries.push({ key, value, merged: false });
  }

  /** `<<` assigns as a key does, what stands later wins; in a list of mappings the first wins. Upstream: goyaml.v2/decode.go merge. */
  function merge(mapping: OpenMapping, key: ScalarNode, value: SourceNode): void {
    const sources = value.kind === "sequence" ? [...value.items].reverse() : [value];
    for (const merged of sources) {
      if (merged.kind !== "mapping") {
        reportStructure('"<<" takes a mapping or a list of mappings', key);
        return;
      }
      mergedEntries += merged.entries.length;
      if (mergedEntries > MAX_MERGED_ENTRIES) {
        reportStructure("too many merged entries in one document", key);
        return;
      }
      for (const entry of merged.entries) mapping.node.entries.push({ ...entry, merged: true });
    }
  }

  function closeDocument(): void {
    if (root !== undefined && !broken) roots.push(root);
    root = undefined;
    broken = false;
    mergedEntries = 0;
    anchors.clear();
    heights.clear();
    mergeKeys.clear();
  }

  for (const event of events) {
    if (event.type === EVENT_ID.SCALAR) add(scalarOf(event), 0);
    else if (event.type === EVENT_ID.ALIAS) {
      const node = aliasedNode(event);
      add(node, heights.get(node) ?? 0);
    } else if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) openCollection(event);
    else if (event.type === EVENT_ID.POP) {
      const closed = open.pop();
      if (closed === undefined) closeDocument();
      else add(closeCollection(closed), closed.height);
    }
  }
  return { roots, problems };
}
