import { describe, expect, it } from "vitest";
import { count, duration, list, nameSome, shorten } from "../../src/model/words.js";
import { fc } from "../property.js";

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

describe("words", () => {
  it.each([
    [0, "at once"],
    [59, "after 59 s"],
    [61, "after 61 s"],
    [300, "after 300 s (5 min)"],
    [3600, "after 3600 s (1 h)"],
  ])("%d seconds", (seconds, text) => {
    expect(duration(seconds)).toBe(text);
  });

  it("lists ten names, and counts further ones when that is shorter", () => {
    const names = Array.from({ length: 12 }, (_, index) => String(index));
    expect(list([])).toBe("");
    expect(list(["a"])).toBe("a");
    expect(list(["a", "b", "c"])).toBe("a, b and c");
    expect(list(names.slice(0, 11))).toBe("0, 1, 2, 3, 4, 5, 6, 7, 8, 9 and 10");
    expect(list(names)).toBe("0, 1, 2, 3, 4, 5, 6, 7, 8, 9 and 2 more");
    expect([count(1, "pool"), count(2, "pool")]).toEqual(["1 pool", "2 pools"]);
  });
});
