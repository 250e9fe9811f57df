import { type ConfigurationError, errorAt } from "../../inventory/contract/configuration-error.js";
import { describeNode } from "../../inventory/contract/configuration-value.js";
import { fileOfPlace, rangeOfSpan } from "../../manifest/locate.js";
import { compareTexts } from "../../model/order.js";
import type { Outcome } from "../../model/outcome.js";
import type { Place, SourceFile, SourceNode } from "../../model/source.js";
import { count } from "../../model/words.js";
import { getString, getValue } from "../../yaml/node-value.js";
import { parseDocuments } from "../../yaml/syntax.js";
import type { IdentifiedFinding } from "../contract/fingerprint.js";
import type { BaselineEntry, LintInput } from "../contract/lint-input.js";

const VERSION = 2;
/** Its fingerprints depended on wording. */
const OLD_VERSION = 1;
const FIELDS = ["rule", "fingerprint", "file", "message"] as const;

/** Returns baseline entries sorted by file, rule and fingerprint, for small diffs. */
export function baselineEntries(findings: readonly IdentifiedFinding[]): readonly BaselineEntry[] {
  return findings
    .map(({ rule, fingerprint, finding }) => {
      return { rule, fingerprint, file: fileOfPlace(finding.at).path, message: finding.message };
    })
    .sort(
      (a, b) =>
        compareTexts(a.file, b.file) || compareTexts(a.rule, b.rule) || compareTexts(a.fingerprint, b.fingerprint),
    );
}

export function formatBaseline(entries: readonly BaselineEntry[]): string {
  return `${JSON.stringify({ version: VERSION, findings: entries }, null, 2)}\n`;
}

/** Parses a baseline. Never throws: mistakes are errors with a place. */
export function parseBaseline(file: SourceFile): Outcome<readonly BaselineEntry[], readonly ConfigurationError[]> {
  const { documents, problems } = parseDocuments(file);
  if (problems.length > 0) {
    return { problem: problems.map(({ message, span }) => ({ message, range: rangeOfSpan(file, span) })) };
  }
  const [document] = documents;
  const root = document?.root;
  if (document === undefined || root?.kind !== "mapping") {
    const range = rangeOfSpan(file, { start: 0, end: 0 });
    return { problem: [{ message: "not a baseline: write one with --write-baseline", range }] };
  }
  const top: Place = { document, path: [], target: "value" };
  const version = getValue(root, "version");
  if (version?.kind === "scalar" && version.value === OLD_VERSION) {
    const message = `an older taintlint wrote this baseline, and findings are known by other fingerprints now: write it anew with "taintlint --write-baseline ${file.path}"`;
    return { problem: [errorAt({ ...top, path: ["version"] }, message)] };
  }
  if (version?.kind !== "scalar" || version.value !== VERSION) {
    const message = `"version" of a baseline must be the number ${VERSION}, found ${describeNode(version)}`;
    return { problem: [errorAt({ ...top, path: ["version"] }, message)] };
  }
  const list = getValue(root, "findings");
  if (list?.kind !== "sequence") {
    const message = `"findings" of a baseline must be a list, found ${describeNode(list)}`;
    return { problem: [errorAt({ ...top, path: ["findings"] }, message)] };
  }
  const entries = list.items.map(readEntry);
  const errors = entries.flatMap((entry, index) => {
    if (entry !== undefined) return [];
    const message = `item ${index + 1} of "findings" needs "rule", "fingerprint", "file" and "message", each a string`;
    return [errorAt({ ...top, path: ["findings", index] }, message)];
  });
  return errors.length > 0 ? { problem: errors } : { value: entries.flatMap((entry) => entry ?? []) };
}

function readEntry(node: SourceNode): BaselineEntry | undefined {
  const [rule, fingerprint, file, message] = FIELDS.map((field) => getString(node, field));
  if (rule === undefined || fingerprint === undefined || file === undefined || message === undefined) return undefined;
  return { rule, fingerprint, file, message };
}

interface BaselineOutcome {
  readonly fresh: readonly IdentifiedFinding[];
  readonly known: number;
  readonly notices: readonly string[];
}

/** Removes known findings. Only files of the run can have stale entries. */
export function applyBaseline(input: LintInput, findings: readonly IdentifiedFinding[]): BaselineOutcome {
  const { baseline } = input;
  if (baseline === undefined) return { fresh: findings, known: 0, notices: [] };
  const listed = new Set(baseline.entries.map(({ fingerprint }) => fingerprint));
  const found = new Set(findings.map(({ fingerprint }) => fingerprint));
  const fresh = findings.filter(({ fingerprint }) => !listed.has(fingerprint));
  const isJudged = judgedEntries(input);
  const gone = baseline.entries.filter((entry) => !found.has(entry.fingerprint) && isJudged(entry.file)).length;
  const entries = count(gone, "finding of the baseline does", "findings of the baseline do");
  const notice = `${entries} not occur any more: renew it with "taintlint --write-baseline ${baseline.path}"`;
  return { fresh, known: findings.length - fresh.length, notices: gone === 0 ? [] : [notice] };
}

function judgedEntries({ scope = "repository", manifests }: LintInput): (file: string) => boolean {
  if (scope === "repository") return () => true;
  const files = new Set(scope === "files" ? manifests.map(({ file }) => file.path) : []);
  return (file) => files.has(file);
}
