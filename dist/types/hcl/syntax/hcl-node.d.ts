import type { Span } from "../../model/source.js";
/** A node of tree-sitter-hcl, with offsets in UTF-16 units. */
export interface HclNode extends Span {
    /** The grammar's name, such as `attribute`; a punctuation mark; `ERROR` for a syntax error. */
    readonly type: string;
    readonly children: readonly HclNode[];
}
/** Parses HCL. Injected, since only `sources/` can load the parser. */
export type HclParser = (text: string) => HclNode;
export declare function childOf(node: HclNode | undefined, type: string): HclNode | undefined;
