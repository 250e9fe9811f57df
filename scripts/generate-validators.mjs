/**
 * Writes `schema/inventory.schema.json`, which is a part of `schema/taintlint.schema.json`, and the validator of the
 * latter, so that nothing compiles a schema at run time. `--check` writes nothing and exits 1 when a file is stale.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import Ajv from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const schemaFolder = join(root, "schema");
const validatorFolder = join(root, "src", "inventory", "validators");

/** Keys that say how to lint, not what the clusters are. */
const LINT_KEYS = new Set(["charts", "rules", "ruleOverrides", "suppress", "failOn", "render", "limits", "workloads"]);
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
  const properties = Object.fromEntries(Object.entries(schema.properties).filter(([key]) => !LINT_KEYS.has(key)));
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

function validatorCode(schema) {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    strictTypes: true,
    inlineRefs: false,
    code: { source: true, esm: true },
    schemas: [schema],
  });
  const code = standaloneCode(ajv, { validateConfiguration: schema.$id });
  if (/\brequire\(/.test(code)) throw new Error("the validator would need a module at run time: drop the keyword");
  return `// Written by scripts/generate-validators.mjs. Do not edit.\n${code}\n`;
}

const DECLARATIONS = `// Written by scripts/generate-validators.mjs. Do not edit.

/** The parts of a schema that error messages speak of. */
export interface SchemaPart {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly examples?: readonly unknown[];
}

/** An error of a validator; \`instancePath\` is a JSON pointer. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: {
    readonly type?: string | readonly string[];
    readonly missingProperty?: string;
    readonly additionalProperty?: string;
    readonly allowedValues?: readonly unknown[];
    readonly limit?: number;
  };
  readonly parentSchema: SchemaPart;
}

/** Tells whether a value fits the schema, and keeps the errors of the last call. */
export interface SchemaValidator {
  (value: unknown): boolean;
  errors: readonly SchemaError[] | null;
}

export const validateConfiguration: SchemaValidator;
`;

function generatedFiles() {
  const configuration = JSON.parse(readFileSync(join(schemaFolder, "taintlint.schema.json"), "utf8"));
  const inventory = inventorySchemaOf(configuration);
  return [
    [join(schemaFolder, "inventory.schema.json"), `${JSON.stringify(inventory, null, 2)}\n`],
    [join(validatorFolder, "configuration.js"), validatorCode(configuration)],
    [join(validatorFolder, "configuration.d.ts"), DECLARATIONS],
  ];
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
    process.stderr.write(`${relative(root, path)} is stale: run node scripts/generate-validators.mjs\n`);
  }
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const [path, content] of stale) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
