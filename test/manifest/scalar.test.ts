import { describe, expect, it } from "vitest";
import { formatKey, resolvePlainScalar, resolveTaggedScalar } from "../../src/manifest/scalar.js";

describe("plain scalars, as kubectl 1.32 converts them to JSON", () => {
  it.each([
    ["yes", true],
    ["Yes", true],
    ["y", true],
    ["Y", true],
    ["on", true],
    ["true", true],
    ["TRUE", true],
    ["no", false],
    ["n", false],
    ["N", false],
    ["off", false],
    ["False", false],
    ["yEs", "yEs"],
    ["tRue", "tRue"],
    ["~", null],
    ["null", null],
    ["Null", null],
    ["", null],
    ["1", 1],
    ["01", 1],
    ["010", 8],
    ["08", 8],
    ["09.5", 9.5],
    ["00", 0],
    ["-0", 0],
    ["-010", -8],
    ["0o7", 7],
    ["0O7", 7],
    ["0o8", "0o8"],
    ["-0o7", -7],
    ["0x1F", 31],
    ["0X1F", 31],
    ["-0x1", -1],
    ["0x", "0x"],
    ["0b11", 3],
    ["-0b11", -3],
    ["+0b1", 1],
    ["0b2", "0b2"],
    ["0b", "0b"],
    ["1_000", 1000],
    ["1__0", 10],
    ["1_", 1],
    ["_1", "_1"],
    ["0777_0", 4088],
    ["0x_1", 1],
    ["1_0.5", 10.5],
    ["1e3", 1000],
    ["1E3", 1000],
    ["1e+3", 1000],
    ["12e03", 12000],
    ["1e", "1e"],
    ["1.5", 1.5],
    ["1.", 1],
    [".5", 0.5],
    ["+.5", 0.5],
    ["+1", 1],
    ["-1", -1],
    [".", "."],
    ["1.2.3", "1.2.3"],
    ["1,000", "1,000"],
    ["1:30", "1:30"],
    ["190:20:30", "190:20:30"],
    ["2001-01-01", "2001-01-01"],
    ["=", "="],
    ["/root", "/root"],
    ["9007199254740993", 9007199254740993n],
  ] as const)("%j is %s", (text, value) =>
    expect(resolvePlainScalar(text)).toEqual(value === 0 ? expect.closeTo(0) : value),
  );

  it("what JSON cannot hold stays text", () => {
    for (const text of [".inf", "+.inf", "-.Inf", ".nan"]) expect(resolvePlainScalar(text)).toBe(text);
  });
});

describe("tagged scalars", () => {
  it.each([
    ["1", "!!str", "1"],
    ["true", "!", "true"],
    ["7", "!!int", 7],
    ["7", "!!float", 7],
    ["true", "!!bool", true],
    ["aGk=", "!!binary", "hi"],
    ["bar", "!foo", "bar"],
  ] as const)("%s with tag %s", (text, tag, value) => expect(resolveTaggedScalar(text, tag)).toBe(value));
});

it("keys become JSON keys", () => {
  expect(["yes", "1", "0x1F", "1.50", "n", "1e3", "a"].map((text) => formatKey(resolvePlainScalar(text)))).toEqual([
    "true",
    "1",
    "31",
    "1.5",
    "false",
    "1000",
    "a",
  ]);
});
