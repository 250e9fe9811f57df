import type { CustomKind } from "../../manifest/custom-workloads/custom-kind.js";
import { readManifest } from "../../manifest/read-manifest.js";
import { splitDocuments } from "../../manifest/yaml/document-boundaries.js";
import { applyEdits } from "../../model/fix.js";
import { groupBy } from "../../model/group-by.js";
import type { SourceDocument, Span } from "../../model/source.js";
import type { Workload } from "../../model/workload.js";
import { fitWorkload } from "../../scheduling/fit.js";
import type { RuleSettings } from "../configuration/rule-settings.js";
import type { ClusterJudgement } from "../judging/judge.js";
import { type Candidate, type Faults, type Run, seeRuns } from "../said/candidates.js";
import { decide } from "../said/decide.js";
import { createProver, type Sight } from "../said/proof.js";
import type { ClusterFinding } from "../said/said-finding.js";
import { areAllowed, changedPaths, mayChange } from "./changed-paths.js";
import type { Change } from "./changes.js";
import { byPlace } from "./edit-text.js";

/** What the verification of fixes has to know about a run. */
export interface VerifyContext {
  readonly judgements: readonly ClusterJudgement[];
  readonly settings: RuleSettings;
  readonly sight: Sight;
  readonly customKinds?: readonly CustomKind[];
  /** What the rules have seen in the whole run, in their order; absent where that may not be all. */
  readonly seen?: readonly Candidate[] | undefined;
}

/** Tells which of several changes of one document do not hold what they promise; none of them when all is well together. */
export type Verifier = (document: SourceDocument, changes: readonly Change[]) => ReadonlySet<Change>;

/** Places that may change besides: items behind a removed one. Far more than that are a nest of aliases. */
const MAX_FURTHER_PATHS = 1000;

/** How many findings of a rule and a cluster there are about one object of the document. */
type Counts = Map<string, { readonly object: string; count: number }>;

function objectOf({ objectPath }: Workload): string {
  return JSON.stringify(objectPath);
}

function keyOf({ rule, cluster, finding: { workload } }: ClusterFinding): string {
  return JSON.stringify([rule, cluster, workload?.objectPath]);
}

function countFindings(
  runs: readonly Run[],
  settings: RuleSettings,
  sight: Sight,
  seen?: readonly Candidate[],
): Counts {
  const counts: Counts = new Map();
  const faults: Faults = [];
  const prove = createProver(runs, sight);
  for (const found of decide(seen ?? seeRuns(runs, settings, faults), { settings, prove, faults })) {
    const { workload } = found.finding;
    if (workload === undefined) continue;
    const entry = counts.get(keyOf(found)) ?? { object: objectOf(workload), count: 0 };
    entry.count++;
    counts.set(keyOf(found), entry);
  }
  // Where taintlint fails nobody knows what a fix does.
  if (faults.length > 0) counts.set("faults", { object: "", count: faults.length });
  return counts;
}

/**
 * Prepares the verification of fixes: after a change its findings must be gone, no other finding about the same document
 * may appear, and no value but those that the fix names may differ. Rules that look at other workloads see them as they were.
 */
