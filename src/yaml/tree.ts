import { type AliasEvent, EVENT_ID, type Event, SCALAR_STYLE, type ScalarEvent } from "js-yaml";
import type { MappingEntry, ScalarNode, SourceNode, Span } from "../model/source.js";
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
  readonly node: { readonly kind: "mapping"; readonly start: number; end: number; entries: MappingEntry[] };
  readonly names: Set<string>;
  key: ScalarNode | undefined;
}

interface OpenSequence extends Open {
  readonly node: { readonly kind: "sequence"; readonly start: number; end: number; items: SourceNode[] };
  readonly names: undefined;
}

/** Builds nodes from js-yaml's events. `offset` is the text's start in its file. */
export function buildTrees(read: YamlEvents, offset: number): Trees {
  return new TreeBuilder(read, offset).build(read.events);
}

/** The documents of one text, built event by event. */
class TreeBuilder {
  private readonly roots: SourceNode[] = [];
  private readonly problems: TreeProblem[] = [];
  private readonly ancestors: (OpenMapping | OpenSequence)[] = [];
  private readonly anchors = new Map<string, SourceNode>();
  private readonly heights = new Map<SourceNode, number>();
  private readonly unfinished = new Set<SourceNode>();
  private readonly mergeKeys = new Set<ScalarNode>();
  private readonly read: YamlEvents;
  private readonly source: string;
  private readonly offset: number;
  private root: SourceNode | undefined;
  private broken = false;
  private json: boolean | undefined;
  private lastStart = 0;
  private lastEnd = 0;
  private mergedEntries = 0;

  constructor(read: YamlEvents, offset: number) {
    this.read = read;
    this.source = read.source;
    this.offset = offset;
  }

  build(events: Iterable<Event>): Trees {
    for (const event of events) this.take(event);
    return { roots: this.roots, problems: this.problems };
  }

