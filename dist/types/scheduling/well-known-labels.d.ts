/** A label and the deprecated one that mirrors it; Kubernetes sets both to the same value. */
export declare const LABEL_TWINS: readonly (readonly [stable: string, beta: string])[];
export declare const OS_LABEL = "kubernetes.io/os";
export declare const DEFAULT_OS = "linux";
export declare const NODE_ROLE_PREFIX = "node-role.kubernetes.io/";
/** Label keys that Kubernetes, an add-on or a platform sets on nodes, so that a pool need not declare them. Globs. */
export declare const WELL_KNOWN_LABELS: readonly string[];
/** Label keys without a prefix of their own that one platform sets, by the configuration's `provider`. */
export declare const PROVIDER_LABELS: ReadonlyMap<string, readonly string[]>;
