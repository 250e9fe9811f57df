export type HclParser = (text: string) => SyntaxNode;
/** As `HclNode` of the inventory. */
export interface SyntaxNode {
    readonly type: string;
    readonly start: number;
    readonly end: number;
    readonly children: readonly SyntaxNode[];
}
/** Loads the HCL parser, 0.3 MB of WebAssembly, in about 40 ms; only for runs with relevant Terraform files. */
export declare function loadHclParser(): Promise<HclParser>;
