/** The index of the rules, in the order of its headings. A rule that is in no group, or in two, fails the generation. */
export const RULE_GROUPS = [
  [
    "Placement",
    "Where a pod may run, and whether it does.",
    [
      ...["unschedulable", "insufficient-capacity", "only-avoided-pools", "evicted-by-taint", "unknown-label"],
      ...["impossible-label-value", "near-miss-toleration", "unmatched-toleration", "redundant-toleration"],
      ...["overlay-lost-toleration", "policy-drops-toleration", "suppressed-default-toleration", "closed-preference"],
      ...["or-of-exclusions", "node-name-bypasses-scheduler", "wrong-os-pool", "default-pod-unplaced"],
      ...["spread-counts-tainted-pools", "spread-counts-nothing", "unknown-topology-key", "too-few-domains"],
    ],
  ],
  [
    "DaemonSets",
    "Agents that miss nodes, and what depends on them.",
    [
      ...["daemonset-misses-pool", "missed-taint-values", "tolerated-pool-left-out", "daemonset-dependency"],
      ...["agent-misses-node-state", "add-on-misses-pool", "startup-taint-deadlock"],
    ],
  ],
  [
    "Too broad",
    "Tolerations that open pools which nobody meant.",
    [
      ...["wildcard-toleration", "broad-key-toleration", "control-plane-toleration", "tolerates-node-failure"],
      ...["reserved-pool", "unpinned-toleration", "guard-misses-wildcard"],
    ],
  ],
  [
    "Refused by the API server",
    "Fields that it refuses, drops, or does not read.",
    [
      ...["invalid-toleration", "invalid-node-affinity", "invalid-topology", "non-string-value", "unknown-field"],
      ...["misplaced-scheduling-field", "node-label-on-pod", "legacy-key"],
    ],
  ],
  [
    "Pools",
    "Taints and labels that pools declare.",
    [
      ...["invalid-taint", "ignored-pool-field", "refused-pool-field", "mixed-values", "every-pool-tainted"],
      ...["startup-taint", "autoscaler-tag", "undeclared-pools"],
    ],
  ],
  [
    "Devices and queues",
    "Claims for devices, gangs, and Kueue.",
    ["invalid-device", "unreachable-device", "unplaceable-gang", "queue-refuses-pod", "unusable-queue"],
  ],
  [
    "The repository",
    "Files that cannot be judged, what a change does, and suppressions.",
    [
      ...["taint-change-impact", "weakened-check", "ignored-values", "not-rendered", "invalid-yaml"],
      ...["unreadable-file", "duplicate-key", "unused-suppression", "internal-error"],
    ],
  ],
];
