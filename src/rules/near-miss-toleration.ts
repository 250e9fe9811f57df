import { effectsSetByKubernetes } from "../model/state-taints.js";
import { list, quoted } from "../model/words.js";
import { placeInPodSpec } from "../model/workload.js";
import { exampleWorkload, readExamples } from "./contract/examples.js";
import type { DeclaredWords } from "./contract/finding.js";
import type { Rule } from "./contract/rule.js";
import { ofDeadLine, ofObject, taintedHere, UNKNOWN_KEYS_FIRST, writtenTolerations } from "./contract/vocabulary.js";
import { findNearMiss, mayServe } from "./explanations/dead-tolerations.js";
import { describeMiss, fieldOfMiss, type Miss, waysOut } from "./explanations/near-miss-wording.js";
import { correctToleration, isSlipOfTheHand } from "./repairs/toleration-fixes.js";

export const nearMissToleration: Rule = {
  id: "near-miss-toleration",
  summary: "The toleration has the key of a taint, but another value or effect, and so tolerates nothing.",
  severity: "warning",
  why: `\`value: "true"\` does not tolerate \`nvidia.com/gpu=present\`, and a toleration for NoSchedule does not tolerate NoExecute. The pod
may still run elsewhere, so nothing shows the mistake until the other pools are full.

The taints that Kubernetes itself sets count too, as a note: no pod ends up elsewhere because of it. For example,
\`node.kubernetes.io/memory-pressure\` is only ever set with NoSchedule and without a value.`,
  silent: `Reported only if the toleration tolerates no taint of any pool, in every cluster that the manifest goes to: a key that several
pools have with different values is not a mistake.

If other pools may exist that are not declared, it is a note, and only if the difference is a typo: another value may be that of
another pool.

A toleration that is the reason why the pod fits nowhere is left to \`unschedulable\`, which names it. One that also switches off
the 300 seconds of a failed node is reported by \`suppressed-default-toleration\`.

The selector beside the toleration decides which pool was meant. The help offers no value of a pool that is reserved for others,
is a control plane or has another operating system.`,
  fix: `Write the value and the effect of the taint.

\`--fix\` corrects the field if every pool with the key has the same taint and no other taint can be meant: the effect differs, the
value only says that something is there (\`"true"\`), or the value has a typo.`,
  examples: readExamples([
    {
      title: "A wrong value",
      inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
`,
      manifests: `${exampleWorkload("Deployment", "trainer")}
      tolerations:
        - key: nvidia.com/gpu
          operator: Equal
-         value: "true" # <--
+         value: present
          effect: NoSchedule
`,
    },
    {
      title: "A taint of Kubernetes itself, with an effect that it never has",
      manifests: `${exampleWorkload("Deployment", "api")}
      tolerations:
        - key: node.kubernetes.io/memory-pressure
          operator: Exists
-         effect: NoExecute # <--
+         effect: NoSchedule
`,
    },
  ]),
  checksFragments: true,
  claims: ["no-effect", "object"],
  yieldsTo: [
    ...UNKNOWN_KEYS_FIRST,
    { rule: "undeclared-pools", by: "toleration" },
    { rule: "unschedulable", by: "toleration" },
    { rule: "daemonset-misses-pool", by: "toleration" },
    { rule: "suppressed-default-toleration", by: "toleration" },
  ],
  looksAt: "tolerations",
  *checkWorkload(fit, context) {
    const { workload } = fit;
    if (!fit.valid) return;
    for (const toleration of writtenTolerations(fit)) {
      const { index } = toleration.origin;
      const found = findNearMiss(toleration, fit, context);
      if (found === undefined) continue;
      const miss: Miss = { toleration, taint: found.taint, miss: found.miss };
      const about = {
        at: placeInPodSpec(workload, ["tolerations", index, fieldOfMiss(miss)]),
        workload,
        subject: { tolerations: [index] },
      };
      if (found.of === undefined) {
        const { key } = found.taint;
        const effects = list([...(effectsSetByKubernetes(key) ?? [])]);
        const says = `toleration matches nothing: Kubernetes sets ${quoted(key)} only with effect ${effects} and without a value`;
        yield {
          ...about,
          severity: "note",
          claims: [ofObject(says)],
          groupBy: says,
          help: "Write `operator: Exists` with one of these effects, or remove the toleration.",
        };
        continue;
      }
      const { pool } = found.of.fit;
      const message = describeMiss(miss, pool.name);
      const { help, offer } = waysOut(miss, pool, workload, fit.pools, found.of.fit.selector === "mismatch");
      const ofDeclared: DeclaredWords | undefined = isSlipOfTheHand(miss)
        ? { says: `${message}, and no declared pool has the taint that it asks for`, severity: "note" }
        : undefined;
      const claim = ofDeadLine(message, (destination) => mayServe(toleration, destination), ofDeclared);
      const fix = correctToleration(workload, miss, context);
      yield {
        ...about,
        claims: [claim],
        // What helps may differ with the workload.
        groupBy: `${message}: ${help}`,
        help,
        offer,
        related: [taintedHere(pool, found.of.taint)],
        fix: fix ? { ...fix, restsOn: claim } : undefined,
      };
    }
  },
};
