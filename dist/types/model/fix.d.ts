import type { SourceDocument } from "./source.js";
/** A range of a file and its replacement. Offsets as in `Span`. */
export interface TextEdit {
    readonly file: string;
    readonly start: number;
    readonly end: number;
    readonly text: string;
}
/** Text edits that repair one finding; they apply together and do not overlap. */
export interface Fix {
    /** Imperative: `put the value in quotes`. */
    readonly title: string;
    readonly edits: readonly TextEdit[];
    /** Changed lines, for people. */
    readonly changes?: readonly LineChange[];
    /** True for a fix that needs review. */
    readonly isUnsafe?: true;
    /** The same in the documents that are rendered from the file: another rendering has to show it. */
    readonly rendered?: readonly {
        readonly document: SourceDocument;
        readonly edits: readonly TextEdit[];
    }[];
}
/** Whole lines without breaks and their replacement; either may be empty. */
export interface LineChange {
    readonly file: string;
    /** First changed line, from 1; for insertions the line they push down. */
    readonly line: number;
    readonly before: readonly string[];
    readonly after: readonly string[];
}
/** Drops edits that repeat another one: several fixes may share one. */
export declare function distinctEdits(edits: readonly TextEdit[]): readonly TextEdit[];
/** Applies sorted, non-overlapping edits. */
export declare function applyEdits(text: string, edits: readonly TextEdit[]): string;
/** Fixes that are only shown. */
export interface WouldFix {
    readonly findings: number;
    readonly files: readonly {
        readonly file: string;
        readonly diff: string;
        readonly edits: readonly TextEdit[];
    }[];
}
