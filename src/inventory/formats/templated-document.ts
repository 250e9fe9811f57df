import { groupBy } from "../../model/group-by.js";
import { isInChart } from "../../model/manifest-name.js";
import { memoize } from "../../model/memoize.js";
import type {
  Blank,
  MappingEntry,
  ScalarNode,
  SourceDocument,
  SourceFile,
  SourceNode,
  Span,
} from "../../model/source.js";
import { columnOf } from "../../yaml/document-boundaries.js";
import { blankPlaceholders } from "../../yaml/placeholders.js";
import { type ParsedFile, parseDocuments, parseTemplate } from "../../yaml/syntax.js";
import { unknownScalar } from "./cursor.js";

/** A part of a text that a template may drop or repeat, and its line. */
interface Block extends Span {
  readonly text: string;
  /** Lines of its other branches. */
  readonly turns: readonly Blank[];
}

/** An unknown value, and what stands there if a branch of a block is taken. */
interface BranchNode extends ScalarNode {
  readonly condition: string;
  readonly isElse: boolean;
  readonly node: SourceNode;
}

const PLAIN_ELSE = /\belse\b(?!\s*if)/;

/** Takes the branches whose condition is known to hold, and drops those of which it does not. */
export function settleBranches(
  node: SourceNode,
  holds: (condition: string) => boolean | undefined,
): SourceNode | undefined {
  if (isBranch(node)) {
    const answer = holds(node.condition);
    if (answer === undefined) return node;
    return answer === node.isElse ? undefined : settleBranches(node.node, holds);
  }
  if (node.kind === "scalar") return node;
  if (node.kind === "sequence")
    return { ...node, items: node.items.flatMap((one) => settleBranches(one, holds) ?? []) };
  const entries = node.entries.flatMap((entry) => {
    const value = settleBranches(entry.value, holds);
    return value === undefined ? [] : { ...entry, value };
  });
  return { ...node, entries };
}

/** Keys that are certain if both branches agree. */
const IDENTITY = new Set(["apiVersion", "kind"]);

/** Words of Helm's templates; other tools keep theirs in a folder of that name, too. */
const OF_HELM = /\.(?:Values|Chart|Release|Capabilities)\b|\{\{-? *include\b/;

/** Parses a possible template, memoized. Placeholders and blocks are undetermined; a whole document may not exist. */
export const parsePoolTemplate = memoize((file: SourceFile): ParsedFile => {
  if (isInChart(file.path) && OF_HELM.test(file.text)) return parseDocuments(file);
  const parsed = parseTemplate(file);
  if (!parsed.documents.some(({ blanks }) => blanks !== undefined)) return parsed;
  // A block may begin in one document and end in another.
  const { blanks = [] } = blankPlaceholders(file.text) ?? {};
  const documents = parsed.documents.map((document) => ({ blanks: [], ...withUnknownValues(document, blanks) }));
  return { ...parsed, documents };
});

/** Reports whether whole lines are template code, so that there may be more pools. */
export function hidesMore({ blanks = [] }: SourceDocument): boolean {
  return blanks.some(({ kind }) => kind === "lines" || kind === "control");
}

function withUnknownValues(document: SourceDocument, blanks: readonly Blank[]): SourceDocument {
  const { root, file } = document;
  // A block without an end reaches to the end of the text.
  const parts = groupBy(
    blanks.filter(({ kind }) => kind === "control"),
    ({ start, block = { start } }) => block.start,
  );
  const blocks = [...parts.values()].map(([{ start, text, block }, ...others]): Block => {
    return { start, text, end: block?.end ?? Number.POSITIVE_INFINITY, turns: block ? others.slice(0, -1) : others };
  });
  const lines = blanks.filter(({ kind }) => kind === "lines");
  const around = blocks.find((block) => isWithin(root.start, block));
  const marker = file.text.indexOf("\n---", root.start);
  const limit = marker < 0 ? file.text.length : marker;
  const read = markUnknown(root, { start: root.start, end: limit }, { blocks, lines, text: file.text });
  return { ...document, root: read, ...(around !== undefined && { doubt: describeBlock(around) }) };
}

interface TemplateLines {
  readonly blocks: readonly Block[];
  readonly lines: readonly Blank[];
  readonly text: string;
}

/** Marks parts in blocks undetermined. `around` reaches from the node's key or dash to the next node. */
function markUnknown(node: SourceNode, around: Span, template: TemplateLines): SourceNode {
  if (node.kind === "scalar") return markUnknownScalar(node, around, template);
  const { blocks, lines, text } = template;
  const starts =
    node.kind === "sequence" ? node.items.map(({ start }) => start) : node.entries.map((entry) => entry.key.start);
  const values = node.kind === "sequence" ? node.items : node.entries.map(({ value }) => value);
  const read = values.map((value, index) => {
    const own = { start: starts[index] ?? around.start, end: starts[index + 1] ?? around.end };
    const block = blocks.find((one) => isWithin(own.start, one) && !isWithin(around.start, one));
    const marked = markUnknown(value, own, template);
    return block === undefined ? marked : branchOf(block, own.start, marked);
  });
  // Lines that the tool indents may belong to any key above.
  const added = lines.find(({ start, column, text: written }) => {
    const isItem = written.startsWith("- ");
    if (!isWithin(start, around) || (isItem && node.kind === "mapping")) return false;
    if (column !== undefined) return column === columnOf(text, starts[0] ?? 0);
    const above = values[starts.findLastIndex((one) => one < start)];
    return above === undefined || start >= contentEnd(above);
  });
  const more = added === undefined ? undefined : unknownScalar(describeLine(added), added);
  if (node.kind === "sequence") return { ...node, items: more === undefined ? read : [...read, more] };
  const entries = node.entries.map((entry, index): MappingEntry => {
    return IDENTITY.has(entry.key.text) ? entry : { ...entry, value: read[index] ?? entry.value };
  });
  return { ...node, entries: more === undefined ? entries : [...entries, { key: more, value: more, merged: false }] };
}

function markUnknownScalar(node: ScalarNode, around: Span, { lines }: TemplateLines): ScalarNode {
  const line = node.value === null ? lines.find(({ start }) => isWithin(start, around)) : undefined;
  return line === undefined ? node : unknownScalar(describeLine(line), node);
}

function isBranch(node: SourceNode): node is BranchNode {
  return "condition" in node;
}

function branchOf(block: Block, start: number, node: SourceNode): ScalarNode | BranchNode {
  const unknown = unknownScalar(describeBlock(block), node);
  const isPlain = Number.isFinite(block.end) && block.turns.every(({ text }) => PLAIN_ELSE.test(text));
  const isElse = block.turns.some((turn) => turn.start < start);
  return isPlain ? { ...unknown, condition: block.text, isElse, node } : unknown;
}

function describeBlock({ text }: Block): string {
  return `it stands behind "${text}"`;
}

function describeLine({ text }: Blank): string {
  return `"${text}" may bring it`;
}

function isWithin(offset: number, { start, end }: Span): boolean {
  return offset > start && offset < end;
}

/** Returns the end of a node without trailing white space. */
function contentEnd(node: SourceNode): number {
  if (node.kind === "scalar") return node.end;
  const last = node.kind === "sequence" ? node.items.at(-1) : node.entries.at(-1)?.value;
  return last === undefined ? node.end : contentEnd(last);
}
