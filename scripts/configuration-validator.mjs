// Compiles the schema of the configuration into the code that checks a value by it, so that a run holds no compiler.
import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { minifySync } from "rolldown/utils";

/** What nothing but an editor reads. */
const FOR_EDITORS = new Set(["$schema", "$id", "title", "description"]);
const OPTIONS = { allErrors: true, verbose: true, messages: false, allowUnionTypes: true, strictTypes: true };

/** The module: `schemaErrors(value)` is all that is wrong, each with the piece of the schema that says so. */
export function validatorModule() {
  const schema = JSON.parse(readFileSync("schema/taintlint.schema.json", "utf8"), (key, value) =>
    FOR_EDITORS.has(key) && typeof value === "string" ? undefined : value,
  );
  const ajv = new Ajv({ ...OPTIONS, code: { source: true, esm: true, optimize: 2 } });
  const code = standaloneCode(ajv, ajv.compile(schema))
    .replace(/^"use strict";export const validate = (\w+);export default \1;/, "const validate = $1;")
    // Nobody reads where in the schema an error stands: that is a fifth of the code.
    .replaceAll(/schemaPath:"[^"]*",/g, "");
  if (/\brequire\(|\bexport\b/.test(code)) throw new Error("ajv writes a validator in another way");
  const { code: module } = minifySync(
    "validator.js",
    `${code}\nexport const schemaErrors = (value) => (validate(value) ? [] : validate.errors);\n`,
    { module: true },
  );
  return module;
}
