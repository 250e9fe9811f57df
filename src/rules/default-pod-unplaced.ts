import { EMPTY_POD_SPEC } from "../model/pod.js";
import type { WorkloadFit } from "../model/pool-fit.js";
import { quoted } from "../model/words.js";
import { type DefaultPod, formatWorkload, type MadePods, placeInObject, type Workload } from "../model/workload.js";
import { fitWorkload } from "../scheduling/fit-workload.js";
import { describeReason } from "../scheduling/reasons.js";
import { readExamples } from "./contract/examples.js";
import type { RuleFinding } from "./contract/finding.js";
import type { Rule, RuleContext } from "./contract/rule.js";
import { isPlacementKnown, ofAllPools, untoleratedHere } from "./contract/vocabulary.js";

const MAX_RELATED = 12;

function madeByDefault(workload: Workload, { part, requests }: DefaultPod): Workload {
  const container = { name: part, image: "", requests, limits: requests, restartPolicy: undefined };
  return { ...workload, part, podSpec: { ...EMPTY_POD_SPEC, containers: [container] } };
}

function describe(fit: WorkloadFit, pod: DefaultPod, { inventory, objects }: RuleContext): RuleFinding | undefined {
  const made = fitWorkload(madeByDefault(fit.workload, pod), inventory, objects.admission);
  if (made.pools.length === 0 || made.pools.some(({ verdict }) => verdict !== "blocked")) return undefined;
  const { workload } = made;
  return {
    at: placeInObject(workload, ["spec"], "key"),
    workload,
    claims: [
      ofAllPools(
        `no pool takes the ${pod.part} that ${pod.by} creates: it has no tolerations, because ${quoted(pod.field)} is missing`,
      ),
    ],
    help: pod.help,
    related: untoleratedHere(made.pools).slice(0, MAX_RELATED),
    fingerprintBy: { names: [pod.field] },
  };
}

function describeMade({ place, of, workload }: MadePods, { inventory, objects }: RuleContext) {
  const made = fitWorkload(workload, inventory, objects.admission);
  if (!isPlacementKnown(made) || made.pools.length === 0) return undefined;
  if (made.pools.some(({ verdict }) => verdict !== "blocked")) return undefined;
  const runtime = `${of.kind} ${quoted(of.name)}`;
  return {
    at: place,
    claims: [ofAllPools(`no pool takes the pods of ${formatWorkload(workload)}, which ${runtime} describes`)],
    help: `Write what they need into ${runtime}, or into \`runtimePatches\`.`,
    details: made.pools.slice(0, MAX_RELATED).map(({ pool, reasons }) => {
      return `${pool.name}: ${reasons.map(describeReason).join("; ")}`;
    }),
    related: [
      { place: placeInObject(workload, workload.podSpecPath, "key"), message: `${runtime} describes them here` },
      ...untoleratedHere(made.pools).slice(0, MAX_RELATED),
    ],
    fingerprintBy: { names: [formatWorkload(workload)] },
  } satisfies RuleFinding;
}

export const defaultPodUnplaced: Rule = {
  id: "default-pod-unplaced",
  summary: "No pool takes a pod that a controller creates, and the object itself does not describe that pod.",
  severity: "error",
  why: `**RayJob.** KubeRay submits the job from a separate pod. Without \`submitterPodTemplate\` that pod has no tolerations and no node
selector. If every pool is tainted, it stays Pending, while the Ray cluster runs, waits and costs money.

**TrainJob.** Kubeflow Trainer creates the pods that a TrainingRuntime or ClusterTrainingRuntime describes, changed by the TrainJob's
\`runtimePatches\`. The finding stands at \`runtimeRef\`.`,
  silent: `A RayJob is reported only if a pool takes the head of its cluster. taintlint is silent for submission modes that need no such pod, and
if the queue of Kueue adds a toleration to the submitter.

A TrainJob is left alone if the repository does not hold its runtime, if a patch has an affinity, or if it has
\`podTemplateOverrides\`: Kubeflow Trainer 2.2 removed that field.`,
  fix: `For a RayJob, write \`submitterPodTemplate\` with the tolerations that it needs, or \`submissionMode: SidecarMode\`, which submits from the
pod of the head. For a TrainJob, write them into the runtime or into \`runtimePatches\`.`,
  examples: readExamples([
    {
      title: "A submitter without tolerations",
      inventory: `
pools:
  - name: gpu
    labels: {pool: gpu}
    taints: ["gpu=true:NoSchedule"]
rules: {every-pool-tainted: off}
`,
      manifests: `
apiVersion: ray.io/v1
kind: RayJob
metadata: {name: train}
spec: # <--
  entrypoint: python train.py
+ submitterPodTemplate:
+   spec:
+     restartPolicy: Never
+     containers: [{name: submitter, image: "ray:2"}]
+     tolerations: [{key: gpu, operator: Exists}]
+     nodeSelector: {pool: gpu}
  rayClusterSpec:
    headGroupSpec:
      template:
        spec:
          containers: [{name: head, image: "ray:2"}]
          tolerations: [{key: gpu, operator: Exists}]
          nodeSelector: {pool: gpu}
`,
    },
    {
      title: "A TrainJob whose runtime does not tolerate the pool that it selects",
      inventory: `
pools:
  - name: general
  - name: gpu
    labels: {pool: gpu}
    taints: ["gpu=true:NoSchedule"]
`,
      manifests: `
apiVersion: trainer.kubeflow.org/v1alpha1
kind: ClusterTrainingRuntime
metadata: {name: torch}
spec:
  template:
    spec:
      replicatedJobs:
        - name: node
          template:
            spec:
              template:
                spec:
                  containers: [{name: node, image: "torch:2"}]
                  nodeSelector: {pool: gpu}
---
apiVersion: trainer.kubeflow.org/v1alpha1
kind: TrainJob
metadata: {name: train, namespace: ml}
spec:
  runtimeRef:
    name: torch # <--
+ runtimePatches:
+   - manager: team
+     trainingRuntimeSpec:
+       template:
+         spec:
+           replicatedJobs:
+             - name: node
+               template:
+                 spec:
+                   template:
+                     spec:
+                       tolerations: [{key: gpu, operator: Exists}]
`,
    },
  ]),
  claims: ["all-pools"],
  *checkInventory(context) {
    for (const made of context.objects.madePods) yield describeMade(made, context);
  },
  looksAt: "default-pods",
  *checkWorkload(fit, context) {
    const { defaultPods = [] } = fit.workload;
    const isTaken = fit.pools.some(({ verdict }) => verdict !== "blocked");
    if (defaultPods.length === 0 || !isTaken || !isPlacementKnown(fit)) return;
    for (const pod of defaultPods) yield describe(fit, pod, context);
  },
};
