import type { Span } from "../../../model/source.js";
/** A node of the grammar tree-sitter-hcl, with offsets in UTF-16 units. */
export interface HclNode extends Span {
    /** The grammar's name, such as `attribute`; a punctuation mark names itself; `ERROR` where the text fits no rule. */
    readonly type: string;
    readonly children: readonly HclNode[];
}
/** Parses a text of HCL. Loading the parser takes time, and only `sources/` can: the pure layers get it handed in. */
export type HclParser = (text: string) => HclNode;
export declare function childOf(node: HclNode | undefined, type: string): HclNode | undefined;
