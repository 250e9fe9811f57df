import { schemaErrors } from "virtual:configuration-validator";
import { type ConfigurationError, errorAt } from "../../inventory/contract/configuration-error.js";
import { describeNode, toConfigurationValue } from "../../inventory/contract/configuration-value.js";
import { describeSchemaErrors } from "../../inventory/declaration/schema-errors.js";
import { locate, rangeOfSpan } from "../../manifest/locate.js";
import type { SourceDocument, SourceFile } from "../../model/source.js";
import { getEntry, getValue } from "../../yaml/node-value.js";
import { parseDocuments } from "../../yaml/syntax.js";
import {
  byPlaceOfError,
  type ConfigurationOptions,
  type ConfigurationResult,
  LINT_KEYS,
  readConfigurationDocument,
} from "./configuration.js";

/** Reads `taintlint.yaml` or an inventory file. Never throws: every mistake is an error with a place. */
export function parseConfiguration(file: SourceFile, options: ConfigurationOptions): ConfigurationResult {
  const parsed = parseDocuments(file);
  const problems = parsed.problems.map(({ message, span }) => ({ message, range: rangeOfSpan(file, span) }));
  const [document, second] = parsed.documents;
  if (problems.length > 0) return refuse(...problems);
  if (document === undefined || (document.root.kind === "scalar" && document.root.value === null)) {
    const message = `the ${options.kind} is empty: write at least "version: 1"`;
    return refuse({ message, range: rangeOfSpan(file, { start: 0, end: 0 }) });
  }
  if (second !== undefined) {
    const message = `the ${options.kind} must be one document, found a second one`;
    return refuse({ message, range: locate({ document: second, path: [], target: "value" }) });
  }
  const errors = describeMisfit(document, options.kind);
  return errors.length > 0 ? refuse(...errors) : readConfigurationDocument(document, options);
}

function refuse(...errors: ConfigurationError[]): ConfigurationResult {
  return { configuration: undefined, errors };
}

/** kubectl output is no inventory, but can be imported by one. */
function describeNoVersion({ root, file: { path } }: SourceDocument): string {
  if (getValue(root, "apiVersion") === undefined) return '"version" is missing: write "version: 1"';
  return `it holds objects of Kubernetes: "taintlint init ${path}" writes the configuration that reads their pools`;
}

/** Returns the schema's errors. An unknown version is the only one: the rest may be right there. */
function describeMisfit(document: SourceDocument, kind: ConfigurationOptions["kind"]): ConfigurationError[] {
  const { root } = document;
  const top = { document, path: [], target: "value" } as const;
  if (root.kind !== "mapping") {
    return [errorAt(top, `the ${kind} must be a mapping that begins with "version: 1", found ${describeNode(root)}`)];
  }
  const version = getValue(root, "version");
  if (version === undefined) return [errorAt(top, describeNoVersion(document))];
  const value = toConfigurationValue(root);
  if (version.kind !== "scalar" || version.value !== 1) {
    const message = `"version" must be the number 1, found ${describeNode(version)}: no other version is known`;
    return [errorAt({ ...top, path: ["version"] }, message)];
  }
  return [
    ...describeSchemaErrors(document, schemaErrors(value)),
    ...(kind === "inventory" ? describeLintKeys(document) : []),
  ].sort(byPlaceOfError);
}

function describeLintKeys(document: SourceDocument): ConfigurationError[] {
  return LINT_KEYS.filter((key) => getEntry(document.root, key) !== undefined).map((key) =>
    errorAt({ document, path: [key], target: "key" }, `an inventory has no "${key}": it belongs into "taintlint.yaml"`),
  );
}
