import { didYouMean } from "../model/spelling.js";
import type { SuppressionOrigin, SuppressionUse } from "../model/suppression.js";
import { count, quoted } from "../model/words.js";
import { readExamples } from "./contract/examples.js";
import type { RuleFinding } from "./contract/finding.js";
import type { Rule } from "./contract/rule.js";
import { ofObject } from "./contract/vocabulary.js";

const SYNTAX: Readonly<Record<SuppressionOrigin, string>> = {
  comment: "# taintlint-ignore: rule, rule -- reason",
  annotation: 'taintlint.dev/ignore: "rule, rule -- reason"',
  configuration: "{rule, workload: namespace/Kind/name, reason: reason}",
};

const REMOVE: Readonly<Record<SuppressionOrigin, string>> = {
  comment:
    "Remove it. A comment covers the key on its own line with everything under it. Alone on a line, it covers what begins on the next line.",
  annotation: "Remove it.",
  configuration: "Remove the entry, or correct its workload and file.",
};

function* checkUnused({ suppression, state, nearestRule, missedLine }: SuppressionUse): Iterable<RuleFinding> {
  const { origin, rule, at, covers, workload } = suppression;
  const about = { at, fingerprintBy: { names: [origin, rule] }, workload };
  if (state === "unused") {
    yield {
      ...about,
      claims: [
        ofObject(
          `the suppression of ${quoted(rule)} silences nothing: the rule finds nothing ${covers}${missedLine === undefined ? "" : `, but on line ${missedLine}`}`,
        ),
      ],
      help:
        missedLine === undefined ? REMOVE[origin] : `Put the comment on a line of its own above line ${missedLine}.`,
      missed: missedLine !== undefined ? { rule, line: missedLine } : undefined,
    };
  } else if (state === "unknown-rule") {
    const hint = didYouMean(nearestRule);
    yield {
      ...about,
      claims: [
        ofObject(
          rule === ""
            ? "the suppression names no rule, so that it silences nothing"
            : `rule ${quoted(rule)} does not exist, so that its suppression silences nothing${hint}`,
        ),
      ],
      help: `Write it as ${SYNTAX[origin]}. "taintlint rules" lists the rules.`,
    };
  }
}

function* checkExpired({
  suppression: { rule, at, expires = "" },
  state,
  findings,
}: SuppressionUse): Iterable<RuleFinding> {
  if (state !== "expired") return;
  const place = "path" in at ? { ...at, path: [...at.path.slice(0, -1), "expires"] } : at;
  yield {
    at: place,
    severity: "error",
    claims: [
      ofObject(
        findings === 0
          ? `the suppression of ${quoted(rule)} expired on ${expires} and no longer covers anything`
          : `the suppression of ${quoted(rule)} expired on ${expires}: ${count(findings, "finding")} ${findings === 1 ? "is" : "are"} back`,
      ),
    ],
    help:
      findings === 0
        ? "Remove the entry."
        : "Correct the mistake that it covers, or give the entry a new date and a new reason.",
    fingerprintBy: { names: ["configuration", rule] },
  };
}

export const unusedSuppression: Rule = {
  id: "unused-suppression",
  summary: "A suppression hides nothing: the mistake is gone, the suppression misses it, or it has expired.",
  severity: "warning",
  why: `A suppression that outlives its mistake hides the next one. One that never worked, because the rule is misspelt or the line is not
the reported one, looks as if the mistake was dealt with.

There are three ways to suppress a finding:

- The comment \`# taintlint-ignore: rule, rule -- reason\` covers the key on its line with everything under that key. Alone on its
  line it covers what begins on the next line that is no comment: a key, an item of a list, or, above the first key, the object.
  If it misses a finding of its rule by a few lines, that line is named, and \`--fix\` moves a comment that names only this rule.
- The annotation \`taintlint.dev/ignore: "rule, rule -- reason"\` on an object or on its pod template covers every finding about
  that workload. Use it for generated files.
- An entry of \`suppress\` in \`taintlint.yaml\` covers workloads and files by globs. Use it for manifests that you cannot edit. Only
  here a reason is required; elsewhere it is good style.

An entry with \`expires\` promises that the mistake will be corrected by that day. From the day after, the entry suppresses nothing:
its findings are reported again, and so is the entry itself, even if the mistake is gone.

The day is that of the run, in UTC.`,
  silent: `A suppression counts as unused only if its rule ran and checked everything that it covers. Nothing is said when the rule is off,
when no pools are known, when only some clusters are linted, and, for entries of the configuration, when only some files are
linted or some could not be read. A document that is not valid YAML has no comments. A rule that does not exist is always
reported, with the nearest name.

An expired entry is not reported if its rule is off. When only some files or clusters are linted, it is reported only if it covers
a finding there.`,
  fix: `Remove the suppression, or move it to the line that is reported.`,
  examples: readExamples([
    {
      title: "The comment names a rule that does not exist",
      manifests: `
apiVersion: v1
kind: Pod
metadata: {name: api}
spec:
  containers: [{name: api, image: api:1}]
- # taintlint-ignore: wildcard-tolerations -- the pod is gone soon # <--
  nodeSelector: {}
`,
    },
    {
      title: "The mistake was corrected, and its annotation was not removed",
      inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
      manifests: `
apiVersion: v1
kind: Pod
-metadata:
- name: train
- annotations:
-   taintlint.dev/ignore: near-miss-toleration -- the value changes next week # <--
+metadata: {name: train}
spec:
  containers: [{name: train, image: train:1}]
  tolerations:
    - {key: nvidia.com/gpu, operator: Exists, effect: NoSchedule}
`,
    },
    {
      title: "The entry has expired",
      inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
-suppress:
- - rule: near-miss-toleration
-   workload: default/Pod/train
-   reason: the pool gets its new taint in January
-   expires: 2025-01-31 # <--
`,
      manifests: `
apiVersion: v1
kind: Pod
metadata: {name: train}
spec:
  containers: [{name: train, image: train:1}]
  tolerations:
    - {key: nvidia.com/gpu, operator: Exists, effect: NoSchedule}
`,
    },
  ]),
  claims: ["object"],
  *checkSuppression(use) {
    yield* checkUnused(use);
    yield* checkExpired(use);
  },
};
