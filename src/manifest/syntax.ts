import { parseEvents, YAMLException } from "js-yaml";
import type { SourceDocument, SourceFile, SourceProblem } from "../model/source.js";
import { splitDocuments } from "./document-boundaries.js";
import { buildTrees } from "./tree.js";

export interface ParsedFile {
  readonly file: SourceFile;
  readonly documents: readonly SourceDocument[];
  readonly problems: readonly SourceProblem[];
}

/** Deeper nesting is refused, so that no text can exhaust the stack. */
const MAX_DEPTH = 200;

/**
 * Parses the documents of a YAML or JSON text with the places of every key and value.
 * A broken document is a problem and does not hide the others. `wanted` tells which documents are worth parsing.
 */
export function parseDocuments(file: SourceFile, wanted: (text: string) => boolean = () => true): ParsedFile {
  const documents: SourceDocument[] = [];
  const problems: SourceProblem[] = [];
  for (const slice of splitDocuments(file.text)) {
    const source = file.text.slice(slice.start, slice.end);
    if (!wanted(source)) continue;
    try {
      const trees = buildTrees(parseEvents(source, { maxDepth: MAX_DEPTH }), source, slice.start);
      for (const root of trees.roots) documents.push({ file, start: root.start, root });
      for (const problem of trees.problems) {
        problems.push({ ...problem, kind: problem.kind === "structure" ? "syntax" : problem.kind, file });
      }
    } catch (error) {
      if (!(error instanceof YAMLException)) throw error;
      const at = Math.min(slice.start + (error.mark?.position ?? 0), slice.end);
      problems.push({ kind: "syntax", message: `not valid YAML: ${error.reason}`, file, span: { start: at, end: at } });
    }
  }
  return { file, documents, problems };
}
