import { formatCount, MOST_DOCUMENTS, MOST_PARTS } from "../../model/limits.js";
import { rememberedOf } from "../../model/remembered.js";
import type { SourceDocument, SourceFile, SourceProblem, Span } from "../../model/source.js";
import { countParts } from "../parts.js";
import { blankPlaceholders } from "../placeholders.js";
import { withPlaceholders } from "./blanks.js";
import { splitDocuments } from "./document-boundaries.js";
import { readPlainTree } from "./plain-tree.js";
import { buildTrees } from "./tree.js";
import { parseYaml } from "./yaml-events.js";

export interface ParsedFile {
  readonly file: SourceFile;
  readonly documents: readonly SourceDocument[];
  readonly problems: readonly SourceProblem[];
}

type Wanted = (text: string) => boolean;
const everything: Wanted = () => true;
const parsers = new WeakMap<Wanted, (file: SourceFile) => ParsedFile>();

/**
 * Parses the documents of a YAML or JSON text with the places of every key and value, once for each file however many
 * ask for it. A broken document is a problem and does not hide the others. `wanted` tells which documents are worth
 * parsing.
 */
export function parseDocuments(file: SourceFile, wanted = everything): ParsedFile {
  const parse = parsers.get(wanted) ?? rememberedOf((one) => parseSlices(one, wanted, parseSlice));
  parsers.set(wanted, parse);
  return parse(file);
}

/**
 * Parses as `parseDocuments` does, and where a document is no YAML once more without the placeholders of template tools:
 * such a document knows its blanks. What stands twice in it may be meant to, and is no problem.
 */
export function parseTemplate(file: SourceFile, wanted = everything): ParsedFile {
  return parseSlices(file, wanted, (given, slice) => {
    const parsed = parseSlice(given, slice);
    if (parsed.problems.every(({ kind }) => kind !== "syntax")) return parsed;
    const blanked = blankPlaceholders(given.text.slice(slice.start, slice.end));
    if (blanked === undefined) return parsed;
    const blanks = blanked.blanks.map((blank) => {
      const { block } = blank;
      return { ...blank, ...moved(blank, slice), ...(block && { block: moved(block, slice) }) };
    });
    const text = given.text.slice(0, slice.start) + blanked.text + given.text.slice(slice.end);
    const { documents, problems } = parseSlice({ path: given.path, text }, slice);
    if (problems.some(({ kind }) => kind === "syntax")) return parsed;
    const read = documents.map(({ start, root }) => {
      return { file: given, start, root: withPlaceholders(root, blanks, given.text), blanks };
    });
    return { documents: read, problems: [] };
  });
}

function moved({ start, end }: Span, { start: by }: Span): Span {
  return { start: start + by, end: end + by };
}

type ParsedSlice = Pick<ParsedFile, "documents" | "problems">;

function parseSlices(
  file: SourceFile,
  wanted: Wanted,
  parse: (file: SourceFile, slice: Span) => ParsedSlice,
): ParsedFile {
  const slices = splitDocuments(file.text).filter(({ start, end }) => wanted(file.text.slice(start, end)));
  if (slices.length > MOST_DOCUMENTS) {
    const message = `holds ${formatCount(slices.length)} documents, more than ${formatCount(MOST_DOCUMENTS)}: split it`;
    return { file, documents: [], problems: [{ kind: "unreadable", message, file, span: { start: 0, end: 0 } }] };
  }
  const parsed = slices.map((slice) => parse(file, slice));
  return {
    file,
    documents: parsed.flatMap(({ documents }) => documents),
    problems: parsed.flatMap(({ problems }) => problems),
  };
}

function parseSlice(file: SourceFile, slice: Span): ParsedSlice {
  const parts = slice.end - slice.start > MOST_PARTS ? countParts(file.text, slice.start, slice.end) : 0;
  if (parts > MOST_PARTS) {
    const message = `a document of ${formatCount(parts)} lines, commas and brackets, more than ${formatCount(MOST_PARTS)}: split it`;
    const span = { start: slice.start, end: slice.start };
    return { documents: [], problems: [{ kind: "unreadable", message, file, span }] };
  }
  const text = file.text.slice(slice.start, slice.end);
  const plain = readPlainTree(text, slice.start);
  if (plain !== undefined) return { documents: [{ file, start: plain.start, root: plain }], problems: [] };
  const parsed = parseYaml(text);
  if (!parsed.ok) {
    const at = Math.min(slice.start + parsed.offset, slice.end);
    const problem = { kind: "syntax", message: `not valid YAML: ${parsed.reason}` } as const;
    return { documents: [], problems: [{ ...problem, file, span: { start: at, end: at } }] };
  }
  const trees = buildTrees(parsed, slice.start);
  return {
    documents: trees.roots.map((root): SourceDocument => ({ file, start: root.start, root })),
    problems: trees.problems.map((problem): SourceProblem => {
      return { ...problem, kind: problem.kind === "structure" ? "syntax" : problem.kind, file };
    }),
  };
}
