import { describe, expect, it } from "vitest";
import { wantsColor } from "../../src/cli/color.js";
import { createProgress } from "../../src/workspace/progress.js";

describe("wantsColor", () => {
  it.each([
    ["auto", true, {}, true],
    ["auto", false, {}, false],
    ["auto", true, { TERM: "dumb" }, false],
    ["auto", true, { NO_COLOR: "1" }, false],
    ["auto", true, { NO_COLOR: "" }, true],
    ["auto", false, { FORCE_COLOR: "true" }, true],
    ["auto", true, { FORCE_COLOR: "false" }, false],
    ["auto", false, { FORCE_COLOR: "3", NO_COLOR: "1" }, false],
    ["always", false, { NO_COLOR: "1", TERM: "dumb" }, true],
    ["never", true, { FORCE_COLOR: "1" }, false],
  ] as const)("%s, terminal %s, %j", (when, isTerminal, environment, expected) => {
    expect(wantsColor(when, isTerminal, environment)).toBe(expected);
  });
});

describe("createProgress", () => {
  function record() {
    let time = 0;
    const written: string[] = [];
    const progress = createProgress(
      (text) => written.push(text),
      () => time,
    );
    const at = (milliseconds: number, done: number) => {
      time = milliseconds;
      progress.step(done, 9);
    };
    return { written, progress, at };
  }

  it("says nothing in the first second", () => {
    const { written, progress, at } = record();
    at(999, 5);
    progress.end();
    expect(written).toEqual([]);
  });

  it("then writes ten times a second at most, and removes its line at the end", () => {
    const { written, progress, at } = record();
    at(1000, 1);
    at(1099, 2);
    at(1100, 3);
    progress.end();
    progress.end();
    expect(written).toEqual([
      "\r\u001b[Ktaintlint: 1 of 9 files read",
      "\r\u001b[Ktaintlint: 3 of 9 files read",
      "\r\u001b[K",
    ]);
  });
});
