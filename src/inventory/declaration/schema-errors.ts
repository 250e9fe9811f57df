import { locate } from "../../manifest/locate.js";
import type { FieldPath, SourceDocument, SourceNode } from "../../model/source.js";
import { didYouMean, joinWords, nearestWord, quoted } from "../../model/words.js";
import { nodeAt } from "../../yaml/node-value.js";
import type { ConfigurationError } from "../contract/configuration-error.js";
import { describeNode } from "../contract/configuration-value.js";

/** An error of ajv, as far as it is read. */
export interface SchemaError {
  readonly keyword: string;
  /** A JSON pointer. */
  readonly instancePath: string;
  readonly params: {
    readonly type?: string | readonly string[];
    readonly missingProperty?: string;
    readonly additionalProperty?: string;
    readonly allowedValues?: readonly unknown[];
    readonly limit?: number;
  };
  readonly parentSchema: { readonly properties?: object; readonly examples?: readonly unknown[] };
}

const TYPE_PHRASES: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a mapping",
  null: "empty",
};

/** Of several errors at one place the first of these is told. */
const KEYWORDS = ["type", "enum", "pattern", "minimum", "additionalProperties", "required"];

interface PlacedError {
  readonly error: SchemaError;
  readonly path: FieldPath;
  readonly target: "key" | "value";
}

/** Describes errors with a place: found, legal, nearest match. At most one for each place, in the order of the text. */
export function describeSchemaErrors(document: SourceDocument, errors: readonly SchemaError[]): ConfigurationError[] {
  const described = new Map<string, ConfigurationError>();
  const ordered = errors
    .filter((error) => KEYWORDS.includes(error.keyword))
    .sort((a, b) => KEYWORDS.indexOf(a.keyword) - KEYWORDS.indexOf(b.keyword));
  for (const error of ordered) {
    if (error.keyword === "required" && missingKeys(error, errors).length === 0) continue;
    const placed = placeError(document, error);
    const range = locate({ document, path: placed.path, target: placed.target });
    const place = `${range.line}:${range.column}`;
    if (!described.has(place)) described.set(place, { message: describe(document, placed, errors), range });
  }
  return [...described.values()].sort((a, b) => a.range.line - b.range.line || a.range.column - b.range.column);
}

function placeError(document: SourceDocument, error: SchemaError): PlacedError {
  const path: (string | number)[] = [];
  for (const segment of error.instancePath.split("/").slice(1)) {
    const step = segment.replaceAll("~1", "/").replaceAll("~0", "~");
    path.push(nodeAt(document.root, path)?.kind === "sequence" ? Number(step) : step);
  }
  const unknownKey = error.params.additionalProperty;
  if (unknownKey === undefined) return { error, path, target: "value" };
  return { error, path: [...path, unknownKey], target: "key" };
}

function describe(document: SourceDocument, placed: PlacedError, errors: readonly SchemaError[]): string {
  const { error, path } = placed;
  const node = nodeAt(document.root, path);
  const subject = nameOf(path);
  const found = describeNode(node);
  switch (error.keyword) {
    case "type":
      return describeType(error, node, subject, wordsAt(error, errors));
    case "enum":
      return describeEnum(error, node, subject);
    case "pattern":
      if (found === '""') return `${subject} is empty${exampleOf(error)}`;
      return `${subject} is not legal: found ${found}${exampleOf(error)}`;
    case "minimum":
      return `${subject} must be at least ${error.params.limit}, found ${found}`;
    case "additionalProperties":
      return describeUnknownKey(error, path);
    default:
      return `${subject} needs ${joinWords(missingKeys(error, errors).map(quoted))}`;
  }
}

/** `"taints"`, `item 2 of "taints"`, or `the file`. */
function nameOf(path: FieldPath): string {
  const last = path.at(-1);
  if (last === undefined) return "the file";
  if (typeof last === "string") return quoted(last);
  return `item ${last + 1} of ${nameOf(path.slice(0, -1))}`;
}

/** Returns the words that are legal at the same place, where a value is one of them or of another type. */
function wordsAt({ instancePath }: SchemaError, errors: readonly SchemaError[]): string[] {
  const choice = errors.find((one) => one.keyword === "enum" && one.instancePath === instancePath);
  return (choice?.params.allowedValues ?? []).map(String);
}

function describeType(
  error: SchemaError,
  node: SourceNode | undefined,
  subject: string,
  words: readonly string[],
): string {
  const types = [error.params.type ?? []].flat();
  const anyScalar = types.includes("string") && types.includes("boolean");
  const legal = anyScalar
    ? "a single value"
    : joinWords([...words.map(quoted), ...types.map((type) => TYPE_PHRASES[type] ?? type)], "or");
  const found = `${subject} must be ${legal}, found ${describeNode(node)}`;
  if (words.length > 0)
    return `${found}${didYouMean(node?.kind === "scalar" ? nearestWord(node.text, words) : undefined)}`;
  const unquoted = node?.kind === "scalar" && node.value !== null && types.join() === "string";
  return unquoted ? `${found}: write ${quoted(node.text)} in quotes` : `${found}${exampleOf(error)}`;
}

function describeEnum(error: SchemaError, node: SourceNode | undefined, subject: string): string {
  const legal = (error.params.allowedValues ?? []).map(String);
  const nearest = node?.kind === "scalar" ? nearestWord(node.text, legal) : undefined;
  const suggestion = didYouMean(nearest);
  return `${subject} must be ${joinWords(legal.map(quoted), "or")}, found ${describeNode(node)}${suggestion}`;
}

function describeUnknownKey(error: SchemaError, path: FieldPath): string {
  const key = error.params.additionalProperty ?? "";
  const legal = `: legal keys are ${joinWords(legalKeys(error).map(quoted))}`;
  return `unknown key ${quoted(key)} in ${nameOf(path.slice(0, -1))}${didYouMean(nearestKey(error), legal)}`;
}

function legalKeys(error: SchemaError): string[] {
  return Object.keys(error.parentSchema.properties ?? {});
}

/** Words of other linters' configurations, with the key that is meant. */
const MEANT = new Map(
  Object.entries({ ignore: "exclude", skip: "exclude", severity: "rules", checks: "rules", files: "manifests" }),
);

function nearestKey(error: SchemaError): string | undefined {
  const { additionalProperty: key = "" } = error.params;
  const legal = legalKeys(error);
  return legal.find((one) => one === MEANT.get(key)) ?? nearestWord(key, legal);
}

/** Returns the missing keys, except misspelt ones, which are reported at their own place. */
function missingKeys(error: SchemaError, errors: readonly SchemaError[]): string[] {
  const ofMapping = errors.filter(({ instancePath }) => instancePath === error.instancePath);
  const misspelt = ofMapping.filter(({ keyword }) => keyword === "additionalProperties").map(nearestKey);
  const missing = ofMapping
    .filter(({ keyword }) => keyword === "required")
    .map((one) => one.params.missingProperty ?? "");
  return missing.filter((key) => !misspelt.includes(key));
}

function exampleOf(error: SchemaError): string {
  const [example] = error.parentSchema.examples ?? [];
  return example === undefined ? "" : `, for example ${JSON.stringify(example)}`;
}
