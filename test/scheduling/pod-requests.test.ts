import { expect, it } from "vitest";
import { type Container, EMPTY_POD_SPEC, type PodSpec } from "../../src/model/pod.js";
import { formatQuantity } from "../../src/model/quantity.js";
import { podRequests } from "../../src/scheduling/resources/pod-requests.js";
import { words } from "../words.js";

function container(cpu: string, restartPolicy?: string): Container {
  return { name: "c", image: "c", requests: words({ cpu }), limits: words({}), restartPolicy };
}

function cpuOf(spec: Partial<PodSpec>, overhead: Record<string, string> = {}): string | undefined {
  const amount = podRequests({ ...EMPTY_POD_SPEC, ...spec }, words(overhead)).get("cpu");
  return amount === undefined ? undefined : formatQuantity(amount, false);
}

it.each<[string, Partial<PodSpec>, string | undefined]>([
  ["nothing", {}, undefined],
  ["zero", { containers: [container("0")] }, undefined],
  ["containers add up, exactly", { containers: [container("100m"), container("0.2"), container("1")] }, "1300m"],
  [
    "the largest init container",
    { containers: [container("1")], initContainers: [container("2"), container("3")] },
    "3",
  ],
  [
    "sidecars count with the containers",
    { containers: [container("1")], initContainers: [container("2", "Always"), container("1", "Always")] },
    "4",
  ],
  [
    "an init container counts with the sidecars before it only",
    {
      containers: [container("1")],
      initContainers: [container("1", "Always"), container("5"), container("2", "Always")],
    },
    "6",
  ],
  [
    "the pod as a whole replaces the sum",
    {
      containers: [container("1")],
      resources: { requests: words({ cpu: "3", "example.com/a": "1" }), limits: words({}) },
    },
    "3",
  ],
  [
    "a limit of the pod as a whole counts where nothing asks",
    { resources: { requests: words({}), limits: words({ cpu: "2" }) } },
    "2",
  ],
  [
    "a limit of the pod as a whole does not raise what containers ask for",
    { containers: [container("1")], resources: { requests: words({}), limits: words({ cpu: "2" }) } },
    "1",
  ],
  ["overhead comes on top", { containers: [container("1")], overhead: words({ cpu: "250m" }) }, "1250m"],
])("%s", (_, spec, expected) => {
  expect(cpuOf(spec)).toBe(expected);
});

it("takes the overhead of the RuntimeClass where the pod has none", () => {
  const containers = [container("1")];
  expect(cpuOf({ containers }, { cpu: "100m" })).toBe("1100m");
  expect(cpuOf({ containers, overhead: words({ cpu: "200m" }) }, { cpu: "100m" })).toBe("1200m");
});

it("leaves resources out that a pod as a whole cannot ask for", () => {
  const requests = podRequests(
    {
      ...EMPTY_POD_SPEC,
      resources: {
        requests: words({ "a.io/b": "1", "hugepages-2Mi": "2Mi", memory: "1Gi", "ephemeral-storage": "1Gi" }),
        limits: words({}),
      },
    },
    words({}),
  );
  expect([...requests.keys()]).toEqual(["hugepages-2Mi", "memory"]);
  const limits = words({ "a.io/b": "1", cpu: "1", "hugepages-1Gi": "1Gi" });
  const limited = podRequests({ ...EMPTY_POD_SPEC, resources: { requests: words({}), limits } }, words({}));
  expect([...limited.keys()]).toEqual(["cpu", "hugepages-1Gi"]);
});
