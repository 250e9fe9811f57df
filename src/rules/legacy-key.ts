import type { Rule } from "./contract/rule.js";
import { UNKNOWN_KEYS_FIRST } from "./contract/vocabulary.js";
import { annotation } from "./legacy/annotation.js";
import { controlPlaneKey } from "./legacy/control-plane-key.js";
import { nodeLabel } from "./legacy/node-label.js";
import { renamedKey } from "./legacy/renamed-key.js";

const LEGACY_KEYS = [controlPlaneKey, nodeLabel, renamedKey, annotation];

export const legacyKey: Rule = {
  id: "legacy-key",
  summary: "The pod uses a taint, label, or annotation that was renamed or is no longer read.",
  severity: "warning",
  why: LEGACY_KEYS.map(({ why }) => why).join("\n\n"),
  silent: "See the part about each kind of key above.",
  fix: "Write the key that Kubernetes or the controller reads today. The help names it.",
  examples: LEGACY_KEYS.flatMap(({ examples }) => examples),
  checksFragments: true,
  claims: ["no-effect", "object", "pools"],
  yieldsTo: [
    { rule: "unschedulable", by: "toleration" },
    { rule: "unschedulable", by: "selector" },
    { rule: "daemonset-misses-pool", by: "toleration" },
    ...UNKNOWN_KEYS_FIRST,
  ],
  *checkWorkload(fit, context) {
    for (const { check } of LEGACY_KEYS) yield* check(fit, context);
  },
};
