import type { SourceNode } from "../model/source.js";
/**
 * The plain value of a node of taintlint's own files, where only `true` and `false` are booleans: `off` is a word
 * there, as YAML 1.2 and every editor have it, while Kubernetes reads `false`. Aliases share their value.
 */
export declare function toConfigurationValue(root: SourceNode): unknown;
/** The text of a scalar as the user wrote it, `08` for `08`; empty for a null; undefined for a list or a mapping. */
export declare function scalarText(node: SourceNode | undefined): string | undefined;
/** The text of a scalar under quotes, or what kind of value it is: for error messages. */
export declare function describeNode(node: SourceNode | undefined): string;
