import {
  type AliasEvent,
  COLLECTION_STYLE,
  EVENT_ID,
  type Event,
  getScalarValue,
  SCALAR_STYLE,
  type ScalarEvent,
} from "js-yaml";
import type { MappingEntry, ScalarNode, SourceNode, Span } from "../model/source.js";
import { formatKey, resolvePlainScalar, resolveTaggedScalar } from "./scalar.js";

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
/** How far to look for the colon or the bracket that js-yaml's events leave out. */
const LOOK_AHEAD = 4096;

interface OpenMapping {
  readonly node: { readonly kind: "mapping"; readonly start: number; end: number; readonly entries: MappingEntry[] };
  readonly names: Set<string>;
  readonly flow: boolean;
  key: ScalarNode | undefined;
}

interface OpenSequence {
  readonly node: { readonly kind: "sequence"; readonly start: number; end: number; readonly items: SourceNode[] };
  readonly names: undefined;
  readonly flow: boolean;
}

/**
 * Builds nodes from js-yaml's events. `source` is the text that was parsed, `offset` its place in the file;
 * every span in the result is one of the file.
 */
export function buildTrees(events: readonly Event[], source: string, offset: number): Trees {
  const roots: SourceNode[] = [];
  const problems: TreeProblem[] = [];
  const open: (OpenMapping | OpenSequence)[] = [];
  const anchors = new Map<string, SourceNode>();
  const unfinished = new Set<SourceNode>();
  let root: SourceNode | undefined;
  let broken = false;
  let lastEnd = 0;
  let mergedEntries = 0;

  function reportStructure(message: string, span: Span): void {
    if (!broken) problems.push({ kind: "structure", message, span });
    broken = true;
  }

  function placeholder(span: Span): ScalarNode {
    return { kind: "scalar", value: null, text: "", plain: true, start: span.start, end: span.end };
  }

  function remember(event: { anchorStart: number; anchorEnd: number }, node: SourceNode): void {
    if (event.anchorStart >= 0) anchors.set(source.slice(event.anchorStart, event.anchorEnd), node);
  }

  function scalarOf(event: ScalarEvent): ScalarNode {
    const span = spanOfScalar(source, event, lastEnd);
    lastEnd = span.end;
    const text = event.valueStart < 0 ? "" : getScalarValue(source, event);
    const tag = event.tagStart < 0 ? undefined : source.slice(event.tagStart, event.tagEnd);
    const plain = event.style === SCALAR_STYLE.PLAIN && tag === undefined;
    const value = plain ? resolvePlainScalar(text) : tag === undefined ? text : resolveTaggedScalar(text, tag);
    const node: ScalarNode = { kind: "scalar", value, text, plain, start: span.start + offset, end: span.end + offset };
    remember(event, node);
    return node;
  }

  function aliasedNode(event: AliasEvent): SourceNode {
    const name = source.slice(event.anchorStart, event.anchorEnd);
    const span = { start: event.anchorStart - 1 + offset, end: event.anchorEnd + offset };
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
    const start = event.start + offset;
    const flow = event.style === COLLECTION_STYLE.FLOW;
    const collection: OpenMapping | OpenSequence =
      event.type === EVENT_ID.MAPPING
        ? { node: { kind: "mapping", start, end: start, entries: [] }, names: new Set(), flow, key: undefined }
        : { node: { kind: "sequence", start, end: start, items: [] }, names: undefined, flow };
    remember(event, collection.node);
    unfinished.add(collection.node);
    lastEnd = flow ? event.start + 1 : Math.max(lastEnd, event.start);
    open.push(collection);
  }

  function closeCollection(collection: OpenMapping | OpenSequence): SourceNode {
    if (collection.flow) lastEnd = endOfFlow(source, lastEnd);
    collection.node.end = lastEnd + offset;
    unfinished.delete(collection.node);
    return collection.node;
  }

  function add(node: SourceNode): void {
    const parent = open.at(-1);
    if (parent === undefined) root = node;
    else if (parent.names === undefined) parent.node.items.push(node);
    else if (parent.key !== undefined) addEntry(parent, parent.key, node);
    else if (node.kind === "scalar") parent.key = node;
    else {
      reportStructure("a key must be a word, not a list or a mapping", node);
      parent.key = placeholder(node);
    }
  }

  function addEntry(mapping: OpenMapping, key: ScalarNode, value: SourceNode): void {
    mapping.key = undefined;
    if (key.plain && key.text === "<<") {
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
  }

  for (const event of events) {
    if (event.type === EVENT_ID.SCALAR) add(scalarOf(event));
    else if (event.type === EVENT_ID.ALIAS) add(aliasedNode(event));
    else if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) openCollection(event);
    else if (event.type === EVENT_ID.POP) {
      const closed = open.pop();
      if (closed === undefined) closeDocument();
      else add(closeCollection(closed));
    }
  }
  return { roots, problems };
}

function spanOfScalar(source: string, event: ScalarEvent, lastEnd: number): Span {
  if (event.valueStart < 0) {
    // An empty value stands right behind the colon of its key.
    const colon = /^[ \t]*:/.exec(source.slice(lastEnd, lastEnd + LOOK_AHEAD));
    const at = lastEnd + (colon?.[0].length ?? 0);
    return { start: at, end: at };
  }
  const quoted = event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED;
  const quotes = quoted ? 1 : 0;
  return { start: event.valueStart - quotes, end: event.valueEnd + quotes };
}

function endOfFlow(source: string, from: number): number {
  const closing = /^(?:[\s,:]|#[^\r\n]*)*[\]}]/.exec(source.slice(from, from + LOOK_AHEAD));
  return from + (closing?.[0].length ?? 0);
}
