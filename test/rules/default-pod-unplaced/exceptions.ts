import type { Exception } from "../exception.js";

const job = (more: string, tolerations = "[{key: gpu, operator: Exists}]") => `apiVersion: ray.io/v1
kind: RayJob
metadata: {name: train, namespace: ml, labels: {kueue.x-k8s.io/queue-name: team}}
spec:
  ${more}
  rayClusterSpec:
    headGroupSpec:
      template: {spec: {containers: [{name: head, image: ray, resources: {requests: {cpu: 1}}}], tolerations: ${tolerations}}}
`;
const queue = (tolerations: string) => `---
apiVersion: kueue.x-k8s.io/v1beta2
kind: LocalQueue
metadata: {name: team, namespace: ml}
spec: {clusterQueue: gpu}
---
apiVersion: kueue.x-k8s.io/v1beta2
kind: ClusterQueue
metadata: {name: gpu}
spec: {namespaceSelector: {}, resourceGroups: [{coveredResources: [cpu], flavors: [{name: gpu}]}]}
---
apiVersion: kueue.x-k8s.io/v1beta2
kind: ResourceFlavor
metadata: {name: gpu}
spec: {tolerations: ${tolerations}}
`;
const spoken = job("submissionMode: K8sJobMode") + queue("[]");
const about = { inventory: "pools: [{name: gpu, taints: ['gpu=true:NoSchedule']}]", spoken };

const runtime = (fields = "nodeSelector: {pool: gpu}", name = "torch") => `apiVersion: trainer.kubeflow.org/v1alpha1
kind: TrainingRuntime
metadata: {name: ${name}, namespace: ml}
spec: {template: {spec: {replicatedJobs: [{name: node, template: {spec: {template: {spec: {containers: [{name: a, image: a}], ${fields}}}}}}]}}}
`;
const trainJob = (more = "") => `---
apiVersion: trainer.kubeflow.org/v1alpha1
kind: TrainJob
metadata: {name: train, namespace: ml}
spec:
  runtimeRef: {name: torch, kind: TrainingRuntime}
${more}`;
const patch = (fields: string) =>
  `  runtimePatches: [{manager: a, trainingRuntimeSpec: {template: {spec: {replicatedJobs: [{name: node, template: {spec: {template: {spec: {${fields}}}}}}]}}}}]\n`;
const training = {
  inventory: "pools: [{name: a}, {name: gpu, labels: {pool: gpu}, taints: ['gpu=true:NoSchedule']}]",
  spoken: runtime() + trainJob(),
};

export const EXCEPTIONS: readonly Exception[] = [
  {
    promise: "A RayJob is reported only if a pool takes the head of its cluster",
    ...about,
    silent: job("submissionMode: K8sJobMode", "[]") + queue("[]"),
  },
  {
    promise: "taintlint is silent for submission modes that need no such pod",
    ...about,
    silent: job("submissionMode: HTTPMode") + queue("[]"),
  },
  {
    promise: "if the queue of Kueue adds a toleration to the submitter",
    ...about,
    silent: job("submissionMode: K8sJobMode") + queue("[{key: gpu, operator: Exists}]"),
  },
  {
    promise: "changed by the TrainJob's `runtimePatches`",
    ...training,
    silent: runtime() + trainJob(patch("tolerations: [{key: gpu, operator: Exists}]")),
  },
  {
    promise: "changed by the TrainJob's `runtimePatches`",
    ...training,
    spoken: runtime("tolerations: []") + trainJob(patch("nodeSelector: {pool: gpu}")),
    silent: runtime("tolerations: []") + trainJob(),
  },
  {
    promise: "A TrainJob is left alone if the repository does not hold its runtime",
    ...training,
    silent: runtime(undefined, "jax") + trainJob(),
  },
  {
    promise: "if it has `podTemplateOverrides`",
    ...training,
    silent: `${runtime() + trainJob()}  podTemplateOverrides: []\n`,
  },
  {
    promise: "if a patch has an affinity",
    ...training,
    silent: runtime() + trainJob(patch("affinity: {nodeAffinity: {}}")),
  },
];
