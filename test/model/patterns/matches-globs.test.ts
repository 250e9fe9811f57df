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
    expect(matchesGlobs({ path: configuration }, globs)(path)).toBe(expected);
  });

  it.each([
    ["../taintlint.yaml", "apps", ["apps/**"], "w.yaml", true],
    ["../taintlint.yaml", "apps", ["apps/**"], "../x/w.yaml", false],
    ["../taintlint.yaml", "apps", ["apps", "!apps/old"], "old/w.yaml", false],
    ["../../taintlint.yaml", "a/b", ["a/*/w.yaml"], "w.yaml", true],
    ["../../taintlint.yaml", "a/b", ["a/b"], "../c/w.yaml", false],
    ["../../taintlint.yaml", "a/b", ["."], "w.yaml", true],
    ["../other/taintlint.yaml", "apps", ["../apps/**"], "w.yaml", true],
    ["../other/taintlint.yaml", "apps", ["x.yaml"], "../other/x.yaml", true],
  ] as const)("%s seen from %s with %j and %s: %s", (path, below, globs, file, expected) => {
    expect(matchesGlobs({ path, below }, globs)(file)).toBe(expected);
  });
});
