import type { FieldPath, SourceDocument, SourceNode } from "../model/source.js";
/** An object of the Kubernetes API in a document, or inside a List. */
export interface KubernetesObject {
    /** `apps/v1`, or empty when the object does not say. */
    readonly apiVersion: string;
    readonly kind: string;
    readonly document: SourceDocument;
    /** The object's root in the document. */
    readonly path: FieldPath;
    readonly node: SourceNode;
}
/** `apps` for `apps/v1`, empty for the core group. */
export declare function groupOf(apiVersion: string): string;
/** The objects of a document; the items of a `List` or of a typed list such as `NodeList` each count. */
export declare function objectsOf(document: SourceDocument): KubernetesObject[];
