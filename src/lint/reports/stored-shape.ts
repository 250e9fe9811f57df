import { type Finding, type RelatedRange, SEVERITIES } from "../../model/finding.js";
import type { Fix } from "../../model/fix.js";
import { listOf, maybe, objectWith, oneOf, orNull, type Shape, text, whole, yesOrNo } from "../../model/json-shape.js";
import { perCount, type Summary } from "./result.js";

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

/** No file has more lines, columns or characters, and no run more findings. */
const LEAST_TOO_MANY = 2 ** 31;
const number: Shape<number> = (value, at) => {
  const read = whole(value, at);
  return (read.value ?? 0) < LEAST_TOO_MANY ? read : { problem: `"${at}" is too large` };
};

const IDENTITY = objectWith({ kind: text, namespace: text, name: text, part: maybe(text) });
const RANGE_KEYS = { file: text, line: number, column: number, endLine: number, endColumn: number };
const FOUND_KEYS = { workload: orNull(IDENTITY), renderings: maybe(listOf(text)), source: objectWith(RANGE_KEYS) };
const REASON = objectWith({
  pool: text,
  cluster: orNull(text),
  reasons: listOf(text),
  differs: maybe(objectWith({ label: text, isMissing: yesOrNo })),
});
const EDIT = objectWith({ file: text, start: number, end: number, text });
const SHOWN = oneOf<Shown>("line", "empty", "none");
const FIX = objectWith({ title: text, edits: listOf(EDIT), isUnsafe: maybe(oneOf(true)) });
const FINDING = objectWith({
  ...FOUND_KEYS,
  rule: text,
  severity: oneOf(...SEVERITIES),
  message: text,
  help: text,
  clusters: listOf(text),
  related: listOf(objectWith({ ...RANGE_KEYS, message: text, shown: SHOWN })),
  reasons: maybe(listOf(REASON)),
  details: listOf(text),
  also: listOf(objectWith(FOUND_KEYS)),
  fixable: yesOrNo,
  fixes: maybe(listOf(FIX)),
  fingerprint: text,
  shown: SHOWN,
});
const SUMMARY = objectWith(perCount(() => number));
const RESULT = objectWith({ summary: SUMMARY, findings: listOf(FINDING), notices: listOf(text) });

/** Whether a value has the shape of a kept result, key by key. */
export function isStoredResult(value: unknown): value is StoredResult {
  return RESULT(value, "").problem === undefined;
}