export function createVerifier(
  { judgements, settings, sight, customKinds, seen }: VerifyContext,
  documents: ReadonlySet<SourceDocument>,
): Verifier {
  const judged = judgedByDocument(judgements, documents);
  const seenIn = seen && seenByDocument(seen, judged);
  const countsBefore = new Map<SourceDocument, Counts>();
  const slices = new Map<string, readonly Span[]>();

  function before(document: SourceDocument): Counts {
    const known = countsBefore.get(document);
    if (known !== undefined) return known;
    const counts = countFindings(judged.get(document) ?? [], settings, sight, seenIn && (seenIn.get(document) ?? []));
    countsBefore.set(document, counts);
    return counts;
  }

  function sliceOf({ file, start }: SourceDocument): Span | undefined {
    const known = slices.get(file.path) ?? splitDocuments(file.text);
    slices.set(file.path, known);
    return known.findLast((slice) => slice.start <= start);
  }

  return (document, changes) => {
    const everyChange = new Set(changes);
    const slice = sliceOf(document);
    const changed = slice && rewrite(document, slice, changes, customKinds);
    if (changed === undefined) return everyChange;
    const findings = changes.flatMap(({ candidates }) => candidates);
    const allowed = findings.flatMap(({ intent }) => intent.operations.flatMap(mayChange));
    const paths = changedPaths(document.root, changed.document.root, allowed.length + MAX_FURTHER_PATHS);
    if (paths === undefined || !areAllowed(paths, allowed)) return everyChange;
    const after = countFindings(
      (judged.get(document) ?? []).map(({ judgement }) => ({
        judgement,
        fits: changed.workloads
          .filter(({ isFragment }) => !isFragment)
          .map((one) => fitWorkload(one, judgement.inventory, judgement.admission)),
        fragments: [],
      })),
      settings,
      sight,
    );
    // Where nothing is said any more nobody need know what was said before: so it is after nearly every fix.
    if (after.size === 0) return new Set();
    const wrong = wrongObjects(
      before(document),
      after,
      findings.map(({ finding }) => finding),
    );
    if (wrong.size === 0) return new Set();
    const offenders = changes.filter(({ candidates }) =>
      candidates.some(({ finding: { finding } }) => finding.workload && wrong.has(objectOf(finding.workload))),
    );
    return offenders.length === 0 ? everyChange : new Set(offenders);
  };
}

/** The objects that have more findings of some rule than they should once the given findings are gone. */
function wrongObjects(before: Counts, after: Counts, fixed: readonly ClusterFinding[]): Set<string> {
  const expected = new Map([...before].map(([key, { count }]) => [key, count]));
  for (const finding of fixed) {
    const key = keyOf(finding);
    expected.set(key, (expected.get(key) ?? 0) - 1);
  }
  return new Set([...after].flatMap(([key, { object, count }]) => (count > (expected.get(key) ?? 0) ? [object] : [])));
}

/** The document after the changes, read anew; undefined where it is no longer one plain document. */
function rewrite(
  { file }: SourceDocument,
  slice: Span,
  changes: readonly Change[],
  customKinds: readonly CustomKind[] = [],
): { readonly document: SourceDocument; readonly workloads: readonly Workload[] } | undefined {
  const edits = changes.flatMap(({ edits }) => edits).sort(byPlace);
  if (edits.some(({ start, end }) => start < slice.start || end > slice.end)) return undefined;
  const moved = edits.map((edit) => ({ ...edit, start: edit.start - slice.start, end: edit.end - slice.start }));
  const text = applyEdits(file.text.slice(slice.start, slice.end), moved);
  const { objects, workloads, problems, template } = readManifest({ path: file.path, text }, { customKinds });
  const document = objects[0]?.document;
  const isOne = document !== undefined && objects.every((object) => object.document === document);
  return isOne && problems.length === 0 && template === undefined ? { document, workloads } : undefined;
}

function judgedByDocument(
  judgements: readonly ClusterJudgement[],
  documents: ReadonlySet<SourceDocument>,
): Map<SourceDocument, Run[]> {
  const judged = new Map<SourceDocument, Run[]>();
  for (const judgement of judgements) {
    const byDocument = new Map<SourceDocument, ClusterJudgement["fits"][number][]>();
    for (const fit of judgement.fits) {
      const { document } = fit.workload;
      if (!documents.has(document)) continue;
      const fits = byDocument.get(document);
      if (fits === undefined) byDocument.set(document, [fit]);
      else fits.push(fit);
    }
    for (const [document, fits] of byDocument) {
      const list = judged.get(document);
      if (list === undefined) judged.set(document, [{ judgement, fits, fragments: [] }]);
      else list.push({ judgement, fits, fragments: [] });
    }
  }
  return judged;
}

/** What rules have seen of each document, as if they had looked at nothing else. */
function seenByDocument(
  seen: readonly Candidate[],
  judged: ReadonlyMap<SourceDocument, readonly Run[]>,
): ReadonlyMap<SourceDocument | undefined, readonly Candidate[]> {
  const own = seen.flatMap((candidate): Candidate[] => {
    const document = candidate.isFragment ? undefined : candidate.workload?.document;
    const run = document && judged.get(document)?.find(({ judgement }) => judgement === candidate.run?.judgement);
    return run === undefined ? [] : [{ ...candidate, run }];
  });
  return groupBy(own, ({ workload }) => workload?.document);
}
