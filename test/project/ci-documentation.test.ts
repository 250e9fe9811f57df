import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { parseCommandLine } from "../../src/cli/arguments/arguments.js";
import { COMMANDS } from "../../src/cli/arguments/command-descriptions.js";
import { VERSION } from "../../src/model/version.js";

const page = readFileSync("docs/ci.md", "utf8");
/** MegaLinter takes plugins from folders of such names alone. */
const PLUGIN = "packaging/mega-linter-plugin-taintlint/taintlint.megalinter-descriptor.yml";

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
    const text = page + readFileSync("Containerfile", "utf8") + readFileSync(PLUGIN, "utf8");
    const version = /(?:rev: v|taintlint[@:]|taintlint\/v|\.git#v)(\d+\.\d+\.\d+)/g;
    const named = [...text.matchAll(version)].map(([, one]) => one);
    expect(named.length).toBeGreaterThan(4);
    expect(new Set(named)).toEqual(new Set([VERSION]));
  });

  it("shows YAML that can be parsed", () => {
    const blocks = [...page.matchAll(/```yaml\n(.*?)```/gs)].map(([, text = ""]) => text);
    expect(blocks.length).toBeGreaterThan(3);
    for (const block of blocks) expect(parse(block)).toBeTypeOf("object");
  });

  it("shows tasks of Argo Workflows and Tekton that start the program of the image, without rights", () => {
    const [workflow, task, ...others] = [...page.matchAll(/```yaml\n(apiVersion: .*?)```/gs)].map(([, text = ""]) =>
      parse(text),
    );
    expect(others).toEqual([]);
    expect([workflow.apiVersion, workflow.kind]).toEqual(["argoproj.io/v1alpha1", "WorkflowTemplate"]);
    expect([task.apiVersion, task.kind]).toEqual(["tekton.dev/v1", "Task"]);
    const [template] = workflow.spec.templates;
    expect(template.name).toBe(workflow.spec.entrypoint);
    expect(template.container.workingDir).toBe(template.inputs.artifacts[0].path);
    const [step] = task.spec.steps;
    expect(step.args).toEqual([`$(params.${task.spec.params[0].name}[*])`]);
    expect(step.workingDir).toBe(`$(workspaces.${task.spec.workspaces[0].name}.path)`);
    for (const [container, words] of [
      [template.container, template.container.args],
      [step, task.spec.params[0].default],
    ]) {
      expect(container).toMatchObject({
        ...{ image: `ghcr.io/taintlint/taintlint:${VERSION}`, command: ["taintlint"] },
        securityContext: { runAsNonRoot: true, allowPrivilegeEscalation: false, capabilities: { drop: ["ALL"] } },
      });
      expect(parseCommandLine(words)).toMatchObject({ kind: "run" });
    }
  });

  it("shows stages of Jenkins whose brackets and quotes close", () => {
    const blocks = [...page.matchAll(/```groovy\n(.*?)```/gs)].map(([, text = ""]) => text);
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) {
      let left = block.replaceAll(/'[^'\n]*'/g, "").replaceAll(/[^(){}[\]']/g, "");
      for (let before = ""; before !== left; ) [before, left] = [left, left.replaceAll(/\(\)|\{\}|\[\]/g, "")];
      expect(left).toBe("");
    }
  });

  it("names a plugin of MegaLinter that is there, with command lines that the program takes", () => {
    expect(page).toContain(`/v${VERSION}/${PLUGIN}\n`);
    const { linters, descriptor_id } = parse(readFileSync(PLUGIN, "utf8"));
    const [{ name, cli_sarif_args, cli_config_arg_name, config_file_name, cli_version_arg_name, examples }] = linters;
    expect(name.startsWith(`${descriptor_id}_`)).toBe(true);
    const sarif = cli_sarif_args.map((word: string) => word.replace("{{SARIF_OUTPUT_FILE}}", "a.sarif"));
    const words = [...sarif, cli_config_arg_name, config_file_name];
    expect(parseCommandLine(words)).toMatchObject({ kind: "run" });
    expect(parseCommandLine([cli_version_arg_name])).toMatchObject({ kind: "version" });
    for (const example of examples)
      expect(parseCommandLine(example.split(" ").slice(1))).toMatchObject({ kind: "run" });
  });
});
