import { describe, expect, it } from "vitest";
import { formatQuantity, parseQuantity } from "../../src/model/quantity.js";

const ONE = 1_000_000_000n;
const GREATEST = (2n ** 63n - 1n) * ONE;

describe("parseQuantity", () => {
  it.each([
    ["0", 0n],
    ["8", 8n * ONE],
    ["+8", 8n * ONE],
    ["-2", -2n * ONE],
    ["500m", ONE / 2n],
    [".5", ONE / 2n],
    ["1.", ONE],
    ["0.5Ki", 512n * ONE],
    ["1Ki", 1024n * ONE],
    ["1Gi", 1024n ** 3n * ONE],
    ["1k", 1000n * ONE],
    ["1e3", 1000n * ONE],
    ["1E3", 1000n * ONE],
    ["1E", 10n ** 18n * ONE],
    ["12e-1", (12n * ONE) / 10n],
    ["1n", 1n],
    ["0.1n", 1n],
    ["1e-999999999999", 1n],
    ["0e999999999999", 0n],
    ["1e999999999999", GREATEST],
    ["9999Ei", GREATEST],
    ["-9999Ei", -GREATEST],
    ["9007199254740993", 9007199254740993n * ONE],
  ])("%s", (text, nano) => {
    expect(parseQuantity(text)).toBe(nano);
  });

  it.each(["", "8x", "1 Gi", "Gi", "1gi", "1K", ".", "1e", "--1", "1.2.3", "0x10", "NaN"])("%j is none", (text) => {
    expect(parseQuantity(text)).toBeUndefined();
  });
});

describe("formatQuantity", () => {
  it.each([
    ["0", false, "0"],
    ["4", false, "4"],
    ["1300m", false, "1300m"],
    ["-500m", false, "-500m"],
    ["0.0001", false, "0.0001"],
    ["-1.00000001", false, "-1.00000001"],
    ["64Gi", true, "64Gi"],
    ["65536Mi", true, "64Gi"],
    ["1536Mi", true, "1536Mi"],
    ["17179869185", true, "17179869185"],
    ["1024k", true, "1000Ki"],
    ["1G", true, "1000000000"],
    ["0", true, "0"],
    ["1024", false, "1024"],
  ])("%s, bytes: %s", (text, isBytes, expected) => {
    const nano = parseQuantity(text);
    expect(nano === undefined ? undefined : formatQuantity(nano, isBytes)).toBe(expected);
  });
});
