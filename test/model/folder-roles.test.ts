import { describe, expect, it } from "vitest";
import { exampleFolderOf, isVendored } from "../../src/model/path-steps.js";

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

it.each([
  ["vendor/k8s.io/apimachinery/pkg/node.yaml", true],
  ["cmd/tool/vendor/github.com/a/b/node.yaml", true],
  ["vendor/cert-manager/nodes.yaml", false],
  ["vendor/nodes.yaml", false],
  ["clusters/vendor.example/nodes.yaml", false],
])("a file that came with a Go package: %s %j", (path, vendored) => {
  expect(isVendored(path)).toBe(vendored);
});
