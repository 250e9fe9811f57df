import { describe, expect, it } from "vitest";
import { isNearKey, nearestKeyOf } from "../../src/model/words.js";

describe("a key that is most likely meant for another", () => {
  it.each([
    ["nvidia/gpu", "nvidia.com/gpu"],
    ["nvidia/gpu.present", "nvidia.com/gpu.present"],
    ["hub.example.org_dedicated", "hub.example.org/dedicated"],
    ["dedicated_for", "dedicated-for"],
    ["NodeType", "nodetype"],
  ])("%s is near %s, and the reverse", (one, two) => {
    expect([isNearKey(one, two), isNearKey(two, one)]).toEqual([true, true]);
  });

  it.each([
    ["nvidia.com/gpu", "amd.com/gpu"],
    ["nvidia.com/gpu", "nvidia.com/mig-1g.5gb"],
    ["gpu", "nvidia.com/gpu"],
    ["pool", "pool"],
  ])("%s is not near %s", (one, two) => {
    expect([isNearKey(one, two), isNearKey(two, one)]).toEqual([false, false]);
  });

  it("is the first near one, else one with a slip of the hand", () => {
    expect(nearestKeyOf("nvidia/gpu", ["nvidia.com/gpus", "nvidia.com/gpu"])).toBe("nvidia.com/gpu");
    expect(nearestKeyOf("racks", ["row", "rack"])).toBe("rack");
    expect(nearestKeyOf("rack", ["rack", "racks"])).toBeUndefined();
  });
});
