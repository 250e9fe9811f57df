import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";

interface Hook {
  readonly id: string;
  readonly entry: string;
  readonly language: string;
  readonly pass_filenames: boolean;
  readonly files: string;
}

const hooks: Hook[] = parse(readFileSync(".pre-commit-hooks.yaml", "utf8"));
const { bin }: { bin: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));

it("pre-commit runs the program of the package on the whole repository", () => {
  expect(hooks.map(({ id, language, pass_filenames }) => [id, language, pass_filenames])).toEqual([
    ["taintlint", "node", false],
  ]);
  expect(Object.keys(bin)).toContain(hooks[0]?.entry);
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
