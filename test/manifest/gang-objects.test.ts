import { expect, it } from "vitest";
import { foundBy } from "../rules/found.js";

const inventory = "pools: [{name: a, allocatable: {cpu: 1, memory: 1Gi}, scale: {max: 2}}]";
const found = (text: string) => foundBy("unplaceable-gang", inventory, text);
const job = `---
apiVersion: batch/v1
kind: Job
metadata: {name: train, namespace: ml}
spec: {template: {spec: {containers: [{name: a, image: a, resources: {requests: {cpu: 500m, memory: 1Gi}}}]}}}
`;
const workload = (spec: string, version = "v1beta1") => `apiVersion: scheduling.k8s.io/${version}
kind: Workload
metadata: {name: train, namespace: ml}
spec: {controllerRef: {apiGroup: batch, kind: Job, name: train}, ${spec}}
`;
const gang = (count: number) => `schedulingPolicy: {gang: {minCount: ${count}}}`;

it.each([
  ["the only template of a Workload", workload(`podGroupTemplates: [{name: a, ${gang(3)}}]`), "error 4 3"],
  ["a group of v1alpha1", workload("podGroups: [{name: a, policy: {gang: {minCount: 4}}}]", "v1alpha1"), "error 4 4"],
  [
    "a topology of a composite group",
    workload("compositePodGroupTemplates: [{name: a, schedulingConstraints: {topology: [{key: example.org/rack}]}}]"),
    "error 4 example.org/rack",
  ],
])("%s is read", (_, text, expected) => {
  expect(found(text + job)).toEqual([expected]);
});

it.each([
  ["what the scarcest resource leaves room for", workload(`podGroupTemplates: [{name: a, ${gang(2)}}]`) + job],
  ["one of several templates", workload(`podGroupTemplates: [{name: a, ${gang(3)}}, {name: b, ${gang(3)}}]`) + job],
  ["pods of another namespace", workload(`podGroupTemplates: [{name: a, ${gang(3)}}]`) + job.replace("ml", "web")],
  ["a placeholder", workload("podGroupTemplates: [{name: '${NAME}', schedulingPolicy: {gang: {minCount: 3}}}]") + job],
  [
    "another group of the same kind",
    workload(`podGroupTemplates: [{name: a, ${gang(3)}}]`).replace("scheduling.k8s.io", "kueue.x-k8s.io") + job,
  ],
])("nothing is said of %s", (_, text) => {
  expect(found(text)).toEqual([]);
});
