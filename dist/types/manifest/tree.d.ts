import { type Event } from "js-yaml";
import type { SourceNode, Span } from "../model/source.js";
/** Something wrong in a text that is well-formed YAML. */
export interface TreeProblem {
    /** A duplicate key leaves the document usable; anything else does not. */
    readonly kind: "duplicate-key" | "structure";
    readonly message: string;
    readonly span: Span;
}
export interface Trees {
    /** The roots of the usable documents. */
    readonly roots: readonly SourceNode[];
    readonly problems: readonly TreeProblem[];
}
/**
 * Builds nodes from js-yaml's events. `source` is the text that was parsed, `offset` its place in the file;
 * every span in the result is one of the file.
 */
export declare function buildTrees(events: readonly Event[], source: string, offset: number): Trees;
