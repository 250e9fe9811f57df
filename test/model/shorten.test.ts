import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nameSome, shorten } from "../../src/model/shorten.js";

const names = fc.array(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 12 });
const max = fc.integer({ min: 1, max: 12 });

describe("shorten", () => {
  it("keeps what fits", () => {
    expect(shorten(["a", "b", "c"], 3)).toEqual(["a", "b", "c"]);
  });

  it("counts what the last line stands for", () => {
    expect(shorten(["a", "b", "c", "d"], 3)).toEqual(["a", "b", "and 2 more"]);
    expect(shorten(["a", "b", "c", "d"], 1, "more pools")).toEqual(["and 4 more pools"]);
  });

  it("is never longer than it may be, and loses nothing", () => {
    fc.assert(
      fc.property(names, max, (lines, most) => {
        const shown = shorten(lines, most);
        expect(shown.length).toBeLessThanOrEqual(most);
        if (shown === lines) return;
        const left = Number(/^and (\d+) more$/.exec(shown.at(-1) ?? "")?.[1]);
        expect(left).toBeGreaterThan(1);
        expect(shown.length - 1 + left).toBe(lines.length);
      }),
    );
  });
});

describe("nameSome", () => {
  it.each([
    [[], ""],
    [["a"], "a"],
    [["a", "b", "c"], "a, b, c"],
    [["a", "b", "c", "d"], "a, b and 2 more files"],
  ])("%j: %s", (list, text) => {
    expect(nameSome(list, 2, "more files")).toBe(text);
  });
});
