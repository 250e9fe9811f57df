import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import formatsModule from "ajv-formats";

/** The validator of the standard's own schema. */
export function sarifValidator() {
  // Draft 4 and draft 7 differ in the name of `id` alone, for what this schema uses.
  const { $schema: _, id: __, ...schema } = JSON.parse(readFileSync("test/reporters/schemas/sarif-2.1.0.json", "utf8"));
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
  formatsModule.default(ajv);
  return ajv.compile(schema);
}
