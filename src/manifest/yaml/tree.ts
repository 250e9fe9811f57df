import { type AliasEvent, EVENT_ID, type Event, SCALAR_STYLE, type ScalarEvent } from "js-yaml";
import type { MappingEntry, ScalarNode, SourceNode, Span } from "../../model/source.js";
import { endOfFlow, endOfKey, spanOfScalar } from "./event-spans.js";
import { formatKey, resolvePlainScalar, resolveTaggedScalar } from "./scalar.js";
import type { YamlEvents } from "./yaml-events.js";

export interface TreeProblem {
  /** A document with a duplicate key stays usable. */
  readonly kind: "duplicate-key" | "structure";
  readonly message: string;
  readonly span: Span;
  /** Set if Kubernetes' decoder reads it, in a way of its own. */
  readonly isHidden?: boolean;
}

export interface Trees {
  readonly roots: readonly SourceNode[];
  readonly problems: readonly TreeProblem[];
}

/** Bound against merge-key bombs. */
const MAX_MERGED_ENTRIES = 10_000;
/** Bound against stack exhaustion: aliases nest deeper than their text. */
const MAX_HEIGHT = 1000;
/** Upstream: goyaml.v2/scannerc.go yaml_simple_key_is_valid. */
const MAX_KEY = 1024;
/** A tab before a key: at a line's start or after a dash. */
const TAB = /(?:[\r\n]|\s[-?]) *\t/;
const BEGINS_WITH_TAB = /^(?: *[\r\n])* *\t/;
const NAME = /^[\w-]+$/;
/** Escapes of JSON only. */
const ODD_ESCAPE = /\\(?:(\/|u[dD][89a-fA-F])|[\s\S])/g;
const MERGE_TAG = /^!(?:!merge|<tag:yaml\.org,2002:merge>|)$/;

type Properties = Pick<ScalarEvent, "anchorStart" | "anchorEnd" | "tagStart" | "tagEnd">;

interface Open {
  /** A pair in a flow sequence (`[a: b]`) has no brackets of its own. */
  readonly bracketed: boolean;
  readonly inFlow: boolean;
  readonly anchored: boolean;
  /** Nesting levels, including this one. */
  height: number;
}

interface OpenMapping extends Open {
  readonly node: { readonly kind: "mapping"; readonly start: number; end: number; readonly entries: MappingEntry[] };
  readonly names: Set<string>;
  key: ScalarNode | undefined;
}

interface OpenSequence extends Open {
  readonly node: { readonly kind: "sequence"; readonly start: number; end: number; readonly items: SourceNode[] };
  readonly names: undefined;
}

