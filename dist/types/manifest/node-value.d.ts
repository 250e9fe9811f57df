import type { FieldPath, MappingEntry, SourceNode } from "../model/source.js";
/** The entry that counts for `key`: where a key stands twice the last one wins. */
export declare function getEntry(node: SourceNode | undefined, key: string): MappingEntry | undefined;
/** The value under `key`, or undefined. */
export declare function getValue(node: SourceNode | undefined, key: string): SourceNode | undefined;
/** The text of a string scalar under `key`, or undefined when it is absent or not a string. */
export declare function getString(node: SourceNode | undefined, key: string): string | undefined;
export declare function nodeAt(root: SourceNode, path: FieldPath): SourceNode | undefined;
/** The entries that count: the last of each key, in the order in which the keys first stand. */
export declare function effectiveEntries(node: SourceNode | undefined): MappingEntry[];
/** The plain JavaScript value of a node. Shared nodes (aliases) give shared values, so that no text can explode. */
export declare function toValue(node: SourceNode): unknown;
