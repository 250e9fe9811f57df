import type { FieldPath } from "../model/source.js";
/** Where the pod spec of an object lives, or undefined when the object is no workload of Kubernetes itself. */
export declare function podSpecPathOf(apiVersion: string, kind: string): FieldPath | undefined;
/** Every kind whose documents are worth parsing: workloads, and what changes pods at admission. */
export declare const RELEVANT_KINDS: readonly string[];
