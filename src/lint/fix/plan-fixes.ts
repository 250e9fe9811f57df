import type { Fix, TextEdit } from "../../model/fix.js";
import { groupBy } from "../../model/group-by.js";
import type { SourceDocument, SourceFile } from "../../model/source.js";
import { type ClusterFinding, locateFound } from "../said/said-finding.js";
import {
  type Change,
  collectChanges,
  hasSeveralClusters,
  repairedDocument,
  type WrittenFix,
  writeFixes,
} from "./changes.js";
import { byPlace, overlaps } from "./edit-text.js";
import { lineChanges } from "./line-changes.js";
import { createVerifier, type Verifier, type VerifyContext } from "./verify.js";

export interface FixContext extends VerifyContext {
  /** Somebody asks for what only a person can decide. */
  readonly takesUnsafe?: boolean;
  /** Reports whether a comment or an annotation stands for what edits would change: what is settled is left to people. */
  readonly isSuppressed?: (file: SourceFile, edits: readonly TextEdit[]) => boolean;
}

interface PlannedFix {
  /** Undefined where the fix of another finding stands in the way: a later run repairs this one. */
  readonly fix: Fix | undefined;
}

/** Enough to find the few fixes of a document that do not hold. */
const MAX_VERIFICATIONS = 32;
/** A huge document is read anew only so often that nobody has to wait: all together, without the wrong ones, once more. */
const LEAST_VERIFICATIONS = 3;
const MAX_VERIFIED_LENGTH = 1024 * 1024;

function countVerifications({ root }: SourceDocument): number {
  const affordable = Math.floor(MAX_VERIFIED_LENGTH / (root.end - root.start + 1));
  return Math.max(LEAST_VERIFICATIONS, Math.min(MAX_VERIFICATIONS, affordable));
}

/**
 * Says of each finding whether it can be fixed, and how. The fixes do not overlap and were verified together: after all
 * of them the findings are gone and no other has appeared.
 */
export function withFixes<Found extends ClusterFinding>(
  findings: readonly Found[],
  context: FixContext,
): readonly Found[] {
  const { takesUnsafe = false, isSuppressed } = context;
  const repairable = findings.filter((finding) => repairedDocument(finding) !== undefined);
  if (repairable.length === 0) return findings;
  const verify = createVerifier(context, new Set(repairable.flatMap((finding) => repairedDocument(finding) ?? [])));
  const safe = new Map<ClusterFinding, PlannedFix>();
  const unsafe = new Map<ClusterFinding, PlannedFix>();
  for (const together of plannedTogether(findings, repairable)) {
    const written = writeFixes(together).filter(
      ({ intent, document, edits }) => !intent.isUnsafe || !isSuppressed?.(document.file, edits),
    );
    const plan = (some: readonly WrittenFix[], planned: Map<ClusterFinding, PlannedFix>) =>
      planFixes(collectChanges(together, some), verify, planned);
    plan(
      written.filter(({ intent }) => takesUnsafe || !intent.isUnsafe),
      safe,
    );
    // What only a person can decide is shown, and is in the way of nothing.
    if (!takesUnsafe)
      plan(
        written.filter(({ intent }) => intent.isUnsafe),
        unsafe,
      );
  }
  return findings.map((finding) => {
    const certain = safe.get(finding);
    const shown = (certain ?? unsafe.get(finding))?.fix;
    if (certain === undefined && shown === undefined) return finding;
    return { ...finding, fixable: certain !== undefined, fixes: shown === undefined ? [] : [shown] };
  });
}

/**
 * Findings whose fixes have to do with each other: those of one file, so that its trees are there when its texts are
 * written, tried out and told. Of several clusters one may object to what is right for another, wherever that is written.
 */
function plannedTogether<Found extends ClusterFinding>(
  findings: readonly Found[],
  repairable: readonly Found[],
): Iterable<readonly Found[]> {
  return hasSeveralClusters(findings)
    ? [findings]
    : groupBy(repairable, (finding) => repairedDocument(finding)?.file.path).values();
}

function planFixes(
  byDocument: ReadonlyMap<SourceDocument, readonly Change[]>,
  verify: Verifier,
  planned: Map<ClusterFinding, PlannedFix>,
): void {
  for (const [document, changes] of byDocument) {
    const { together, later } = planDocument(document, changes, verify);
    for (const { edits, candidates } of together) {
      const lines = lineChanges(document.file, edits);
      for (const { finding, intent } of candidates) {
        const { title, isUnsafe } = intent;
        planned.set(finding, {
          fix: { title, edits, changes: lines, isUnsafe: isUnsafe || undefined },
        });
      }
    }
    for (const { candidates } of later) {
      for (const { finding } of candidates) planned.set(finding, { fix: undefined });
    }
    for (const { candidates } of changes) for (const { finding } of candidates) locateFound(finding.finding);
  }
}

function planDocument(
  document: SourceDocument,
  changes: readonly Change[],
  verify: Verifier,
): { readonly together: readonly Change[]; readonly later: readonly Change[] } {
  let left = countVerifications(document);

  /** The largest part of the changes that holds together, as far as that can be told cheaply. */
  function accept(candidates: readonly Change[]): readonly Change[] {
    if (candidates.length === 0 || left-- <= 0) return [];
    const offenders = verify(document, candidates);
    if (offenders.size === 0) return candidates;
    if (candidates.length === 1) return [];
    let accepted = accept(candidates.filter((change) => !offenders.has(change)));
    // Where two changes of one object failed, one of them may be innocent.
    for (const offender of offenders) {
      const more = accept([...accepted, offender]);
      if (more.length > accepted.length) accepted = more;
    }
    return accepted;
  }

  const { free, inTheWay } = separate(changes);
  const together = accept(free);
  const later = inTheWay.filter((change) => accept([change]).length > 0);
  return { together, later };
}

/** Takes the first of changes that overlap. The changes are sorted by their first edit. */
function separate(changes: readonly Change[]): { readonly free: Change[]; readonly inTheWay: Change[] } {
  const free: Change[] = [];
  const inTheWay: Change[] = [];
  const taken: TextEdit[] = [];
  let end = -1;
  for (const change of changes) {
    // Nearly always a change begins behind all others, and nothing has to be compared.
    const isBehind = change.edits.every(({ start }) => start > end);
    if (!isBehind && overlaps([...taken, ...change.edits].sort(byPlace))) {
      inTheWay.push(change);
      continue;
    }
    free.push(change);
    taken.push(...change.edits);
    end = Math.max(end, ...change.edits.map((edit) => edit.end));
  }
  return { free, inTheWay };
}
