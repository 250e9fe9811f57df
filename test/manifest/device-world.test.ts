import { describe, expect, it } from "vitest";
import { readDeviceObjects } from "../../src/manifest/objects/device-objects.js";
import { deviceWorldOf } from "../../src/manifest/objects/device-world.js";
import { readManifest } from "../../src/manifest/read-manifest.js";
import { selectsDevice } from "../../src/policies/device-selectors.js";
import { taintsOfDevice } from "../../src/scheduling/devices/allocation.js";

const object = (kind: string, spec: string, version = "v1") =>
  `---\napiVersion: resource.k8s.io/${version}\nkind: ${kind}\nmetadata: {name: a}\nspec: ${spec}\n`;
const slice = (devices: string, version?: string) =>
  object(
    "ResourceSlice",
    `{driver: d.org, allNodes: true, pool: {name: p, generation: 1, resourceSliceCount: 1}, devices: [${devices}]}`,
    version,
  );

function worldOf(text: string) {
  const world = deviceWorldOf(readDeviceObjects(readManifest({ path: "a.yaml", text }).objects), selectsDevice);
  if (world === undefined) throw new Error("no slice was read");
  return world;
}

function firstDevice(text: string) {
  const [device] = worldOf(text).pools.flatMap(({ devices }) => devices);
  if (device === undefined) throw new Error("no device was read");
  return device;
}

it("a device of v1beta1 has its fields under basic", () => {
  const fields = "attributes: {model: {string: x}}, taints: [{key: a, effect: NoSchedule}]";
  const older = firstDevice(slice(`{name: a, basic: {${fields}}}`, "v1beta1"));
  const newer = firstDevice(slice(`{name: a, ${fields}}`));
  expect({ ...older, taints: [] }).toEqual({ ...newer, taints: [] });
  expect(older.taints).toMatchObject([{ key: "a", value: "", effect: "NoSchedule" }]);
  expect(older.attributes).toEqual({ "d.org/model": { type: "string", value: "x" } });
});

it.each([
  ["{string: x}", true],
  ["{version: 1.2.0}", true],
  ["{strings: [x]}", false],
  ["{int: x}", false],
])("a pool is whole with an attribute %s: %s", (attribute, isWhole) => {
  const [pool] = worldOf(slice(`{name: a, attributes: {model: ${attribute}}}`)).pools;
  expect(pool?.isWhole).toBe(isWhole);
});

it.each([
  ["", true],
  ["driver: d.org", true],
  ["driver: other.org", false],
  ["pool: p, device: a", true],
  ["pool: other", false],
  ["device: other", false],
])("a taint rule with the selector {%s}", (selector, isGiven) => {
  const world = worldOf(
    slice("{name: a}") +
      object("DeviceTaintRule", `{deviceSelector: {${selector}}, taint: {key: k, effect: NoExecute}}`),
  );
  const [device] = world.pools.flatMap(({ devices }) => devices);
  const taints = device === undefined ? [] : taintsOfDevice(device, world);
  expect(taints.map(({ key }) => key)).toEqual(isGiven ? ["k"] : []);
});

describe("what an expression selects", () => {
  const attributes =
    "attributes: {model: {string: x}, memory: {int: 16}, ok: {bool: true}, v: {version: 1.2.0}, other.org/row: {int: 1}}";
  const device = firstDevice(slice(`{name: a, ${attributes}, capacity: {memory: {value: 8Gi}}}`));
  const own = 'device.attributes["d.org"]';

  it.each([
    ['device.driver == "d.org"', "yes"],
    [`${own}.model == "y"`, "no"],
    [`${own}.memory > 8 && ${own}.ok`, "yes"],
    ['device.attributes["other.org"].row == 1', "yes"],
    [`${own}.absent == 1`, "error"],
    [`has(${own}.absent)`, "no"],
    [`${own}.v == 1`, "unknown"],
    ['device.attributes["nobody.org"].row == 1', "unknown"],
    ['device.capacity["d.org"].memory.isGreaterThan(quantity("1Gi"))', "unknown"],
    ['device.driver == "x" && device.capacity["d.org"].memory.isGreaterThan(quantity("1Gi"))', "no"],
    ["1 +", "unknown"],
    [`${own}.model`, "unknown"],
  ])("%s: %s", (expression, expected) => {
    expect(selectsDevice(expression, device)).toBe(expected);
  });
});
