import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { checkSchema, type Schema, type SchemaError } from "../../src/inventory/schema/check-schema.js";
import { CONFIGURATION_SCHEMA } from "../../src/inventory/schema/configuration-schema.js";

const written = JSON.parse(readFileSync("schema/taintlint.schema.json", "utf8"));
const schema: Schema = JSON.parse(CONFIGURATION_SCHEMA);
const validate = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true, strictTypes: true }).compile(written);

/** Of a schema what both are asked about: not what only an editor reads. */
function asRead(part: object): unknown {
  const { $schema, $id, title, description, ...rest } = Object.fromEntries(Object.entries(part));
  return typeof description === "object" ? { ...rest, description } : rest;
}

interface Told {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: SchemaError["params"];
  readonly parentSchema: object;
}

function lines(errors: readonly Told[]): string[] {
  return errors
    .map(({ keyword, instancePath, params, parentSchema }) => {
      const { type, missingProperty, additionalProperty, allowedValues, limit } = params;
      const told = { type, missingProperty, additionalProperty, allowedValues, limit };
      const { examples, properties = {} } = parentSchema as Schema;
      return JSON.stringify([keyword, instancePath, told, examples, Object.keys(properties)]);
    })
    .sort();
}

function ofAjv(value: unknown): string[] {
  validate(value);
  // Ajv also counts how many items are too few, and names the branch of an `if`: nobody reads that.
  return lines((validate.errors ?? []).map((error) => ({ ...error, parentSchema: error.parentSchema ?? {} })));
}

/** A value that has every key which the schema knows. */
function fullest(part: Schema): unknown {
  const known = part.$ref === undefined ? part : (schema.definitions?.[part.$ref.replace("#/definitions/", "")] ?? {});
  const { properties, items, additionalProperties } = known;
  if (known.const !== undefined) return known.const;
  if (properties !== undefined) {
    return Object.fromEntries(Object.entries(properties).map(([key, child]) => [key, fullest(child)]));
  }
  if (items !== undefined) return [fullest(items)];
  if (typeof additionalProperties === "object") return { "a/b~c": fullest(additionalProperties) };
  if (known.anyOf !== undefined) return fullest(known.anyOf.at(-1) ?? {});
  return known.enum?.[0] ?? known.examples?.[0] ?? (known.minimum === undefined ? true : known.minimum);
}

const OTHERS: readonly unknown[] = [
  null,
  true,
  -1,
  1e99,
  Number.NaN,
  "",
  "some word",
  [[], "", {}],
  {},
  { key: 1, name: "" },
];

/** The value with another one at each of its places, without each of its keys, and with a key too many. */
function* neighbours(value: unknown): Generator<unknown> {
  yield* OTHERS;
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const one of neighbours(value[0])) yield [value[0], one];
    return;
  }
  yield { ...value, unheardOf: 1, "a/b": {} };
  for (const [key, child] of Object.entries(value)) {
    const { [key]: _, ...rest } = value as Record<string, unknown>;
    yield rest;
    for (const one of neighbours(child)) yield { ...value, [key]: one };
  }
}

describe("the schema of the configuration, as it is read", () => {
  it("says what the published one says", () => {
    const stripped = JSON.parse(JSON.stringify(written), (_key, value) =>
      typeof value === "object" && value !== null && !Array.isArray(value) ? asRead(value) : value,
    );
    expect(schema).toEqual(stripped);
  });

  it("breaks for the same values as with Ajv, at the same places", () => {
    // Keys of a cluster stand at the top, too: once is enough.
    const full = Object.assign({}, fullest(schema), { clusters: [{ name: "prod", unheardOf: 1 }] });
    const differences: unknown[] = [];
    const keywords = new Set<string>();
    let values = 0;
    for (const value of [full, { version: 1 }, ...neighbours(full)]) {
      values++;
      const errors = checkSchema(schema, value);
      for (const { keyword } of errors) keywords.add(keyword);
      const ours = lines(errors);
      const theirs = ofAjv(value);
      if (JSON.stringify(ours) !== JSON.stringify(theirs)) differences.push({ value, ours, theirs });
    }
    expect(differences.slice(0, 2)).toEqual([]);

    expect(values).toBeGreaterThan(1000);
    // Every keyword of the schema has broken at least once.
    const all = ["additionalProperties", "anyOf", "const", "enum", "if", "maximum", "minProperties", "minimum"];
    expect([...keywords].sort()).toEqual([...all, "pattern", "required", "type"]);
  });

  it("leaves out no keyword", () => {
    const known = new Set(
      "$ref type enum const pattern minimum maximum required properties additionalProperties minProperties items anyOf if then else definitions examples".split(
        " ",
      ),
    );
    const unknown: string[] = [];
    const look = (part: object): void => {
      for (const [key, value] of Object.entries(part)) {
        if (!known.has(key)) unknown.push(key);
        if (["enum", "const", "examples", "required", "type"].includes(key) || typeof value !== "object") continue;
        const isMap = key === "properties" || key === "definitions";
        for (const child of isMap ? Object.values(value) : [value].flat()) look(child as object);
      }
    };
    look(schema);
    expect(unknown).toEqual([]);
  });
});
