import type { RelevanceTest } from "../../manifest/objects/relevance.js";
import type { SourceDocument, SourceProblem } from "../../model/source.js";
import { splitDocuments } from "../../yaml/document-boundaries.js";
import { parseDocuments } from "../../yaml/syntax.js";
import { MARKED_NAME } from "./marked-copies.js";

export interface RenderedDocument {
  /** From `# Source: api/templates/api.yaml`; undefined if absent. */
  readonly source: string | undefined;
  /** The index among documents of its source, from 0. */
  readonly ordinal: number;
  readonly documents: readonly SourceDocument[];
  readonly problems: readonly SourceProblem[];
}

const SOURCE_LINE = /^# Source: (\S.*)$/m;
const CONTENT_LINE = /^[ \t]*[^\s#]/m;

export interface RenderedOutput {
  readonly documents: readonly RenderedDocument[];
  /** Those of marked templates beside their originals, whose sources they have. */
  readonly marked: readonly RenderedDocument[];
  /** Of all documents but these. */
  readonly count: number;
}

/**
 * Parses each relevant document as its own text, so that Secrets are not retained. `markedBeside` has the names of
 * marked templates by their numbers.
 */
export function readOutput(
  output: string,
  path: string,
  isRelevant: RelevanceTest,
  markedBeside: readonly string[],
): RenderedOutput {
  const ordinals = new Map<string | undefined, number>();
  const documents: RenderedDocument[] = [];
  const marked: RenderedDocument[] = [];
  let count = 0;
  for (const slice of splitDocuments(output)) {
    const text = output.slice(slice.start, slice.end).replace(/^---[ \t]*\r?\n?/, "");
    if (!CONTENT_LINE.test(text)) continue;
    const written = SOURCE_LINE.exec(text)?.[1]?.trimEnd();
    const ordinal = ordinals.get(written) ?? 0;
    ordinals.set(written, ordinal + 1);
    const name = written?.slice(written.lastIndexOf("/") + 1) ?? "";
    const number = name.startsWith(MARKED_NAME) ? Number.parseInt(name.slice(MARKED_NAME.length), 10) : -1;
    const original = markedBeside[number];
    const source = original === undefined ? written : written?.slice(0, -name.length) + original;
    if (original === undefined) count++;
    if (!isRelevant(text)) continue;
    const { documents: parsed, problems } = parseDocuments({ path, text });
    (original === undefined ? documents : marked).push({ source, ordinal, documents: parsed, problems });
  }
  return { documents, marked, count };
}
