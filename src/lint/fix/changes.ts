import { rangeOf } from "../../manifest/locate.js";
import { distinctEdits, type TextEdit } from "../../model/finding.js";
import { groupBy } from "../../model/group-by.js";
import type { SourceDocument, SourceFile } from "../../model/source.js";
import type { FixIntent, FixOperation } from "../../rules/contract/fix-intent.js";
import type { ClusterFinding } from "../contract/cluster-finding.js";
import { editText } from "./edit-text.js";
import { fileOfOperations, operationsIn, operationsInSource, type SourceOperations } from "./source-places.js";

export interface Candidate {
  readonly finding: ClusterFinding;
  readonly intent: FixIntent;
}

/** Edits of one file, and what they change. */
export interface FileChange {
  readonly file: SourceFile;
  readonly edits: readonly TextEdit[];
  /** One for the document itself, or one for each document that is rendered from the file and has the value. */
  readonly changes: readonly Change[];
}

/** Edits of a document with the findings they fix, several if they share an anchor or differ by cluster. */
export interface Change {
  readonly document: SourceDocument;
  /** Edits of the document's own text, also if that was rendered. */
  readonly edits: readonly TextEdit[];
  readonly candidates: readonly Candidate[];
  /** For a document without such a finding, which a fix of another one changes. */
  readonly reached?: readonly FixOperation[];
}

/** Undefined for none, several, or a generated document. */
function documentOf({ operations }: FixIntent): SourceDocument | undefined {
  const places = operations.flatMap((one) => (one.kind === "move-entry" ? [one.from, one.to] : [one.at]));
  const documents = new Set(places.map(({ document }) => document));
  const [document] = documents;
  return documents.size === 1 && document?.address === undefined ? document : undefined;
}

export interface WrittenFix extends Candidate {
  readonly document: SourceDocument;
  /** Edits of the document's own text. */
  readonly edits: readonly TextEdit[];
  readonly file: SourceFile;
  /** Edits of `file`: for a rendered document a file that it was made of. */
  readonly written: readonly TextEdit[];
  readonly spots: SourceOperations["spots"];
}

/** Returns the document that a finding's fix changes; undefined without one, or if it cannot be verified. */
export function repairedDocument({ finding: { fix, workload } }: ClusterFinding): SourceDocument | undefined {
  return fix === undefined || workload === undefined ? undefined : documentOf(fix);
}

function write(finding: ClusterFinding): WrittenFix | undefined {
  const { fix: intent } = finding.finding;
  const document = repairedDocument(finding);
  if (intent === undefined || document === undefined) return undefined;
  const edits = editText(intent);
  if (edits === undefined || edits.length === 0) return undefined;
  if (document.origin === undefined) {
    return { finding, intent, document, edits, file: document.file, written: edits, spots: [] };
  }
  const source = operationsInSource(intent.operations);
  const file = source && fileOfOperations(source);
  const written = source && editText({ ...intent, operations: source.operations });
  return file && written && { finding, intent, document, edits, file, written, spots: source.spots };
}

function editsKey(edits: readonly TextEdit[]): string {
  return JSON.stringify(edits.map(({ file, start, end, text }) => [file, start, end, text]));
}

export function writeFixes(findings: readonly ClusterFinding[]): readonly WrittenFix[] {
  return findings.flatMap((finding) => write(finding) ?? []);
}

export function hasSeveralClusters(findings: readonly ClusterFinding[]): boolean {
  return new Set(findings.flatMap(({ cluster }) => cluster ?? [])).size > 1;
}

/** Returns places where clusters need different edits, so that no fix is certain. */
function disputedPlaces(findings: readonly ClusterFinding[], written: readonly WrittenFix[]): ReadonlySet<string> {
  if (!hasSeveralClusters(findings) || written.length === 0) return new Set();
  const editsOf = new Map(written.map((one) => [one.finding, one.written]));
  const byPlace = new Map<string, Map<string | null, string[]>>();
  for (const finding of findings) {
    if (finding.cluster === null) continue;
    const place = placeKey(finding);
    const clusters = byPlace.get(place) ?? new Map<string | null, string[]>();
    byPlace.set(place, clusters);
    const asked = clusters.get(finding.cluster) ?? [];
    clusters.set(finding.cluster, [...asked, editsKey(editsOf.get(finding) ?? [])]);
  }
  const isDisputed = (clusters: Map<string | null, string[]>) =>
    new Set([...clusters.values()].map((asked) => JSON.stringify([...new Set(asked)].sort()))).size > 1;
  return new Set([...byPlace].flatMap(([place, clusters]) => (isDisputed(clusters) ? [place] : [])));
}

function placeKey({ rule, finding }: ClusterFinding): string {
  const { file, line, column } = rangeOf(finding.at);
  return JSON.stringify([rule, file, line, column]);
}

/** Returns what fixes write, in the order of the text. `renderedFrom`: the documents that are rendered from a file. */
export function collectChanges(
  findings: readonly ClusterFinding[],
  fixes: readonly WrittenFix[],
  renderedFrom: (path: string) => readonly SourceDocument[],
): readonly FileChange[] {
  const disputed = disputedPlaces(findings, fixes);
  const certain = fixes.filter(({ finding }) => disputed.size === 0 || !disputed.has(placeKey(finding)));
  return [...groupBy(certain, ({ written }) => editsKey(written)).values()]
    .map(([first, ...others]): FileChange => {
      const { file, written: edits, intent, spots } = first;
      const changes = [...groupBy([first, ...others], ({ document }) => document)].map(
        // What an alias repeats is rendered at several places.
        ([document, own]): Change => ({
          document,
          edits: distinctEdits(own.flatMap((one) => one.edits)),
          candidates: own,
        }),
      );
      const known = new Set(changes.map(({ document }) => document));
      for (const document of spots.length === 0 ? [] : renderedFrom(file.path)) {
        const reached = known.has(document) ? undefined : operationsIn(document, intent.operations, spots);
        const made = reached && editText({ ...intent, operations: reached });
        if (made !== undefined) changes.push({ document, edits: made, candidates: [], reached });
      }
      return { file, edits, changes };
    })
    .sort((a, b) => (a.edits[0]?.start ?? 0) - (b.edits[0]?.start ?? 0));
}
