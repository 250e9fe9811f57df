const SYSTEM_NAMESPACES: ReadonlySet<string> = new Set(["kube-system", "kube-public", "kube-node-lease"]);

/** Reports whether a namespace is for cluster components, which may run anywhere. */
export function isSystemNamespace(namespace: string): boolean {
  return (
    SYSTEM_NAMESPACES.has(namespace) ||
    namespace.startsWith("openshift-") ||
    namespace.startsWith("gke-") ||
    namespace.endsWith("-system")
  );
}
