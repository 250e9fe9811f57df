import { type Taint } from "../model/taint.js";
/** What `kubectl taint` takes away: the taint of this key and effect, or of every effect when `effect` is empty. */
export interface TaintRemoval {
    readonly key: string;
    readonly effect: string;
}
/** A text read as what it means, or why it means nothing: one lower-case clause. */
export type Parsed<T> = {
    readonly value: T;
} | {
    readonly error: string;
};
export type TaintChange = {
    readonly kind: "add";
    readonly taint: Taint;
} | {
    readonly kind: "remove";
    readonly removal: TaintRemoval;
};
/** What a list of specs asks for, in order, with an error for each spec that asks for nothing legal. */
export interface TaintChanges {
    readonly additions: readonly Taint[];
    readonly removals: readonly TaintRemoval[];
    readonly errors: readonly string[];
}
/**
 * Reads one spec of `kubectl taint`: `key=value:Effect` and `key:Effect` add, `key:Effect-` and `key-` remove.
 * Upstream: kubectl/pkg/cmd/taint/utils.go parseTaints, parseTaint.
 */
export declare function parseTaintSpec(spec: string): Parsed<TaintChange>;
/** Reads a taint that a pool has, `key=value:Effect` or `key:Effect`. A removal is an error here. */
export declare function parseTaint(text: string): Parsed<Taint>;
/**
 * Reads the specs of one `kubectl taint` command. Adding the same key and effect twice is an error, as in kubectl.
 * Upstream: kubectl/pkg/cmd/taint/utils.go parseTaints.
 */
export declare function parseTaintSpecs(specs: readonly string[]): TaintChanges;
