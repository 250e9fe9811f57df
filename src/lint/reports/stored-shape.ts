import { type Finding, type RelatedRange, SEVERITIES } from "../../model/finding.js";
import type { Fix } from "../../model/fix.js";
import type { Summary } from "./result.js";

/** A result to keep for a later run that sees the same: without the lines of files, which that run has before it. */
export interface StoredResult {
  readonly summary: Summary;
  readonly findings: readonly StoredFinding[];
  readonly notices: readonly string[];
}

/** Whether a line was shown, an empty one (of a text that stands in no file), or none. */
type Shown = "line" | "empty" | "none";

export type StoredFinding = Omit<Finding, "excerpt" | "related" | "fixes"> & {
  readonly shown: Shown;
  readonly related: readonly StoredRange[];
  readonly fixes?: readonly Omit<Fix, "changes">[];
};

type StoredRange = Omit<RelatedRange, "excerpt"> & { readonly shown: Shown };

type Shape = (value: unknown) => boolean;

const isText: Shape = (value) => typeof value === "string";
const isYesOrNo: Shape = (value) => typeof value === "boolean";
const isTrue: Shape = (value) => value === true;
/** No file has more lines, columns or characters, and no run more findings. */
const isCount: Shape = (value) => Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 31;
const isShown: Shape = (value) => value === "line" || value === "empty" || value === "none";
const isSeverity: Shape = (value) => SEVERITIES.some((severity) => severity === value);
const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);
const listOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(shape);

/** Exactly these keys; those that end with `?` may be absent. */
function object(keys: Readonly<Record<string, Shape>>): Shape {
  const shapes = new Map(Object.entries(keys).map(([key, shape]) => [key.replace("?", ""), shape]));
  const needed = Object.keys(keys).filter((key) => !key.endsWith("?"));
  return (value) =>
    typeof value === "object" &&
    value !== null &&
    needed.every((key) => Object.hasOwn(value, key)) &&
    Object.entries(value).every(([key, one]) => shapes.get(key)?.(one) === true);
}

const IDENTITY = object({ kind: isText, namespace: isText, name: isText, "part?": isText });
const RANGE = { file: isText, line: isCount, column: isCount, endLine: isCount, endColumn: isCount };
const FOUND_IN = {
  workload: orNull(IDENTITY),
  "renderings?": listOf(isText),
  source: object(RANGE),
};
const REASON = object({
  pool: isText,
  cluster: orNull(isText),
  reasons: listOf(isText),
  "differs?": object({ label: isText, isMissing: isYesOrNo }),
});
const EDIT = object({ file: isText, start: isCount, end: isCount, text: isText });
const FINDING = object({
  ...FOUND_IN,
  rule: isText,
  severity: isSeverity,
  message: isText,
  help: isText,
  clusters: listOf(isText),
  related: listOf(object({ ...RANGE, message: isText, shown: isShown })),
  "reasons?": listOf(REASON),
  details: listOf(isText),
  also: listOf(object(FOUND_IN)),
  fixable: isYesOrNo,
  "fixes?": listOf(object({ title: isText, edits: listOf(EDIT), "isUnsafe?": isTrue })),
  fingerprint: isText,
  shown: isShown,
});
const COUNTS = ["files", "documents", "workloads", "pools", "skipped", "failed", "errors", "warnings", "notes"];
const SUMMARY = object(Object.fromEntries([...COUNTS, "suppressed", "known"].map((key) => [key, isCount])));
const RESULT = object({ summary: SUMMARY, findings: listOf(FINDING), notices: listOf(isText) });

/** Whether a value has the shape of a kept result, key by key. */
export function isStoredResult(value: unknown): value is StoredResult {
  return RESULT(value);
}
