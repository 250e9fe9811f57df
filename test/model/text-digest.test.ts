import { expect, it } from "vitest";
import { digestOf } from "../../src/model/text-digest.js";
import { fc } from "../property.js";

it("tells where one text ends and the next begins", () => {
  expect(digestOf(["ab", ""])).not.toBe(digestOf(["a", "b"]));
});

it("is the same for the same texts, and another where one character differs", () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), fc.nat(), (texts, at) => {
      const index = at % texts.length;
      const changed = texts.with(index, `${texts[index]}x`);
      expect(digestOf([...texts])).toBe(digestOf(texts));
      expect(digestOf(changed)).not.toBe(digestOf(texts));
    }),
  );
});
