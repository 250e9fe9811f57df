import { describe, expect, it } from "vitest";
import { decodeText } from "../../src/sources/disk/decode-text.js";

describe("decodeText", () => {
  it.each([
    ["UTF-8", Buffer.from("käse: 🧀\n")],
    ["UTF-8 with a byte order mark", Buffer.from("\ufeffkäse: 🧀\n")],
    ["UTF-16, little end first", Buffer.from("\ufeffkäse: 🧀\n", "utf16le")],
    ["UTF-16, big end first", Buffer.from("\ufeffkäse: 🧀\n", "utf16le").swap16()],
  ])("reads %s", (_name, bytes) => {
    expect(decodeText(bytes)).toEqual({ value: "käse: 🧀\n" });
  });

  it("takes an empty file for an empty text", () => {
    expect(decodeText(Buffer.alloc(0))).toEqual({ value: "" });
  });

  it("removes one byte order mark only: a second one is a character", () => {
    expect(decodeText(Buffer.from("\ufeff\ufeffa"))).toEqual({ value: "\ufeffa" });
  });

  it.each([
    ["a NUL in the first line", Buffer.from("a\0b\n"), "not a text file: line 1 contains a NUL character"],
    ["a NUL in the third line", Buffer.from("a\nb\n\0"), "not a text file: line 3 contains a NUL character"],
    [
      "UTF-16 without a byte order mark",
      Buffer.from("a: b", "utf16le"),
      "not a text file: line 1 contains a NUL character",
    ],
    ["a NUL in UTF-16", Buffer.from("\ufeffa\n\0", "utf16le"), "not a text file: line 2 contains a NUL character"],
    ["Latin-1", Buffer.from("a\nk\u00e4se\n", "latin1"), "not valid UTF-8: line 2"],
    ["a sequence cut short at the end", Buffer.from([0x61, 0x0a, 0xe2, 0x82]), "not valid UTF-8: line 2"],
    ["half a UTF-16 unit", Buffer.from([0xff, 0xfe, 0x61]), "not valid UTF-16, although its byte order mark says so"],
    [
      "a lone surrogate",
      Buffer.from([0xff, 0xfe, 0x00, 0xd8]),
      "not valid UTF-16, although its byte order mark says so",
    ],
  ])("refuses %s", (_name, bytes, problem) => {
    expect(decodeText(bytes)).toEqual({ problem });
  });
});
