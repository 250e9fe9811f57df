import type { WorkloadFit } from "../model/fit.js";
import { EMPTY_POD_SPEC } from "../model/pod.js";
import { quoted } from "../model/words.js";
import { type DefaultPod, placeInObject, type Workload } from "../model/workload.js";
import { fitWorkload } from "../scheduling/fit.js";
import type { RuleFinding } from "./contract/finding.js";
import type { Rule, RuleContext } from "./contract/rule.js";
import { isPlacementKnown, ofAllPools, untoleratedHere } from "./contract/vocabulary.js";

/** More pools than this are not shown one by one. */
const MAX_RELATED = 12;

/** The pod that the controller makes, as if it stood in the object. */
function madeByDefault(workload: Workload, { part, requests }: DefaultPod): Workload {
  const container = { name: part, image: "", requests, limits: requests, restartPolicy: undefined };
  return { ...workload, part, podSpec: { ...EMPTY_POD_SPEC, containers: [container] } };
}

function describe(fit: WorkloadFit, pod: DefaultPod, { inventory, admission }: RuleContext): RuleFinding | undefined {
  const made = fitWorkload(madeByDefault(fit.workload, pod), inventory, admission);
  if (made.pools.length === 0 || made.pools.some(({ verdict }) => verdict !== "blocked")) return undefined;
  const { workload } = made;
  return {
    at: placeInObject(workload, ["spec"], "key"),
    workload,
    claims: [
      ofAllPools(
        `no pool takes the ${pod.part} that ${pod.by} makes by itself: it has no tolerations, as ${quoted(pod.field)} is absent`,
      ),
    ],
    help: pod.help,
    related: untoleratedHere(made.pools).slice(0, MAX_RELATED),
    identity: { names: [pod.field] },
  };
}

const rayJob = (more: string, marker = "") => `
apiVersion: ray.io/v1
kind: RayJob
metadata: {name: train}
spec:${marker}
  entrypoint: python train.py
${more}  rayClusterSpec:
    headGroupSpec:
      template:
        spec:
          containers: [{name: head, image: "ray:2"}]
          tolerations: [{key: gpu, operator: Exists}]
          nodeSelector: {pool: gpu}
`;

export const defaultPodUnplaced: Rule = {
  id: "default-pod-unplaced",
  summary: "No pool takes a pod that a controller makes beside those that the object describes.",
  severity: "error",
  rationale: `KubeRay submits the job of a RayJob from a pod of its own. Without \`submitterPodTemplate\` that pod has neither tolerations nor
a node selector. Where every pool has a taint it stays Pending, while the cluster of the RayJob runs, waits and costs.

Said where the pools take the head of the cluster and none takes the submitter. Silent for the other submission modes,
which need no such pod, and where the queue of Kueue gives the submitter a toleration.`,
  examples: [
    {
      title: "A submitter without tolerations",
      inventory: `
pools:
  - name: gpu
    labels: {pool: gpu}
    taints: ["gpu=true:NoSchedule"]
rules: {every-pool-tainted: off}
`,
      bad: rayJob("", " # <--"),
      good: rayJob(`  submitterPodTemplate:
    spec:
      restartPolicy: Never
      containers: [{name: submitter, image: "ray:2"}]
      tolerations: [{key: gpu, operator: Exists}]
      nodeSelector: {pool: gpu}
`),
    },
  ],
  claims: ["all-pools"],
  *checkWorkload(fit, context) {
    const { defaultPods = [] } = fit.workload;
    const isTaken = fit.pools.some(({ verdict }) => verdict !== "blocked");
    if (defaultPods.length === 0 || !isTaken || !isPlacementKnown(fit)) return;
    for (const pod of defaultPods) {
      const finding = describe(fit, pod, context);
      if (finding !== undefined) yield finding;
    }
  },
};
