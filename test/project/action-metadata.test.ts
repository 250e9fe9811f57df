import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { readInputs } from "../../src/action/inputs.js";

interface Described {
  readonly description: string;
}

interface ActionMetadata {
  readonly description: string;
  readonly branding: Readonly<Record<string, string>>;
  readonly inputs: Readonly<Record<string, Described>>;
  readonly outputs: Readonly<Record<string, Described>>;
  readonly runs: { readonly using: string; readonly main: string };
}

const metadata: ActionMetadata = parse(readFileSync("action.yml", "utf8"));

it("the action declares exactly the inputs that it reads", () => {
  const read = new Set<string>();
  readInputs((name) => {
    read.add(name);
    return "";
  });
  expect(Object.keys(metadata.inputs)).toEqual([...read]);
});

it("every input and output is described", () => {
  const described = [...Object.entries(metadata.inputs), ...Object.entries(metadata.outputs)];
  expect(described.length).toBeGreaterThan(5);
  expect(described.filter(([, { description }]) => !/^[A-Z].*\.$/.test(description))).toEqual([]);
});

it("GitHub's marketplace takes the action", () => {
  expect(metadata.description.length).toBeLessThanOrEqual(125);
  expect(Object.keys(metadata.branding).sort()).toEqual(["color", "icon"]);
  expect(existsSync(metadata.runs.main)).toBe(true);
});
