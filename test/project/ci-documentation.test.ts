import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { parseCommandLine } from "../../src/cli/arguments/arguments.js";
import { COMMANDS } from "../../src/cli/arguments/command-descriptions.js";
import { VERSION } from "../../src/model/version.js";

const page = readFileSync("docs/ci.md", "utf8");

describe("docs/ci.md", () => {
  it("names every format of lint once, and no other", () => {
    const rows = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(rows).toEqual(expect.arrayContaining([...COMMANDS.lint.formats]));
    expect(rows).toHaveLength(new Set(rows).size);
  });

  it("shows command lines that the program takes", () => {
    const lines = [...page.matchAll(/npx(?: --yes)? taintlint([^\n'`]*)/g)].map(([, words = ""]) => words.trim());
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) {
      expect(parseCommandLine(line === "" ? [] : line.split(/\s+/)), line).toMatchObject({ kind: "run" });
    }
  });

  it("names this version wherever it names one", () => {
    const text = page + readFileSync("Containerfile", "utf8");
    const version = /(?:rev: v|taintlint@|taintlint\/v|\.git#v)(\d+\.\d+\.\d+)/g;
    const named = [...text.matchAll(version)].map(([, one]) => one);
    expect(named.length).toBeGreaterThan(4);
    expect(new Set(named)).toEqual(new Set([VERSION]));
  });

  it("shows YAML that can be parsed", () => {
    const blocks = [...page.matchAll(/```yaml\n(.*?)```/gs)].map(([, text = ""]) => text);
    expect(blocks.length).toBeGreaterThan(3);
    for (const block of blocks) expect(parse(block)).toBeTypeOf("object");
  });
});
