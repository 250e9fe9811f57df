import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { expect, it } from "vitest";
import { schemaUrl } from "../../src/model/documentation.js";
import { VERSION } from "../../src/model/version.js";

const FOLDER = "https://raw.githubusercontent.com/taintlint/taintlint/";
const names = readdirSync("schema").filter((name) => name.endsWith(".schema.json"));

it("there are schemas", () => expect(names.length).toBeGreaterThan(7));

it.each(names)("%s is a schema, and its id is where editors fetch it", (name) => {
  const schema = JSON.parse(readFileSync(`schema/${name}`, "utf8"));
  expect(schema.$id).toBe(`${FOLDER}main/schema/${name}`);
  expect(() => new Ajv({ strict: false, logger: false }).compile(schema)).not.toThrow();
});

it("the entry for SchemaStore names the schema of the configuration, for the files that taintlint reads", () => {
  const { schemas } = JSON.parse(readFileSync("schema/catalog.json", "utf8"));
  expect(schemas).toEqual([
    expect.objectContaining({
      fileMatch: ["taintlint.yaml", "taintlint.yml"],
      url: `${FOLDER}main/schema/taintlint.schema.json`,
    }),
  ]);
});

it("the page on editors names addresses of this version or of main", () => {
  const page = readFileSync("docs/editors.md", "utf8");
  expect(page).toContain(schemaUrl("taintlint"));
  const links = [...page.matchAll(/https:\/\/raw\.githubusercontent\.com\/taintlint\/taintlint\/([^/]+)\/([\w./-]+)/g)];
  expect(links.length).toBeGreaterThan(1);
  for (const [, revision = "", path = ""] of links) {
    expect([`v${VERSION}`, "main"]).toContain(revision);
    expect(existsSync(path), path).toBe(true);
  }
});
