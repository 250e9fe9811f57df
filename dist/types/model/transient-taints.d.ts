/** True for a taint that goes by itself. `globs` are the cluster's own `transientTaints`. */
export declare function isTransientTaint(key: string, globs: readonly string[]): boolean;
