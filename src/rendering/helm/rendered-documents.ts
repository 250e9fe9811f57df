import type { RelevanceTest } from "../../manifest/relevance.js";
import { splitDocuments } from "../../manifest/yaml/document-boundaries.js";
import { parseDocuments } from "../../manifest/yaml/syntax.js";
import type { SourceDocument, SourceProblem } from "../../model/source.js";

/** A document that helm printed, if it can matter for scheduling. */
export interface RenderedDocument {
  /** As in the comment `# Source: api/templates/api.yaml`; undefined where there is none. */
  readonly source: string | undefined;
  /** Its number among the documents of its source, from 0. */
  readonly ordinal: number;
  readonly documents: readonly SourceDocument[];
  readonly problems: readonly SourceProblem[];
}

const SOURCE_LINE = /^# Source: (\S.*)$/m;
const CONTENT_LINE = /^[ \t]*[^\s#]/m;

/**
 * The documents of helm's output that can matter, each a text of its own, so that nothing keeps the Secrets beside
 * them. `path` is the name that the texts go by; `count` counts every document that is not empty.
 */
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
