import type { SourceFile } from "../model/source.js";
import type { FormatOutput } from "./formats/format.js";
import type { FromDeclaration } from "./from-declaration.js";
/** What the cluster says to the import of its pools. */
export interface ImportContext {
    readonly cluster: string | null;
    readonly transientTaints: readonly string[];
}
/** Reads the pools of one entry of `from` out of all its files: Nodes of several files may make one pool. */
export declare function importPools(from: FromDeclaration, files: readonly SourceFile[], context: ImportContext): FormatOutput;
