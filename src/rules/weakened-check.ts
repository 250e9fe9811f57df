import { exampleWorkload, readExamples } from "./contract/examples.js";
import type { Rule } from "./contract/rule.js";
import { ofDifference } from "./contract/vocabulary.js";

export const weakenedCheck: Rule = {
  id: "weakened-check",
  summary: "A change makes the check itself say less.",
  severity: "warning",
  why: `The configuration is a file like any other: a change that breaks something may switch off, in the same change, what would have
told of it. With \`--base REVISION\` a reviewer reads both. Told is each rule that is turned off or gets a lower severity, for
everything or for some files and clusters; a \`failOn\` or \`render\` that lets more pass; an entry of \`suppress\` without \`expires\`; a
comment or an annotation that silences something; a configuration that is removed or replaced; findings that a baseline is newly
told to hide; pools or clusters that are declared no more, and an inventory that is complete no more; manifests that are still
there and are not covered any more, cannot be read any more, have a placeholder in the place of what they are, or were moved to
where nothing is searched; kustomizations and charts that could be rendered and cannot be now, and new ones that cannot and have
findings below them; a \`taintlint.lock\` that is gone, or has another archive under the same version of a chart.

Where the configuration says something else than that of the base, the manifests are judged under the base's, too: the same pools,
and the rules, suppressions, globs and settings of before. What only that reports, and the base did not have, is told where it
would have been reported; what the base had is counted.

Whether this rule is on, and how severe it is, the base's configuration decides. No suppression and no baseline hides what it
says. Nothing is reported of a suppression with \`expires\`, of one that silences nothing, nor of files that are gone. Options of
the command line and inputs of the action belong to no revision. Without \`--base\` there is nothing to compare with.`,
  fix: `Take the weakening back, or let a reviewer agree to it.`,
  examples: readExamples([
    {
      title: "The rule that would have told of it is switched off in the same change",
      before: {
        inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["gpu=true:NoSchedule"]
`,
      },
      inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["gpu=true:NoSchedule"]
rules:
- broad-key-toleration: off # <--
-failOn: never # <--
+ broad-key-toleration: error
+failOn: warning
`,
      manifests: `${exampleWorkload("Deployment", "api")}
`,
    },
  ]),
  claims: ["difference"],
  *checkWeakening({ at, says, help, names, workload, cause }) {
    yield {
      at,
      claims: [ofDifference(says)],
      help,
      identity: { names },
      workload,
      cause,
    };
  },
};
