const CONCEPTS = "https://kubernetes.io/docs/concepts";
const REFERENCE = "https://kubernetes.io/docs/reference";

/** The page of Kubernetes, or of its project, that explains what a rule is about. Rules about taintlint itself have none. */
const RULES_OF_PAGES = {
  [`${CONCEPTS}/scheduling-eviction/taint-and-toleration/`]: [
    "unschedulable only-avoided-pools evicted-by-taint unmatched-toleration",
    "near-miss-toleration redundant-toleration suppressed-default-toleration default-pod-unplaced",
    "wildcard-toleration broad-key-toleration tolerates-node-failure control-plane-toleration",
    "reserved-pool unpinned-toleration guard-misses-wildcard invalid-toleration",
    "invalid-taint mixed-values every-pool-tainted startup-taint",
    "taint-change-impact",
  ].join(" "),
  [`${CONCEPTS}/configuration/manage-resources-containers/`]: "insufficient-capacity",
  [`${CONCEPTS}/scheduling-eviction/topology-spread-constraints/`]:
    "spread-counts-tainted-pools spread-counts-nothing unknown-topology-key invalid-topology",
  [`${CONCEPTS}/scheduling-eviction/assign-pod-node/`]: [
    "too-few-domains closed-preference node-name-bypasses-scheduler unknown-label",
    "or-of-exclusions impossible-label-value node-label-on-pod invalid-node-affinity",
  ].join(" "),
  [`${REFERENCE}/labels-annotations-taints/`]: "legacy-key",
  [`${CONCEPTS}/workloads/controllers/daemonset/`]: [
    "daemonset-misses-pool tolerated-pool-left-out missed-taint-values daemonset-dependency",
    "startup-taint-deadlock agent-misses-node-state add-on-misses-pool",
  ].join(" "),
  [`${CONCEPTS}/windows/user-guide/`]: "wrong-os-pool",
  [`${REFERENCE}/kubernetes-api/workload-resources/pod-v1/`]: "misplaced-scheduling-field unknown-field",
  [`${CONCEPTS}/scheduling-eviction/dynamic-resource-allocation/`]: "invalid-device unreachable-device",
  [`${CONCEPTS}/overview/working-with-objects/`]: "non-string-value duplicate-key invalid-yaml unreadable-file",
  [`${CONCEPTS}/architecture/nodes/`]: "ignored-pool-field refused-pool-field undeclared-pools",
  [`${CONCEPTS}/cluster-administration/node-autoscaling/`]: "autoscaler-tag",
  [`${CONCEPTS}/scheduling-eviction/gang-scheduling/`]: "unplaceable-gang",
  "https://kueue.sigs.k8s.io/docs/concepts/": "queue-refuses-pod unusable-queue",
  "https://kubernetes.io/docs/tasks/manage-kubernetes-objects/kustomization/":
    "overlay-lost-toleration ignored-values not-rendered",
  [`${REFERENCE}/access-authn-authz/mutating-admission-policy/`]: "policy-drops-toleration",
};

/** The pages by the id of a rule. */
export const UPSTREAM_PAGES = Object.fromEntries(
  Object.entries(RULES_OF_PAGES).flatMap(([page, ids]) => ids.split(" ").map((id) => [id, page])),
);
