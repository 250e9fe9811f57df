import type { PoolFit, WorkloadFit } from "../model/pool-fit.js";
import { formatToleration } from "../model/toleration.js";
import { count, list, quoted } from "../model/words.js";
import { placeInPodSpec, type Workload } from "../model/workload.js";
import { exampleWorkload, readExamples } from "./contract/examples.js";
import type { RuleFinding } from "./contract/finding.js";
import type { Rule } from "./contract/rule.js";
import { excludingReported, ofDifference } from "./contract/vocabulary.js";
import {
  type LostToleration,
  lostTolerations,
  repeatInOverlay,
  toleratedInBase,
} from "./explanations/lost-tolerations.js";

function describeLost(
  { workload }: WorkloadFit,
  base: Workload,
  lost: readonly LostToleration[],
  closed: readonly PoolFit[],
): RuleFinding {
  const tolerations = lost.map(({ toleration }) => toleration);
  const pools = closed.map(({ pool }) => pool);
  const names = list(pools.map(({ name }) => quoted(name)));
  const [of, admit] = pools.length === 1 ? ["pool", "admits"] : ["pools", "admit"];
  const these = tolerations.length === 1 ? "a toleration" : count(tolerations.length, "toleration");
  return {
    at: placeInPodSpec(workload, ["tolerations"], "key"),
    workload,
    claims: [
      ofDifference(
        `the overlay's list of tolerations replaces the base's and loses ${these}, so that ${of} ${names} no longer ${admit} the pod`,
      ),
    ],
    details: tolerations.map((toleration) => `lost: ${formatToleration(toleration)}`),
    help: repeatInOverlay(tolerations).help,
    related: toleratedInBase(base, lost),
    subject: { pools },
    fingerprintBy: { names: tolerations.map(formatToleration) },
  };
}

export const overlayLostToleration: Rule = {
  id: "overlay-lost-toleration",
  summary: "An overlay's tolerations replaced those of its base, and the pod fits fewer pools.",
  severity: "warning",
  why: `A list of tolerations has no merge key: a strategic merge patch of kustomize replaces the base's list instead of adding to it. If
an overlay wants to add one toleration, it loses all others, and nothing says so.`,
  silent: `Reported only if it matters: with the base's tolerations the pod could enter a pool that it now cannot. An overlay that empties
the list, or that removes an item by a JSON patch, does so on purpose. A pod that no longer fits any pool, and a DaemonSet that
misses a pool, have their own findings, which then name the lost toleration.`,
  fix: `Repeat the base's tolerations in the overlay's list, or add to it with a JSON patch.`,
  examples: readExamples([
    {
      title: "A patch that was meant to add one toleration",
      inventory: `
pools:
  - name: general
  - name: gpu
    taints: ["nvidia.com/gpu=present:NoSchedule"]
  - name: spot
    taints: ["spot=true:NoSchedule"]
`,
      base: `${exampleWorkload("Deployment", "trainer")}
      tolerations:
        - key: nvidia.com/gpu
          operator: Exists
          effect: NoSchedule
`,
      manifests: `${exampleWorkload("Deployment", "trainer")}
      tolerations: # <--
+       - key: nvidia.com/gpu
+         operator: Exists
+         effect: NoSchedule
        - key: spot
          operator: Equal
          value: "true"
          effect: NoSchedule
`,
    },
  ]),
  claims: ["difference"],
  yieldsTo: [
    { rule: "unschedulable", by: "workload" },
    { rule: "daemonset-misses-pool", by: "pool" },
  ],
  looksAt: "base",
  *checkWorkload(fit, context) {
    const { base } = fit.workload;
    const found = lostTolerations(fit, context);
    if (found === undefined || base === undefined) return;
    yield excludingReported(
      found.pools,
      ({ pool }) => pool,
      (closed) => describeLost(fit, base, found.lost, closed),
    );
  },
};
