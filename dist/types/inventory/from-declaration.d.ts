import type { FieldPath, Place, SourceDocument, SourceFile, SourceNode } from "../model/source.js";
import { type ConfigurationError } from "./configuration-error.js";
/** One entry of `from`: files that declare pools, and how to read them. */
export interface FromDeclaration {
    /** Paths and globs, relative to the folder of the file that holds the entry. */
    readonly paths: readonly string[];
    /** The id of a format, or undefined to detect it. */
    readonly format: string | undefined;
    /** `none`, `auto` or the key of a label. */
    readonly groupBy: string;
    readonly transient: "drop" | "keep";
    /** Put before the names of the pools. */
    readonly prefix: string;
    /** True when no file need match. */
    readonly optional: boolean;
    readonly place: Place;
}
/** A file that an entry of `from` names. */
export interface ImportedFile {
    readonly from: FromDeclaration;
    readonly file: SourceFile;
}
/** Reads an entry of `from` that fits the schema. */
export declare function readFromDeclaration(document: SourceDocument, path: FieldPath, node: SourceNode): {
    readonly from: FromDeclaration;
    readonly errors: readonly ConfigurationError[];
};