/** Builds nodes from js-yaml's events. `offset` is the text's start in its file. */
export function buildTrees({ events, source, textOf, toGiven }: YamlEvents, offset: number): Trees {
  const roots: SourceNode[] = [];
  const problems: TreeProblem[] = [];
  const ancestors: (OpenMapping | OpenSequence)[] = [];
  const anchors = new Map<string, SourceNode>();
  const heights = new Map<SourceNode, number>();
  const unfinished = new Set<SourceNode>();
  const mergeKeys = new Set<ScalarNode>();
  let root: SourceNode | undefined;
  let broken = false;
  let json: boolean | undefined;
  let lastStart = 0;
  let lastEnd = 0;
  let mergedEntries = 0;

  function reportStructure(message: string, span: Span, isHidden = false): void {
    if (!broken) problems.push({ kind: "structure", message, span, isHidden });
    broken = true;
  }

  function placeOf(start: number, end: number): Span {
    return { start: toGiven(start) + offset, end: toGiven(end) + offset };
  }

  /** Reports a tab where a key may begin. Only signs and comments are between `lastEnd` and `to`. */
  function reportTab(to: number): void {
    const gap = ancestors.at(-1)?.inFlow ? "" : source.slice(lastEnd, to);
    if (!gap.includes("\t")) return;
    const signs = gap.replaceAll(/#[^\r\n]*/g, (one) => " ".repeat(one.length));
    const tab = `${source.charAt(lastEnd - 1) || "\n"}${signs}`.search(TAB) + lastEnd;
    if (tab >= lastEnd) reportStructure("tabs cannot indent", placeOf(tab, tab + 1));
  }

  function placeholder(span: Span): ScalarNode {
    return { kind: "scalar", value: null, text: "", plain: true, start: span.start, end: span.end };
  }

  function hasOddProperty({ anchorStart, anchorEnd, tagEnd }: Properties): boolean {
    const isNamed = anchorStart < 0 || NAME.test(source.slice(anchorStart, anchorEnd));
    return !isNamed || (tagEnd >= 0 && /\S/.test(source.charAt(tagEnd)));
  }

  function remember(event: { anchorStart: number; anchorEnd: number }, node: SourceNode): void {
    if (event.anchorStart >= 0) anchors.set(source.slice(event.anchorStart, event.anchorEnd), node);
  }

  function scalarOf(event: ScalarEvent): ScalarNode {
    const span = spanOfScalar(source, event, lastEnd, ancestors.at(-1)?.node.kind);
    reportTab(span.start);
    lastStart = startOf(event, span.start);
    lastEnd = span.end;
    const text = event.valueStart < 0 ? "" : textOf(event);
    const tag = event.tagStart < 0 ? undefined : source.slice(event.tagStart, event.tagEnd);
    const plain = event.style === SCALAR_STYLE.PLAIN && tag === undefined;
    const value = plain ? resolvePlainScalar(text) : tag === undefined ? text : resolveTaggedScalar(text, tag);
    const place = placeOf(span.start, span.end);
    if (value === undefined) reportStructure(`"${text}" cannot be read as ${tag}`, place);
    if (typeof value === "number" && !Number.isFinite(value))
      reportStructure(`Kubernetes knows no number "${text}"`, place, true);
    reportStrange(event, text, place);
    const node: ScalarNode = { kind: "scalar", value: value ?? null, text, plain, ...place };
    if (text === "<<" && (plain || (tag !== undefined && MERGE_TAG.test(tag)))) mergeKeys.add(node);
    remember(event, node);
    return node;
  }

  /** Reports what js-yaml accepts and Kubernetes' decoder refuses or reads differently. */
  function reportStrange({ style, valueStart, valueEnd }: ScalarEvent, text: string, place: Span): void {
    const written = valueStart < 0 ? "" : source.slice(valueStart, valueEnd);
    const isSplit = /^:|\?/.test(written) || /^:\S/.test(source.slice(valueEnd, valueEnd + 2));
    if (style === SCALAR_STYLE.PLAIN && written !== "" && ancestors.at(-1)?.inFlow && isSplit) {
      reportStructure(`"${text}" needs quotes between brackets`, place, true);
    }
    if (style !== SCALAR_STYLE.PLAIN && BEGINS_WITH_TAB.test(written)) reportStructure("tabs cannot indent", place);
    if (style !== SCALAR_STYLE.DOUBLE_QUOTED || !written.includes("\\")) return;
    const odd = [...written.matchAll(ODD_ESCAPE)].find(([, sign]) => sign !== undefined);
    if (odd === undefined) return;
    if (!isJsonSource() || /\p{Surrogate}/u.test(text)) reportStructure(`"${odd[0]}" is not a YAML escape`, place);
  }

  /** Reports whether JSON's decoder reads it. Upstream: apimachinery/pkg/util/yaml/decoder.go YAMLOrJSONDecoder. */
  function isJsonSource(): boolean {
    json ??= isJson(source);
    return json;
  }

  function aliasedNode(event: AliasEvent): SourceNode {
    const name = source.slice(event.anchorStart, event.anchorEnd);
    const span = placeOf(event.anchorStart - 1, event.anchorEnd);
    reportTab(event.anchorStart);
    lastStart = event.anchorStart;
    lastEnd = event.anchorEnd;
    const node = anchors.get(name);
    if (node !== undefined && !unfinished.has(node)) return node;
    const anchor = `anchor "&${name}"`;
    reportStructure(
      node === undefined ? `no ${anchor} is defined before this alias` : `${anchor} contains itself`,
      span,
    );
    return placeholder(span);
  }

  function startCollection(event: Event & { type: typeof EVENT_ID.MAPPING | typeof EVENT_ID.SEQUENCE }): void {
    const { start } = placeOf(event.start, event.start);
    const bracketed = /[{[]/.test(source.charAt(event.start));
    const inFlow = bracketed || (ancestors.at(-1)?.inFlow ?? false);
    const state = { bracketed, inFlow, anchored: event.anchorStart >= 0, height: 1 };
    const collection: OpenMapping | OpenSequence =
      event.type === EVENT_ID.MAPPING
        ? { node: { kind: "mapping", start, end: start, entries: [] }, names: new Set(), ...state, key: undefined }
        : { node: { kind: "sequence", start, end: start, items: [] }, names: undefined, ...state };
    reportTab(event.start);
    const parent = ancestors.at(-1);
    const isInline =
      parent?.names !== undefined && parent.key !== undefined && !/[\r\n]/.test(source.slice(lastEnd, event.start));
    if (event.type === EVENT_ID.MAPPING && !inFlow && isInline)
      reportStructure("a mapping must begin on a line of its own", { start, end: start });
    if (bracketed) lastStart = startOf(event, event.start);
    remember(event, collection.node);
    unfinished.add(collection.node);
    lastEnd = bracketed ? event.start + 1 : Math.max(lastEnd, event.start);
    ancestors.push(collection);
  }

  function closeCollection(collection: OpenMapping | OpenSequence): SourceNode {
    if (collection.bracketed) lastEnd = endOfFlow(source, lastEnd);
    collection.node.end = toGiven(lastEnd) + offset;
    unfinished.delete(collection.node);
    if (collection.anchored) heights.set(collection.node, collection.height);
    return collection.node;
  }

  function add(node: SourceNode, height: number): void {
    const parent = ancestors.at(-1);
    if (parent === undefined) {
      root = node;
      return;
    }
    parent.height = Math.max(parent.height, height + 1);
    if (parent.height > MAX_HEIGHT) reportStructure("aliases nest too deeply", node, true);
    if (parent.names === undefined) parent.node.items.push(node);
    else if (parent.key !== undefined) addEntry(parent, parent.key, node);
    else parent.key = keyOf(node, parent.inFlow);
  }

  function keyOf(node: SourceNode, inFlow: boolean): ScalarNode {
    const end = endOfKey(source, lastEnd);
    const isOdd = end - lastStart > MAX_KEY || (inFlow && /[\r\n]/.test(source.slice(lastStart, end)));
    if (isOdd && !isJsonSource()) {
      reportStructure(
        "a key must be short, and stand on one line with its colon",
        node,
        node.kind === "scalar" && !node.plain,
      );
    }
    if (node.kind === "scalar" && node.value !== null) {
      if (isOddNumber(node)) reportStructure(`the key "${node.text}" needs quotes`, node, true);
      return node;
    }
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
      const message = `key "${key.text}" occurs twice in this mapping: only the last one counts`;
      problems.push({ kind: "duplicate-key", message, span: { start: key.start, end: key.end } });
    }
    mapping.names.add(name);
    mapping.node.entries.push({ key, value, merged: false });
  }

  /** Lets later entries win, but the first in a list of mappings. Upstream: goyaml.v2/decode.go merge. */
  function merge(mapping: OpenMapping, key: ScalarNode, value: SourceNode): void {
    if (value.kind === "sequence" && value.start < key.start) reportStructure('"<<" takes no list by its alias', key);
    const sources = value.kind === "sequence" ? [...value.items].reverse() : [value];
    for (const merged of sources) {
      if (merged.kind !== "mapping") {
        reportStructure('"<<" takes a mapping or a list of mappings', key);
        return;
      }
      mergedEntries += merged.entries.length;
      if (mergedEntries > MAX_MERGED_ENTRIES) {
        reportStructure("too many merged entries in one document", key, true);
        return;
      }
      for (const entry of merged.entries) mapping.node.entries.push({ ...entry, merged: true });
    }
  }

  function closeDocument(): void {
    reportTab(source.length);
    if (root !== undefined && !broken) roots.push(root);
    root = undefined;
    broken = false;
    mergedEntries = 0;
    anchors.clear();
    heights.clear();
    mergeKeys.clear();
  }

  for (const event of events) {
    if ("tagEnd" in event && hasOddProperty(event)) {
      reportStructure(
        "an anchor or a tag contains characters that need a space before them",
        placeOf(startOf(event, lastEnd), lastEnd),
        true,
      );
    }
    if (event.type === EVENT_ID.SCALAR) add(scalarOf(event), 0);
    else if (event.type === EVENT_ID.ALIAS) {
      const node = aliasedNode(event);
      add(node, heights.get(node) ?? 0);
    } else if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) startCollection(event);
    else if (event.type === EVENT_ID.POP) {
      const closed = ancestors.pop();
      if (closed === undefined) closeDocument();
      else add(closeCollection(closed), closed.height);
    }
  }
  return { roots, problems };
}

/** Includes anchor and tag. */
function startOf({ anchorStart, tagStart }: Properties, start: number): number {
  return Math.min(start, anchorStart < 0 ? start : anchorStart - 1, tagStart < 0 ? start : tagStart);
}

/** Reports whether Kubernetes formats a numeric key differently. Upstream: yaml.go convertToJSONableObject. */
function isOddNumber({ value, text }: ScalarNode): boolean {
  if (typeof value !== "number") return typeof value === "bigint";
  if (Object.is(value, -0)) return true;
  if (/^[-+]?\d+$/.test(text) && Number.isSafeInteger(value)) return false;
  return Math.abs(value) >= 1e6 || String(value).replace(/\D/g, "").length > 6;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
