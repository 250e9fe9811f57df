import type { ConfigurationError } from "../../src/inventory/contract/configuration-error.js";

/** `taintlint.yaml:3:5 message`: an error with its exact place on one line. */
export function formatErrors(errors: readonly ConfigurationError[]): string[] {
  return errors.map(({ message, range }) => `${range.file}:${range.line}:${range.column} ${message}`);
}
