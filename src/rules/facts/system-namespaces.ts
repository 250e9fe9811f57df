const SYSTEM_NAMESPACES: ReadonlySet<string> = new Set(["kube-system", "kube-public", "kube-node-lease"]);

/** Namespaces in which the cluster's own components live, whose pods may have to run anywhere. */
export function isSystemNamespace(namespace: string): boolean {
  return (
    SYSTEM_NAMESPACES.has(namespace) ||
    namespace.startsWith("openshift-") ||
    namespace.startsWith("gke-") ||
    namespace.endsWith("-system")
  );
}
