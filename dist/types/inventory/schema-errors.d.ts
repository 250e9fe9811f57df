import type { SourceDocument } from "../model/source.js";
import { type ConfigurationError } from "./configuration-error.js";
import type { SchemaError } from "./validators/configuration.js";
/**
 * Turns the validator's errors into sentences with a place: what was found, what is legal, the nearest match.
 * At most one for each place, in the order of the text.
 */
export declare function describeSchemaErrors(document: SourceDocument, errors: readonly SchemaError[]): ConfigurationError[];
