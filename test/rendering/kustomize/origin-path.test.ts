import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { originPaths } from "../../../src/rendering/kustomize/origin-path.js";
import { joinPath } from "../../../src/rendering/path-steps.js";

describe("paths of kustomize's annotations", () => {
  it("are told by the files of the rendering, wherever the temporary folder was", () => {
    const step = fc.constantFrom("apps", "base", "prod", "x");
    const path = fc.tuple(fc.array(step, { maxLength: 3 }), fc.constantFrom("a.yaml", "b.yaml"), fc.nat(2));
    const above = fc.array(fc.constantFrom("tmp", "home", "work"), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(path, { minLength: 1, maxLength: 8 }), above, (paths, folders) => {
        const reads = [
          ...new Set(paths.map(([steps, name, ups]) => `${"../".repeat(ups)}${[...steps, name].join("/")}`)),
        ];
        const working = `../../${folders.join("/")}`;
        const written = reads.map((read) => joinPath(working, read));
        const decode = originPaths([...written, "kustomization.yaml"], reads);
        expect(written.map(decode)).toEqual(reads);
      }),
    );
  });

  it("prefer what explains all of them", () => {
    const reads = ["apps/base/a.yaml", "base/a.yaml", "base/b.yaml"];
    const decode = originPaths(["../apps/base/a.yaml", "../apps/base/b.yaml"], reads);
    expect(decode("../apps/base/a.yaml")).toBe("base/a.yaml");
    expect(decode("../apps/base/b.yaml")).toBe("base/b.yaml");
  });

  it("may be written as Windows does", () => {
    expect(originPaths(["..\\repo\\base\\a.yaml"], ["base/a.yaml"])("..\\repo\\base\\a.yaml")).toBe("base/a.yaml");
  });

  it("are unknown for the temporary kustomization and for strangers", () => {
    const decode = originPaths(["../r/base/a.yaml", "kustomization.yaml"], ["base/a.yaml", "kustomization.yaml"]);
    expect(decode("kustomization.yaml")).toBeUndefined();
    expect(decode("../r/base/other.yaml")).toBeUndefined();
  });
});
