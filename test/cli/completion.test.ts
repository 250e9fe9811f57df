import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { COMMAND_NAMES, COMMANDS, SHELLS } from "../../src/cli/arguments/command-descriptions.js";
import { completionScript } from "../../src/cli/completion.js";
import { RULES } from "../../src/rules/index.js";
import { useProgram } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";

const { run } = useProgram();
const hasBash = spawnSync("bash", ["-c", "compgen -W x"]).status === 0;
if (!hasBash) console.warn("skipped: bash is not there, or completes nothing");

/** What bash offers at the end of a line. Its own rules split words at `=`, too. */
function offered(line: string): readonly string[] {
  const folder = temporaryFolder({ "web.yaml": "", "folder/x": "" });
  const words = line.split(/(=)| /).filter((word) => word !== undefined && (word !== "" || line.endsWith(" ")));
  writeFileSync(join(folder, "completion"), completionScript("bash"));
  const script = `source ./completion
COMP_WORDS=(taintlint "$@"); COMP_CWORD=$#; COMPREPLY=(); _taintlint
printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync("bash", ["-c", script, "bash", ...words], { cwd: folder, encoding: "utf8" });
  expect(stderr).toBe("");
  return stdout.split("\n").filter((word) => word !== "");
}

describe.skipIf(!hasBash)("completion by a real bash", () => {
  it.each([
    ["li", ["lint"]],
    ["ex", ["explain"]],
    ["we", ["web.yaml"]],
    ["lint we", ["web.yaml"]],
    ["--fail-on ", ["error", "warning", "note", "never"]],
    ["--fail-on w", ["warning"]],
    ["--fail-on=w", ["warning"]],
    ["--fail-on=", ["error", "warning", "note", "never"]],
    ["--format j", ["json", "junit"]],
    ["fit --format ", ["text", "json"]],
    ["--color always fit --format j", ["json"]],
    ["--config ", ["completion", "folder", "web.yaml"]],
    ["--verb", ["--verbose"]],
    ["fit --verb", []],
    ["--only unsch", ["unschedulable"]],
    ["rules unsch", ["unschedulable"]],
    ["help wh", ["what-if"]],
    ["completion ", [...SHELLS]],
    ["pools --format ", ["text", "json", "taintlint"]],
  ])("%j", (line, words) => {
    expect([...offered(line)].sort()).toEqual([...words].sort());
  });

  it("has no other word than the help", () => {
    for (const command of COMMAND_NAMES) {
      const options = offered(`${command} --`);
      expect(options).toEqual(COMMANDS[command].options.map((option) => `--${option}`));
    }
  });
});

describe("the scripts", () => {
  it.each(SHELLS)("%s: come from the program, and know every command, option and rule", (shell) => {
    const { stdout, stderr, exitCode } = run(["completion", shell], { cwd: temporaryFolder() });
    expect({ stdout, stderr, exitCode }).toEqual({ stdout: completionScript(shell), stderr: "", exitCode: 0 });
    for (const command of COMMAND_NAMES) {
      expect(stdout).toContain(command);
      for (const option of COMMANDS[command].options) expect(stdout).toContain(option);
    }
    for (const { id } of RULES) expect(stdout).toContain(id);
  });
});
