/**
 * Writes `schema/inventory.schema.json`, which is a part of `schema/taintlint.schema.json`. `--check` writes nothing and
 * exits 1 when it is stale.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { loadSource } from "./load-source.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const schemaFolder = join(root, "schema");

const { LINT_KEYS } = await loadSource("src/lint/configuration/configuration.ts");
const INVENTORY_DESCRIPTION =
  "The node pools of one or several clusters, as a file of its own. Paths are relative to this file's folder.";

function referencedDefinitions(value, definitions, found = new Set()) {
  if (typeof value !== "object" || value === null) return found;
  for (const [key, child] of Object.entries(value)) {
    if (key !== "$ref") {
      referencedDefinitions(child, definitions, found);
      continue;
    }
    const name = child.replace("#/definitions/", "");
    if (found.has(name)) continue;
    found.add(name);
    referencedDefinitions(definitions[name], definitions, found);
  }
  return found;
}

function inventorySchemaOf(schema) {
  const properties = Object.fromEntries(Object.entries(schema.properties).filter(([key]) => !LINT_KEYS.includes(key)));
  const names = referencedDefinitions(properties, schema.definitions);
  const definitions = Object.entries(schema.definitions).filter(([name]) => names.has(name));
  return {
    ...schema,
    $id: schema.$id.replace("taintlint.schema.json", "inventory.schema.json"),
    title: "taintlint inventory",
    description: INVENTORY_DESCRIPTION,
    properties,
    definitions: Object.fromEntries(definitions),
  };
}

function generatedFiles() {
  const configuration = JSON.parse(readFileSync(join(schemaFolder, "taintlint.schema.json"), "utf8"));
  const inventory = inventorySchemaOf(configuration);
  return [[join(schemaFolder, "inventory.schema.json"), `${JSON.stringify(inventory, null, 2)}\n`]];
}

function readOrEmpty(path) {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return "";
    throw error;
  }
}

const stale = generatedFiles().filter(([path, content]) => readOrEmpty(path) !== content);
if (process.argv.includes("--check")) {
  for (const [path] of stale) {
    process.stderr.write(`${relative(root, path)} is stale: run node scripts/generate-schemas.mjs\n`);
  }
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const [path, content] of stale) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
