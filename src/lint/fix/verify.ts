import type { CustomKind } from "../../manifest/fields/custom-kind.js";
import { readObjectWorkloads } from "../../manifest/object-workloads.js";
import { objectsOf } from "../../manifest/objects/objects.js";
import { readManifest } from "../../manifest/read-manifest.js";
import { applyEdits, type TextEdit } from "../../model/finding.js";
import { groupBy } from "../../model/group-by.js";
import { memoize } from "../../model/memoize.js";
import type { WorkloadFit } from "../../model/pool-fit.js";
import type { SourceDocument, SourceFile, Span } from "../../model/source.js";
import type { Workload } from "../../model/workload.js";
import { fitWorkload } from "../../scheduling/fit-workload.js";
import { splitDocuments } from "../../yaml/document-boundaries.js";
import { parseDocuments } from "../../yaml/syntax.js";
import type { RuleSettings } from "../configuration/rule-settings.js";
import type { ClusterFinding } from "../contract/cluster-finding.js";
import type { ClusterJudgement } from "../contract/lint-input.js";
import type { RunCoverage } from "../triage/evidence.js";
import { type Candidate, type Faults, type Run, runRulesOver } from "../triage/run-rules.js";
import { triage } from "../triage/triage.js";
import { createEvidenceCheck } from "../triage/word-finding.js";
import { areAllowed, changedPaths, mayChange } from "./changed-paths.js";
import type { Change } from "./changes.js";
import { byPlace } from "./edit-text.js";

export interface VerifyContext {
  readonly judgements: readonly ClusterJudgement[];
  readonly settings: RuleSettings;
  readonly sight: RunCoverage;
  readonly customKinds?: readonly CustomKind[];
  /** Rules' observations over the whole run, in order; absent if incomplete. */
  readonly seen?: readonly Candidate[] | undefined;
}

/** Returns the changes of a document that fail; none if they work together. */
export type Verifier = (document: SourceDocument, changes: readonly Change[]) => ReadonlySet<Change>;

/** Further places that shift, such as items after a removed one. More means nested aliases. */
const MAX_FURTHER_PATHS = 1000;

type Counts = Map<string, { readonly object: string; count: number; isError?: boolean }>;

function objectOf({ objectPath }: Workload): string {
  return JSON.stringify(objectPath);
}

function keyOf({ rule, cluster, finding: { workload } }: ClusterFinding): string {
  return JSON.stringify([rule, cluster, workload?.objectPath]);
}

function countFindings(
  runs: readonly Run[],
  settings: RuleSettings,
  sight: RunCoverage,
  seen?: readonly Candidate[],
): Counts {
  const counts: Counts = new Map();
  const faults: Faults = [];
  const findEvidence = createEvidenceCheck(runs, sight);
  for (const found of triage(seen ?? runRulesOver(runs, settings, faults), { settings, findEvidence, faults })) {
    const { workload } = found.finding;
    if (workload === undefined) continue;
    const entry = counts.get(keyOf(found)) ?? { object: objectOf(workload), count: 0 };
    entry.count++;
    entry.isError ||= found.severity === "error";
    counts.set(keyOf(found), entry);
  }
  // After an internal error the effect of a fix is unknown.
  if (faults.length > 0) counts.set("faults", { object: "", count: faults.length });
  return counts;
}

/** Verifies that a change's findings go, no other appears in the document, and only named values differ. */
export function createVerifier(
  { judgements, settings, sight, customKinds, seen }: VerifyContext,
  documents: ReadonlySet<SourceDocument>,
): Verifier {
  const judged = judgedByDocument(judgements, documents);
  const seenIn = seen && findingsByDocument(seen, judged);
  const before = memoize((document: SourceDocument) =>
    countFindings(judged.get(document) ?? [], settings, sight, seenIn && (seenIn.get(document) ?? [])),
  );
  const workloadsOf = (document: SourceDocument) =>
    (judged.get(document) ?? []).flatMap(({ fits, fragments }) =>
      [...fits, ...fragments].map(({ workload }) => workload),
    );

  return (document, changes) => {
    const everyChange = new Set(changes);
    const slice = sliceOf(document);
    const changed = slice && rewrite(document, slice, changes, { customKinds, known: () => workloadsOf(document) });
    if (changed === undefined) return everyChange;
    const findings = changes.flatMap(({ candidates }) => candidates);
    const intended = [
      ...findings.map(({ intent }) => intent.operations),
      ...changes.map(({ reached = [] }) => reached),
    ];
    const allowed = intended.flat().flatMap(mayChange);
    const paths = changedPaths(document.root, changed.document.root, allowed.length + MAX_FURTHER_PATHS);
    if (paths === undefined || !areAllowed(paths, allowed)) return everyChange;
    const runs = (judged.get(document) ?? []).map(({ judgement }) => ({
      judgement,
      ...byKind(changed.workloads.map((one) => fitWorkload(one, judgement.inventory, judgement.objects.admission))),
    }));
    const after = countFindings(runs, settings, sight);
    // The usual case: without findings after the fix, those before do not matter.
    if (after.size === 0) return new Set();
    // An error hides what is milder: a refused object was not judged, and a pod that fits nowhere avoids no pool.
    const was = objectsInError(before(document), judged.get(document) ?? []);
    const is = objectsInError(after, runs);
    for (const [key, { object }] of after) if (was.has(object) && !is.has(object)) after.delete(key);
    const wrong = wrongObjects(
      before(document),
      after,
      findings.filter(({ intent }) => !intent.isStep).map(({ finding }) => finding),
    );
    if (wrong.size === 0) return new Set();
    const offenders = changes.filter(({ candidates }) =>
      candidates.some(({ finding: { finding } }) => finding.workload && wrong.has(objectOf(finding.workload))),
    );
    return offenders.length === 0 ? everyChange : new Set(offenders);
  };
}

