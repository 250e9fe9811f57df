import picomatch from "picomatch";
import { describe, expect, it } from "vitest";
import { lint } from "../../src/lint/lint-texts.js";
import { describeCostlyGlob } from "../../src/model/glob-bounds.js";
import { matchesBounded } from "../../src/rendering/path-globs.js";

/** The longest name that a file may have, and a path through many folders. */
const NAME = `${"a".repeat(254)}c`;
const DEEP = `${"a/".repeat(200)}c`;

describe("the bounds of one glob", () => {
  it.each([
    ["*a*a*b", "*a*a*a*b", "aaab", '3 times "*" more than one in a step: 2 are the most'],
    ["**/a/**/a/**/b", "**/a/**/a/**/a/**/b", "a/a/a/b", '4 times "**"'],
    ["x/*a*/*a*b", "x/*a*a*/*a*b", "x/aa/ab", '3 times "*" more than one'],
    ["{*a*a*b,*a*a*c}d", "{*a*a*b,*a*a*c}*d", "aabd", '3 times "*" more than one'],
    ["x/{*a*a*b", "x/{*a*a*a*b", undefined, '3 times "*" more than one'],
    ["+(a)b", "+(a|aa)b", "+(a|aa)b", "can be read in several ways"],
    [`${"a".repeat(998)}*c`, `${"a".repeat(999)}*c`, `${"a".repeat(999)}c`, "at most 1000 characters"],
  ])("%s is taken, %s is not", (taken, refused, path, why) => {
    expect(describeCostlyGlob(taken)).toBeUndefined();
    expect(describeCostlyGlob(refused)).toContain(why);
    // What is refused is asked about nothing: it would take hours for some names.
    if (path !== undefined) {
      expect(picomatch.isMatch(path, refused)).toBe(true);
      expect(matchesBounded([refused])(path)).toBe(false);
    }
    const isMatch = matchesBounded([taken, refused], { dot: true });
    expect([NAME, DEEP, `x/${NAME}/${NAME}`].map(isMatch)).toEqual([false, false, false]);
  });

  it.each([
    "**/*.{yaml,yml,json}",
    "{a..z}{a..z}{a..z}{a..z}{a..z}",
    "clusters/*/apps/**/*-values-*.yaml",
    "{1..100000000}",
    "!(*test*)",
  ])("%s is taken", (glob) => {
    expect(describeCostlyGlob(glob)).toBeUndefined();
    expect(matchesBounded([glob])("x")).toBe(false || glob.startsWith("!"));
  });
});

const COSTLY = "*a*a*a*b";

it.each([
  [`manifests: ["${COSTLY}"]`, 13],
  [`exclude: [x, "${COSTLY}"]`, 14],
  [`from: ["${COSTLY}"]`, 8],
  [`from: [{path: ["${COSTLY}"]}]`, 16],
  [`clusters: [{name: a, exclude: ["${COSTLY}"]}]`, 32],
  [`clusters: [{name: a, from: [{path: "${COSTLY}"}]}]`, 36],
  [`ruleOverrides: [{files: ["${COSTLY}"], rules: {}}]`, 26],
  [`suppress: [{rule: unschedulable, reason: r, file: "${COSTLY}"}]`, 51],
  [`charts: [{path: "${COSTLY}"}]`, 17],
])("is told at its place: %s", (body, column) => {
  const outcome = lint({ configuration: { path: "taintlint.yaml", text: `version: 1\n${body}\n` }, files: [] });
  const errors = outcome.ok ? [] : outcome.errors.map(({ message, range }) => [message, range.line, range.column]);
  expect(errors).toEqual([[`the glob "${COSTLY}" has 3 times "*" more than one in a step: 2 are the most`, 2, column]]);
});
