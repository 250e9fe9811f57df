import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { logText } from "../../src/cli/workflow-log.js";
import { workflowCommandsIn } from "./workflow-commands.js";

const ON_GITHUB = { GITHUB_ACTIONS: "true" };

describe("logText", () => {
  it("changes nothing outside of GitHub Actions", () => {
    expect(logText("::error::x\n##[error]x\n", {})).toBe("::error::x\n##[error]x\n");
  });

  it("changes nothing but what the runner would read", () => {
    const text = "a.yaml:1:2: error[x] a ::b:: c\n  # [x] ##\n";
    expect(logText(text, ON_GITHUB)).toBe(text);
  });

  it.each([
    ["::error::x", "\\::error::x"],
    ["a\n \t::error::x", "a\n \t\\::error::x"],
    ["\u001b[1m::error::x\u001b[22m", "\u001b[1m\\::error::x\u001b[22m"],
    ["x ##[error]y", "x ##\\[error]y"],
  ])("writes %j as %j", (text, expected) => {
    expect(workflowCommandsIn(text)).not.toEqual([]);
    expect(logText(text, ON_GITHUB)).toBe(expected);
  });

  it("leaves no command in any text", () => {
    const unit = fc.constantFrom(
      ":",
      "::",
      "##[",
      "]",
      " ",
      "\t",
      "\n",
      "\r",
      "error",
      "\u001b[1m",
      "\\",
      "\u00a0",
      "\f",
      "#",
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), (text) => {
        expect(workflowCommandsIn(logText(text, ON_GITHUB))).toEqual([]);
      }),
    );
  });
});
