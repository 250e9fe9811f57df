import { describe, expect, it } from "vitest";
import { escapeData, escapeProperty, workflowCommand } from "../../src/reporters/github-annotations.js";
import { fc } from "../property.js";
import { HOSTILE_TEXTS } from "./hostile-names.js";

const DATA = ["%0D=\r", "%0A=\n", "%25=%"];
const PROPERTY = ["%0D=\r", "%0A=\n", "%3A=:", "%2C=,", "%25=%"];

/** The runner replaces one escape after the other, the percent sign last. */
function undo(text: string, escapes: readonly string[]): string {
  return escapes.reduce((result, pair) => result.replaceAll(pair.slice(0, 3), pair.slice(4)), text);
}

/** Reads a line as the runner does. Upstream: actions/runner ActionCommand.cs TryParseV2. */
function parseCommand(line: string) {
  const end = line.indexOf("::", 2);
  const [command = "", fields = ""] = line.slice(2, end).split(/ (.*)/s);
  const properties = fields.split(",").map((field): [string, string] => {
    const [key = "", value = ""] = field.split(/=(.*)/s);
    return [key, undo(value, PROPERTY)];
  });
  return { command, properties: Object.fromEntries(properties), message: undo(line.slice(end + 2), DATA) };
}

describe("workflowCommand", () => {
  it("writes a command with its properties", () => {
    expect(workflowCommand("error", { file: "a,b:c.yaml", line: 3, col: undefined, title: "" }, "50%\nof all")).toBe(
      "::error file=a%2Cb%3Ac.yaml,line=3::50%25%0Aof all",
    );
    expect(workflowCommand("notice", {}, "x")).toBe("::notice::x");
  });

  it.each(HOSTILE_TEXTS)("carries %j as it is, on one line", (text) => {
    const line = workflowCommand("error", { file: text, title: text }, text);
    expect(line).not.toMatch(/[\r\n]/);
    expect(parseCommand(line)).toEqual({ command: "error", properties: { file: text, title: text }, message: text });
  });

  it("is undone by the runner for every text", () => {
    const text = fc.string({
      unit: fc.constantFrom("%", ":", ",", "\n", "\r", "0", "A", "2", "5", "3", "=", " ", "é"),
    });
    fc.assert(
      fc.property(text, (value) => {
        expect(undo(escapeData(value), DATA)).toBe(value);
        expect(undo(escapeProperty(value), PROPERTY)).toBe(value);
      }),
    );
  });
});
