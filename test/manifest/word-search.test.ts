import { expect, it } from "vitest";
import { wordSearch } from "../../src/manifest/word-search.js";
import { fc, runsOf } from "../property.js";

const letter = fc.constantFrom("a", "b", "\n");
const word = fc.array(letter, { minLength: 2, maxLength: 4, size: "max" }).map((letters) => letters.join(""));
const text = fc.array(letter, { maxLength: 12, size: "max" }).map((letters) => letters.join(""));

it("finds what a search for each word finds", () => {
  const seen = { found: 0, missed: 0 };
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), text, (words, given) => {
      const stands = words.some((one) => given.includes(one));
      seen[stands ? "found" : "missed"]++;
      expect(wordSearch(words)(Buffer.from(given))).toBe(stands);
    }),
    { numRuns: runsOf(400) },
  );
  expect(Math.min(seen.found, seen.missed)).toBeGreaterThan(10);
});
