import { describe, expect, it } from "vitest";
import { exampleFolderOf } from "../../src/model/folder-roles.js";

describe("the example that a file belongs to", () => {
  it.each([
    ["examples/gpu/pool.yaml", "examples/gpu"],
    ["docs/samples/a/b/pool.yaml", "docs/samples/a"],
    ["blueprints/od-spot-split/od-spot.yaml", "blueprints/od-spot-split"],
    ["blueprints.yaml", undefined],
    ["config/recipes/autopilot/pools.yaml", "config/recipes/autopilot"],
    ["infra/blueprint-service/pool.yaml", undefined],
  ])("%s", (path, folder) => {
    expect(exampleFolderOf(path)).toBe(folder);
  });
});
