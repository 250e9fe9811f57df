import type { Span } from "../model/source.js";
/**
 * The parts of a text between its `---` lines, each with the marker that opens it.
 * No scalar of YAML may hold such a line at column 0, so that cutting there is sound.
 * Directives (`%YAML`) before a marker stay with the document that they open.
 */
export declare function splitDocuments(text: string): Span[];
