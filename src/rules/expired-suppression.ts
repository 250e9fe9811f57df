import { count, quoted } from "../model/words.js";
import type { Rule } from "./contract/rule.js";
import { ofObject } from "./contract/vocabulary.js";

export const expiredSuppression: Rule = {
  id: "expired-suppression",
  summary: "The last day of a suppression is over.",
  severity: "error",
  rationale: `\`expires\` in an entry of \`suppress\` is a promise: until that day the mistake will be corrected. From the day
after, the entry silences nothing, so that what it silenced is reported again, and the entry itself is reported, even
when the mistake is gone.

The day is that of the run, in UTC. Nothing is said when the rule of the entry is off. When only some files or clusters
are linted, an entry is reported only if it covers a finding there.`,
  examples: [
    {
      title: "The move to the new pool is over, the entry is not",
      inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
suppress:
  - rule: near-miss-toleration
    workload: default/Pod/train
    reason: the pool gets its new taint in January
    expires: 2025-01-31 # <--
`,
      bad: `
apiVersion: v1
kind: Pod
metadata: {name: train}
spec:
  containers: [{name: train, image: train:1}]
  tolerations:
    - {key: nvidia.com/gpu, operator: Exists, effect: NoSchedule}
`,
      good: `
apiVersion: v1
kind: Pod
metadata: {name: train}
spec:
  containers: [{name: train, image: train:1}]
  tolerations:
    - {key: nvidia.com/gpu, operator: Exists, effect: NoSchedule}
`,
      goodInventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
    },
  ],
  claims: ["object"],
  *checkSuppression({ suppression: { rule, at, expires = "" }, state, findings }) {
    if (state !== "expired") return;
    const place = "path" in at ? { ...at, path: [...at.path.slice(0, -1), "expires"] } : at;
    yield {
      at: place,
      claims: [
        ofObject(
          findings === 0
            ? `the suppression of ${quoted(rule)} expired on ${expires} and covers nothing any more`
            : `the suppression of ${quoted(rule)} expired on ${expires}: ${count(findings, "finding")} ${findings === 1 ? "is" : "are"} back`,
        ),
      ],
      help:
        findings === 0 ? "Remove the entry." : "Correct what it covers, or give the entry a new day and a new reason.",
      identity: { names: ["configuration", rule] },
    };
  },
};
