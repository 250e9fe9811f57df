import type { SourceDocument, SourceFile, SourceProblem } from "../model/source.js";
import { splitDocuments } from "./document-boundaries.js";
import { buildTrees } from "./tree.js";
import { parseYaml } from "./yaml-events.js";

export interface ParsedFile {
  readonly file: SourceFile;
  readonly documents: readonly SourceDocument[];
  readonly problems: readonly SourceProblem[];
}

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
    const parsed = parseYaml(source);
    if (!parsed.ok) {
      const at = Math.min(slice.start + parsed.offset, slice.end);
      problems.push({
        kind: "syntax",
        message: `not valid YAML: ${parsed.reason}`,
        file,
        span: { start: at, end: at },
      });
      continue;
    }
    const trees = buildTrees(parsed, slice.start);
    for (const root of trees.roots) documents.push({ file, start: root.start, root });
    for (const problem of trees.problems) {
      problems.push({ ...problem, kind: problem.kind === "structure" ? "syntax" : problem.kind, file });
    }
  }
  return { file, documents, problems };
}
