import { expect, it } from "vitest";
import { readTrainJobs } from "../../src/manifest/custom-workloads/train-jobs.js";
import { readManifest } from "../../src/manifest/read-manifest.js";

const job = (name: string, podSpec: string) => `{name: ${name}, template: {spec: {template: {spec: ${podSpec}}}}}`;
const runtime = (
  kind: string,
  name: string,
  namespace: string,
  jobs: string,
) => `apiVersion: trainer.kubeflow.org/v1alpha1
kind: ${kind}
metadata: {name: ${name}, namespace: ${namespace}}
spec: {template: {spec: {replicatedJobs: [${jobs}]}}}
---
`;
const trainJob = (spec: string, version = "trainer.kubeflow.org/v1alpha1") => `apiVersion: ${version}
kind: TrainJob
metadata: {name: train, namespace: ml, labels: {kueue.x-k8s.io/queue-name: team}}
spec: {${spec}}
`;
const patch = (jobs: string) => `{manager: a, trainingRuntimeSpec: {template: {spec: {replicatedJobs: [${jobs}]}}}}`;
const plain = job(
  "node",
  "{containers: [{name: a, image: a}], nodeSelector: {pool: a, zone: b}, tolerations: [{key: a}]}",
);

/** `part of runtime: selector; tolerations; resources`, as each pod is made. */
function made(text: string): string[] {
  const { objects, workloads } = readManifest({ path: "a.yaml", text });
  return readTrainJobs(objects, workloads).map(({ of, workload: { kind, name, part, podSpec } }) => {
    const selector = Object.entries(podSpec.nodeSelector).map((pair) => pair.join("="));
    const resources = podSpec.containers.flatMap(({ limits }) => Object.keys(limits));
    const keys = podSpec.tolerations.map(({ key }) => key);
    return `${kind} ${name} (${part}) of ${of.kind} ${of.name}: ${selector}; ${keys}; ${resources}`;
  });
}

it("patches add to what the runtime says, in order, and those of other jobs do not count", () => {
  const patches = [
    patch(
      `${job("node", "{nodeSelector: {pool: b}, tolerations: [{key: b}]}")}, ${job("other", "{nodeSelector: {pool: x}}")}`,
    ),
    patch(job("node", "{nodeSelector: {pool: c}}")),
  ];
  const text = runtime("ClusterTrainingRuntime", "torch", "any", plain);
  expect(made(text + trainJob(`runtimeRef: {name: torch}, runtimePatches: [${patches}]`))).toEqual([
    "TrainJob train (job node) of ClusterTrainingRuntime torch: pool=c,zone=b; a,b; ",
  ]);
});

it("what each node asks for counts at admission", () => {
  const text = runtime("ClusterTrainingRuntime", "torch", "any", plain);
  const spec = "runtimeRef: {name: torch}, trainer: {resourcesPerNode: {limits: {nvidia.com/gpu: 1}}}";
  expect(made(text + trainJob(spec))).toEqual([
    "TrainJob train (job node) of ClusterTrainingRuntime torch: pool=a,zone=b; a; nvidia.com/gpu",
  ]);
});

it.each([
  ["a runtime of another kind", runtime("TrainingRuntime", "torch", "ml", plain), "runtimeRef: {name: torch}"],
  [
    "a runtime of another namespace",
    runtime("TrainingRuntime", "torch", "other", plain),
    "runtimeRef: {name: torch, kind: TrainingRuntime}",
  ],
  [
    "a placeholder",
    runtime("ClusterTrainingRuntime", "torch", "ml", plain),
    "runtimeRef: {name: torch}, trainer: {image: '${IMAGE}'}",
  ],
])("nothing is made of %s", (_, text, spec) => {
  expect(made(text + trainJob(spec))).toEqual([]);
});

it("a TrainJob of another group is another one", () => {
  const text = runtime("ClusterTrainingRuntime", "torch", "ml", plain);
  expect(made(text + trainJob("runtimeRef: {name: torch}", "example.com/v1"))).toEqual([]);
});
