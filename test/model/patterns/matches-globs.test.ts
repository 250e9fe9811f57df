import { describe, expect, it } from "vitest";
import { indexByLiteral } from "../../../src/model/literal-index.js";
import { compileGlob, matchesAny, matchesGlobs } from "../../../src/model/path-glob.js";
import { fc } from "../../property.js";

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

describe("many globs", () => {
  it("match what each of them matches", () => {
    const word = (...units: string[]) => fc.string({ unit: fc.constantFrom(...units), maxLength: 7 });
    const globs = fc.array(word("a", "B", "/", "*", "**", "/**", "{a,b}", "."), { maxLength: 6 });
    fc.assert(
      fc.property(globs, word("a", "b", "/", "."), fc.boolean(), fc.boolean(), (patterns, path, dot, ignoresCase) => {
        const syntax = { dot, ignoresCase };
        const expected = patterns.some((glob) => compileGlob(glob, syntax).matches(path));
        expect(matchesAny(patterns, syntax)(path)).toBe(expected);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(["gone/NAME.yaml", "gone/NAME/**", "**/NAME.yaml/**", "**/a/NAME/*.yaml", "NAME*/x", "**/longer*NAME*.yaml"])(
    "%s: only those that may match are tried",
    (glob) => {
      const compiled = Array.from({ length: 20_000 }, (_, n) => compileGlob(glob.replace("NAME", `n${n}.`)));
      const find = indexByLiteral(compiled.map((one) => [one.literals, one] as const));
      const path = glob.replace("**/", "").replace("/**", "/b/c").replaceAll("*", "d").replace("NAME", "n777.");
      const tried = [...find(path)];
      expect(tried.filter(({ matches }) => matches(path))).toEqual([compiled[777]]);
      expect(tried.length).toBeLessThan(10);
    },
  );
});
