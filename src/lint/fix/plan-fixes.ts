import type { Fix, TextEdit } from "../../model/finding.js";
import { groupBy, groupByEach } from "../../model/group-by.js";
import type { SourceDocument, SourceFile } from "../../model/source.js";
import { nameSome, quoted } from "../../model/words.js";
import { originFiles } from "../../rendering/contract/apply-renderings.js";
import { type ClusterFinding, locatePlaces } from "../contract/cluster-finding.js";
import {
  type Change,
  collectChanges,
  type FileChange,
  hasSeveralClusters,
  repairedDocument,
  type WrittenFix,
  writeFixes,
} from "./changes.js";
import { byPlace, overlaps } from "./edit-text.js";
import { lineChanges } from "./lines.js";
import { createVerifier, type Verifier, type VerifyContext } from "./verify.js";

export interface FixContext extends VerifyContext {
  readonly takesUnsafe?: boolean;
  /** Reports whether edits touch suppressed text, which is left alone. */
  readonly isSuppressed?: (file: SourceFile, edits: readonly TextEdit[]) => boolean;
  /** Reports whether a fix of what is rendered may be written into the file of a path; into none by default. */
  readonly mayWrite?: (path: string) => boolean;
}

/** Undefined if another fix is in the way; a later run fixes it. */
type PlannedFixes = Map<ClusterFinding, Fix | undefined>;

/** Enough to isolate the failing fixes of a document. */
const MAX_VERIFICATIONS = 32;
/** The bound for huge documents: all fixes, without the wrong ones, once more. */
const LEAST_VERIFICATIONS = 3;
const MAX_VERIFIED_LENGTH = 1024 * 1024;
const NAMED_ROOTS = 3;

function countVerifications({ root }: SourceDocument): number {
  const affordable = Math.floor(MAX_VERIFIED_LENGTH / (root.end - root.start + 1));
  return Math.max(LEAST_VERIFICATIONS, Math.min(MAX_VERIFICATIONS, affordable));
}

/** Plans fixes. They do not overlap, and were verified together: their findings go and no other appears. */
export function withFixes<Found extends ClusterFinding>(
  findings: readonly Found[],
  context: FixContext,
): readonly Found[] {
  const { takesUnsafe = false, isSuppressed, mayWrite, judgements } = context;
  const repairable = findings.filter((finding) => repairedDocument(finding) !== undefined);
  if (repairable.length === 0) return findings;
  const documents = repairable.flatMap((finding) => repairedDocument(finding) ?? []);
  const rendered = documents.some(({ origin }) => origin !== undefined) ? renderedDocuments(judgements) : [];
  const renderedFrom = groupByEach(rendered, (document) => originFiles(document).map(({ path }) => path));
  const verify = createVerifier(context, new Set([...documents, ...rendered]));
  const safe: PlannedFixes = new Map();
  const unsafe: PlannedFixes = new Map();
  for (const together of plannedTogether(findings, repairable)) {
    const fixes = writeFixes(together).filter(
      ({ intent, document, file, written }) =>
        (document.origin === undefined || mayWrite?.(file.path)) &&
        (!intent.isUnsafe || !isSuppressed?.(file, written)),
    );
    const plan = (some: readonly WrittenFix[], planned: PlannedFixes) =>
      planFixes(
        collectChanges(together, some, (path) => renderedFrom.get(path) ?? []),
        verify,
        planned,
      );
    plan(
      fixes.filter(({ intent }) => takesUnsafe || !intent.isUnsafe),
      safe,
    );
    // Fixes that need review are shown, and do not conflict with others.
    if (!takesUnsafe)
      plan(
        fixes.filter(({ intent }) => intent.isUnsafe),
        unsafe,
      );
  }
  return findings.map((finding) => {
    const isSafe = safe.has(finding);
    const shown = (isSafe ? safe : unsafe).get(finding);
    return isSafe || shown ? { ...finding, fixable: isSafe, fixes: shown === undefined ? [] : [shown] } : finding;
  });
}

function renderedDocuments(judgements: FixContext["judgements"]): readonly SourceDocument[] {
  const documents = judgements.flatMap(({ fits, fragments }) =>
    [...fits, ...fragments].map(({ workload }) => workload.document),
  );
  return [...new Set(documents.filter(({ origin }) => origin !== undefined))];
}