/** A refused object may have its finding at another one that shares its lines. */
function objectsInError(counts: Counts, runs: readonly Run[]): Set<string> {
  const refused = runs.flatMap((run) => [...run.fits, ...run.fragments].filter(({ valid }) => !valid));
  const ofFindings = [...counts.values()].flatMap(({ object, isError }) => (isError ? [object] : []));
  return new Set([...ofFindings, ...refused.map(({ workload }) => objectOf(workload))]);
}

function wrongObjects(before: Counts, after: Counts, fixed: readonly ClusterFinding[]): Set<string> {
  const expected = new Map([...before].map(([key, { count }]) => [key, count]));
  for (const finding of fixed) {
    const key = keyOf(finding);
    expected.set(key, (expected.get(key) ?? 0) - 1);
  }
  return new Set([...after].flatMap(([key, { object, count }]) => (count > (expected.get(key) ?? 0) ? [object] : [])));
}

const slicesOf = memoize((file: SourceFile) => splitDocuments(file.text));

/** The part of its text that a document stands in. */
export function sliceOf({ file, start }: SourceDocument): Span | undefined {
  return slicesOf(file).findLast((slice) => slice.start <= start);
}

/** A document with the edits of its text. A rendered one is still made of the same files, and where it goes stays. */
export function rewritten(
  document: SourceDocument,
  { start, end }: Span,
  edits: readonly TextEdit[],
): SourceDocument | undefined {
  const { file, origin } = document;
  const moved = [...edits].sort(byPlace).map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
  const text = applyEdits(file.text.slice(start, end), moved);
  const { documents, problems } = parseDocuments({ path: file.path, text });
  const [read] = documents;
  if (read === undefined || documents.length > 1 || problems.length > 0) return undefined;
  return { ...read, origin };
}

/** Parses the changed document; undefined if it is no longer a single plain one. */
function rewrite(
  document: SourceDocument,
  slice: Span,
  changes: readonly Change[],
  { customKinds = [], known }: Pick<VerifyContext, "customKinds"> & { readonly known: () => readonly Workload[] },
): { readonly document: SourceDocument; readonly workloads: readonly Workload[] } | undefined {
  const { file, origin } = document;
  const edits = changes.flatMap((change) => change.edits).sort(byPlace);
  if (edits.some(({ start, end }) => start < slice.start || end > slice.end)) return undefined;
  if (origin !== undefined) {
    const changed = rewritten(document, slice, edits);
    if (changed === undefined) return undefined;
    const read = objectsOf(changed).map((object) => readObjectWorkloads(object, customKinds));
    const judged = known();
    const workloads = read
      .flatMap((ones) => (typeof ones === "string" ? [] : ones))
      .flatMap((one): Workload[] => {
        const before = judged.find((other) => objectOf(other) === objectOf(one) && other.part === one.part);
        return before === undefined
          ? []
          : [{ ...one, namespace: before.namespace, ...(before.base && { base: before.base }) }];
      });
    return read.some((ones) => typeof ones === "string") ? undefined : { document: changed, workloads };
  }
  const moved = edits.map((edit) => ({ ...edit, start: edit.start - slice.start, end: edit.end - slice.start }));
  const text = applyEdits(file.text.slice(slice.start, slice.end), moved);
  const { objects, workloads, problems, template } = readManifest({ path: file.path, text }, { customKinds });
  // Values files hold pod specs, and no object.
  const holders = [...objects, ...workloads];
  const changed = holders[0]?.document;
  const isOne = changed !== undefined && holders.every((one) => one.document === changed);
  return isOne && problems.length === 0 && template === undefined ? { document: changed, workloads } : undefined;
}

function judgedByDocument(
  judgements: readonly ClusterJudgement[],
  documents: ReadonlySet<SourceDocument>,
): Map<SourceDocument, Run[]> {
  const judged = new Map<SourceDocument, Run[]>();
  for (const judgement of judgements) {
    const all = [...judgement.fits, ...judgement.fragments].filter(({ workload }) => documents.has(workload.document));
    for (const [document, own] of groupBy(all, ({ workload }) => workload.document)) {
      const runs = judged.get(document) ?? [];
      judged.set(document, runs);
      runs.push({ judgement, ...byKind(own) });
    }
  }
  return judged;
}

function byKind(all: readonly WorkloadFit[]): Pick<Run, "fits" | "fragments"> {
  const isFragment = ({ workload }: WorkloadFit) => workload.isFragment === true;
  return { fits: all.filter((one) => !isFragment(one)), fragments: all.filter(isFragment) };
}

function findingsByDocument(
  seen: readonly Candidate[],
  judged: ReadonlyMap<SourceDocument, readonly Run[]>,
): ReadonlyMap<SourceDocument | undefined, readonly Candidate[]> {
  const own = seen.flatMap((candidate): Candidate[] => {
    const document = candidate.workload?.document;
    const run = document && judged.get(document)?.find(({ judgement }) => judgement === candidate.run?.judgement);
    return run === undefined ? [] : [{ ...candidate, run }];
  });
  return groupBy(own, ({ workload }) => workload?.document);
}