  private take(event: Event): void {
    if ("tagEnd" in event && this.hasOddProperty(event)) {
      this.reportStructure(
        "an anchor or a tag contains characters that need a space before them",
        this.placeOf(startOf(event, this.lastEnd), this.lastEnd),
        true,
      );
    }
    if (event.type === EVENT_ID.SCALAR) this.add(this.scalarOf(event), 0);
    else if (event.type === EVENT_ID.ALIAS) {
      const node = this.aliasedNode(event);
      this.add(node, this.heights.get(node) ?? 0);
    } else if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) this.startCollection(event);
    else if (event.type === EVENT_ID.POP) {
      const closed = this.ancestors.pop();
      if (closed === undefined) this.closeDocument();
      else this.add(this.closeCollection(closed), closed.height);
    }
  }

  private reportStructure(message: string, span: Span, isHidden = false): void {
    if (!this.broken) this.problems.push({ kind: "structure", message, span, isHidden });
    this.broken = true;
  }

  private placeOf(start: number, end: number): Span {
    return { start: this.read.toGiven(start) + this.offset, end: this.read.toGiven(end) + this.offset };
  }

  /** Reports a tab where a key may begin. Only signs and comments are between `lastEnd` and `to`. */
  private reportTab(to: number): void {
    const gap = this.ancestors.at(-1)?.inFlow ? "" : this.source.slice(this.lastEnd, to);
    if (!gap.includes("\t")) return;
    const signs = gap.replaceAll(/#[^\r\n]*/g, (one) => " ".repeat(one.length));
    const tab = `${this.source.charAt(this.lastEnd - 1) || "\n"}${signs}`.search(TAB) + this.lastEnd;
    if (tab >= this.lastEnd) this.reportStructure("tabs cannot indent", this.placeOf(tab, tab + 1));
  }

  private placeholder(span: Span): ScalarNode {
    return { kind: "scalar", value: null, text: "", plain: true, start: span.start, end: span.end };
  }

  private hasOddProperty({ anchorStart, anchorEnd, tagEnd }: Properties): boolean {
    const isNamed = anchorStart < 0 || NAME.test(this.source.slice(anchorStart, anchorEnd));
    return !isNamed || (tagEnd >= 0 && /\S/.test(this.source.charAt(tagEnd)));
  }

  private remember(event: { anchorStart: number; anchorEnd: number }, node: SourceNode): void {
    if (event.anchorStart >= 0) this.anchors.set(this.source.slice(event.anchorStart, event.anchorEnd), node);
  }

  private scalarOf(event: ScalarEvent): ScalarNode {
    const span = spanOfScalar(this.source, event, this.lastEnd, this.ancestors.at(-1)?.node.kind);
    this.reportTab(span.start);
    this.lastStart = startOf(event, span.start);
    this.lastEnd = span.end;
    const text = event.valueStart < 0 ? "" : this.read.textOf(event);
    const tag = event.tagStart < 0 ? undefined : this.source.slice(event.tagStart, event.tagEnd);
    const plain = event.style === SCALAR_STYLE.PLAIN && tag === undefined;
    const value = plain ? resolvePlainScalar(text) : tag === undefined ? text : resolveTaggedScalar(text, tag);
    const place = this.placeOf(span.start, span.end);
    if (value === undefined) this.reportStructure(`"${text}" cannot be read as ${tag}`, place);
    if (typeof value === "number" && !Number.isFinite(value))
      this.reportStructure(`Kubernetes knows no number "${text}"`, place, true);
    this.reportStrange(event, text, place);
    const { start, end } = place;
    const node: ScalarNode = { kind: "scalar", value: value ?? null, text, plain, start, end };
    if (text === "<<" && (plain || (tag !== undefined && MERGE_TAG.test(tag)))) this.mergeKeys.add(node);
    this.remember(event, node);
    return node;
  }

  /** Reports what js-yaml accepts and Kubernetes' decoder refuses or reads differently. */
  private reportStrange({ style, valueStart, valueEnd }: ScalarEvent, text: string, place: Span): void {
    const written = valueStart < 0 ? "" : this.source.slice(valueStart, valueEnd);
    const isSplit = /^:|\?/.test(written) || /^:\S/.test(this.source.slice(valueEnd, valueEnd + 2));
    if (style === SCALAR_STYLE.PLAIN && written !== "" && this.ancestors.at(-1)?.inFlow && isSplit) {
      this.reportStructure(`"${text}" needs quotes between brackets`, place, true);
    }
    if (style !== SCALAR_STYLE.PLAIN && BEGINS_WITH_TAB.test(written))
      this.reportStructure("tabs cannot indent", place);
    if (style !== SCALAR_STYLE.DOUBLE_QUOTED || !written.includes("\\")) return;
    const odd = [...written.matchAll(ODD_ESCAPE)].find(([, sign]) => sign !== undefined);
    if (odd === undefined) return;
    if (!this.isJsonSource() || /\p{Surrogate}/u.test(text))
      this.reportStructure(`"${odd[0]}" is not a YAML escape`, place);
  }

  /** Reports whether JSON's decoder reads it. Upstream: apimachinery/pkg/util/yaml/decoder.go YAMLOrJSONDecoder. */
  private isJsonSource(): boolean {
    this.json ??= isJson(this.source);
    return this.json;
  }

  private aliasedNode(event: AliasEvent): SourceNode {
    const name = this.source.slice(event.anchorStart, event.anchorEnd);
    const span = this.placeOf(event.anchorStart - 1, event.anchorEnd);
    this.reportTab(event.anchorStart);
    this.lastStart = event.anchorStart;
    this.lastEnd = event.anchorEnd;
    const node = this.anchors.get(name);
    if (node !== undefined && !this.unfinished.has(node)) return node;
    const anchor = `anchor "&${name}"`;
    this.reportStructure(
      node === undefined ? `no ${anchor} is defined before this alias` : `${anchor} contains itself`,
      span,
    );
    return this.placeholder(span);
  }

  private startCollection(event: Event & { type: typeof EVENT_ID.MAPPING | typeof EVENT_ID.SEQUENCE }): void {
    const { start } = this.placeOf(event.start, event.start);
    const bracketed = /[{[]/.test(this.source.charAt(event.start));
    const inFlow = bracketed || (this.ancestors.at(-1)?.inFlow ?? false);
    const state = { bracketed, inFlow, anchored: event.anchorStart >= 0, height: 1 };
    const collection: OpenMapping | OpenSequence =
      event.type === EVENT_ID.MAPPING
        ? { node: { kind: "mapping", start, end: start, entries: [] }, names: new Set(), ...state, key: undefined }
        : { node: { kind: "sequence", start, end: start, items: [] }, names: undefined, ...state };
    this.reportTab(event.start);
    const parent = this.ancestors.at(-1);
    const isInline =
      parent?.names !== undefined &&
      parent.key !== undefined &&
      !/[\r\n]/.test(this.source.slice(this.lastEnd, event.start));
    if (event.type === EVENT_ID.MAPPING && !inFlow && isInline)
      this.reportStructure("a mapping must begin on a line of its own", { start, end: start });
    if (bracketed) this.lastStart = startOf(event, event.start);
    this.remember(event, collection.node);
    this.unfinished.add(collection.node);
    this.lastEnd = bracketed ? event.start + 1 : Math.max(this.lastEnd, event.start);
    this.ancestors.push(collection);
  }

  private closeCollection(collection: OpenMapping | OpenSequence): SourceNode {
    if (collection.bracketed) this.lastEnd = endOfFlow(this.source, this.lastEnd);
    collection.node.end = this.read.toGiven(this.lastEnd) + this.offset;
    // Arrays that grow have room for 17 entries, most of it for none.
    if (collection.node.kind === "mapping") collection.node.entries = collection.node.entries.slice();
    else collection.node.items = collection.node.items.slice();
    this.unfinished.delete(collection.node);
    if (collection.anchored) this.heights.set(collection.node, collection.height);
    return collection.node;
  }

  private add(node: SourceNode, height: number): void {
    const parent = this.ancestors.at(-1);
    if (parent === undefined) {
      this.root = node;
      return;
    }
    parent.height = Math.max(parent.height, height + 1);
    if (parent.height > MAX_HEIGHT) this.reportStructure("aliases nest too deeply", node, true);
    if (parent.names === undefined) parent.node.items.push(node);
    else if (parent.key !== undefined) this.addEntry(parent, parent.key, node);
    else parent.key = this.keyOf(node, parent.inFlow);
  }

  private keyOf(node: SourceNode, inFlow: boolean): ScalarNode {
    const end = endOfKey(this.source, this.lastEnd);
    const isOdd = end - this.lastStart > MAX_KEY || (inFlow && /[\r\n]/.test(this.source.slice(this.lastStart, end)));
    if (isOdd && !this.isJsonSource()) {
      this.reportStructure(
        "a key must be short, and stand on one line with its colon",
        node,
        node.kind === "scalar" && !node.plain,
      );
    }
    if (node.kind === "scalar" && node.value !== null) {
      if (isOddNumber(node)) this.reportStructure(`the key "${node.text}" needs quotes`, node, true);
      return node;
    }
    const found = node.kind === "scalar" ? "null" : node.kind === "sequence" ? "a list" : "a mapping";
    this.reportStructure(`a key must be a word, not ${found}`, node);
    return this.placeholder(node);
  }

  private addEntry(mapping: OpenMapping, key: ScalarNode, value: SourceNode): void {
    mapping.key = undefined;
    if (this.mergeKeys.has(key)) {
      this.merge(mapping, key, value);
      return;
    }
    const name = formatKey(key.value);
    if (mapping.names.has(name)) {
      const message = `key "${key.text}" occurs twice in this mapping: only the last one counts`;
      this.problems.push({ kind: "duplicate-key", message, span: { start: key.start, end: key.end } });
    }
    mapping.names.add(name);
    mapping.node.entries.push({ key, value, merged: false });
  }

  /** Lets later entries win, but the first in a list of mappings. Upstream: goyaml.v2/decode.go merge. */
  private merge(mapping: OpenMapping, key: ScalarNode, value: SourceNode): void {
    if (value.kind === "sequence" && value.start < key.start)
      this.reportStructure('"<<" takes no list by its alias', key);
    const sources = value.kind === "sequence" ? [...value.items].reverse() : [value];
    for (const merged of sources) {
      if (merged.kind !== "mapping") {
        this.reportStructure('"<<" takes a mapping or a list of mappings', key);
        return;
      }
      this.mergedEntries += merged.entries.length;
      if (this.mergedEntries > MAX_MERGED_ENTRIES) {
        this.reportStructure("too many merged entries in one document", key, true);
        return;
      }
      for (const entry of merged.entries) mapping.node.entries.push({ ...entry, merged: true });
    }
  }

  private closeDocument(): void {
    this.reportTab(this.source.length);
    if (this.root !== undefined && !this.broken) this.roots.push(this.root);
    this.root = undefined;
    this.broken = false;
    this.mergedEntries = 0;
    this.anchors.clear();
    this.heights.clear();
    this.mergeKeys.clear();
  }
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
