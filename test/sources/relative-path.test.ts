import { describe, expect, it } from "vitest";
import { isInside } from "../../src/sources/relative-path.js";

describe("isInside", () => {
  it.each([
    ["/work", "/work", true],
    ["/work", "/work/k8s/api.yaml", true],
    ["/", "/work", true],
    ["/work", "/work/..hidden/api.yaml", true],
    ["/work", "/workshop", false],
    ["/work/k8s", "/work", false],
    ["/work", "/", false],
  ])("%s holds %s: %s", (folder, path, expected) => {
    expect(isInside(folder, path)).toBe(expected);
  });
});
