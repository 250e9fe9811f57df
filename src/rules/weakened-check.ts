import { exampleWorkload, readExamples } from "./contract/examples.js";
import type { Rule } from "./contract/rule.js";
import { ofDifference } from "./contract/vocabulary.js";

const UNMEANT = "Revert it, or explain in the change why it is intended.";

export const weakenedCheck: Rule = {
  id: "weakened-check",
  summary: "A change makes the check itself report less.",
  severity: "warning",
  why: `The configuration is a file like any other: a change that breaks something may at the same time turn off the rule that would have
reported it. With \`--base REVISION\` these are reported:

- a rule that is turned off or gets a lower severity, for everything or for some files and clusters;
- a \`failOn\` or \`render\` that lets more pass, a raised limit, and a declared chart that is left out or gets other values;
- an entry of \`suppress\` without \`expires\`, and a comment or an annotation that suppresses something;
- a configuration that is removed or replaced, also by one of a folder;
- findings that a baseline newly hides;
- pools or clusters that are no longer declared, and an inventory that is no longer complete;
- manifests that still exist, but are no longer covered or readable, have a placeholder instead of their content, or were moved to
  where nothing is searched, into a submodule, into Jsonnet that Argo CD renders, or among the files of tests;
- a \`kuttl-test.yaml\`, \`chainsaw-test.yaml\` or \`kyverno-test.yaml\` beside manifests that were judged in full, as they still are in
  this change;
- a new webhook that may change pods, also if the same change ignores it;
- kustomizations and charts that could be rendered before and cannot be now, and new ones that cannot and have findings in files
  that were judged before;
- a \`taintlint.lock\` that is gone, lacks a chart that is still asked for, or has another archive under the same version.

If what can weaken the check differs, the manifests are also judged with that of the base: the same pools, with its rules,
suppressions, globs, charts and settings. Findings that only this judgement reports, and that the base did not have, are reported as
usual. Those that the base had are counted.`,
  silent: `Whether this rule is on, and how severe it is, the base's configuration decides. No suppression and no baseline hides what it
reports. Nothing is reported of a suppression with \`expires\`, of one that silences nothing, nor of files that are gone. Options of
the command line and inputs of the action belong to no revision. Without \`--base\` there is nothing to compare with.`,
  fix: `Revert the change, or let a reviewer agree to it.`,
  examples: readExamples([
    {
      title: "The rule that would have reported it is turned off in the same change",
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
- unpinned-toleration: off # <--
-failOn: never # <--
+ unpinned-toleration: error
+failOn: warning
`,
      manifests: `${exampleWorkload("Deployment", "api")}
`,
    },
  ]),
  claims: ["difference"],
  *checkWeakening({ at, says, help = UNMEANT, names, workload, cause }) {
    yield {
      at,
      claims: [ofDifference(says)],
      help,
      fingerprintBy: { names },
      workload,
      groupBy: cause,
    };
  },
};
