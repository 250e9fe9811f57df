import { expect, it } from "vitest";
import { lintTexts } from "./lint-texts.js";

const CLASS = "apiVersion: node.k8s.io/v1\nkind: RuntimeClass\nmetadata: {name: gvisor}\nhandler: runsc\n---\n";
const pod = (fields: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  containers: [{name: a, image: a:1${fields}}]\n`;
const found = (manifest: string, rule: string) =>
  lintTexts("pools: [{name: general}]", manifest)
    .findings.filter((finding) => finding.rule === rule)
    .map(({ severity, source }) => `${severity} ${source.line}`);

it.each([
  ["requests: {cpu: '-1'}", true],
  ["requests: {cpu: -500m}", true],
  ["requests: {cpu: 2x}", true],
  ["requests: {memory: 1 Gi}", true],
  ["limits: {memory: 4GB}", true],
  ["requests: {cpu: '1,5'}", true],
  ["limits: {requests.nvidia.com/gpu: 1}", true],
  ["requests: {cpu: 2}, limits: {cpu: 1}", true],
  ["requests: {memory: 2Gi}, limits: {memory: 2000Mi}", true],
  ["requests: {nvidia.com/gpu: 1}", true],
  ["limits: {nvidia.com/gpu: 500m}", true],
  ["limits: {nvidia.com/gpu: 0.5}", true],
  ["requests: {nvidia.com/gpu: 1}, limits: {nvidia.com/gpu: 2}", true],
  ["requests: {gpu: 1}, limits: {gpu: 1}", true],
  ["limits: {hugepages-2Mi: 4Mi}, requests: {hugepages-2Mi: 2Mi}", true],
  ["requests: {cpu: 1.5, memory: 1.5Gi}, limits: {cpu: '2'}", false],
  ["limits: {nvidia.com/gpu: 1}", false],
  ["limits: {nvidia.com/gpu: 1000m}", false],
  ["requests: {nvidia.com/gpu: 2}, limits: {nvidia.com/gpu: '2'}", false],
  ["requests: {ephemeral-storage: 1e3, memory: 128974848}", false],
  ["requests: {cpu: ${CPU}}", false],
  ["requests: {cpu: CPU_REQUEST}", false],
  ["requests: {cpu: 100m}, limits: {cpu: 0.1}", false],
])("resources of a container: %s", (resources, isRefused) => {
  const text = pod(`, resources: {${resources.replace("${CPU}", '"${CPU}"')}}`);
  expect(found(text, "invalid-device").length > 0).toBe(isRefused);
});

it.each([
  ["cpu: '-1'", true],
  ["memory: 1 Gi", true],
  ["cpu: 100m", false],
])("overhead of a pod: %s", (overhead, isRefused) => {
  expect(found(`${pod("")}  overhead: {${overhead}}\n`, "invalid-device").length > 0).toBe(isRefused);
});

it.each([
  ["cpu: 1", true],
  ["cpu: 1500m", false],
  ["memory: 1Gi", false],
])("requests of the pod as a whole are not below those of its containers: %s", (whole, isRefused) => {
  const text = pod(", resources: {requests: {cpu: 1500m}}");
  expect(found(`${text}  resources: {requests: {${whole}}}\n`, "invalid-device").length > 0).toBe(isRefused);
});

it("a custom resource may complete what it says", () => {
  const own = pod(", resources: {requests: {nvidia.com/gpu: 1}}").replace("v1", "example.org/v1");
  expect(found(own, "invalid-device")).toEqual([]);
});

it.each([
  ["gvisr", ["error"]],
  ["gvisor", []],
  ["nvidia", []],
])("a RuntimeClass %s beside gvisor", (name, severities) => {
  const asking = `${pod("")}  runtimeClassName: ${name}\n`;
  const told = found(CLASS + asking, "unschedulable").map((line) => line.split(" ")[0]);
  expect(told).toEqual(severities);
});
