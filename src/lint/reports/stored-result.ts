import { lineOf } from "../../manifest/locate.js";
import type { Finding, RelatedRange } from "../../model/finding.js";
import type { Fix } from "../../model/fix.js";
import type { SourceFile } from "../../model/source.js";
import { lineChanges } from "../fix/line-changes.js";
import type { LintResult } from "./result.js";
import { isStoredResult, type StoredFinding, type StoredResult } from "./stored-shape.js";

/** Gives the file that a finding names; undefined where nothing of it may be shown. */
export type FileToShow = (path: string) => SourceFile | undefined;

/** The part of a result that is kept. Undefined for one that could not be told again word for word. */
export function storeResult(result: LintResult, fileToShow: FileToShow): StoredResult | undefined {
  const { summary, findings, existing, notices } = result;
  if (existing.length > 0 || result.change !== undefined || result.reached !== undefined) return undefined;
  const stored = { summary, findings: findings.map(storeFinding), notices };
  const restored = restoreResult(JSON.parse(JSON.stringify(stored)), fileToShow);
  return restored !== undefined && wording(restored) === wording(result) ? stored : undefined;
}

type Worded = Exclude<keyof LintResult, "fit" | "inventory">;

/** All that a report may tell beside the matrix and the inventory: whoever adds a key finds it here. */
const WORDED: Readonly<Record<Worded, true>> = {
  summary: true,
  findings: true,
  existing: true,
  notices: true,
  change: true,
  reached: true,
};

/** Whatever the order of keys. */
function wording(result: LintResult): string {
  const told = (Object.keys(WORDED) as Worded[]).map((key) => result[key] ?? null);
  return JSON.stringify(told, (_key, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

/** The result again. Undefined for what is none, or names a line that is not there: anybody may have written it. */
export function restoreResult(stored: unknown, fileToShow: FileToShow): LintResult | undefined {
  if (!isStoredResult(stored)) return undefined;
  const findings: Finding[] = [];
  for (const one of stored.findings) {
    const finding = restoreFinding(one, fileToShow);
    if (finding === undefined) return undefined;
    findings.push(finding);
  }
  const notKept = (what: string) => new Error(`${what} of a kept result was asked for`);
  return {
    summary: stored.summary,
    findings,
    existing: [],
    notices: stored.notices,
    get fit(): never {
      throw notKept("the matrix");
    },
    get inventory(): never {
      throw notKept("the inventory");
    },
  };
}

function storeFinding({ excerpt, related, fixes, ...rest }: Finding): StoredFinding {
  return {
    ...rest,
    shown: shownAs(excerpt),
    related: related.map(({ excerpt: line, ...range }) => ({ ...range, shown: shownAs(line) })),
    ...(fixes && { fixes: fixes.map(({ changes, ...fix }) => fix) }),
  };
}

function restoreFinding(stored: StoredFinding, fileToShow: FileToShow): Finding | undefined {
  const { related, fixes, shown, ...rest } = stored;
  const { source } = rest;
  const excerpt = lineOfStored({ ...source, shown }, fileToShow);
  if (excerpt === undefined) return undefined;
  const ranges = related.map(({ shown: one, ...range }): RelatedRange | undefined => {
    if (one === "none") return range;
    const line = lineOfStored({ ...range, shown: one }, fileToShow);
    return line === undefined ? undefined : { ...range, excerpt: line };
  });
  const repairs = fixes?.map((fix) => restoreFix(fix, fileToShow));
  if (ranges.includes(undefined) || repairs?.includes(undefined)) return undefined;
  // The keys in the order in which a run gives them.
  const {
    rule,
    severity,
    message,
    help,
    workload,
    clusters,
    renderings,
    reasons,
    details,
    also,
    fixable,
    fingerprint,
  } = rest;
  return {
    ...{ rule, severity, message, help, workload, clusters },
    ...(renderings && { renderings }),
    ...{ source, excerpt },
    related: ranges.flatMap((range) => range ?? []),
    ...(reasons && { reasons }),
    ...{ details, also, fixable },
    ...(repairs && { fixes: repairs.flatMap((fix) => fix ?? []) }),
    fingerprint,
  };
}

function shownAs(line: string | undefined): StoredFinding["shown"] {
  if (line === undefined) return "none";
  return line === "" ? "empty" : "line";
}

type StoredLine = Pick<RelatedRange, "file" | "line"> & Pick<StoredFinding, "shown">;

function lineOfStored({ file, line, shown }: StoredLine, fileToShow: FileToShow): string | undefined {
  if (shown === "empty") return "";
  const named = fileToShow(file);
  return named && lineOf(named, line);
}

function restoreFix({ title, edits, isUnsafe }: Omit<Fix, "changes">, fileToShow: FileToShow): Fix | undefined {
  const [first] = edits;
  const file = first && fileToShow(first.file);
  const isSound = edits.every(
    ({ file: path, start, end }, index) =>
      path === first?.file && start <= end && (edits[index - 1]?.end ?? 0) <= start,
  );
  if (file === undefined || !isSound) return undefined;
  return { title, edits, changes: lineChanges(file, edits), ...(isUnsafe && { isUnsafe }) };
}
