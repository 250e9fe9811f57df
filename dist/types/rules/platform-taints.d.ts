import type { TaintEffect } from "../model/taint.js";
/** The effects with which Kubernetes itself sets a taint of this key, or undefined for any other key. */
export declare function effectsSetByKubernetes(key: string): readonly TaintEffect[] | undefined;
/** Whether Kubernetes, a platform or a well-known operator may put this key on a node that the inventory does not show. */
export declare function isPlatformTaintKey(key: string, transientTaints: readonly string[]): boolean;
