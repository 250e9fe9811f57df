import { formatCount, MOST_DOCUMENTS, MOST_PARTS } from "../../model/limits.js";
import { memoize } from "../../model/memoize.js";
import type { DocumentPart, SourceDocument, SourceFile, SourceProblem, Span } from "../../model/source.js";
import { countParts } from "../parts.js";
import { blankPlaceholders } from "../placeholders.js";
import { withPlaceholders } from "./blanks.js";
import { splitDocuments } from "./document-boundaries.js";
import { buildTrees } from "./tree.js";
import { parseYaml } from "./yaml-events.js";

export interface ParsedFile {
  readonly file: SourceFile;
  readonly documents: readonly SourceDocument[];
  readonly problems: readonly SourceProblem[];
}

type Wanted = (text: string) => boolean;
const everything: Wanted = () => true;
const parserOf = memoize((wanted: Wanted) =>
  memoize((file: SourceFile) => parseParts(file, partsOf(file.text), wanted, parsePart)),
);

export function parseDocuments(file: SourceFile, wanted = everything): ParsedFile {
  return parserOf(wanted)(file);
}

export function parsePlainly(file: SourceFile, parts: readonly DocumentPart[], wanted: Wanted): ParsedFile {
  return parseParts(file, parts, wanted, parsePart);
}

/** Reparses an invalid document without placeholders: with `blanks`, and no problems, as branches may repeat keys. */
export function parseTemplate(
  file: SourceFile,
  parts: readonly DocumentPart[] = partsThatMatter(file),
  wanted: Wanted = everything,
): ParsedFile {
  return parseParts(file, parts, wanted, (given, part) => {
    const parsed = parsePart(given, part);
    if (parsed.problems.every(({ kind }) => kind !== "syntax")) return parsed;
    const blanked = blankPlaceholders(part.text);
    if (blanked === undefined) return parsed;
    const blanks = blanked.blanks.map((blank) => {
      const { block } = blank;
      return { ...blank, ...moved(blank, part), ...(block && { block: moved(block, part) }) };
    });
    const { documents, problems } = parsePart(given, { ...part, text: blanked.text });
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

const MARKER_LINE = /(?:^|\n)---(?:[ \t]+#[^\n]*|[ \t]*\r?)(?:\n|$)/;
const JSON_VALUE = /^\s*(?:["[]|-?\d|true|false|null)/;
const CONTENT = /^[ \t]*[^\s#]/m;

type ParsedPart = Pick<ParsedFile, "documents" | "problems">;

/** Returns the documents that the prescan kept, else all. */
export function partsThatMatter(file: SourceFile): readonly DocumentPart[] {
  return file.prescan?.parts ?? partsOf(file.text);
}

function partsOf(text: string): readonly DocumentPart[] {
  return splitDocuments(text).map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));
}

function parseParts(
  file: SourceFile,
  all: readonly DocumentPart[],
  wanted: Wanted,
  parse: (file: SourceFile, part: DocumentPart) => ParsedPart,
): ParsedFile {
  const parts = all.filter(({ text }) => wanted(text));
  if (parts.length > MOST_DOCUMENTS) {
    const message = `holds ${formatCount(parts.length)} documents, more than ${formatCount(MOST_DOCUMENTS)}: split it`;
    return { file, documents: [], problems: [{ kind: "unreadable", message, file, span: { start: 0, end: 0 } }] };
  }
  const documents: SourceDocument[] = [];
  const problems: SourceProblem[] = [];
  for (const part of parts) {
    const parsed = parse(file, part);
    for (const one of parsed.documents) documents.push(one);
    for (const problem of parsed.problems) problems.push(problem);
  }
  return { file, documents, problems };
}

function parsePart(file: SourceFile, part: DocumentPart): ParsedPart {
  const { start, text } = part;
  const content = start === 0 || MARKER_LINE.test(text) ? -1 : text.search(CONTENT);
  if (content < 0) return parseText(file, part);
  const message = 'kubectl does not read this: a document begins with "---" on a line of its own';
  const span = { start: start + content, end: start + content };
  return { documents: [], problems: [{ kind: "syntax", message, file, span, isHidden: true }] };
}

function parseText(file: SourceFile, part: DocumentPart): ParsedPart {
  const { start, text } = part;
  const parts = text.length > MOST_PARTS ? countParts(text, 0, text.length) : 0;
  if (parts > MOST_PARTS) {
    const message = `a document of ${formatCount(parts)} lines, commas and brackets, more than ${formatCount(MOST_PARTS)}: split it`;
    return { documents: [], problems: [{ kind: "unreadable", message, file, span: { start, end: start } }] };
  }
  const { value: parsed, problem: error } = parseYaml(text);
  if (parsed === undefined) {
    const at = Math.min(start + error.offset, part.end);
    const { message } = error;
    // Kubernetes' decoders stop after a collection in brackets, and kubectl after JSON at the beginning of a file.
    const before =
      /^(?:---)?[ \t]*\{/m.test(text) || (start === 0 && JSON_VALUE.test(text))
        ? parseYaml(text.slice(0, error.offset).trimStart()).value
        : undefined;
    const isHidden = error.isHidden ?? (before !== undefined && buildTrees(before, start).problems.length === 0);
    const end = isHidden ? at + 1 : at;
    return { documents: [], problems: [{ kind: "syntax", message, file, span: { start: at, end }, isHidden }] };
  }
  const trees = buildTrees(parsed, start);
  return {
    documents: trees.roots.map((root): SourceDocument => ({ file, start: root.start, root })),
    problems: trees.problems.map((problem): SourceProblem => {
      return { ...problem, kind: problem.kind === "structure" ? "syntax" : problem.kind, file };
    }),
  };
}
