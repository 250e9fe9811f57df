import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { parseCommandLine } from "../../src/cli/arguments.js";

interface Hook {
  readonly id: string;
  readonly entry: string;
  readonly args: readonly string[];
  readonly language: string;
  readonly pass_filenames: boolean;
  readonly files: string;
}

const hooks: Hook[] = parse(readFileSync(".pre-commit-hooks.yaml", "utf8"));

it("pre-commit runs the program of the repository on the whole repository, and installs nothing", () => {
  expect(hooks.map(({ id, language, pass_filenames }) => [id, language, pass_filenames])).toEqual([
    ["taintlint", "script", false],
  ]);
  expect(hooks[0]?.entry).toBe("dist/cli.js");
  expect(parseCommandLine(hooks[0]?.args ?? [])).toMatchObject({ kind: "run" });
});

it("git has the program as one that can be started", () => {
  expect(execFileSync("git", ["ls-files", "--stage", "dist/cli.js"], { encoding: "utf8" })).toMatch(/^100755 /);
  // As the build leaves it.
  expect(statSync("dist/cli.js").mode & 0o111).toBe(0o111);
});

it.each([
  ["k8s/api.yaml", true],
  ["k8s/api.yml", true],
  ["nodes.json", true],
  ["infra/main.tf", true],
  ["README.md", false],
  ["src/yaml.ts", false],
])("pre-commit runs it for a change of %s: %j", (path, expected) => {
  expect(new RegExp(hooks[0]?.files ?? "").test(path)).toBe(expected);
});
