import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runLint } from "../../src/cli/commands/lint.js";
import { NO_PROGRESS } from "../../src/workspace/progress.js";
import { invocationOf } from "./in-process.js";
import { CONFIGURATION, INVALID_POD, POD, WARNED_POD } from "./program.js";
import { temporaryFolder } from "./temporary-folder.js";
import { azureCommandsIn, workflowCommandsIn } from "./workflow-commands.js";

/** Runs `lint` in this process, and gives what it would write to the standard output. */
async function lint(words: string, workingDirectory: string, environment: Readonly<Record<string, string>> = {}) {
  const given = words.split(" ").filter((word) => word !== "");
  const { reports, errors, exitCode } = await runLint(invocationOf("lint", ...given), {
    workingDirectory,
    environment,
    columns: undefined,
    color: false,
    readStdin: () => Promise.resolve(Buffer.from("")),
    progress: NO_PROGRESS,
    elapsed: () => 0,
  });
  expect(errors).toEqual([]);
  return { exitCode, text: reports.map(({ text }) => text).join("") };
}

function repository(files: Readonly<Record<string, string>>): string {
  const root = temporaryFolder(files);
  mkdirSync(join(root, ".git"));
  return root;
}

describe("in a folder of a repository", () => {
  const files = {
    "infra/taintlint.yaml": `${CONFIGURATION}rules: { legacy-key: off }\n`,
    "infra/k8s/bad pod.yaml": INVALID_POD,
  };
  const folder = () => join(repository(files), "infra");

  it("sarif names paths from the root, and the rules that are on", async () => {
    const { text } = await lint("--format sarif", folder());
    const [run] = JSON.parse(text).runs;
    expect(run.results[0].locations[0].physicalLocation.artifactLocation).toEqual({
      uri: "infra/k8s/bad%20pod.yaml",
      uriBaseId: "%SRCROOT%",
    });
    expect(run.tool.driver.rules[run.results[0].ruleIndex].id).toBe("invalid-toleration");
    expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).not.toContain("legacy-key");
    expect(run.tool.driver.version).toMatch(/^\d+\.\d+\.\d+/);
  });

  it("gitlab and junit do so too", async () => {
    expect(JSON.parse((await lint("--format gitlab", folder())).text)[0].location.path).toBe("infra/k8s/bad pod.yaml");
    expect((await lint("--format junit", folder())).text).toContain('<testsuite name="infra/k8s/bad pod.yaml"');
  });
});

it("junit fails what --fail-on fails", async () => {
  const root = repository({ "taintlint.yaml": CONFIGURATION, "k8s/pod.yaml": WARNED_POD });
  const failures = async (words: string) =>
    /failures="(\d)"/.exec((await lint(`--format junit ${words}`, root)).text)?.[1];
  expect(await failures("")).toBe("0");
  expect(await failures("--fail-on warning")).toBe("1");
  expect(await failures("--fail-on never")).toBe("0");
});

it("junit shows errors as failures where nothing fails the run", async () => {
  const root = repository({ "taintlint.yaml": CONFIGURATION, "k8s/pod.yaml": INVALID_POD });
  const { text, exitCode } = await lint("--format junit --fail-on never", root);
  expect(text).toContain('failures="1"');
  expect(exitCode).toBe(0);
});

it("a clean run is an empty list in every format", async () => {
  const root = repository({ "taintlint.yaml": CONFIGURATION, "k8s/pod.yaml": POD });
  expect(JSON.parse((await lint("--format sarif", root)).text).runs[0].results).toEqual([]);
  expect((await lint("--format gitlab", root)).text).toBe("[]\n");
  expect((await lint("--format junit", root)).text).toContain('tests="1" failures="0"');
});

it.each([
  ["GitHub", "", "::error::pod.yaml", "\\::error::pod.yaml:8:", { GITHUB_ACTIONS: "true" }, workflowCommandsIn],
  [
    "GitHub",
    "--format concise",
    "::error::pod.yaml",
    "\\::error::pod.yaml:8:",
    { GITHUB_ACTIONS: "true" },
    workflowCommandsIn,
  ],
  ["Azure", "", "##vso[error].yaml", "#\\#vso[error].yaml:8:", { TF_BUILD: "True" }, azureCommandsIn],
  ["Azure", "--format concise", "##vso[error].yaml", "#\\#vso[error].yaml:8:", { TF_BUILD: "True" }, azureCommandsIn],
] as const)(
  "a file's name is no command in a log of %s: %j",
  async (_, words, name, shown, environment, commandsIn) => {
    const root = repository({ "taintlint.yaml": CONFIGURATION, [name]: INVALID_POD });
    expect(commandsIn((await lint(words, root)).text)).toContain("error");
    const { text } = await lint(words, root, environment);
    expect(commandsIn(text)).toEqual([]);
    expect(text).toContain(shown);
  },
);

it("counts what is hidden, and what was there before only where a base is", async () => {
  const root = repository({
    "taintlint.yaml": `${CONFIGURATION}suppress: [{rule: unmatched-toleration, workload: "**", reason: not now}]\n`,
    "k8s/pod.yaml": WARNED_POD,
  });
  const { summary } = JSON.parse((await lint("--format json", root)).text);
  expect(summary).toMatchObject({ warnings: 0, suppressed: 1, known: 0 });
  expect(summary).not.toHaveProperty("existing");
});
