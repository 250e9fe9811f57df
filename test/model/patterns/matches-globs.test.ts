import { describe, expect, it } from "vitest";
import { matchesGlobs } from "../../../src/model/patterns/path-glob.js";

describe("matchesGlobs", () => {
  it.each([
    ["taintlint.yaml", ["k8s/**"], "k8s/a/b.yaml", true],
    ["taintlint.yaml", ["k8s"], "k8s/a/b.yaml", true],
    ["taintlint.yaml", ["k8s/*.yaml"], "k8s/a/b.yaml", false],
    ["taintlint.yaml", ["k8s/**", "!k8s/archive/**"], "k8s/archive/b.yaml", false],
    ["taintlint.yaml", ["k8s", "!k8s/archive"], "k8s/archive/b.yaml", false],
    ["taintlint.yaml", ["!k8s/archive"], "k8s/b.yaml", false],
    ["deploy/taintlint.yaml", ["k8s/**"], "deploy/k8s/b.yaml", true],
    ["deploy/taintlint.yaml", ["k8s/**"], "k8s/b.yaml", false],
    ["deploy/taintlint.yaml", ["../k8s/**"], "k8s/b.yaml", true],
    ["../taintlint.yaml", ["k8s/**"], "../k8s/b.yaml", true],
    ["taintlint.yaml", ["./k8s/**"], "k8s/.hidden/b.yaml", true],
    ["taintlint.yaml", ["k8s/"], "k8s/a/b.yaml", true],
    ["taintlint.yaml", ["."], "k8s/b.yaml", true],
    ["deploy/taintlint.yaml", ["."], "deploy/b.yaml", true],
    ["deploy/taintlint.yaml", ["."], "k8s/b.yaml", false],
    ["deploy/taintlint.yaml", [".."], "k8s/b.yaml", true],
    ["deploy/taintlint.yaml", ["/deploy/**"], "deploy/b.yaml", false],
    ["taintlint.yaml", ["**", "!."], "b.yaml", false],
    ["taintlint.yaml", [], "k8s/b.yaml", false],
  ] as const)("%s with %j and %s: %s", (configuration, globs, path, expected) => {
    expect(matchesGlobs(configuration, globs)(path)).toBe(expected);
  });
});
