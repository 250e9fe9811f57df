import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url);

function readSchema(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(`schema/${name}`, root), "utf8"));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Every key that a schema defines, as a dotted name with its schema. */
function keysOf(schema: unknown, name = ""): [string, unknown][] {
  if (!isRecord(schema)) return [];
  const own = isRecord(schema.properties) ? Object.entries(schema.properties) : [];
  return [
    ...own.map(([key, value]): [string, unknown] => [`${name}.${key}`, value]),
    ...Object.entries(schema).flatMap(([key, child]) => (key === "examples" ? [] : keysOf(child, `${name}.${key}`))),
  ];
}

/** The schema that a `$ref` stands for. */
function resolve(schema: unknown, root: Record<string, unknown>): Record<string, unknown> {
  if (!isRecord(schema)) return {};
  const reference = schema.$ref;
  const definitions = root.definitions;
  if (typeof reference !== "string" || !isRecord(definitions)) return schema;
  const target = definitions[reference.replace("#/definitions/", "")];
  return isRecord(target) ? target : {};
}

describe("what the schemas generate", () => {
  it("is current", () => {
    const script = fileURLToPath(new URL("scripts/generate-schemas.mjs", root));
    const run = spawnSync(process.execPath, [script, "--check"], { encoding: "utf8" });
    expect({ status: run.status, stderr: run.stderr }).toEqual({ status: 0, stderr: "" });
  });

  it("gives an inventory every key but those that say how to lint", () => {
    const configuration = Object.keys(readSchema("taintlint.schema.json").properties ?? {});
    const inventory = Object.keys(readSchema("inventory.schema.json").properties ?? {});
    expect(configuration.filter((key) => !inventory.includes(key))).toEqual([
      "charts",
      "rules",
      "ruleOverrides",
      "suppress",
      "failOn",
      "render",
      "limits",
      "coverage",
      "workloads",
    ]);
  });

  it("describes every key for editors", () => {
    const schema = readSchema("taintlint.schema.json");
    const keys = keysOf(schema);
    expect(keys.length).toBeGreaterThan(50);
    expect(keys.filter(([, key]) => typeof resolve(key, schema).description !== "string")).toEqual([]);
  });
});
