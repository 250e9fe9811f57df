/** Namespaces in which the cluster's own components live, whose pods may have to run anywhere. */
export declare function isSystemNamespace(namespace: string): boolean;
