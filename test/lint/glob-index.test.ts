import { expect, it } from "vitest";
import { indexGlobs } from "../../src/lint/suppression/suppressions.js";
import { matchesNameGlob } from "../../src/model/name-glob.js";
import { fc } from "../property.js";

it.each([
  ["default/Pod/a", ["default/Pod/a", "*", "*/a", "default/*", "d*a", "**"]],
  ["default/Pod/ab", ["*", "*b", "default/*", "**"]],
  ["", ["*", "**"]],
])("%j", (name, covering) => {
  const globs = ["default/Pod/a", "*", "*/a", "*b", "default/*", "d*a", "other/*", "*/*/*/*", "**"];
  const find = indexGlobs(globs.map((glob) => [glob, glob] as const));
  expect([...find(name)].sort()).toEqual([...covering].sort());
});

it("finds what asking every glob finds, each as often as it stands there", () => {
  const word = (letters: string[]) => fc.string({ unit: fc.constantFrom(...letters), maxLength: 5 });
  fc.assert(
    fc.property(fc.array(word(["a", "b", "/", "*"]), { maxLength: 12 }), word(["a", "b", "/"]), (globs, name) => {
      const find = indexGlobs(globs.map((glob, index) => [glob, index] as const));
      const expected = globs.flatMap((glob, index) => (matchesNameGlob(glob, name) ? [index] : []));
      expect([...find(name)].sort()).toEqual(expected.sort());
    }),
  );
});
