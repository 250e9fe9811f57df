import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseConfiguration } from "../../src/lint/configuration/parse-configuration.js";

interface Schema {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly definitions?: Readonly<Record<string, Schema>>;
  readonly examples?: readonly unknown[];
}

const schema: Schema = JSON.parse(readFileSync("schema/taintlint.schema.json", "utf8"));

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

const OTHERS: readonly unknown[] = [null, true, -1, 1e99, "", "some word", [[], "", {}], {}, { key: 1, name: "" }];

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

/** Each value at each place of the schema, with what is said of it. */
function said(): { readonly values: number; readonly messages: readonly string[] } {
  // Keys of a cluster stand at the top, too: once is enough.
  const full = Object.assign({}, fullest(schema), { clusters: [{ name: "prod", unheardOf: 1 }] });
  const messages = new Set<string>();
  let values = 0;
  for (const value of [full, { version: 1 }, ...neighbours(full)]) {
    values++;
    const file = { path: "taintlint.yaml", text: JSON.stringify(value) };
    for (const { message } of parseConfiguration(file, { kind: "configuration" }).errors) messages.add(message);
  }
  return { values, messages: [...messages].sort() };
}

it("says of every place of the schema what is recorded", async () => {
  const { values, messages } = said();
  expect(values).toBeGreaterThan(1000);
  await expect(`${messages.join("\n")}\n`).toMatchFileSnapshot("schema-errors.txt");
});
