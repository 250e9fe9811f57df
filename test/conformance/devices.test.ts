import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readDeviceObjects } from "../../src/manifest/objects/device-objects.js";
import { deviceWorldOf } from "../../src/manifest/objects/device-world.js";
import { readManifest } from "../../src/manifest/read-manifest.js";
import type { DeviceReach } from "../../src/model/device.js";
import { stringMap } from "../../src/model/string-map.js";
import { selectsDevice } from "../../src/policies/device-selectors.js";
import { canBeGiven } from "../../src/scheduling/devices/allocation.js";
import { compileNodeSelection, matchesAnyTerm } from "../../src/scheduling/labels/node-selection.js";

const lines = readFileSync("test/conformance/data/devices.jsonl", "utf8").trim().split("\n");
const NODES = [
  { name: "n1", labels: stringMap([["zone", "a"]]), unschedulable: false, allocatable: stringMap<string>([]) },
  {
    name: "n2",
    labels: stringMap([
      ["zone", "b"],
      ["rack", "1"],
    ]),
    unschedulable: false,
    allocatable: stringMap<string>([]),
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
    const { terms: compiled = [] } = compileNodeSelection(stringMap<string>([]), terms ?? []);
    return matchesAnyTerm(compiled, node) ? "yes" : "no";
  };

/** What taintlint says of each scenario, a node after the other: `TAINTLINT_RECORD=1` writes it anew. */
const ANSWERS = "test/conformance/data/devices-answers.txt";
const CHUNK = 20;
const chunks = Array.from({ length: Math.ceil(lines.length / CHUNK) }, (_, index) => index * CHUNK);

function answersTo(line: string): { readonly given: readonly string[]; readonly want: readonly string[] } {
  const { want, ...scenario } = JSON.parse(line);
  const text = JSON.stringify({ apiVersion: "v1", kind: "List", items: objectsOf(scenario) });
  const world = deviceWorldOf(readDeviceObjects(readManifest({ path: "a.yaml", text }).objects), selectsDevice);
  if (world === undefined) throw new Error(`no devices: ${line}`);
  const given = NODES.map((node) => canBeGiven(world.claims, world, reachOf(node)));
  return { given, want };
}

/**
 * `y`: the allocator gives the devices, `n`: it does not, `e`: it fails, and the pod waits, `?`: now this, now that, as the order
 * of a map has it.
 */
const agrees = (given: string, want: string | undefined) =>
  given === "unknown" || (want !== "?" && (given === "yes") === (want === "y"));

describe("devices are given as the structured allocator of Kubernetes gives them", () => {
  if (process.env.TAINTLINT_RECORD === "1") {
    writeFileSync(ANSWERS, `${lines.map((line) => answersTo(line).given.join(" ")).join("\n")}\n`);
  }
  const recorded = readFileSync(ANSWERS, "utf8").trim().split("\n");

  it.each(chunks)("scenarios from %i on", (start) => {
    const asked = lines.slice(start, start + CHUNK).map(answersTo);
    for (const { given, want } of asked) expect(given.every((one, at) => agrees(one, want[at]))).toBe(true);
    expect(asked.map(({ given }) => given.join(" "))).toEqual(recorded.slice(start, start + CHUNK));
  });

  it("is certain of most", () => {
    const answers = recorded.flatMap((line) => line.split(" "));
    expect(answers).toHaveLength(2 * lines.length);
    expect(answers.filter((one) => one === "unknown")).toHaveLength(110);
  });
});