/**
 * Findings whose fixes have to do with each other: those of one file, so that its trees are there when its texts are
 * written, tried out and told. Of several clusters one may object to what is right for another, wherever that is written,
 * and so may one of several renderings.
 */
function plannedTogether<Found extends ClusterFinding>(
  findings: readonly Found[],
  repairable: readonly Found[],
): Iterable<readonly Found[]> {
  return hasSeveralClusters(findings)
    ? [findings]
    : groupBy(repairable, (finding) => {
        const document = repairedDocument(finding);
        return document?.origin === undefined ? document?.file.path : RENDERED;
      }).values();
}

const RENDERED = Symbol("rendered");

function planFixes(written: readonly FileChange[], verify: Verifier, planned: PlannedFixes): void {
  const accept = createAcceptance(verify);
  const { free, inTheWay } = separate(written);
  for (const one of acceptWhole(free, accept)) {
    const fix = describe(one);
    for (const { finding, intent } of one.changes.flatMap(({ candidates }) => candidates)) {
      const { title, isUnsafe } = intent;
      planned.set(finding, { ...fix, title: title + fix.title, isUnsafe: isUnsafe || undefined });
    }
  }
  for (const one of inTheWay.filter((change) => acceptWhole([change], accept).length > 0)) {
    for (const { finding } of one.changes.flatMap(({ candidates }) => candidates)) planned.set(finding, undefined);
  }
  for (const { finding } of written.flatMap(({ changes }) => changes.flatMap(({ candidates }) => candidates)))
    locatePlaces(finding.finding);
}

/** A fix that reaches several renderings says which. */
function describe({ file, edits, changes }: FileChange): Omit<Fix, "isUnsafe"> {
  const rendered = changes.filter(({ document }) => document.origin !== undefined);
  const roots = [...new Set(rendered.flatMap(({ document: { origin } }) => origin?.root ?? []))].sort();
  return {
    title: roots.length < 2 ? "" : ` (in ${nameSome(roots.map(quoted), NAMED_ROOTS)})`,
    edits,
    changes: lineChanges(file, edits),
    ...(rendered.length > 0 && { rendered: rendered.map((one) => ({ document: one.document, edits: one.edits })) }),
  };
}

type Accept = (changes: readonly Change[]) => ReadonlySet<Change>;

/** Keeps what holds in every document that it changes. */
function acceptWhole(written: readonly FileChange[], accept: Accept): readonly FileChange[] {
  let together = written;
  for (;;) {
    const held = accept(together.flatMap(({ changes }) => changes));
    const whole = together.filter(({ changes }) => changes.every((one) => held.has(one)));
    // What one rendering does not bear was tried in the others, together with the rest.
    if (together.every((one) => one.changes.length === 1 || whole.includes(one))) return whole;
    together = whole;
  }
}

/** Finds in each document the largest part of the changes that holds together, as far as that can be told cheaply. */
function createAcceptance(verify: Verifier): Accept {
  const left = new Map<SourceDocument, number>();

  function acceptIn(document: SourceDocument, candidates: readonly Change[]): readonly Change[] {
    const tries = left.get(document) ?? countVerifications(document);
    left.set(document, tries - 1);
    if (candidates.length === 0 || tries <= 0) return [];
    const offenders = verify(document, candidates);
    if (offenders.size === 0) return candidates;
    if (candidates.length === 1) return [];
    let accepted = acceptIn(
      document,
      candidates.filter((change) => !offenders.has(change)),
    );
    // Where two changes of one object failed, one of them may be innocent.
    for (const offender of offenders) {
      const more = acceptIn(document, [...accepted, offender]);
      if (more.length > accepted.length) accepted = more;
    }
    return accepted;
  }

  return (changes) =>
    new Set([...groupBy(changes, ({ document }) => document)].flatMap(([document, own]) => acceptIn(document, own)));
}

/** Takes the first of overlapping changes, sorted by first edit. */
function separate(written: readonly FileChange[]): { readonly free: FileChange[]; readonly inTheWay: FileChange[] } {
  const free: FileChange[] = [];
  const inTheWay: FileChange[] = [];
  for (const changes of groupBy(written, ({ file }) => file.path).values()) {
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
  }
  return { free, inTheWay };
}
