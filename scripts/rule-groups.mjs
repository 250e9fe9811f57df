const CONCEPTS = "https://kubernetes.io/docs/concepts";
const REFERENCE = "https://kubernetes.io/docs/reference";
const TAINTS = `${CONCEPTS}/scheduling-eviction/taint-and-toleration/`;
const SPREAD = `${CONCEPTS}/scheduling-eviction/topology-spread-constraints/`;
const ASSIGNING = `${CONCEPTS}/scheduling-eviction/assign-pod-node/`;
const DAEMONSETS = `${CONCEPTS}/workloads/controllers/daemonset/`;
const DEVICES = `${CONCEPTS}/scheduling-eviction/dynamic-resource-allocation/`;
const OBJECTS = `${CONCEPTS}/overview/working-with-objects/`;
const NODES = `${CONCEPTS}/architecture/nodes/`;
const POD = `${REFERENCE}/kubernetes-api/workload-resources/pod-v1/`;

/**
 * The index of the rules, in the order of its headings, with the page of Kubernetes, or of its project, that explains what a
 * rule is about: `null` for a rule about taintlint itself. A rule that is in no group, or in two, fails the generation.
 */
export const RULE_GROUPS = [
  [
    "Placement",
    "Where a pod may run, and whether it does.",
    {
      unschedulable: TAINTS,
      "insufficient-capacity": `${CONCEPTS}/configuration/manage-resources-containers/`,
      "only-avoided-pools": TAINTS,
      "evicted-by-taint": TAINTS,
      "unknown-label": ASSIGNING,
      "impossible-label-value": ASSIGNING,
      "near-miss-toleration": TAINTS,
      "unmatched-toleration": TAINTS,
      "redundant-toleration": TAINTS,
      "overlay-lost-toleration": "https://kubernetes.io/docs/tasks/manage-kubernetes-objects/kustomization/",
      "policy-drops-toleration": `${REFERENCE}/access-authn-authz/mutating-admission-policy/`,
      "suppressed-default-toleration": TAINTS,
      "closed-preference": ASSIGNING,
      "or-of-exclusions": ASSIGNING,
      "node-name-bypasses-scheduler": ASSIGNING,
      "wrong-os-pool": `${CONCEPTS}/windows/user-guide/`,
      "default-pod-unplaced": TAINTS,
      "spread-counts-tainted-pools": SPREAD,
      "spread-counts-nothing": SPREAD,
      "unknown-topology-key": SPREAD,
      "too-few-domains": ASSIGNING,
    },
  ],
  [
    "DaemonSets",
    "Agents that miss nodes, and what depends on them.",
    {
      "daemonset-misses-pool": DAEMONSETS,
      "missed-taint-values": DAEMONSETS,
      "tolerated-pool-left-out": DAEMONSETS,
      "daemonset-dependency": DAEMONSETS,
      "agent-misses-node-state": DAEMONSETS,
    },
  ],
  [
    "Too broad",
    "Tolerations that open pools which nobody meant.",
    {
      "wildcard-toleration": TAINTS,
      "control-plane-toleration": TAINTS,
      "tolerates-node-failure": TAINTS,
      "reserved-pool": TAINTS,
      "unpinned-toleration": TAINTS,
      "guard-misses-wildcard": TAINTS,
    },
  ],
  [
    "Refused by the API server",
    "Fields that it refuses, drops, or does not read.",
    {
      "invalid-toleration": TAINTS,
      "invalid-node-affinity": ASSIGNING,
      "invalid-topology": SPREAD,
      "non-string-value": OBJECTS,
      "unknown-field": POD,
      "misplaced-scheduling-field": POD,
      "node-label-on-pod": ASSIGNING,
      "legacy-key": `${REFERENCE}/labels-annotations-taints/`,
    },
  ],
  [
    "Pools",
    "Taints and labels that pools declare.",
    {
      "invalid-taint": TAINTS,
      "ignored-pool-field": NODES,
      "refused-pool-field": NODES,
      "mixed-values": TAINTS,
      "every-pool-tainted": TAINTS,
      "startup-taint": TAINTS,
      "autoscaler-tag": `${CONCEPTS}/cluster-administration/node-autoscaling/`,
      "undeclared-pools": NODES,
    },
  ],
  [
    "Devices and queues",
    "Claims for devices, and Kueue.",
    {
      "invalid-device": DEVICES,
      "unreachable-device": DEVICES,
      "queue-refuses-pod": "https://kueue.sigs.k8s.io/docs/concepts/",
    },
  ],
  [
    "The repository",
    "Files that cannot be judged, what a change does, and suppressions.",
    {
      "taint-change-impact": TAINTS,
      "weakened-check": null,
      "ignored-values": "https://kubernetes.io/docs/tasks/manage-kubernetes-objects/kustomization/",
      "not-rendered": "https://kubernetes.io/docs/tasks/manage-kubernetes-objects/kustomization/",
      "invalid-yaml": OBJECTS,
      "unreadable-file": OBJECTS,
      "duplicate-key": OBJECTS,
      "unused-suppression": null,
      "internal-error": null,
    },
  ],
];
