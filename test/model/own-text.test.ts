import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { ownText } from "../../src/model/own-text.js";
import { fc } from "../property.js";

it("is the same text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
      expect(ownText(text)).toBe(text);
    }),
  );
});

it("keeps nothing of the text that it was a part of", () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const heapWith = (own: (text: string) => string) => {
    const names = Array.from({ length: 20 }, (_, index) =>
      own(`${String.fromCharCode(97 + index).repeat(500_000)} `.slice(1000, 1020)),
    );
    collect();
    const used = process.memoryUsage().heapUsed;
    return { names, used };
  };
  const views = heapWith((text) => text);
  const owned = heapWith(ownText);
  expect(owned.names).toEqual(views.names);
  views.names.length = 0;
  collect();
  expect(views.used - process.memoryUsage().heapUsed).toBeGreaterThan(5_000_000);
});
