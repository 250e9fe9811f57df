import { describe, expect, it } from "vitest";
import { logText, verbatimLogText } from "../../src/cli/contract/workflow-log.js";
import { fc } from "../property.js";
import { azureCommandsIn, workflowCommandsIn } from "./workflow-commands.js";

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

describe("logText for Azure's agent", () => {
  const ON_AZURE = { TF_BUILD: "True" };

  it.each([
    ["a ##vso[task.setvariable variable=x]y", "a #\\#vso[task.setvariable variable=x]y"],
    ["##[section]x", "#\\#[section]x"],
    ["a.yaml:1:2: error[x] ## b ::c::", "a.yaml:1:2: error[x] ## b ::c::"],
  ])("writes %j as %j", (text, expected) => {
    expect(logText(text, ON_AZURE)).toBe(expected);
    expect(azureCommandsIn(logText(text, ON_AZURE))).toEqual([]);
    expect(verbatimLogText(text, ON_AZURE)).toBe(expected);
  });
});

describe("verbatimLogText", () => {
  const diff = "--- a/x.yaml\n+++ b/x.yaml\n@@ -1,2 +1,2 @@\n ::error::owned\n-a\n+b\n";

  it("tells the runner to read no command until the end, with a word that nobody can guess", () => {
    const [begin = "", ...lines] = verbatimLogText(diff, ON_GITHUB).split("\n");
    const [, token = ""] = /^::stop-commands::([\w-]{36})$/.exec(begin) ?? [];
    expect(lines.join("\n")).toBe(`${diff}::${token}::\n`);
    expect(token).not.toBe("");
    expect(verbatimLogText(diff, ON_GITHUB)).not.toContain(token);
  });

  it("changes nothing where nothing would be read, and nothing outside of GitHub Actions", () => {
    expect(verbatimLogText(diff, {})).toBe(diff);
    expect(verbatimLogText(diff.replaceAll("::", ":"), ON_GITHUB)).toBe(diff.replaceAll("::", ":"));
  });
});
