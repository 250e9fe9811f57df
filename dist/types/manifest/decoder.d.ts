import type { FieldPath, SourceNode } from "../model/source.js";
import type { DecodeError } from "../model/workload.js";
/**
 * Reads the fields of an object as the API server's JSON decoder does: an absent field and a null are the zero
 * value, a value of another type is an error, and a scalar of another type is read by its text all the same,
 * so that a verdict can still be given.
 */
export interface Decoder {
    readonly errors: readonly DecodeError[];
    string(node: SourceNode | undefined, path: FieldPath): string | undefined;
    integer(node: SourceNode | undefined, path: FieldPath): number | undefined;
    boolean(node: SourceNode | undefined, path: FieldPath): boolean;
    /** A resource quantity: the decoder takes strings and numbers. */
    quantity(node: SourceNode | undefined, path: FieldPath): string | undefined;
    list<T>(node: SourceNode | undefined, path: FieldPath, item: (node: SourceNode, path: FieldPath) => T): T[];
    /** A mapping that must be one when present; undefined otherwise. */
    mapping(node: SourceNode | undefined, path: FieldPath): SourceNode | undefined;
    stringMap(node: SourceNode | undefined, path: FieldPath): Record<string, string>;
    quantityMap(node: SourceNode | undefined, path: FieldPath): Record<string, string>;
    /** The value under `key` of a mapping, with its path. */
    field(node: SourceNode | undefined, path: FieldPath, key: string): [SourceNode | undefined, FieldPath];
}
/** The JSON type of a node, in the words of error messages. */
export declare function typeOf(node: SourceNode): string;
export declare function createDecoder(): Decoder;
