/** Compiled by `scripts/configuration-validator.mjs` from `schema/taintlint.schema.json`. */
declare module "virtual:configuration-validator" {
  export function schemaErrors(value: unknown): readonly import("./schema-errors.js").SchemaError[];
}
