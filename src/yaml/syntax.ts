import { formatCount, MOST_DOCUMENTS, MOST_PARTS } from "../model/limits.js";
import { memoize } from "../model/memoize.js";
import type { DocumentSlice, SourceDocument, SourceFile, SourceProblem, Span } from "../model/source.js";
import { withPlaceholders } from "./blanks.js";
import { splitDocuments } from "./document-boundaries.js";
import { blankPlaceholders } from "./placeholders.js";
import { buildTrees } from "./tree.js";
import { parseYaml } from "./yaml-events.js";

export interface ParsedFile {
  readonly documents: readonly SourceDocument[];
  readonly problems: readonly SourceProblem[];
}

type Wanted = (text: string) => boolean;
const everything: Wanted = () => true;
const parserOf = memoize((wanted: Wanted) =>
  memoize((file: SourceFile) => parseSlices(file, slicesOf(file.text), wanted, parseSlice)),
);

const [LINE_FEED, COMMA, DASH, BRACE, BRACKET, SPACE] = ["\n", ",", "-", "{", "[", " "].map((sign) =>
  sign.charCodeAt(0),
);

export function parseDocuments(file: SourceFile, wanted = everything): ParsedFile {
  return parserOf(wanted)(file);
}

export function parsePlainly(file: SourceFile, slices: readonly DocumentSlice[], wanted: Wanted): ParsedFile {
  return parseSlices(file, slices, wanted, parseSlice);
}

/** Parses each part as one document, without a marker. */
export function parseAsOne(file: SourceFile, slices: readonly DocumentSlice[]): ParsedFile {
  return parseSlices(file, slices, everything, parseText);
}

/** Holds what was parsed of a whole file, by where it begins: a list of Nodes and Pods holds pools and manifests. */
const partsOf = memoize((_file: SourceFile) => new Map<number, ParsedFile>());

/** Reparses an invalid document without placeholders: with `blanks`, and no problems, as branches may repeat keys. */
export function parseTemplate(
  file: SourceFile,
  slices: readonly DocumentSlice[] = slicesThatMatter(file),
  wanted: Wanted = everything,
): ParsedFile {
  const known = partsOf(file);
  return parseSlices(file, slices, wanted, (_, slice) => {
    const parsed = known.get(slice.start) ?? parsePart(file, slice);
    // Of what is read for manifests alone, little is needed later.
    if (wanted === everything) known.set(slice.start, parsed);
    return parsed;
  });
}

function parsePart(file: SourceFile, slice: DocumentSlice): ParsedFile {
  const parsed = parseSlice(file, slice);
  if (parsed.problems.every(({ kind }) => kind !== "syntax")) return parsed;
  const blanked = blankPlaceholders(slice.text);
  if (blanked === undefined) return parsed;
  const blanks = blanked.blanks.map((blank) => {
    const { block } = blank;
    return { ...blank, ...shifted(blank, slice), ...(block && { block: shifted(block, slice) }) };
  });
  const { documents, problems } = parseSlice(file, { ...slice, text: blanked.text });
  if (problems.some(({ kind }) => kind === "syntax")) return parsed;
  const read = documents.map(({ start, root }) => {
    return { file, start, root: withPlaceholders(root, blanks, file.text), blanks };
  });
  return { documents: read, problems: [] };
}

function shifted({ start, end }: Span, { start: by }: Span): Span {
  return { start: start + by, end: end + by };
}

const MARKER_LINE = /(?:^|\n)---(?:[ \t]+#[^\n]*|[ \t]*\r?)(?:\n|$)/;
const JSON_VALUE = /^\s*(?:["[]|-?\d|true|false|null)/;
/** Syntax that only Kubernetes' decoder reads, with two characters before: a comment without a blank, a dash in brackets. */
const ONLY_KUBERNETES = /^(?:.["'\]>|+\d-]|[^}]\})#|^..-[,\]}]/s;
const CONTENT = /^[ \t]*[^\s#]/m;

/** Returns the documents that the prescan kept, else all. */
export function slicesThatMatter(file: SourceFile): readonly DocumentSlice[] {
  return file.prescan?.slices ?? slicesOf(file.text);
}

function slicesOf(text: string): readonly DocumentSlice[] {
  return splitDocuments(text).map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));
}

function parseSlices(
  file: SourceFile,
  all: readonly DocumentSlice[],
  wanted: Wanted,
  parse: (file: SourceFile, slice: DocumentSlice) => ParsedFile,
): ParsedFile {
  const slices = all.filter(({ text }) => wanted(text));
  if (slices.length > MOST_DOCUMENTS) {
    const message = `holds ${formatCount(slices.length)} documents, more than ${formatCount(MOST_DOCUMENTS)}: split it`;
    return { documents: [], problems: [{ kind: "unreadable", message, file, span: { start: 0, end: 0 } }] };
  }
  const documents: SourceDocument[] = [];
  const problems: SourceProblem[] = [];
  for (const slice of slices) {
    const parsed = parse(file, slice);
    for (const one of parsed.documents) documents.push(one);
    for (const problem of parsed.problems) problems.push(problem);
  }
  return { documents, problems };
}

function parseSlice(file: SourceFile, slice: DocumentSlice): ParsedFile {
  const { start, text } = slice;
  const isFirst = start === 0 || (text.startsWith("{") && file.text.slice(0, start).endsWith("}\n"));
  const content = isFirst || MARKER_LINE.test(text) ? -1 : text.search(CONTENT);
  if (content < 0) return parseText(file, slice);
  const message = 'kubectl does not read this: a document begins with "---" on a line of its own';
  const span = { start: start + content, end: start + content };
  return { documents: [], problems: [{ kind: "syntax", message, file, span, isHidden: true }] };
}

function parseText(file: SourceFile, slice: DocumentSlice): ParsedFile {
  const { start, text } = slice;
  const size = text.length > MOST_PARTS ? countParts(text, 0, text.length) : 0;
  if (size > MOST_PARTS) {
    const message = `a document of ${formatCount(size)} lines, commas and brackets, more than ${formatCount(MOST_PARTS)}: split it`;
    return { documents: [], problems: [{ kind: "unreadable", message, file, span: { start, end: start } }] };
  }
  const { value: parsed, problem: error } = parseYaml(text);
  if (parsed === undefined) {
    const at = Math.min(start + error.offset, slice.end);
    const { message } = error;
    // Kubernetes' decoders stop after a collection in brackets, and kubectl after JSON at the beginning of a file.
    // An action of a template is a collection as a key, which no decoder takes.
    const before =
      /^(?:---)?[ \t]*\{(?!\{)/m.test(text) || (start === 0 && JSON_VALUE.test(text))
        ? parseYaml(text.slice(0, error.offset).trimStart()).value
        : undefined;
    const isReadBefore = before && buildTrees(before, start).problems.every(({ kind }) => kind === "duplicate-key");
    const isReadThere = ONLY_KUBERNETES.test(text.slice(error.offset - 2, error.offset + 2));
    const isHidden = error.isHidden ?? (isReadBefore === true || isReadThere);
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

/** Returns an upper bound of lines and values without parsing, which takes memory. Signs at a line's end count once. */
export function countParts(text: string, start = 0, end = text.length): number {
  let count = 0;
  let last: number | undefined;
  for (let index = start; index < end; index++) {
    const sign = text.charCodeAt(index);
    if (sign === COMMA || sign === BRACE || sign === BRACKET) count++;
    else if (sign === LINE_FEED && last !== COMMA && last !== BRACE && last !== BRACKET && last !== LINE_FEED) count++;
    else if (sign === SPACE && last === DASH) count++;
    last = sign;
  }
  return count;
}
