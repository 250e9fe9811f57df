import { relative } from "node:path/posix";
import { describe, expect, it } from "vitest";
import { isInside, relativePath } from "../../src/sources/disk/relative-path.js";
import { fc } from "../property.js";

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

describe.skipIf(process.platform === "win32")("relativePath", () => {
  const step = fc.constantFrom("a", "b", "..", ".", "..a", ".git", "a.yaml", "");
  const path = fc.array(step, { maxLength: 5 }).map((steps) => `/${steps.join("/")}`);

  it("is that of Node.js for every pair of paths", () => {
    fc.assert(
      fc.property(path, path, fc.boolean(), (folder, other, isBelow) => {
        const full = isBelow ? `${folder}${other}` : other;
        expect(relativePath(folder, full)).toBe(relative(folder, full) || ".");
      }),
    );
  });
});
