import type { RelevanceTest } from "../../manifest/relevance.js";
import { splitDocuments } from "../../manifest/yaml/document-boundaries.js";
import { parseDocuments } from "../../manifest/yaml/syntax.js";
import type { SourceDocument, SourceProblem } from "../../model/source.js";

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

/** Parses each relevant document as its own text, so that Secrets are not retained. `count` is of all documents. */
export function readOutput(
  output: string,
  path: string,
  isRelevant: RelevanceTest,
): { readonly documents: readonly RenderedDocument[]; readonly count: number } {
  const ordinals = new Map<string | undefined, number>();
  const documents: RenderedDocument[] = [];
  let count = 0;
  for (const slice of splitDocuments(output)) {
    const text = output.slice(slice.start, slice.end).replace(/^---[ \t]*\r?\n?/, "");
    if (!CONTENT_LINE.test(text)) continue;
    count++;
    const source = SOURCE_LINE.exec(text)?.[1]?.trimEnd();
    const ordinal = ordinals.get(source) ?? 0;
    ordinals.set(source, ordinal + 1);
    if (!isRelevant(text)) continue;
    const { documents: parsed, problems } = parseDocuments({ path, text });
    documents.push({ source, ordinal, documents: parsed, problems });
  }
  return { documents, count };
}
