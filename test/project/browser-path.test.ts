import { posix } from "node:path";
import { expect, it } from "vitest";
import * as browser from "../../src/playground/browser-path.js";
import { fc } from "../property.js";

const step = fc.constantFrom("a", "b", ".c", "..", ".", "");
const path = fc
  .tuple(fc.constantFrom("", "/"), fc.array(step, { maxLength: 5 }))
  .map(([start, steps]) => start + steps.join("/"));

it("has the paths that Node.js has, where a page begins at the root", () => {
  const check = (paths: readonly string[], other: string) => {
    const absolute = posix.resolve("/", ...paths);
    expect(browser.resolve(...paths)).toBe(absolute);
    expect(browser.relative(absolute, other)).toBe(posix.relative(absolute, posix.resolve("/", other)));
    expect(browser.dirname(absolute)).toBe(posix.dirname(absolute));
    expect(browser.basename(absolute)).toBe(posix.basename(absolute));
    expect(browser.join(absolute, other)).toBe(posix.join(absolute, other).replace(/(?<=.)\/$/, ""));
  };
  fc.assert(fc.property(fc.array(path, { minLength: 1, maxLength: 3 }), path, check));
  expect([browser.sep, browser.posix.join("a", "../b")]).toEqual([posix.sep, "b"]);
});
