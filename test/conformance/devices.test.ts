import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readDeviceWorld } from "../../src/manifest/objects/device-world.js";
import { readManifest } from "../../src/manifest/read-manifest.js";
import { byWord } from "../../src/model/by-word.js";
import type { DeviceReach } from "../../src/model/device.js";
import { selectsDevice } from "../../src/policies/device-selectors.js";
import { canBeGiven } from "../../src/scheduling/devices/allocation.js";
import { matchesAnyTerm } from "../../src/scheduling/labels/node-affinity.js";
import { compileNodeSelection } from "../../src/scheduling/labels/node-selection.js";

const lines = readFileSync("test/conformance/data/devices.jsonl", "utf8").trim().split("\n");
const NODES = [
  { name: "n1", labels: byWord([["zone", "a"]]), unschedulable: false, allocatable: byWord<string>([]) },
  {
    name: "n2",
    labels: byWord([
      ["zone", "b"],
      ["rack", "1"],
    ]),
    unschedulable: false,
    allocatable: byWord<string>([]),
  },
];

function objectsOf({ slices, classes, claims }: Record<"slices" | "classes" | "claims", readonly object[]>) {
  const made = (kind: string, name: string, spec: object) => ({
    apiVersion: "resource.k8s.io/v1",
    kind,
    metadata: { name },
    spec,
  });
  return [
    ...slices.map((spec, index) => made("ResourceSlice", `s${index}`, spec)),
    ...classes.map((spec, index) => made("DeviceClass", `class-${index}`, spec)),
    ...claims.map((devices, index) => made("ResourceClaim", `c${index}`, { devices })),
  ];
}

const reachOf =
  (node: (typeof NODES)[number]) =>
  ({ allNodes, nodeName, terms }: DeviceReach) => {
    if (allNodes || nodeName === node.name) return "yes";
    const { terms: compiled = [] } = compileNodeSelection(byWord<string>([]), terms ?? []);
    return matchesAnyTerm(compiled, node) ? "yes" : "no";
  };

it("devices are given as the structured allocator of Kubernetes gives them", () => {
  const answers: Record<string, number> = {};
  lines.forEach((line, index) => {
    const { want, ...scenario } = JSON.parse(line);
    const text = JSON.stringify({ apiVersion: "v1", kind: "List", items: objectsOf(scenario) });
    const world = readDeviceWorld(readManifest({ path: "a.yaml", text }).objects);
    if (world === undefined) throw new Error(`line ${index + 1} has no devices`);
    NODES.forEach((node, at) => {
      const given = canBeGiven(world.claims, { ...world, selects: selectsDevice }, reachOf(node));
      answers[`${given} ${want[at]}`] = (answers[`${given} ${want[at]}`] ?? 0) + 1;
    });
  });
  expect(answers).toEqual({
    "no e": 50,
    "no n": 349,
    "unknown e": 64,
    "unknown n": 27,
    "unknown y": 19,
    "yes y": 131,
  });
});
