import type { SourceDocument, SourceFile, SourceProblem } from "../model/source.js";
export interface ParsedFile {
    readonly file: SourceFile;
    readonly documents: readonly SourceDocument[];
    readonly problems: readonly SourceProblem[];
}
/**
 * Parses the documents of a YAML or JSON text with the places of every key and value.
 * A broken document is a problem and does not hide the others. `wanted` tells which documents are worth parsing.
 */
export declare function parseDocuments(file: SourceFile, wanted?: (text: string) => boolean): ParsedFile;
