import type { Place, SourceFile, SourceRange, Span } from "../model/source.js";
/** Turns offsets into lines and columns, both from 1. */
export declare function rangeOfSpan(file: SourceFile, span: Span): SourceRange;
/** The text of a line (from 1) without its line break, or undefined past the end. */
export declare function lineOf(file: SourceFile, line: number): string | undefined;
/**
 * The range of a place, and the only code that turns keys into lines.
 * Where the path does not exist the nearest existing ancestor is shown, by its key if it has one.
 * A mapping or a list is shown by its key too: underlining a whole block helps nobody.
 */
export declare function locate(place: Place): SourceRange;
