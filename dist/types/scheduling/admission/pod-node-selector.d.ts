/** The node selectors that the plugin reads, each as `key=value, key=value`. */
export interface NamespaceNodeSelectors {
    /** The namespace's annotation; undefined where it is absent, so that the cluster's default counts. */
    readonly namespace: string | undefined;
    readonly clusterDefault: string;
    /** What the plugin's configuration allows in the namespace; empty allows all. */
    readonly whitelist: string;
}
export type NodeSelectorAdmission = {
    readonly admitted: true;
    readonly nodeSelector: Readonly<Record<string, string>>;
} | {
    readonly admitted: false;
    readonly error: string;
};
/**
 * Merges a namespace's node selector into a pod's; a value that disagrees is refused.
 * Upstream: plugin/pkg/admission/podnodeselector/admission.go Admit and Validate.
 */
export declare function mergeNamespaceNodeSelector(nodeSelector: Readonly<Record<string, string>>, selectors: NamespaceNodeSelectors): NodeSelectorAdmission;
